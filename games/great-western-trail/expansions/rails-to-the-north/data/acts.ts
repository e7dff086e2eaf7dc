// Source: actions of buildings, tiles and the annex are in the rulebook; craftsmen, points and hands of the buildings come
// from public pictures (RTN-80, RTN-81).
import type { BuildingRow } from "../../../data/buildings.ts"
import {
  type Act,
  build,
  CLEARED_BELLS,
  CRAFTSMEN,
  certificates,
  discardOf,
  forward,
  hire,
  money,
  objective,
  removeCards,
} from "../../../data/effects.ts"
import { onceMore, placeStore, takeValue3, token } from "./effects.ts"

/** RTN-14: Dutch Belt, Black Angus or Guernsey. */
const valueTwo = discardOf((_, value) => value === 2)

/** RTN-12, RTN-13: single and double form of the sixth auxiliary action. */
export const annexActs: { readonly [id: string]: readonly [Act, Act] } = {
  placeStore: [
    { requires: [valueTwo], gives: [placeStore] },
    { requires: [valueTwo], gives: [placeStore, onceMore("placeStore-single")] },
  ],
}

/** RTN-26, RTN-27: what commerce spaces bring. */
export const commerceActs: { readonly [id: string]: Act } = {
  "commerce-money": { gives: [money(2)] },
  "commerce-certificate": { gives: [certificates(1)] },
  "commerce-token": { gives: [token(1)] },
  "commerce-objective": { gives: [objective] },
}

/** RTN-34: the tiles of medium towns; one of the two sides of a slash. */
export const townTiles: readonly { readonly id: string; readonly does: Act | readonly [Act, Act] }[] = [
  { id: "hire-discount", does: { gives: [hire(-2)] } },
  { id: "cull-two", does: { gives: [removeCards(2)] } },
  { id: "engine-three", does: { gives: [forward(3)] } },
  { id: "money-or-cattle", does: [{ gives: [money(5)] }, { gives: [takeValue3] }] },
  { id: "free-build", does: { gives: [build(0)] } },
]

/** RTN-1: so many of each. */
export const TILE_COPIES = 2

/** RTN-80, RTN-81 */
export const northernBuildings: readonly BuildingRow[] = [
  {
    id: "12a",
    number: 12,
    craftsmen: 3,
    vp: 4,
    hands: [],
    does: [{ gives: [certificates(1, CLEARED_BELLS), money(1, CLEARED_BELLS)] }],
  },
  {
    id: "12b",
    number: 12,
    craftsmen: 3,
    vp: 4,
    hands: [],
    does: [{ gives: [money(1, CRAFTSMEN)] }, { gives: [placeStore] }],
  },
]
