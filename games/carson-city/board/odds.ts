// CC-6.3: how likely each fighter is to win, counted exactly.

export interface Fighter {
  readonly strength: number
  /** That count: two with dynamite. */
  readonly dice: number
  /** Thrown with them, of which the lowest are left out (CC-14.5). */
  readonly spare: number
}

/** How many of all throws give each total; the list begins at 0. */
function throws({ strength, dice, spare }: Fighter): number[] {
  const ways: number[] = []
  const thrown = dice + spare
  for (let one = 0; one < 6 ** thrown; one++) {
    const pips = Array.from({ length: thrown }, (_, die) => 1 + (Math.floor(one / 6 ** die) % 6))
    const best = pips.toSorted((a, b) => b - a).slice(0, dice)
    const total = best.reduce((sum, pip) => sum + pip, strength)
    ways[total] = (ways[total] ?? 0) + 1
  }
  return ways
}

/** The share of throws with less than a total; `orEqual`: or just that. */
function below(ways: readonly number[], total: number, orEqual: boolean): number {
  let [less, all] = [0, 0]
  ways.forEach((count, sum) => {
    all += count
    if (sum < total || (orEqual && sum === total)) less += count
  })
  return less / all
}

/** In the order of passing: the first of equals wins (CC-1.9). */
export function odds(fighters: readonly Fighter[]): number[] {
  const all = fighters.map(throws)
  return all.map((ways, me) => {
    const size = ways.reduce((sum, count) => sum + count, 0)
    return ways.reduce(
      (chance, count, total) =>
        chance + all.reduce((wins, others, i) => (i === me ? wins : wins * below(others, total, i > me)), count / size),
      0,
    )
  })
}

export function percent(chance: number): number {
  return Math.round(chance * 100)
}
