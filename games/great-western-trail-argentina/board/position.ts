// What the picture reads out of a position: limits by what discs have left open, and the strength for farmers.
import { last, num, type Seat } from "@railhead/engine"
import { strengthOf } from "../data/cards.ts"
import { movementBase, movementBonuses } from "../data/players.ts"
import { boardStrength } from "../rules/counts.ts"
import { reach, requiredBy, strengthShown } from "../rules/strength.ts"
import { type Argentina, player } from "../state.ts"

/** ARG-5.3 */
export function stepLimit(seats: number, cleared: number): number {
  return movementBonuses.reduce(
    (limit, { bit, bonus }) => limit + (cleared & bit ? bonus : 0),
    num(movementBase, seats),
  )
}

/** How strong the board is, what cards have been shown, and what the chosen farmers ask for. */
export interface Strength {
  readonly parts: readonly number[]
  readonly sum: number
  readonly asked: number
  /** The most that cards of the hand could make of it. */
  readonly reach: number
}

/** ARG-26.2: while farmers are helped. */
export function strengthOfHelp(s: Argentina, seat: Seat): Strength | null {
  const step = last(s.agenda)
  if ((step?.do !== "helpFarmers" && step?.do !== "showCattle") || step.seat !== seat) return null
  const me = player(s, seat)
  return {
    parts: [boardStrength(me) + step.bonus, ...me.showing.map(card => num(strengthOf, card))],
    sum: strengthShown(me, step.bonus),
    asked: requiredBy(s, step.sites),
    reach: reach(me, step.bonus),
  }
}
