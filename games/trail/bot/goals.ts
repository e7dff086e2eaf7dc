// How far objective cards have come: what they ask for and what a player has.
import { at } from "@railhead/engine"
import type { Goal } from "../optimum.ts"

/** The part of what a card asks for that is there, from 0 to 1. */
function nearness({ wants }: Goal, owned: readonly number[]): number {
  let asked = 0
  let there = 0
  for (let kind = 0; kind < wants.length; kind++) {
    const want = wants[kind] ?? 0
    if (want === 0) continue
    asked += want
    there += Math.min(want, owned[kind] ?? 0)
  }
  return asked === 0 ? 1 : there / asked
}

/** An unplayed card need not be laid out, and may never come to hand: it counts less. */
const UNPLAYED = 0.7

/** What cards that are not done would bring, by how near they are: squared, because a card half done is far from done. */
export function nearPoints(goals: readonly Goal[], area: number, unplayed: number, owned: readonly number[]): number {
  let points = 0
  for (let rest = area | unplayed; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const goal = at(goals, 31 - Math.clz32(bit))
    const near = nearness(goal, owned)
    if (near < 1) points += near * near * (area & bit ? goal.vp + goal.penalty : UNPLAYED * goal.vp)
  }
  return points
}
