// Source: quays, quarters, reductions and the examples of Rotterdam are in the rulebook; the other figures of sides a come from
// public material. Sides b and the spaces under closing tiles are reconstructed (ARG-38.31, ARG-38.39).
import { at } from "@railhead/engine"
import { type Act, certificates, exchangeToken, forward, money, objective, takeMarketCard } from "./effects.ts"

export const cityIds = ["leHavre", "rotterdam", "liverpool"] as const
export const quarters = ["W", "N", "E", "S"] as const
type Quarter = (typeof quarters)[number]

export interface Quay {
  readonly id: string
  readonly city: number
  readonly vp: number
  readonly discount: number
  readonly white: boolean
}

/** ARG-31.2: quay I of Rotterdam counts as white, quay I of Liverpool as black. */
export const quays: readonly Quay[] = [
  { id: "leHavre-I", city: 0, vp: 0, discount: 0, white: true },
  { id: "leHavre-II", city: 0, vp: 1, discount: 2, white: true },
  { id: "rotterdam-I", city: 1, vp: 2, discount: 0, white: true },
  { id: "liverpool-I", city: 2, vp: 5, discount: 0, white: false },
  { id: "liverpool-II", city: 2, vp: 8, discount: 3, white: false },
]

export function quayNamed(id: string): number {
  const quay = quays.findIndex(row => row.id === id)
  if (quay < 0) throw new RangeError(`no quay "${id}"`)
  return quay
}

export const FIRST_QUAY = quayNamed("leHavre-I")

export interface BonusSpace {
  readonly id: string
  readonly city: number
  readonly quarter: Quarter
  readonly grain: number
  readonly vp: number
  readonly covered: boolean
  readonly gives: Act["gives"]
}

type Row = readonly [id: string, vp: number, gives: Act["gives"], covered?: "covered"]

function quarter(city: number, name: Quarter, grain: number, ...rows: readonly Row[]): readonly BonusSpace[] {
  return rows.map(([id, vp, gives, covered]) => ({
    id,
    city,
    quarter: name,
    grain,
    vp,
    gives,
    covered: covered === "covered",
  }))
}

/** Side a: public. Both sides have the same number of spaces in each quarter. */
const sideA: readonly BonusSpace[] = [
  ...quarter(
    0,
    "W",
    1,
    ["leHavre-a-W1", 0, [money(3)]],
    ["leHavre-a-W2", 0, [money(4)], "covered"],
    ["leHavre-a-W3", 0, [money(4)]],
    ["leHavre-a-W4", 0, [money(4)]],
  ),
  ...quarter(
    0,
    "N",
    3,
    ["leHavre-a-N1", 1, [money(5)]],
    ["leHavre-a-N2", 2, [money(5)], "covered"],
    ["leHavre-a-N3", 2, [money(6)]],
  ),
  ...quarter(0, "E", 5, ["leHavre-a-E1", 5, []], ["leHavre-a-E2", 6, [], "covered"], ["leHavre-a-E3", 7, []]),
  ...quarter(0, "S", 6, ["leHavre-a-S1", 3, [money(9)], "covered"], ["leHavre-a-S2", 3, [money(12)]]),
  ...quarter(
    1,
    "W",
    1,
    ["rotterdam-a-W1", 1, [money(6)]],
    ["rotterdam-a-W2", 0, [money(6)], "covered"],
    ["rotterdam-a-W3", 0, [money(6)]],
  ),
  ...quarter(1, "N", 2, ["rotterdam-a-N1", 6, []], ["rotterdam-a-N2", 5, [], "covered"], ["rotterdam-a-N3", 4, []]),
  ...quarter(1, "E", 4, ["rotterdam-a-E1", 4, [money(8)]], ["rotterdam-a-E2", 4, [money(6)], "covered"]),
  ...quarter(1, "S", 7, ["rotterdam-a-S1", 9, [], "covered"], ["rotterdam-a-S2", 12, []]),
  ...quarter(2, "W", 1, ["liverpool-a-W1", 4, [objective], "covered"], ["liverpool-a-W2", 4, [money(6)]]),
  ...quarter(
    2,
    "N",
    4,
    ["liverpool-a-N1", 4, [takeMarketCard("franqueiro")]],
    ["liverpool-a-N2", 4, [forward(4)], "covered"],
    ["liverpool-a-N3", 7, [money(6)]],
  ),
  ...quarter(2, "E", 7, ["liverpool-a-E1", 12, [], "covered"], ["liverpool-a-E2", 15, []]),
  ...quarter(2, "S", 9, ["liverpool-a-S1", 15, [], "covered"], ["liverpool-a-S2", 20, []]),
]

