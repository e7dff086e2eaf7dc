// The limits of a player, by what the discs have left open.
import { num } from "@railhead/engine"
import { HAND_LIMIT, handBits, movementBase, movementBonuses } from "../data/players.ts"

/** GWT-6.2 */
export function stepLimit(seats: number, cleared: number): number {
  return movementBonuses.reduce(
    (limit, { bit, bonus }) => limit + (cleared & bit ? num(bonus, seats) : 0),
    num(movementBase, seats),
  )
}

/** GWT-11.1 */
export function cardLimit(cleared: number): number {
  return handBits.reduce((limit, bit) => limit + (cleared & bit ? 1 : 0), HAND_LIMIT)
}
