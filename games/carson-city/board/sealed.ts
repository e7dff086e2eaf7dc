// What all do in secret at the same time, and how far each of them is. Who has handed something in is no secret, what is.
import { at, range, type Seat } from "@railhead/engine"
import type { Telling } from "../../words.ts"
import { spots } from "../data/actions.ts"
import { corrals } from "../data/corrals.ts"
import type { CarsonCity } from "../state.ts"
import {
  HORSE,
  isComplete,
  MOVE,
  type Operation,
  PLACE,
  readOperation,
  TAKE_BACK,
  WAIT,
} from "../variants/kit-carson/operation.ts"

/** Sheets (CC-14), tiles of a duel (CC-16), operations of a tick (CC-17.5) or live (CC-17.4). */
export type Secret = "sheets" | "tiles" | "tick" | "live"

const shows: { readonly [step: string]: Secret } = { showSheets: "sheets", showTiles: "tiles", showTick: "tick" }

/** What is under way in secret; null where nothing is. */
export function secretOf(s: CarsonCity): Secret | null {
  for (const { do: step } of s.agenda.toReversed()) {
    const secret = shows[step]
    if (secret) return secret
  }
  const live = s.kitCarson !== null && s.asides.some(aside => aside.some(({ do: step }) => step.startsWith("operate")))
  return live ? "live" : null
}

/** `asked`: still thinks. `sealed`: has handed it in. `done`: places nothing more this round. `out`: has no part in it. */
export type Progress = "asked" | "sealed" | "done" | "out"

export function progressOf(s: CarsonCity, secret: Secret, seat: Seat): Progress {
  if (at(s.asides, seat).length > 0) return "asked"
  if ((secret === "tick" || secret === "live") && s.passed.includes(seat)) return "done"
  return handedIn(s, secret, seat) ? "sealed" : "out"
}

function handedIn({ newBeginning, survival, kitCarson }: CarsonCity, secret: Secret, seat: Seat): boolean {
  const sealed = { sheets: newBeginning?.sheets, tiles: survival?.played, tick: kitCarson?.sealed, live: undefined }
  return (sealed[secret]?.[seat]?.length ?? 0) > 0
}

/** Whose progress is told: all who have part in it. */
export function partakers(s: CarsonCity, secret: Secret): Seat[] {
  return range(s.seats).filter(seat => secret !== "tiles" || progressOf(s, secret, seat) !== "out")
}

/** The viewer's own operation as it lies there sealed; null where there is none. */
export function ownOperation(s: CarsonCity, you: Seat): Telling | null {
  const numbers = s.kitCarson?.sealed[you] ?? []
  return isComplete(numbers) && numbers.every(n => n >= 0) ? tell(readOperation(numbers)) : null
}

function tell({ what, from, to }: Operation): Telling {
  switch (what) {
    case WAIT:
      return { kind: "wait" }
    case PLACE:
      return { kind: "place", action: at(spots, to) }
    case MOVE:
      return { kind: "move", action: at(spots, to), action2: at(spots, from) }
    case TAKE_BACK:
      return { kind: "back", action: at(spots, from) }
    case HORSE:
      return { kind: "horse", corral: at(corrals, to).id }
    default:
      return { kind: "done" }
  }
}
