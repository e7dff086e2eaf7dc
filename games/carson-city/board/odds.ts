// CC-6.3: how likely each fighter is to win, counted exactly.

export interface Fighter {
  readonly strength: number
  /** Two with dynamite. */
  readonly dice: number
}

/** How many of the 6 or 36 throws give each total; the list begins at 0. */
function throws({ strength, dice }: Fighter): number[] {
  const ways: number[] = []
  for (let first = 1; first <= 6; first++)
    if (dice === 1) ways[strength + first] = 1
    else
      for (let second = 1; second <= 6; second++)
        ways[strength + first + second] = (ways[strength + first + second] ?? 0) + 1
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
