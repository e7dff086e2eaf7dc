// Source: the rulebook's turn track, starting material and scoring.

export const ROUNDS = 4
/** CC-10.5: cowboys handed out after each round. */
export const cowboysAfter: readonly number[] = [0, 4, 5, 5, 0]

/** CC-2.1 */
export const startingKit = { money: 15, cowboys: 3, revolvers: 1, roads: 1 } as const
export const STARTING_PARCELS = 2

/** CC-1.12: pieces of each colour, and dynamite in all. */
export const COWBOYS = 10
export const DEEDS = 12
export const DYNAMITE = 7

export const MOUNTAINS = 9
/** CC-7.2 */
export const AMMUNITION_STRENGTH = 3

/** CC-10.6, CC-11.1 */
export const CASH_PER_POINT = 10
export const FINAL_CASH_PER_POINT = 6
export const POINTS_PER_OBJECT = 2
