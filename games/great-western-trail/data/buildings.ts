// Source: texts of all local actions are in the rulebook; craftsmen, VP, hands and the $7 of tile F come from public
// pictures of the tiles (GWT-24).

import { printed } from "../expansions/printed.ts"
import {
  type Act,
  back,
  build,
  buyCattle,
  COWBOYS,
  certificates,
  certificatesToLimit,
  copyAdjacentBuilding,
  discard,
  discardAny,
  discardObjective,
  discardPair,
  drawThenDiscard,
  ENGINEERS,
  forward,
  hire,
  money,
  moveRancher,
  objective,
  objectiveToHand,
  pay,
  removeHazard,
  singleOrDouble,
  specialDelivery,
  TIPI_PAIRS,
  trade,
  upgradePassed,
  WOODS,
} from "./effects.ts"
import type { Hand } from "./tiles.ts"

export interface BuildingRow {
  readonly id: string
  /** 0 for a neutral building. */
  readonly number: number
  readonly craftsmen: number
  readonly vp: number
  readonly hands: readonly Hand[]
  /** Its local actions from top to bottom; a pair is a slash: one of the two (GWT-7.3). */
  readonly does: readonly (Act | readonly [Act, Act])[]
}

function neutral(id: string, ...does: BuildingRow["does"]): BuildingRow {
  return { id, number: 0, craftsmen: 0, vp: 0, hands: [], does }
}

/** GWT-14 */
const neutralRows: readonly BuildingRow[] = [
  neutral("A", { requires: [discard("guernsey")], gives: [money(2)] }, { gives: [hire(0)] }, { gives: [hire(2)] }),
  neutral("B", { requires: [discard("dutchBelt")], gives: [money(2)] }, { gives: [build(2)] }),
  neutral("C", [{ gives: [certificates(1)] }, { gives: [objective] }], { gives: [forward(ENGINEERS)] }),
  neutral("D", [{ gives: [trade] }, { requires: [pay(2)], gives: [forward(2)] }], { gives: [singleOrDouble] }),
  neutral("E", { requires: [discard("blackAngus")], gives: [money(2)] }, { gives: [buyCattle] }),
  neutral("F", { requires: [discardPair], gives: [money(4)] }, { requires: [pay(7)], gives: [removeHazard] }),
  neutral("G", { gives: [forward(ENGINEERS)] }, { gives: [singleOrDouble] }),
]

/** GWT-15, side a of each number, then side b. */
const privateRows: readonly BuildingRow[] = [
  { id: "1a", number: 1, craftsmen: 1, vp: 1, hands: ["green"], does: [{ gives: [money(2, WOODS)] }] },
  {
    id: "2a",
    number: 2,
    craftsmen: 1,
    vp: 1,
    hands: [],
    does: [{ requires: [discard("guernsey")], gives: [money(4)] }, { gives: [buyCattle] }],
  },
  {
    id: "3a",
    number: 3,
    craftsmen: 1,
    vp: 1,
    hands: [],
    does: [{ requires: [discardPair], gives: [money(3)] }, { gives: [moveRancher(1)] }],
  },
  {
    id: "4a",
    number: 4,
    craftsmen: 2,
    vp: 3,
    hands: ["black"],
    does: [{ requires: [pay(5)], gives: [removeHazard] }, { gives: [moveRancher(2)] }],
  },
  {
    id: "5a",
    number: 5,
    craftsmen: 3,
    vp: 4,
    hands: [],
    does: [{ gives: [hire(-1)] }, { gives: [forward(ENGINEERS)] }],
  },
  {
    id: "6a",
    number: 6,
    craftsmen: 4,
    vp: 5,
    hands: [],
    does: [{ requires: [discard("holstein")], gives: [money(10)] }, { gives: [singleOrDouble] }],
  },
  {
    id: "7a",
    number: 7,
    craftsmen: 5,
    vp: 6,
    hands: ["green", "black"],
    does: [{ gives: [certificates(2, TIPI_PAIRS), money(2, TIPI_PAIRS)] }],
  },
  {
    id: "8a",
    number: 8,
    craftsmen: 5,
    vp: 6,
    hands: ["green"],
    does: [[{ gives: [trade] }, { gives: [singleOrDouble] }], { gives: [forward(2)] }],
  },
  {
    id: "9a",
    number: 9,
    craftsmen: 7,
    vp: 9,
    hands: [],
    does: [{ gives: [forward(3)] }, { gives: [specialDelivery] }],
  },
  {
    id: "10a",
    number: 10,
    craftsmen: 9,
    vp: 13,
    hands: ["black"],
    does: [{ gives: [certificatesToLimit] }, { gives: [moveRancher(5)] }],
  },
  {
    id: "1b",
    number: 1,
    craftsmen: 1,
    vp: 1,
    hands: ["green"],
    does: [
      { requires: [discardObjective], gives: [certificates(2)] },
      { requires: [back(1)], gives: [money(3)] },
    ],
  },
  {
    id: "2b",
    number: 2,
    craftsmen: 1,
    vp: 1,
    hands: [],
    does: [
      { requires: [discard("jersey")], gives: [forward(1)] },
      { requires: [discard("dutchBelt")], gives: [money(3)] },
    ],
  },
  {
    id: "3b",
    number: 3,
    craftsmen: 2,
    vp: 3,
    hands: [],
    does: [{ gives: [singleOrDouble] }, { gives: [moveRancher(1)] }],
  },
  {
    id: "4b",
    number: 4,
    craftsmen: 2,
    vp: 3,
    hands: ["black"],
    does: [{ gives: [drawThenDiscard(COWBOYS)] }, { gives: [moveRancher(3)] }],
  },
  {
    id: "5b",
    number: 5,
    craftsmen: 3,
    vp: 4,
    hands: [],
    does: [{ requires: [discard("blackAngus")], gives: [certificates(2)] }, { gives: [money(1, ENGINEERS)] }],
  },
  {
    id: "6b",
    number: 6,
    craftsmen: 4,
    vp: 5,
    hands: [],
    does: [{ requires: [discardAny], gives: [money(3), objectiveToHand] }],
  },
  { id: "7b", number: 7, craftsmen: 5, vp: 6, hands: ["green", "black"], does: [{ gives: [forward(WOODS)] }] },
  { id: "8b", number: 8, craftsmen: 6, vp: 8, hands: [], does: [{ gives: [copyAdjacentBuilding] }] },
  { id: "9b", number: 9, craftsmen: 6, vp: 8, hands: [], does: [{ gives: [upgradePassed] }] },
  {
    id: "10b",
    number: 10,
    craftsmen: 8,
    vp: 11,
    hands: ["black"],
    does: [{ gives: [money(4)] }, { gives: [forward(4)] }, { gives: [moveRancher(4)] }],
  },
]

export const buildingRows: readonly BuildingRow[] = [...neutralRows, ...privateRows, ...printed.buildings]
export const NEUTRALS = neutralRows.length

/** GWT-1.1: private buildings 1 to 10; with those that expansions add. */
export const BUILDING_NUMBERS = 10
export const PRIVATE_BUILDINGS = Math.max(...buildingRows.map(row => row.number))
