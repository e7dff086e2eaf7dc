import { places, type Row, type Seat } from "@railhead/engine"
import type { GainKind, NeedKind } from "../trail/actions.ts"
import type { AuxiliaryAction } from "../trail/kit.ts"
import type { Argentina } from "./state.ts"

/** What the game for two to four players leaves open to modules: the solo game will use it. */
export interface ArgPlaces {
  readonly moments: {
    /** Everything is laid out and dealt. */
    readonly setup: object
    readonly turnStart: { readonly seat: Seat }
    /** Three ships have departed (ARG-14.3). */
    readonly departed: { readonly seat: Seat }
    readonly beforeScoring: object
  }
  readonly sums: "movement"
  readonly questions: {
    /** May this bonus space be delivered to? */
    readonly mayDeliver: { readonly seat: Seat; readonly slot: number }
  }
  readonly tables: {
    readonly needs: NeedKind
    readonly gives: GainKind
    readonly auxiliary: AuxiliaryAction & Row
  }
}

export const { announce, total, objection, rows } = places<Argentina, ArgPlaces>()
