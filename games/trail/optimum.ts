// GWT-17.6, GWT-19.7, R31, ARG-33.14: the best way to count objective cards, found exactly.
import { at, num } from "@railhead/engine"

/** A card as it counts: how many things of each kind it asks for, its points and what it costs if it fails. */
export interface Goal {
  readonly wants: readonly number[]
  readonly vp: number
  readonly penalty: number
}

/** Points of the cards themselves, and how many lie in the area. */
export interface Counted {
  readonly points: number
  readonly inArea: number
}

/**
 * The most that the cards can be worth. Each thing serves one condition of one card. `must` lie in the area already;
 * each of `may` can be added or left out. `bonus` is what the area is worth beside it with so many cards in it, and
 * never less with more of them. Depth first, the dearest cards first, given up where even all the rest could not help.
 */
export function bestGoals(
  must: readonly Goal[],
  may: readonly Goal[],
  owned: readonly number[],
  bonus: (cards: number) => number,
): Counted {
  const cards = [...must.map(goal => ({ goal, optional: false })), ...may.map(goal => ({ goal, optional: true }))]
  cards.sort((a, b) => b.goal.vp + b.goal.penalty - a.goal.vp - a.goal.penalty)
  const most = bonus(cards.length)
  /** What the cards from here on could bring at most. */
  const rest = cards.map((_, i) => cards.slice(i).reduce((sum, { goal }) => sum + goal.vp, most))
  const left = owned.slice()
  let best = Number.NEGATIVE_INFINITY
  let counted: Counted = { points: 0, inArea: 0 }

  function take(goal: Goal, sign: number): void {
    for (let kind = 0; kind < left.length; kind++) left[kind] = num(left, kind) + sign * num(goal.wants, kind)
  }

  function fits(goal: Goal): boolean {
    for (let kind = 0; kind < left.length; kind++) if (num(goal.wants, kind) > num(left, kind)) return false
    return true
  }

  function count(i: number, inArea: number, points: number): void {
    if (i === cards.length) {
      if (points + bonus(inArea) <= best) return
      best = points + bonus(inArea)
      counted = { points, inArea }
      return
    }
    if (points + num(rest, i) <= best) return
    const { goal, optional } = at(cards, i)
    if (fits(goal)) {
      take(goal, -1)
      count(i + 1, inArea + 1, points + goal.vp)
      take(goal, 1)
    }
    if (optional) count(i + 1, inArea, points)
    // A card that fails is added only for what the area is worth beside it.
    if (!optional || most > 0) count(i + 1, inArea + 1, points - goal.penalty)
  }

  count(0, 0, 0)
  return counted
}
