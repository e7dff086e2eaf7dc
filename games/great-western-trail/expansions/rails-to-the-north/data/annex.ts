// Source: the annex is in the rulebook, the frame of its disc space comes from public pictures (RTN-11, AMB-13).
import type { DiscSpace } from "../../../../trail/kit.ts"

/** RTN-8: stores of a player, three on each bell space. */
export const STORES = 15
export const STORES_ON_BELL = 3

/** RTN-30: a token comes when the second and when the fifth bell space is cleared. */
export const bellsWithToken: readonly number[] = [2, 5]

/** RTN-8 */
export const FIRST_TOKENS = 1

/** AMB-4 */
export const MOST_DRAWN = 2

export const annexDisc: DiscSpace = { id: "aux6-2x", white: true, price: 2, money: 0 }
