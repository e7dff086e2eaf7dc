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
  SOLD,
  type Glance as TrailGlance,
  UNPLACED,
} from "../../trail/bot/glance.ts"
import { pointsOf } from "../../trail/bot/points.ts"
import { counted, uses, usesOf } from "../../trail/bot/uses.ts"
import { placesAhead, progressOf } from "../../trail/bot/way.ts"
import { distanceFrom, mapOf } from "../../trail/distance.ts"
import { buildings } from "../data/actions.ts"
import { breedingValues, cards, goals } from "../data/cards.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "../data/market.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { MAQUINISTA } from "../data/tiles.ts"
import { neutralSites, START, trail, trailWith } from "../data/trail.ts"
import { breedingValue } from "../rules/buenos-aires.ts"
import { boardStrength, handLimit, movementLimit, strongWorkers } from "../rules/counts.ts"
import { discsOnShips } from "../rules/discs.ts"
import { kit } from "../rules/kit.ts"
import { piersAt } from "../rules/move.ts"
import { owned } from "../rules/scoring.ts"
import { type Argentina, type ArgTable, isBuilding, ownerOf, type Player, player } from "../state.ts"
import { farmersInReach } from "./farmers.ts"
import { boundFor, planDeliveries, planLoads, readyDelivery, takenSlots } from "./harbour.ts"
import { lookAtVisit, promised, type Visit } from "./promising.ts"
import { appraise, worth } from "./worth.ts"

export interface Glance extends TrailGlance<Player> {
  /** Points that the deliveries and loads of the visits still to come can bring. */
  deliveries: number
  loads: number
  /** The best delivery that the grain at hand allows. */
  ready: number
  /** Points of quays that discs aboard will come to. */
  bound: number
  /** Strength of the player board, and farmers that it can help at a building ahead, together with the hand. */
  strength: number
  farmers: number
  /** Piers that the engine has opened. */
  piers: number
}

const outlook: Outlook = {
  kit,
  worth,
  breeds: breedsOf(cards, breedingValues),
  goals,
  masters: stationmasters,
  jobs: { rows: JOB_ROWS, columns: JOB_COLUMNS },
  tokenStart: TOKEN_START,
  workersASale: 1.55,
  neutralSites,
  uses: usesOf(kit),
  tolls: Int8Array.from(buildings, building => building.hands.length),
}
/** A sale is worth so much more than the one before it: cattle are bought on the way. */
const GROWTH = 2

/** The trail with the first piers open, by how many. */
const maps = trailWith.map(mapOf)
const progress = progressOf(at(trailWith, 0), START)
const ahead = placesAhead(trail)
const points = pointsOf<Argentina>(["objectives", "stationmasters"])

let seen: Glance | null = null
const visit: Visit = { stage: NO_SALE, value: 0, delivering: false }

export function glance(t: ArgTable, seat: Seat): Glance {
  const s = t.state
  const me = player(s, seat)
  seen ??= { ...blankGlance(me), deliveries: 0, loads: 0, ready: 0, bound: 0, strength: 0, farmers: 0, piers: 0 }
  const g = seen
  g.me = me
  lookAtScore(t, seat, g)
  lookAtVisit(s, seat, visit)
  // Whoever has sold is on the way again.
  const from = me.rancher < 0 || visit.stage >= COUNTED ? START : me.rancher
  lookAtWay(s, seat, from, g)
  lookAtHarbour(s, g)
  g.strength = boardStrength(me)
  lookAtBuildings(outlook, s, seat, at(ahead, from), g)
  g.farmers = counted(g.ahead, uses.helpFarmers) > 0 ? farmersInReach(s, me, 0) : 0
  lookAtRailway(outlook, s, g)
  appraise(me, g.left)
  lookAtMarkets(outlook, s, num(me.workers, MAQUINISTA), g)
  g.promised = promised(t, seat)
  return g
}

/** All that objective cards and stationmasters are counted by. */
const read: number[] = []

function lookAtScore(t: ArgTable, seat: Seat, g: Glance): void {
  const { me } = g
  const area = areaOf(me, kit)
  const has = owned(t.state, seat)
  read.length = 0
  read.push(area, me.goals, me.stationmasters, me.stations, strongWorkers(me), discsOnShips(me))
  for (let type = 0; type < me.workers.length; type++) read.push(me.workers[type] ?? 0)
  for (let kind = 0; kind < has.length; kind++) read.push(has[kind] ?? 0)
  g.points = points(t, seat, read)
  lookAtGoals(outlook, area, has, g)
}

function riddenTo(place: number): number {
  return place < 0 ? UNPLACED : (progress[place] ?? 0)
}

function isIdle(s: Argentina, seat: Seat, site: number): boolean {
  if (site === START) return false
  const tile = s.tiles[site] ?? -1
  return !isBuilding(tile) || (ownerOf(tile) !== NOBODY && ownerOf(tile) !== seat)
}

function lookAtWay(s: Argentina, seat: Seat, from: number, g: Glance): void {
  const { me } = g
  g.piers = piersAt[me.engine] ?? 0
  const distance = distanceFrom(at(maps, g.piers), s.tiles, from)
  const movement = movementLimit(s, seat)
  let others = 0
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) others += riddenTo(player(s, other).rancher)
  g.ridden = me.rancher < 0 ? UNPLACED : riddenTo(from)
  g.turnsAway = distance / movement
  g.idle = isIdle(s, seat, from) ? 1 : 0
  lookAtTime(outlook, s, seat, visit, others, distance <= movement, g)
  lookAtHerd(outlook, visit, handLimit(me), breedingValue(me), g)
}

function lookAtHarbour(s: Argentina, g: Glance): void {
  const { me } = g
  const counted = visit.stage === COUNTED
  const delivered = visit.stage !== NO_SALE && visit.stage !== SOLD && !visit.delivering ? 1 : 0
  const taken = takenSlots(s)
  g.deliveries = planDeliveries(s, me, taken, g.sales - delivered)
  g.loads = planLoads(s, me, g.sales, counted ? visit.value : g.coming, counted ? g.coming : g.usual + 1, GROWTH)
  g.ready = g.sales > delivered ? readyDelivery(s, me, taken) : 0
  g.bound = boundFor(s, me)
}
