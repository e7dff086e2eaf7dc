// Source: auxiliary actions, limits and money are in the rulebook; frames, movement bonuses and the icons of the worker rows
// come from public pictures of the player board (GWT-24).
import type { DiscSpace } from "../../trail/kit.ts"
import { printed } from "../expansions/printed.ts"
import type { Hand } from "./tiles.ts"

/** GWT-2.15, by place in the order of play. */
export const startingMoney: readonly number[] = [6, 7, 8, 9]
export const FIRST_HAND = 4

/** GWT-10.1, GWT-10.4: the 14 coloured round spaces. */
export const discSpaces: readonly DiscSpace[] = [
  { id: "aux1-2x", white: true, price: 0, money: 0 },
  { id: "aux2-2x", white: true, price: 0, money: 0 },
  { id: "aux3-1x", white: true, price: 0, money: 0 },
  { id: "aux3-2x", white: true, price: 0, money: 0 },
  { id: "aux4-1x", white: true, price: 0, money: 0 },
  { id: "aux4-2x", white: true, price: 0, money: 0 },
  { id: "aux5-1x", white: true, price: 0, money: 0 },
  { id: "aux5-2x", white: true, price: 0, money: 0 },
  { id: "cert-4", white: true, price: 0, money: 0 },
  { id: "cert-6", white: false, price: 0, money: 0 },
  { id: "move-money", white: false, price: 0, money: 3 },
  { id: "move-vp", white: false, price: 0, money: 0 },
  { id: "hand-1", white: false, price: 5, money: 0 },
  { id: "hand-2", white: false, price: 5, money: 0 },
]

/** With those that expansions add: a space that is not in the game counts as cleared. */
export const everyDiscSpace: readonly DiscSpace[] = [...discSpaces, ...printed.discSpaces]
export const DISCS = everyDiscSpace.length

export function discBit(id: string): number {
  const space = everyDiscSpace.findIndex(row => row.id === id)
  if (space < 0) throw new RangeError(`no disc space "${id}"`)
  return 1 << space
}

/** GWT-6.2: at the start and for each cleared movement space, by number of players. */
export const movementBase: readonly number[] = [0, 0, 3, 3, 4]
export const movementBonuses = [
  { bit: discBit("move-money"), bonus: [0, 0, 1, 2, 2] },
  { bit: discBit("move-vp"), bonus: [0, 0, 1, 1, 1] },
] as const
export const MOVE_VP = discBit("move-vp")
export const MOVE_VP_POINTS = 3

/** GWT-11.1 */
export const HAND_LIMIT = 4
export const handBits = [discBit("hand-1"), discBit("hand-2")] as const

/** GWT-13.15, GWT-10.4 */
export const certificateTrack: readonly number[] = [0, 1, 2, 3, 4, 6]
export const CERTIFICATE_LIMIT = 3
export const CERT_4 = discBit("cert-4")
export const CERT_6 = discBit("cert-6")

/** GWT-6.8: fee for each hand, by number of players. */
export const handFees: { readonly [H in Hand]: readonly number[] } = {
  green: [0, 0, 2, 2, 1],
  black: [0, 0, 2, 1, 2],
}

/** GWT-19.9: workers on these spaces of a row are worth points at the end. */
export const WORKER_POINTS = 4
export const FIRST_SCORING_SPACE = 5

/** GWT-19.11 */
export const TOKEN_POINTS = 2
/** GWT-19.1 */
export const DOLLARS_PER_POINT = 5
