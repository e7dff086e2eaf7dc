// GW-13 Final scoring, GW-14 Winner, GW-15 Offices.
import { at, num, range, type ScoreRow, type Seat, sum } from "@railhead/engine"
import { CELLS } from "../data/boomtown.ts"
import { type Measure, offices } from "../data/offices.ts"
import { terrainBonuses, terrains } from "../data/resources.ts"
import { type Booked, bits, booked, type GoldWest, player } from "../state.ts"
import {
  bestLine,
  buildingsAtFrame,
  buildingsBesideOthers,
  groupSizes,
  riverfront,
  settlements,
  settlementsOn,
} from "./land.ts"

/** GW-13.2: 1 VP per camp for the most wanted, 1 per two for the second; a tie for most leaves no second. */
function wantedPenalty(s: GoldWest, seat: Seat): number {
  const own = player(s, seat).wanted
  if (own === 0) return 0
  const others = range(s.seats).filter(other => other !== seat)
  const ahead = others.map(other => player(s, other).wanted).filter(wanted => wanted > own)
  if (ahead.length === 0) return -own
  return ahead.length === 1 ? 0 - Math.floor(own / 2) : 0
}

/** GW-13.4, GW-13.5: the share of a player in one terrain's bonus. */
function terrainBonus(s: GoldWest, terrain: number, seat: Seat): number {
  const { large, small } = at(terrainBonuses, terrain)
  const first = s.seats === 2 ? small : large
  const ranked = range(s.seats).filter(other => influenceIn(s, terrain, other) > 0)
  const leaders = best(s, terrain, ranked)
  if (leaders.includes(seat)) {
    if (leaders.length === 1) return first
    return Math.floor((s.seats === 2 ? small : large + small) / leaders.length)
  }
  if (s.seats === 2 || leaders.length > 1) return 0
  const seconds = best(
    s,
    terrain,
    ranked.filter(other => !leaders.includes(other)),
  )
  return seconds.includes(seat) ? Math.floor(small / seconds.length) : 0
}

function influenceIn(s: GoldWest, terrain: number, seat: Seat): number {
  return num(player(s, seat).influence, terrain)
}

/** Most influence, then most settlements on that terrain (GW-13.4). */
function best(s: GoldWest, terrain: number, seats: readonly Seat[]): Seat[] {
  const leaders = highest(seats, seat => influenceIn(s, terrain, seat))
  return leaders.length > 1 ? highest(leaders, seat => settlementsOn(s, seat, terrain)) : leaders
}

function highest(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const top = Math.max(...seats.map(value))
  return seats.filter(seat => value(seat) === top)
}

function markersInBoomtown(s: GoldWest, seat: Seat): number {
  let markers = 0
  for (let cell = 0; cell < CELLS; cell++) {
    if (s.markers[cell] === seat) markers++
    if (s.stacked[cell] === seat) markers++
  }
  return markers
}

/** What each office counts (GW-15.1 to GW-15.12). */
const measures: Readonly<Record<Measure, (s: GoldWest, seat: Seat) => number>> = {
  influenceInBestTerrain: (s, seat) => Math.max(...player(s, seat).influence),
  influenceInWorstTerrain: (s, seat) => Math.min(...player(s, seat).influence),
  terrainBonusesWon: (s, seat) => range(terrains.length).filter(terrain => terrainBonus(s, terrain, seat) > 0).length,
  buildingsAtFrame,
  buildingsBesideOthers,
  shippingTiles: (s, seat) => bits(player(s, seat).shippingTiles),
  secondGroup: (s, seat) => groupSizes(s, seat)[1] ?? 0,
  riverfront,
  pairsOfMarkers: (s, seat) => Math.floor(markersInBoomtown(s, seat) / 2),
  investments: (s, seat) => bits(player(s, seat).cards),
  bestLine,
  settlements,
}

/** What one marker on this office is worth to a player. */
function officePoints(s: GoldWest, office: number, seat: Seat): number {
  const { per, vp } = at(offices, office)
  return per === null ? 0 : vp * measures[per](s, seat)
}

/** GW-13.3: every marker on an office scores it. */
function boomtownPoints(s: GoldWest, seat: Seat): number {
  let points = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const markers = (s.markers[cell] === seat ? 1 : 0) + (s.stacked[cell] === seat ? 1 : 0)
    if (markers > 0) points += markers * officePoints(s, num(s.offices, cell), seat)
  }
  return points
}

function bookedRow(id: Booked, rule: string): ScoreRow<GoldWest> {
  const category = booked.indexOf(id)
  return { id, rule, points: (s, seat) => num(player(s, seat).points, category) }
}

/** GW-13.10: every VP belongs to exactly one category. */
export const scoreRows: readonly ScoreRow<GoldWest>[] = [
  bookedRow("supply", "GW-10.7"),
  bookedRow("investmentCards", "GW-7.2"),
  bookedRow("investmentBonus", "GW-7.2"),
  bookedRow("boomtownTile", "GW-8.5"),
  bookedRow("bridges", "GW-9.4"),
  bookedRow("shippingBonus", "GW-9.3"),
  bookedRow("loot", "GW-10.6"),
  { id: "largestGroup", rule: "GW-13.1", points: (s, seat) => 2 * (groupSizes(s, seat)[0] ?? 0) },
  { id: "wanted", rule: "GW-13.2", points: wantedPenalty },
  { id: "boomtown", rule: "GW-13.3", points: boomtownPoints },
  {
    id: "terrainBonuses",
    rule: "GW-13.4",
    points: (s, seat) => sum(range(terrains.length).map(terrain => terrainBonus(s, terrain, seat))),
  },
]

/** GW-14.2, GW-14.3: fewest camps in the Wanted area, then most resources on the supply track. */
export function tieBreaks(s: GoldWest, seat: Seat): readonly number[] {
  const { wanted, supply } = player(s, seat)
  return [wanted, -sum(supply)]
}
