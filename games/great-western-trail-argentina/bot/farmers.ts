// Farmers that can be helped with the strength there is.
import { HELPED_FARMERS } from "../data/players.ts"
import { farmerSpaces } from "../data/trail.ts"
import { reach, requiredAt } from "../rules/strength.ts"
import type { Argentina, Player } from "../state.ts"

const NONE = 99
const weakest = new Int8Array(HELPED_FARMERS)

/** How many of the weakest farmers board, hand and an action's bonus can help at once. */
export function farmersInReach(s: Argentina, me: Player, bonus: number): number {
  weakest.fill(NONE)
  for (let i = 0; i < farmerSpaces.length; i++) {
    let required = requiredAt(s, farmerSpaces[i] ?? 0)
    if (required === 0) continue
    for (let rank = 0; rank < weakest.length; rank++) {
      const other = weakest[rank] ?? NONE
      if (required >= other) continue
      weakest[rank] = required
      required = other
    }
  }
  let strength = reach(me, bonus)
  let count = 0
  while (count < weakest.length && strength >= (weakest[count] ?? NONE)) strength -= weakest[count++] ?? NONE
  return count
}