/** Side b: reconstructed. Both sides have the same number of spaces in each quarter. */
const sideB: readonly BonusSpace[] = [
  ...quarter(
    0,
    "W",
    2,
    ["leHavre-b-W1", 0, [money(5)]],
    ["leHavre-b-W2", 0, [money(6)], "covered"],
    ["leHavre-b-W3", 0, [certificates(2)]],
    ["leHavre-b-W4", 0, [money(6)]],
  ),
  ...quarter(
    0,
    "N",
    3,
    ["leHavre-b-N1", 1, [forward(3)]],
    ["leHavre-b-N2", 2, [objective], "covered"],
    ["leHavre-b-N3", 2, [money(5)]],
  ),
  ...quarter(0, "E", 4, ["leHavre-b-E1", 4, []], ["leHavre-b-E2", 5, [], "covered"], ["leHavre-b-E3", 6, []]),
  ...quarter(0, "S", 7, ["leHavre-b-S1", 4, [money(10)], "covered"], ["leHavre-b-S2", 4, [money(13)]]),
  ...quarter(
    1,
    "W",
    1,
    ["rotterdam-b-W1", 1, [certificates(2)]],
    ["rotterdam-b-W2", 1, [exchangeToken], "covered"],
    ["rotterdam-b-W3", 1, [money(5)]],
  ),
  ...quarter(1, "N", 3, ["rotterdam-b-N1", 7, []], ["rotterdam-b-N2", 6, [], "covered"], ["rotterdam-b-N3", 5, []]),
  ...quarter(1, "E", 5, ["rotterdam-b-E1", 6, [objective]], ["rotterdam-b-E2", 5, [money(7)], "covered"]),
  ...quarter(1, "S", 6, ["rotterdam-b-S1", 8, [], "covered"], ["rotterdam-b-S2", 11, []]),
  ...quarter(2, "W", 2, ["liverpool-b-W1", 4, [money(8)]], ["liverpool-b-W2", 5, [objective], "covered"]),
  ...quarter(
    2,
    "N",
    3,
    ["liverpool-b-N1", 4, [forward(3)]],
    ["liverpool-b-N2", 4, [takeMarketCard("franqueiro")], "covered"],
    ["liverpool-b-N3", 6, [certificates(2)]],
  ),
  ...quarter(2, "E", 6, ["liverpool-b-E1", 11, [], "covered"], ["liverpool-b-E2", 14, []]),
  ...quarter(2, "S", 10, ["liverpool-b-S1", 17, [], "covered"], ["liverpool-b-S2", 22, []]),
]

export const sides: readonly (readonly BonusSpace[])[] = [sideA, sideB]
/** Places for discs in the three cities, the same on both sides. */
export const SLOTS = sideA.length
export const bonusSpaces: readonly BonusSpace[] = sides.flat()

export function spaceNamed(id: string): number {
  const space = bonusSpaces.findIndex(row => row.id === id)
  if (space < 0) throw new RangeError(`no bonus space "${id}"`)
  return space
}

/** ARG-2.12: cities with a closing tile, by number of players. */
export const closedCities: readonly (readonly number[])[] = [[], [], [0, 1, 2], [1], []]

/** Slots of each quarter, whatever the city: an objective asks for a disc in one of them. */
export const quarterSlots: readonly number[] = quarters.map(name =>
  sideA.reduce((mask, space, slot) => (space.quarter === name ? mask | (1 << slot) : mask), 0),
)

export function spaceOn(side: number, slot: number): BonusSpace {
  return at(at(sides, side), slot)
}
