// Source: totals per kind are in the rulebook; strengths, hands and the split over the bags come from public material.
import { type Colour, colours } from "./trail.ts"

export const workerTypes = ["gaucho", "carpintero", "maquinista", "granjero"] as const
export type WorkerType = (typeof workerTypes)[number]
export const GAUCHO = 0
export const CARPINTERO = 1
export const MAQUINISTA = 2
export const GRANJERO = 3

export type Hand = "green" | "black"

/** A kind of tile that comes by way of Buenos Aires. Copies are alike (ARG-17.10). `bags`: how many are in A, B and C. */
export type Tile =
  | { readonly id: string; readonly is: "worker"; readonly type: number; readonly strong: 0 | 1; readonly bags: Bags }
  | {
      readonly id: string
      readonly is: "farmer"
      readonly colour: number
      readonly strength: number
      readonly hand: Hand
      readonly bags: Bags
    }
type Bags = readonly [number, number, number]

/** Nobody hires a granjero: farmers become granjeros (ARG-26.8). */
const hired = workerTypes.slice(0, GRANJERO)
const workerTiles: readonly Tile[] = [
  ...hired.map((id, type): Tile => ({ id, is: "worker", type, strong: 0, bags: [0, 8, 3] })),
  ...hired.map((id, type): Tile => ({ id: `${id}-strong`, is: "worker", type, strong: 1, bags: [0, 5, 3] })),
]

/** Required strength, hand and number of tiles: the same for three colours … */
const kindsA = [
  [3, "green", 1],
  [4, "green", 2],
  [4, "black", 1],
  [5, "green", 2],
  [5, "black", 1],
  [6, "green", 1],
  [6, "black", 2],
  [7, "black", 2],
] as const

/** … and for yellow. */
const kindsC = [
  [5, "black", 3],
  [6, "black", 3],
  [7, "black", 4],
  [8, "black", 5],
] as const

function farmerTiles(colour: Colour): readonly Tile[] {
  const inC = colour === "yellow"
  return (inC ? kindsC : kindsA).map(([strength, hand, count]) => ({
    id: `${colour}-${strength}-${hand}`,
    is: "farmer",
    colour: colours.indexOf(colour),
    strength,
    hand,
    bags: inC ? [0, 0, count] : [count, 0, 0],
  }))
}

export const tiles: readonly Tile[] = [...workerTiles, ...colours.flatMap(farmerTiles)]

export const BAGS = 3
/** ARG-2.4: the tiles of each bag, by kind. */
export const bagTiles: readonly (readonly number[])[] = [0, 1, 2].map(bag =>
  tiles.flatMap((tile, kind) => new Array<number>(tile.bags[bag] ?? 0).fill(kind)),
)

/** ARG-2.7: two spaces for each bag. */
export const slots: readonly string[] = [
  "foresight-A-lower",
  "foresight-A-upper",
  "foresight-B-lower",
  "foresight-B-upper",
  "foresight-C-lower",
  "foresight-C-upper",
]

export function tileNamed(id: string): number {
  const kind = tiles.findIndex(tile => tile.id === id)
  if (kind < 0) throw new RangeError(`no tile "${id}"`)
  return kind
}

/** Required strength, or 0 for a worker. */
export const requiredStrength: readonly number[] = tiles.map(tile => (tile.is === "farmer" ? tile.strength : 0))
