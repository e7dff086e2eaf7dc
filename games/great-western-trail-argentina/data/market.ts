// Source: deals, market sizes, columns and the first costs are in the rulebook; the other costs, two deals and the colours of
// the arrows come from public material.
import type { Deal } from "../../trail/kit.ts"
import { kindsOf } from "./cards.ts"
import type { Anchor } from "./ships.ts"

const value3 = kindsOf((_, value) => value === 3)
const caracu = kindsOf(breed => breed === "caracu")
const franqueiro = kindsOf(breed => breed === "franqueiro")
const aberdeenAngus = kindsOf(breed => breed === "aberdeenAngus")

/** ARG-21.1 */
export const deals: readonly Deal[] = [
  { id: "ca-1", cowboys: 1, price: 4, cards: 1, kinds: caracu },
  { id: "v3-1", cowboys: 1, price: 5, cards: 1, kinds: value3 },
  { id: "v3-2", cowboys: 2, price: 2, cards: 1, kinds: value3 },
  { id: "v3-3", cowboys: 3, price: 5, cards: 2, fewer: true, kinds: value3 },
  { id: "fr-1", cowboys: 1, price: 11, cards: 1, kinds: franqueiro },
  { id: "fr-3", cowboys: 3, price: 6, cards: 1, kinds: franqueiro },
  { id: "fr-5", cowboys: 5, price: 9, cards: 2, fewer: true, kinds: franqueiro },
  { id: "aa-2", cowboys: 2, price: 11, cards: 1, kinds: aberdeenAngus },
  { id: "aa-4", cowboys: 4, price: 6, cards: 1, kinds: aberdeenAngus },
]

/** ARG-2.8, by number of players. */
export const marketSizes: readonly number[] = [0, 0, 9, 12, 15]

/** ARG-18.2: cost of each row of the job market, and what a strength icon adds. */
export const jobCosts: readonly number[] = [6, 7, 6, 8, 5, 8, 6, 8, 9, 6, 4]
export const STRONG_SURCHARGE = 1
export const JOB_ROWS = jobCosts.length
export const JOB_COLUMNS = 4

/** ARG-14: the arrow below each row that does something; the one below the last row is red. */
export const arrows: { readonly [row: number]: "refill" | Anchor } = {
  4: "yellow",
  5: "refill",
  6: "turquoise",
  7: "refill",
  8: "purple",
}

/** ARG-2.3: the token starts in row 3. */
export const TOKEN_START = 2
