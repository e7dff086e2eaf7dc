// What markers in Boomtown are worth to a seat (GW-8, GW-15): now, and as the game goes on.
import type { Seat } from "@railhead/engine"
import { CELLS, cells } from "../data/boomtown.ts"
import { offices } from "../data/offices.ts"
import { COPPER } from "../data/resources.ts"
import { bits, type GoldWest, type Player } from "../state.ts"
import { land } from "./land.ts"
import { bonuses } from "./terrains.ts"
import { worth } from "./worth.ts"

/** VP by which a marker's worth usually grows with each turn to come, in the order of `offices`. */
const growing: readonly number[] = [0.45, 0.05, 0.15, 0.2, 0.7, 0.3, 0, 0.45, 0.3, 0.4, 0.25, 0.55]

/** The costs of cells: a pair of metals each; two cells may cost the same. */
const METALS = 3
export const PAIRS = METALS * METALS
const pairOf: readonly number[] = cells.map(({ metals: [column, row] }) => {
  const [a, b] = [column - COPPER, row - COPPER]
  return Math.min(a, b) * METALS + Math.max(a, b)
})

export interface Boomtown {
  markers: number
  points: number
  growth: number
  /** The best empty cell. */
  best: number
  /** The best cell with another's marker alone. */
  bestStack: number
  /** What further cards and shipping tiles bring by the markers that are there. */
  perCard: number
  perTile: number
}

export const boomtown: Boomtown = {
  markers: 0,
  points: 0,
  growth: 0,
  best: 0,
  bestStack: 0,
  perCard: 0,
  perTile: 0,
}

/** The best empty cell for each pair of metals, 0 for none. */
const pairs = new Float64Array(PAIRS)

export function bestFor(pair: number): number {
  return pairs[pair] ?? 0
}

/** After the land and the terrains; `left`: turns still to come. */
export function visitBoomtown(s: GoldWest, seat: Seat, me: Player, left: number): void {
  const b = boomtown
  b.markers = 0
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.markers[cell] === seat) b.markers++
    if (s.stacked[cell] === seat) b.markers++
  }
  b.points = 0
  b.growth = 0
  b.best = 0
  b.bestStack = 0
  b.perCard = 0
  b.perTile = 0
  for (let pair = 0; pair < PAIRS; pair++) pairs[pair] = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const office = s.offices[cell] ?? -1
    if (office < 0) continue
    const own = (s.markers[cell] === seat ? 1 : 0) + (s.stacked[cell] === seat ? 1 : 0)
    if (own > 0) countOwn(office, own, me, left)
    else visitCell(s, cell, office, me, left)
  }
}

function countOwn(office: number, own: number, me: Player, left: number): void {
  const b = boomtown
  const per = offices[office]?.per
  b.points += own * worthNow(office, me, 0)
  b.growth += own * left * (growing[office] ?? 0)
  if (per === "investments") b.perCard += own * 2
  if (per === "shippingTiles") b.perTile += own * 2
}

function visitCell(s: GoldWest, cell: number, office: number, me: Player, left: number): void {
  const b = boomtown
  const first = s.markers[cell] ?? -1
  if (first >= 0 && (s.stacked[cell] ?? -1) >= 0) return
  const brings = worthNow(office, me, 1) + left * (growing[office] ?? 0)
  if (first >= 0) {
    if (brings > b.bestStack) b.bestStack = brings
    return
  }
  const pair = pairOf[cell] ?? 0
  if (brings > (pairs[pair] ?? 0)) pairs[pair] = brings
  if (brings > b.best) b.best = brings
}

/** What a marker on it is worth as things stand; `more`: 1 if it would be a new marker. */
function worthNow(office: number, me: Player, more: number): number {
  const tile = offices[office]
  if (!tile) return 0
  switch (tile.per) {
    case null: {
      if (more === 0) return 0
      const [gain] = tile.onPlacing
      return gain?.do === "gainTileValue" ? gain.vp : worth.water
    }
    case "influenceInBestTerrain":
      return tile.vp * highest(me.influence)
    case "influenceInWorstTerrain":
      return tile.vp * lowest(me.influence)
    case "terrainBonusesWon":
      return tile.vp * bonuses.won
    case "buildingsAtFrame":
      return tile.vp * land.atFrame
    case "buildingsBesideOthers":
      return tile.vp * land.besideOthers
    case "shippingTiles":
      return tile.vp * bits(me.shippingTiles)
    case "secondGroup":
      return tile.vp * land.second
    case "riverfront":
      return tile.vp * land.riverfront
    case "pairsOfMarkers":
      return tile.vp * Math.floor((boomtown.markers + more) / 2)
    case "investments":
      return tile.vp * bits(me.cards)
    case "bestLine":
      return tile.vp * land.bestLine
    case "settlements":
      return tile.vp * land.settlements
  }
}

function highest(list: readonly number[]): number {
  let best = 0
  for (let i = 0; i < list.length; i++) best = Math.max(best, list[i] ?? 0)
  return best
}

function lowest(list: readonly number[]): number {
  let least = list[0] ?? 0
  for (let i = 1; i < list.length; i++) least = Math.min(least, list[i] ?? 0)
  return least
}
