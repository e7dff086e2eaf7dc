// Source: experience and the lists of cards 4 are in the rulebook's solo chapter; the order of the ships on cards 1 to 3 is
// reconstructed (SOLO-13.2).

export const levels = ["easy", "moderate", "expert"] as const
type Level = (typeof levels)[number]

/** An entry of a list: a ship by name, or the one of this rank by value among those in the loading zone. */
export type Listed = string | { readonly rank: number }

export interface LoadingCard {
  readonly id: string
  readonly level: Level
  readonly number: number
  /** PEDRO-70 */
  readonly experience: number
  readonly ships: readonly Listed[]
  readonly rule: string
  readonly reconstructed: boolean
}

/** PEDRO-72: cards 1 to 3 name the three ships of the next departure … */
function early(level: Level, number: number, ...ships: readonly string[]): LoadingCard {
  return { id: `${level}-${number}`, level, number, experience: number, ships, rule: "PEDRO-72", reconstructed: true }
}

/** … and card 4 ranks; the highest ship may be loaded again and again. */
function late(level: Level, ...ranks: readonly number[]): LoadingCard {
  const ships = ranks.map(rank => ({ rank }))
  return { id: `${level}-4`, level, number: 4, experience: 4, ships, rule: "PEDRO-72", reconstructed: false }
}

export const loadingCards: readonly LoadingCard[] = [
  early("easy", 1, "ship-1", "ship-5", "ship-7"),
  early("easy", 2, "ship-3", "ship-6", "ship-11"),
  early("easy", 3, "ship-8", "ship-9", "ship-15"),
  late("easy", 3, 2, 1),
  early("moderate", 1, "ship-5", "ship-7", "ship-1"),
  early("moderate", 2, "ship-6", "ship-11", "ship-3"),
  early("moderate", 3, "ship-9", "ship-15", "ship-8"),
  late("moderate", 2, 1),
  early("expert", 1, "ship-7", "ship-5", "ship-1"),
  early("expert", 2, "ship-11", "ship-6", "ship-3"),
  early("expert", 3, "ship-15", "ship-9", "ship-8"),
  late("expert", 1),
]
