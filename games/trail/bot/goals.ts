// How far objective cards have come: what they ask for and what a player has.
import { at } from "@railhead/engine"
import type { Goal } from "../optimum.ts"

/** The part of what a card asks for that is there, from 0 to 1; the whole square makes nearly done cards count more. */
export function nearness({ wants }: Goal, owned: readonly number[]): number {
  let asked = 0
  let there = 0
  for (let kind = 0; kind < wants.length; kind++) {
    const want = wants[kind] ?? 0
    if (want === 0) continue
    asked += want
    there += Math.min(want, owned[kind] ?? 0)
  }
  return asked === 0 ? 1 : (there / asked) ** 2
}

/** Of the cards in a mask: points that are near, and how many are not done yet. */
export function nearPoints(goals: readonly Goal[], mask: number, owned: readonly number[], penalised: boolean): number {
  let points = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const goal = at(goals, 31 - Math.clz32(rest & -rest))
    const near = nearness(goal, owned)
    if (near < 1) points += near * (goal.vp + (penalised ? goal.penalty : 0))
  }
  return points
}
