// Source: totals per kind are in the rulebook; backs, hands and VP come from public inventories, which differ only in the
// split of workers and tipis over the stacks (GWT-1.6, GWT-24).
import { type Hazard, hazards } from "./trail.ts"

export const workerTypes = ["cowboy", "craftsman", "engineer"] as const
export type WorkerType = (typeof workerTypes)[number]
export const COWBOY = 0
export const CRAFTSMAN = 1
export const ENGINEER = 2

export const tipiColours = ["green", "blue"] as const
export const GREEN = 0
export const BLUE = 1

/** A kind of tile that comes by way of Kansas City. Copies are alike. */
export type Tile =
  | { readonly id: string; readonly is: "worker"; readonly type: number; readonly stacks: readonly number[] }
  | {
      readonly id: string
      readonly is: "tipi"
      readonly colour: number
      readonly hand: Hand
      readonly stacks: readonly number[]
    }
  | {
      readonly id: string
      readonly is: "hazard"
      readonly zone: number
      readonly hand: Hand
      readonly vp: number
      readonly stacks: readonly number[]
    }

export type Hand = "green" | "black"

/** `stacks`: how many copies have 1, 2 and 3 on their back. */
const workerTiles: readonly Tile[] = workerTypes.map((id, type) => ({ id, is: "worker", type, stacks: [0, 11, 7] }))

/** GWT-1.7: green tipis show a green hand, blue ones a black hand. */
const tipiTiles: readonly Tile[] = [
  { id: "tipi-green", is: "tipi", colour: GREEN, hand: "green", stacks: [9, 0, 2] },
  { id: "tipi-blue", is: "tipi", colour: BLUE, hand: "black", stacks: [8, 0, 3] },
]

function hazardTiles(hazard: Hazard): readonly Tile[] {
  const zone = hazards.indexOf(hazard)
  const kinds = [
    ["black", 2, 1],
    ["black", 3, 1],
    ["green", 2, 1],
    ["green", 3, 1],
    ["green", 4, 2],
  ] as const
  return kinds.map(([hand, vp, count]) => ({
    id: `${hazard}-${hand}-${vp}`,
    is: "hazard",
    zone,
    hand,
    vp,
    stacks: [count, 0, 0],
  }))
}

export const tiles: readonly Tile[] = [...workerTiles, ...tipiTiles, ...hazards.flatMap(hazardTiles)]

export const STACKS = 3
/** The tiles of each stack, by kind. */
export const stackTiles: readonly (readonly number[])[] = [0, 1, 2].map(stack =>
  tiles.flatMap((tile, kind) => new Array<number>(tile.stacks[stack] ?? 0).fill(kind)),
)

/** GWT-2.7: two slots for each stack. */
export const slots: readonly string[] = ["fs-1a", "fs-1b", "fs-2a", "fs-2b", "fs-3a", "fs-3b"]

export function tileNamed(id: string): number {
  const kind = tiles.findIndex(tile => tile.id === id)
  if (kind < 0) throw new RangeError(`no tile "${id}"`)
  return kind
}
