// Source: 17 disc spaces, limits, money and tracks are in the rulebook; frames come from public material (ARG-38.5, ARG-38.36).
import type { DiscSpace } from "../../trail/kit.ts"
import type { Hand } from "./tiles.ts"

/** ARG-3.6, by place in the order of play. */
export const startingMoney: readonly number[] = [7, 8, 9, 10]
export const startingCards: readonly number[] = [4, 5, 6, 7]
/** ARG-4.2 */
export const FIRST_HAND = 4

function space(id: string, white: boolean, price = 0, money = 0): DiscSpace {
  return { id, white, price, money }
}

/** ARG-31.5: the 17 coloured round spaces. */
export const discSpaces: readonly DiscSpace[] = [
  space("aux1-2x", true),
  space("aux2-2x", true),
  space("aux3-1x", true),
  space("aux3-2x", true),
  space("aux4-1x", true),
  space("aux4-2x", true),
  space("aux5-1x", true),
  space("aux5-2x", true),
  space("aux6-1x", true),
  space("aux6-2x", false, 3),
  space("move-1", false),
  space("move-2", false),
  space("hand-1", false),
  space("hand-2", false),
  space("cert-6", true),
  space("strength-1", true),
  space("strength-2", false, 0, 3),
]

export const DISCS = discSpaces.length

export function discBit(id: string): number {
  const found = discSpaces.findIndex(row => row.id === id)
  if (found < 0) throw new RangeError(`no disc space "${id}"`)
  return 1 << found
}

/** ARG-5.3: at the start by number of players, and for each cleared movement space. */
export const movementBase: readonly number[] = [0, 0, 3, 4, 5]
export const movementBonuses = [
  { bit: discBit("move-1"), bonus: 2 },
  { bit: discBit("move-2"), bonus: 1 },
] as const
export const MOVE_VP = discBit("move-2")
export const MOVE_VP_POINTS = 2

/** ARG-16.1 */
export const HAND_LIMIT = 4
export const handBits = [discBit("hand-1"), discBit("hand-2")] as const

/** ARG-31.7 */
export const certificateTrack: readonly number[] = [0, 1, 2, 3, 4, 6]
export const CERTIFICATE_LIMIT = 4
export const CERT_6 = discBit("cert-6")
export const CERT_6_LIMIT = 6

/** ARG-17.4 */
export const GRAIN_LIMIT = 8

/** ARG-26.3 */
export const strengthBits = [
  { bit: discBit("strength-1"), strength: 1 },
  { bit: discBit("strength-2"), strength: 2 },
] as const
/** ARG-26.4, ARG-26.1 */
export const SHOWN_CARDS = 4
export const HELPED_FARMERS = 3

/** ARG-19.4: price of each space of the granjero row, by its number. */
export const granjeroPrices: readonly number[] = [0, 0, 6, 6, 8, 8, 10]

/** ARG-6.1: fee for each hand, by number of players. */
export const handFees: { readonly [H in Hand]: readonly number[] } = {
  black: [0, 0, 1, 1, 1],
  green: [0, 0, 2, 2, 1],
}

/** ARG-33.10 */
export const WORKER_POINTS = 4
export const FIRST_SCORING_SPACE = 5
/** ARG-33.6, ARG-33.12, ARG-33.1 */
export const FARMER_POINTS = 2
export const TOKEN_POINTS = 2
export const PESOS_PER_POINT = 5
