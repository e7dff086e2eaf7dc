// What the picture reads out of a position.
import { at, num, range, type Seat } from "@railhead/engine"
import { sides } from "../data/actions.ts"
import { BUILDING_NUMBERS } from "../data/buildings.ts"
import { breedingValues, CATTLE, cards } from "../data/cards.ts"
import { HAND_LIMIT, handBits, movementBase, movementBonuses } from "../data/players.ts"
import type { GreatWesternTrail, Player } from "../state.ts"

/** The seat whose player board is shown: the viewer's; for a spectator that of the player whose turn it is. */
export function shownSeat(s: GreatWesternTrail, you: Seat): Seat {
  return you >= 0 ? you : Math.max(0, s.active)
}

/** Equal cards once, with how many there are, in the order of the data; −1 for cards that are not seen. */
export function stacked(list: readonly number[]): [card: number, count: number][] {
  const counts = new Map<number, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

/** GWT-8.7: what the cattle in a hand would be worth in Kansas City; each breed counts once. */
export function handValue(hand: readonly number[]): number {
  const breeds = new Set(hand.flatMap(card => (card >= 0 && card < CATTLE ? [num(cards.breedOf, card)] : [])))
  return [...breeds].reduce((sum, breed) => sum + num(breedingValues, breed), 0)
}

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

/** The private buildings that are not yet built, by the side that is up. */
export function unbuilt(p: Player): number[] {
  return range(BUILDING_NUMBERS + 1)
    .filter(number => p.unbuilt & (1 << number))
    .map(number => at(sides, number)[p.sides & (1 << number) ? 1 : 0])
}
