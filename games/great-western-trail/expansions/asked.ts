// What shared rules ask of a position alone, where no table of `places.ts` can answer: each expansion adds its line.
import { at, num, type Seat } from "@railhead/engine"
import { drawable } from "../../trail/herd.ts"
import type { GreatWesternTrail } from "../state.ts"
import { clearedBells } from "./rails-to-the-north/bells.ts"

/** Counts after those of `rules/counts.ts`, in the order of the amounts in `data/effects.ts`. */
export const addedCounts: readonly ((s: GreatWesternTrail, seat: Seat) => number)[] = [clearedBells]

/** RTN-70 (d): could this seat still get other cards into its hand? One that is exchanging cards already may. */
export function mayYetDraw(s: GreatWesternTrail, seat: Seat): boolean {
  if (s.north === null) return false
  if (at(s.asides, seat).length > 0) return true
  return num(s.north.tokens, seat) > 0 && drawable(at(s.players, seat)) > 0
}
