import { places, type Row, type Seat } from "@railhead/engine"
import type { GainKind, NeedKind } from "../trail/actions.ts"
import type { AuxiliaryAction } from "../trail/kit.ts"
import type { Argentina } from "./state.ts"

/** What the game for two to four players leaves open to modules. A side is every seat and, after them, who is no seat. */
export interface ArgPlaces {
  readonly moments: {
    /** Everything is laid out and dealt. */
    readonly setup: object
    /** It is the turn of a side that is no seat. */
    readonly sideTurn: { readonly side: Seat }
    /** Three ships have departed and two new ones have come (ARG-14.3, ARG-14.5). */
    readonly departed: object
    /** The foresight spaces are about to be filled up (ARG-15.2). */
    readonly beforeRefill: object
  }
  readonly sums: never
  readonly questions: {
    /** May the owner of a building receive its fee? If not, it goes to the bank. */
    readonly mayReceive: { readonly owner: Seat }
  }
  readonly tables: {
    readonly needs: NeedKind
    readonly gives: GainKind
    readonly auxiliary: AuxiliaryAction & Row
  }
}

export const { announce, objection, rows } = places<Argentina, ArgPlaces>()
