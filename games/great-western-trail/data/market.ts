// Source: deals and market sizes are in the rulebook, two prices and the job market's costs come from public pictures (GWT-24).
import type { Deal } from "../../trail/kit.ts"
import { kindsOf } from "./cards.ts"

const value3 = kindsOf((_, value) => value === 3)
const westHighland = kindsOf(breed => breed === "westHighland")
const texasLonghorn = kindsOf(breed => breed === "texasLonghorn")

/** GWT-13.11 */
export const deals: readonly Deal[] = [
  { id: "v3-1", cowboys: 1, price: 6, cards: 1, kinds: value3 },
  { id: "v3-2", cowboys: 2, price: 3, cards: 1, kinds: value3 },
  { id: "v3-3", cowboys: 3, price: 5, cards: 2, kinds: value3 },
  { id: "wh-1", cowboys: 1, price: 12, cards: 1, kinds: westHighland },
  { id: "wh-3", cowboys: 3, price: 6, cards: 1, kinds: westHighland },
  { id: "wh-5", cowboys: 5, price: 8, cards: 2, kinds: westHighland },
  { id: "tl-2", cowboys: 2, price: 12, cards: 1, kinds: texasLonghorn },
  { id: "tl-4", cowboys: 4, price: 6, cards: 1, kinds: texasLonghorn },
]

/** GWT-2.8, by number of players. */
export const marketSizes: readonly number[] = [0, 0, 7, 10, 13]

/** GWT-13.1: cost of each row of the job market. */
export const jobCosts: readonly number[] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
export const JOB_ROWS = jobCosts.length
export const JOB_COLUMNS = 4

/** GWT-8.5: rows below which the arrow is yellow; the one below the last row is red. */
export const yellowBelow: readonly number[] = [5, 8]

/** GWT-2.3: the token starts in row 2. */
export const TOKEN_START = 1
