// Source: texts of all local actions are in the rulebook; carpinteros, VP and hands come from public material.
import {
  type Act,
  anyMarketCardToHand,
  build,
  buyCattle,
  certificates,
  delivery,
  discard,
  discardAny,
  discardedObjective,
  discardObjective,
  discardPair,
  discToQuay,
  drawThenDiscard,
  exchangeToken,
  exhaustionToOthers,
  FARMER_PAIRS,
  FARMLAND,
  forward,
  GAUCHOS,
  GRANJEROS,
  grain,
  helpFarmers,
  hire,
  MAQUINISTAS,
  money,
  moveEstanciero,
  objective,
  payGrain,
  returnExhaustion,
  single,
  singleOrDouble,
  WORKER_SETS,
} from "./effects.ts"
import type { Hand } from "./tiles.ts"

export interface BuildingRow {
  readonly id: string
  /** 0 for a neutral building. */
  readonly number: number
  readonly carpinteros: number
  readonly vp: number
  readonly hands: readonly Hand[]
  /** Its local actions; a pair is a slash: one of the two (ARG-8.2). */
  readonly does: readonly Field[]
}
export type Field = Act | readonly [Act, Act]

function neutral(id: string, ...does: readonly Field[]): BuildingRow {
  return { id, number: 0, carpinteros: 0, vp: 0, hands: [], does }
}

/** ARG-35 */
const neutralRows: readonly BuildingRow[] = [
  neutral(
    "A",
    { requires: [discard("holandoArgentino")], gives: [money(2)] },
    { gives: [hire(0)] },
    { gives: [hire(2)] },
  ),
  neutral("B", { requires: [discard("patagonico")], gives: [money(2)] }, { gives: [build(2)] }),
  neutral("C", { gives: [objective] }, { gives: [single] }, { gives: [forward(1)] }),
  neutral("D", { requires: [discardPair], gives: [money(2)] }, { gives: [forward(MAQUINISTAS)] }),
  neutral("E", { requires: [discard("fronterizo")], gives: [money(2)] }, { gives: [buyCattle] }),
  neutral("F", { gives: [certificates(1)] }, { gives: [helpFarmers(0)] }),
  neutral("G", { gives: [forward(MAQUINISTAS)] }, { gives: [singleOrDouble] }),
  neutral("H", { gives: [grain(1, GRANJEROS)] }, [{ gives: [returnExhaustion] }, { gives: [single] }]),
]

function own(
  id: string,
  carpinteros: number,
  vp: number,
  hands: readonly Hand[],
  ...does: readonly Field[]
): BuildingRow {
  return { id, number: Number.parseInt(id, 10), carpinteros, vp, hands, does }
}

/** ARG-36, side a of each number … Pesos come first among several rewards (ARG-17.6). */
const sideA: readonly BuildingRow[] = [
  own("1a", 1, 1, ["black"], { gives: [grain(1, FARMLAND)] }),
  own("2a", 1, 1, [], { gives: [singleOrDouble] }, { gives: [moveEstanciero(1)] }),
  own("3a", 2, 3, ["black"], { gives: [exchangeToken] }, { gives: [helpFarmers(3)] }),
  own("4a", 2, 3, [], { gives: [drawThenDiscard(GAUCHOS)] }, { gives: [certificates(2)] }),
  own("5a", 3, 4, [], { gives: [grain(2)] }, { gives: [discToQuay("rotterdam-I")] }),
  own("6a", 3, 4, [], { gives: [hire(-1)] }, { gives: [forward(MAQUINISTAS)] }),
  own(
    "7a",
    4,
    5,
    ["green"],
    { requires: [payGrain(1)], gives: [money(2), forward(2)] },
    { gives: [moveEstanciero(3)] },
  ),
  own("8a", 5, 6, [], { gives: [grain(1)] }, { gives: [discToQuay("liverpool-I")] }),
  own("9a", 7, 10, ["black"], { gives: [certificates(3)] }, { gives: [moveEstanciero(3)] }),
  own("10a", 9, 13, [], { gives: [grain(5)] }, { gives: [money(5)] }, { gives: [forward(3)] }),
]

/** … and ARG-37, side b. */
const sideB: readonly BuildingRow[] = [
  own("1b", 1, 1, ["black"], { gives: [money(2, FARMLAND)] }),
  own("2b", 1, 1, [], { gives: [money(1, GRANJEROS)] }, { gives: [moveEstanciero(1)] }),
  own(
    "3b",
    2,
    3,
    ["black"],
    [{ gives: [certificates(2)] }, { requires: [discardObjective], gives: [discardedObjective, certificates(3)] }],
  ),
  own("4b", 2, 3, [], { gives: [certificates(1, FARMER_PAIRS)] }, { gives: [grain(2)] }),
  own("5b", 3, 4, [], { gives: [money(6, WORKER_SETS)] }, { gives: [singleOrDouble] }),
  own("6b", 3, 4, [], { gives: [grain(3)] }, { gives: [money(3)] }, { gives: [delivery] }),
  own("7b", 4, 5, ["green"], { gives: [exhaustionToOthers] }, { gives: [moveEstanciero(3)] }),
  own("8b", 5, 6, [], { gives: [certificates(2)] }, { gives: [helpFarmers(6)] }),
  own("9b", 7, 9, ["black"], { gives: [hire(-4)] }, { gives: [moveEstanciero(5)] }),
  own("10b", 9, 13, [], { gives: [money(3)] }, { requires: [discardAny], gives: [anyMarketCardToHand] }),
]

export const buildingRows: readonly BuildingRow[] = [...neutralRows, ...sideA, ...sideB]
export const NEUTRALS = neutralRows.length

/** ARG-3.1: private buildings 1 to 10. */
export const BUILDING_NUMBERS = 10
