// Source: the rules of the mini-expansion name the 6 points of the top token, stakes and the $3 of the bank; the money of the
// tokens and the 4 points of the others are reconstructed (AMB-16).
import type { Act } from "../../data/effects.ts"

/** POKER-2: from the top of the stack. */
export const bonusTokens = [
  { id: "bonus-6", vp: 6, money: 2 },
  { id: "bonus-4-1", vp: 4, money: 2 },
  { id: "bonus-4-2", vp: 4, money: 2 },
  { id: "bonus-4-3", vp: 4, money: 2 },
] as const

/** POKER-8: what the first and the second card of a visit cost; POKER-9: cards at one worker. */
export const stakes: readonly number[] = [1, 2]
export const MOST_AT_TABLE = 3

/** POKER-14 */
export const BANK_BONUS = 3

export type PokerGain = { readonly give: "seatAndPlaceCards" | "showHands" }

/** POKER-3: one more local action for the building on that site. */
export const addOns: readonly { readonly id: string; readonly site: string; readonly does: Act }[] = [
  { id: "add-on-cards", site: "site-D", does: { gives: [{ give: "seatAndPlaceCards" }] } },
  { id: "add-on-show", site: "site-G", does: { gives: [{ give: "showHands" }] } },
]
