// One look at the position of a seat: the figures that features are made of.
import { at, NOBODY, num, type Seat } from "@railhead/engine"
import { breedsOf } from "../../trail/bot/chance.ts"
import {
  areaOf,
  blankGlance,
  COUNTED,
  lookAtBuildings,
  lookAtGoals,
  lookAtHerd,
  lookAtMarkets,
  lookAtRailway,
  lookAtTime,
  NO_SALE,
  type Outlook,
  type Sale,
  type Glance as TrailGlance,
  UNPLACED,
} from "../../trail/bot/glance.ts"
import { pointsOf } from "../../trail/bot/points.ts"
import { usesOf } from "../../trail/bot/uses.ts"
import { placesAhead, progressOf } from "../../trail/bot/way.ts"
import { distanceFrom, mapOf } from "../../trail/distance.ts"
import { buildings } from "../data/actions.ts"
import { breedingValues, CATTLE, cards, goals } from "../data/cards.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "../data/market.ts"
import { everyStationmaster, stationmasters } from "../data/stationmasters.ts"
import { ENGINEER } from "../data/tiles.ts"
import { neutralSites, START, trail } from "../data/trail.ts"
import { handLimit, movementLimit } from "../rules/counts.ts"
import { breedingValue } from "../rules/kansas-city.ts"
import { kit } from "../rules/kit.ts"
import { owned } from "../rules/scoring.ts"
import { type GreatWesternTrail, type GwtTable, isBuilding, ownerOf, type Player, player } from "../state.ts"
import { planDeliveries } from "./cities.ts"
import { openStrip } from "./expansions.ts"
import { lookAtSale, promised } from "./promising.ts"
import { appraise, worth } from "./worth.ts"

export interface Glance extends TrailGlance<Player> {
  /** Points that the deliveries still to come can bring. */
  cities: number
}

const outlook: Outlook = {
  kit,
  worth,
  breeds: breedsOf(cards, breedingValues),
  goals,
  masters: everyStationmaster,
  jobs: { rows: JOB_ROWS, columns: JOB_COLUMNS },
  tokenStart: TOKEN_START,
  workersASale: 1.8,
  neutralSites,
  uses: usesOf(kit),
  tolls: Int8Array.from(buildings, building => building.hands.length),
}
/** A delivery goes so much farther than the one before it: cattle are bought on the way. */
const GROWTH = 2

const map = mapOf(trail)
const progress = progressOf(trail, START)
const ahead = placesAhead(trail)
const points = pointsOf<GreatWesternTrail>(["objectives", "stationmasters"])

let seen: Glance | null = null
const sale: Sale = { stage: NO_SALE, value: 0 }

export function glance(t: GwtTable, seat: Seat): Glance {
  const s = t.state
  const me = player(s, seat)
  seen ??= { ...blankGlance(me), cities: 0 }
  const g = seen
  g.me = me
  lookAtScore(t, seat, g)
  lookAtSale(t, seat, sale)
  // Whoever has sold is on the way again.
  const from = me.rancher < 0 || sale.stage >= COUNTED ? START : me.rancher
  lookAtWay(t, seat, from, g)
  lookAtBuildings(outlook, s, seat, at(ahead, from), g)
  lookAtRailway(outlook, s, g)
  appraise(me, g.left)
  lookAtMarkets(outlook, s, num(me.workers, ENGINEER), g)
  g.promised = promised(t, seat)
  return g
}

/** All that objective cards and stationmasters are counted by. */
const read: number[] = []
/** Stationmasters of expansions count other things: with one of them nothing is remembered. */
const EXPANSION_MASTERS = ~((1 << stationmasters.length) - 1)
let looks = 0

function lookAtScore(t: GwtTable, seat: Seat, g: Glance): void {
  const { me } = g
  const area = areaOf(me, kit)
  const has = owned(t.state, seat)
  read.length = 0
  read.push(area, me.goals, me.stationmasters, me.certificates)
  for (let type = 0; type < me.workers.length; type++) read.push(me.workers[type] ?? 0)
  for (let kind = 0; kind < has.length; kind++) read.push(has[kind] ?? 0)
  if (me.blind > 0) for (let i = 0; i < me.hand.length; i++) if ((me.hand[i] ?? 0) >= CATTLE) read.push(me.hand[i] ?? 0)
  for (let i = 0; i < me.apart.length; i++) read.push(-1 - (me.apart[i] ?? 0))
  if (me.stationmasters & EXPANSION_MASTERS) read.push(looks++)
  g.points = points(t, seat, read)
  lookAtGoals(outlook, area, has, g)
}

function riddenTo(rancher: number): number {
  return rancher < 0 ? UNPLACED : (progress[rancher] ?? 0)
}

function isIdle(s: GreatWesternTrail, seat: Seat, site: number): boolean {
  if (site === START) return false
  const tile = s.tiles[site] ?? -1
  return !isBuilding(tile) || (ownerOf(tile) !== NOBODY && ownerOf(tile) !== seat)
}

function lookAtWay(t: GwtTable, seat: Seat, from: number, g: Glance): void {
  const s = t.state
  const { me } = g
  const distance = distanceFrom(map, s.tiles, from)
  const movement = movementLimit(t, seat)
  let others = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += riddenTo(player(s, other).rancher)
  g.ridden = me.rancher < 0 ? UNPLACED : riddenTo(from)
  g.turnsAway = distance / movement
  g.idle = isIdle(s, seat, from) ? 1 : 0
  lookAtTime(outlook, s, seat, sale, others, distance <= movement, g)
  lookAtHerd(outlook, sale, handLimit(t, seat), breedingValue(me), g)
  const counted = sale.stage === COUNTED
  const first = counted ? sale.value : g.coming
  const second = counted ? g.coming : g.usual + 1
  g.cities = planDeliveries(openStrip(t, seat), me, g.sales, first, second, GROWTH)
}
