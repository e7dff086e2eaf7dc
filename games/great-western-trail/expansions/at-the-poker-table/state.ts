import { filled } from "@railhead/engine"
import type { Do } from "../../../trail/steps.ts"
import type { GreatWesternTrail } from "../../state.ts"

/** The table; the cards at it are `apart` of each player. */
export interface Poker {
  /** Dollars in the middle. */
  pot: number
  /** For each seat: the type of the worker at the table and the bonus token it brought, −1 for none. */
  workers: number[]
  bonus: number[]
}

export type PokerStep =
  | Do<"seatWorker" | "showHands">
  /** `nth`: which card of this visit; `must`: 1 if nothing was done before it, so that it cannot be left out (POKER-21). */
  | Do<"placeCard", { nth: number; must: number }>

export function blankPoker(seats: number): Poker {
  return { pot: 0, workers: filled(seats, -1), bonus: filled(seats, -1) }
}

export function clonePoker({ pot, workers, bonus }: Poker): Poker {
  return { pot, workers: workers.slice(), bonus: bonus.slice() }
}

/** The slice of a game with this expansion. */
export function pokerOf(s: GreatWesternTrail): Poker {
  if (s.poker === null) throw new RangeError("At the Poker Table is not in this game")
  return s.poker
}
