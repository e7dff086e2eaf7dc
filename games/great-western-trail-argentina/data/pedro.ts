// Source: what cards 1 to 15 do and how the market tile works are in the rulebook's solo chapter. Its pictures are missing: what
// is named under `reconstructed` was chosen so that every statement and example of the text holds (SOLO-13). The printed
// figures, once known, take the place of these rows.
import { GRANJERO, workerTypes } from "./tiles.ts"

/** PEDRO-5: the rows of his board. */
export const pedroTypes = ["gaucho", "carpintero", "maquinista"] as const
type PedroType = (typeof pedroTypes)[number]

/** A number, his experience, or how many workers of a type he has (PEDRO-22, PEDRO-54). */
export type PedroAmount = number | "experience" | PedroType

export type PedroAction =
  | { readonly does: "hire"; readonly order: HiringOrder }
  | { readonly does: "buyCattle" | "build" | "takeObjective" }
  | { readonly does: "takeBestCattle"; readonly value: number }
  | { readonly does: "buildExact"; readonly carpinteros: number }
  | { readonly does: "moveEngine"; readonly spaces: PedroAmount }
  | { readonly does: "gainGrain"; readonly amount: PedroAmount }
  | { readonly does: "takeFarmer"; readonly keeps: boolean }

export const hiringOrders = ["cheapestFirst", "specialityFirst"] as const
type HiringOrder = (typeof hiringOrders)[number]

/** What of a card no source was found for: its moves, an amount in its action, or which of two cards has which action. */
type Reconstructed = "moves" | "amount" | "action"

export interface PedroCard {
  readonly id: string
  readonly moves: PedroAmount
  /** What he does; on a card of a speciality only with that one (PEDRO-75) … */
  readonly does: readonly PedroAction[]
  readonly speciality?: PedroType
  /** … and with any other. */
  readonly otherwise?: readonly PedroAction[]
  /** The rule that tells the card's figures. */
  readonly rule: string
  readonly reconstructed: readonly Reconstructed[]
}

const engineByMaquinistas: PedroAction = { does: "moveEngine", spaces: "maquinista" }

/** PEDRO-92 */
const firstCards: readonly PedroCard[] = [
  {
    id: "pedro-01",
    moves: 2,
    does: [{ does: "hire", order: "cheapestFirst" }],
    rule: "PEDRO-92",
    reconstructed: ["moves", "action"],
  },
  {
    id: "pedro-02",
    moves: 3,
    does: [{ does: "hire", order: "specialityFirst" }],
    rule: "PEDRO-92",
    reconstructed: ["moves", "action"],
  },
  { id: "pedro-03", moves: 3, does: [{ does: "buyCattle" }], rule: "PEDRO-92", reconstructed: ["moves"] },
  { id: "pedro-04", moves: 3, does: [{ does: "build" }], rule: "PEDRO-92", reconstructed: ["moves"] },
  { id: "pedro-05", moves: 2, does: [engineByMaquinistas], rule: "PEDRO-92", reconstructed: ["moves", "amount"] },
  {
    id: "pedro-06",
    moves: 2,
    does: [
      { does: "moveEngine", spaces: "experience" },
      { does: "gainGrain", amount: "experience" },
    ],
    rule: "PEDRO-92",
    reconstructed: ["moves", "amount"],
  },
  {
    id: "pedro-07",
    moves: "experience",
    does: [{ does: "takeObjective" }],
    rule: "PEDRO-92",
    reconstructed: ["moves"],
  },
  {
    id: "pedro-08",
    moves: "experience",
    does: [
      { does: "gainGrain", amount: 3 },
      { does: "takeFarmer", keeps: false },
    ],
    rule: "PEDRO-92",
    reconstructed: ["moves", "amount", "action"],
  },
  {
    id: "pedro-09",
    moves: 3,
    does: [
      { does: "gainGrain", amount: 3 },
      { does: "takeFarmer", keeps: true },
    ],
    rule: "PEDRO-92",
    reconstructed: ["moves", "amount", "action"],
  },
]

/** PEDRO-75 */
const specialityCards: readonly PedroCard[] = [
  bySpeciality("pedro-10", "gaucho", [{ does: "buyCattle" }], [], ["moves"]),
  bySpeciality("pedro-11", "carpintero", [{ does: "build" }], [], ["moves"]),
  bySpeciality("pedro-12", "maquinista", [engineByMaquinistas], [], ["moves", "amount"]),
  bySpeciality("pedro-13", "gaucho", [{ does: "buyCattle" }], [{ does: "takeBestCattle", value: 3 }], ["moves"]),
  bySpeciality("pedro-14", "carpintero", [{ does: "build" }], [{ does: "buildExact", carpinteros: 1 }], ["moves"]),
  bySpeciality(
    "pedro-15",
    "maquinista",
    [engineByMaquinistas],
    [{ does: "moveEngine", spaces: 1 }],
    ["moves", "amount"],
  ),
]

/** PEDRO-22: a card of a trade moves him by the workers of that trade. */
function bySpeciality(
  id: string,
  speciality: PedroType,
  does: readonly PedroAction[],
  otherwise: readonly PedroAction[],
  reconstructed: readonly Reconstructed[],
): PedroCard {
  return { id, moves: speciality, does, speciality, otherwise, rule: "PEDRO-75", reconstructed }
}

export const pedroCards: readonly PedroCard[] = [...firstCards, ...specialityCards]

export interface MarketOption {
  readonly gauchos: number
  /** Breeding values of the cards he takes. */
  readonly values: readonly number[]
  readonly rule: string
  readonly reconstructed: boolean
}

function option(gauchos: number, ...values: readonly number[]): MarketOption {
  return { gauchos, values, rule: "PEDRO-42", reconstructed: true }
}

/** PEDRO-10, PEDRO-42: his market tile, for 1 to 6 gauchos. */
export const marketTile: readonly MarketOption[] = [
  option(1, 3),
  option(2, 4),
  option(3, 3, 3),
  option(4, 5),
  option(5, 4, 4),
  option(6, 5, 4),
]

/** PEDRO-43: cards turned up when an option is not to be had. */
export const SHORTAGE_CARDS = 2

/** PEDRO-39: of farmers that are equal otherwise the first of these colours. */
export const farmerColours = ["yellow", "orange", "blue", "green"] as const

/** PEDRO-3: discs of a colour, those on quays, ships and stations included. */
export const PEDRO_DISCS = 18

/** PEDRO-6: the bag his extra worker is drawn from; a ruling (SOLO-12.1). */
export const EXTRA_WORKER_BAG = 1

/** The number of a type in the worker rows. */
export function typeNo(type: PedroType): number {
  return workerTypes.indexOf(type)
}

/** PEDRO-5: the printed worker of each of his rows; there is no row of granjeros. */
export const printedWorkers: readonly number[] = workerTypes.map((_, type) => (type === GRANJERO ? 0 : 1))
