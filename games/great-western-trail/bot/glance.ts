// One look at the position of a seat: the figures that features are made of.
import { at, num, type Seat } from "@railhead/engine"
import { breedsOf, expectedHand, herdSize } from "../../trail/bot/chance.ts"
import { nearPoints } from "../../trail/bot/goals.ts"
import { bestBuilding, bestDeal, cheapestWorker } from "../../trail/bot/market.ts"
import { pointsOf } from "../../trail/bot/points.ts"
import { clearPromises, noPromises, type Promises } from "../../trail/bot/promises.ts"
import { lookAhead, type Rail } from "../../trail/bot/rail.ts"
import { lastTurnComes, workersToCome } from "../../trail/bot/time.ts"
import { usesOf } from "../../trail/bot/uses.ts"
import { mapOf, measure, placesAhead } from "../../trail/bot/way.ts"
import { permanent } from "../../trail/rewards.ts"
import { buildings } from "../data/actions.ts"
import { breedingValues, CATTLE, cards, goals } from "../data/cards.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "../data/market.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { COWBOY, CRAFTSMAN, ENGINEER } from "../data/tiles.ts"
import { buildingSites, neutralSites, START, trail } from "../data/trail.ts"
import { handLimit, movementLimit } from "../rules/counts.ts"
import { stripOf } from "../rules/discs.ts"
import { breedingValue } from "../rules/kansas-city.ts"
import { kit } from "../rules/kit.ts"
import { owned } from "../rules/scoring.ts"
import { buildingOf, type GreatWesternTrail, type GwtTable, ownerOf, type Player, player } from "../state.ts"
import { type Plan, planDeliveries } from "./cities.ts"
import { COUNTED, HAND, promised, promising, type Sale } from "./promising.ts"

export interface Glance {
  me: Player
  points: number
  /** Own turns still to come, as a part of those of a whole game. */
  left: number
  /** 1 if the end is triggered and one turn is still to come. */
  lastTurn: number
  /** The part of the trail that lies behind the rancher. */
  ridden: number
  /** Deliveries still to come, in parts of one too. */
  deliveries: number
  /** Breeding value that the next delivery will have, and what a later one will. */
  coming: number
  usual: number
  hand: number
  permanents: number
  herdSize: number
  goodCattle: number
  readonly plan: Plan
  readonly rail: Rail
  /** What buildings ahead and own buildings are good for: sums of `uses.ts`. */
  ahead: number
  own: number
  buildings: number
  tolls: number
  /** What the purse can get. */
  cheapest: number
  bestDeal: number
  bestBuilding: number
  nearPoints: number
  readonly promises: Promises
}

/** Workers that a visit to Kansas City brings to the job market, and visits of a seat in a whole game. */
const WORKERS_A_VISIT = 1.8
const VISITS = (JOB_ROWS - TOKEN_START) / WORKERS_A_VISIT
/** Where a rancher is on its way on average, and before it is placed. */
const MIDWAY = 0.45
const UNPLACED = 0.3
/** Cards that pass through a hand on a trip beside those it ends with, and turns after which they have. */
const PASSING = 5
const TURNS = 5
/** Certificates that are spent at a usual delivery; cattle bought until the one after it. */
const USUAL_CERTIFICATES = 1.5
const USUAL_GROWTH = 2

const map = mapOf(trail)
const ahead = placesAhead(trail)
const breeds = breedsOf(cards, breedingValues)
const uses = usesOf(kit)
const jobs = { rows: JOB_ROWS, columns: JOB_COLUMNS }
const points = pointsOf<GreatWesternTrail>(["objectives", "stationmasters"])

function blank(me: Player): Glance {
  return {
    me,
    points: 0,
    left: 0,
    lastTurn: 0,
    ridden: 0,
    deliveries: 0,
    coming: 0,
    usual: 0,
    hand: 0,
    permanents: 0,
    herdSize: 0,
    goodCattle: 0,
    plan: { points: 0, fees: 0 },
    rail: { stations: 0, masters: 0, soon: 0 },
    ahead: 0,
    own: 0,
    buildings: 0,
    tolls: 0,
    cheapest: 0,
    bestDeal: 0,
    bestBuilding: 0,
    nearPoints: 0,
    promises: noPromises(),
  }
}

let seen: Glance | null = null
const sale: Sale = { stage: 0, value: 0 }

export function glance(t: GwtTable, seat: Seat): Glance {
  const s = t.state
  const me = player(s, seat)
  seen ??= blank(me)
  const g = seen
  g.me = me
  objectives(t, seat, g)
  clearPromises(g.promises)
  promised(t, seat, sale, g.promises)
  // Whoever has sold is on the way again.
  const from = me.rancher < 0 || sale.stage >= COUNTED ? START : me.rancher
  measure(map, s.tiles)
  time(t, seat, from, g)
  herd(t, seat, from, g)
  trailUses(s, seat, from, g)
  lookAhead(kit, s, me, num(me.workers, ENGINEER), g.rail)
  g.cheapest = cheapestWorker(kit, s, me)
  g.bestDeal = bestDeal(kit, s, num(me.workers, COWBOY), me.money, promising.cattleWorth, promising.dollar)
  g.bestBuilding = bestBuilding(kit, me, num(me.workers, CRAFTSMAN), me.money, 2)
  return g
}

/** All that objective cards and stationmasters are counted by. */
const read: number[] = []

function objectives(t: GwtTable, seat: Seat, g: Glance): void {
  const { me } = g
  let area = 0
  for (let i = 0; i < me.area.length; i++) area |= 1 << ((me.area[i] ?? CATTLE) - CATTLE)
  let may = me.goals
  for (let i = 0; i < me.blind; i++) {
    const card = me.hand[i] ?? 0
    if (card >= CATTLE) may |= 1 << (card - CATTLE)
  }
  const has = owned(t.state, seat)
  read.length = 0
  read.push(area, may, me.stationmasters, me.certificates)
  for (let type = 0; type < me.workers.length; type++) read.push(me.workers[type] ?? 0)
  for (let kind = 0; kind < has.length; kind++) read.push(has[kind] ?? 0)
  g.points = points(t, seat, read)
  g.nearPoints = nearPoints(goals, area, has, true) + 0.7 * nearPoints(goals, me.goals, has, false)
}

function riddenTo(rancher: number): number {
  return rancher < 0 ? UNPLACED : 1 - (map.distance[rancher] ?? 0) / (map.distance[START] ?? 1)
}

/** Visits that fill the job market, less what all have ridden towards their next one. */
function time(t: GwtTable, seat: Seat, from: number, g: Glance): void {
  const s = t.state
  g.ridden = g.me.rancher < 0 ? UNPLACED : riddenTo(from)
  g.lastTurn = lastTurnComes(s, seat) ? 1 : 0
  const selling = sale.stage === HAND || sale.stage === COUNTED ? 1 : 0
  if (s.ended >= 0) {
    const near = (map.distance[from] ?? 0) <= movementLimit(t, seat)
    g.left = 0
    g.deliveries = selling || (g.lastTurn && near ? 1 : 0)
    return
  }
  let ridden = g.ridden
  for (let other = 0; other < s.seats; other++) if (other !== seat) ridden += riddenTo(player(s, other).rancher)
  const visits = workersToCome(s, jobs) / (WORKERS_A_VISIT * s.seats) + MIDWAY - ridden / s.seats
  g.left = Math.max(0, visits) / VISITS
  g.deliveries = Math.max(0, visits + g.ridden - MIDWAY) + (sale.stage === COUNTED ? 1 : 0)
}

function herd(t: GwtTable, seat: Seat, from: number, g: Glance): void {
  const { me } = g
  const limit = handLimit(t, seat)
  g.herdSize = herdSize(me)
  g.goodCattle = 0
  for (let card = 0; card < CATTLE; card++)
    if ((breedingValues[cards.breedOf[card] ?? 0] ?? 0) >= 3) g.goodCattle += me.cattle[card] ?? 0
  g.permanents = permanent(stationmasters, me.stationmasters)
  const best = expectedHand(me, breeds, limit, limit + PASSING)
  g.hand = sale.stage >= COUNTED ? 0 : breedingValue(me)
  const missing = Math.max(0, limit - me.hand.length)
  const turns = Math.ceil((map.distance[from] ?? 0) / movementLimit(t, seat)) - 1 + missing
  const better = Math.max(0, best - g.hand) * Math.min(1, turns / TURNS)
  g.coming = g.hand + better + g.permanents + me.certificates
  g.usual = best + g.permanents + USUAL_CERTIFICATES
  const counted = sale.stage === COUNTED
  planDeliveries(
    stripOf(t),
    me,
    g.deliveries,
    counted ? sale.value : g.coming,
    counted ? g.coming : g.usual + 1,
    USUAL_GROWTH,
    g.plan,
  )
}

function trailUses(s: GreatWesternTrail, seat: Seat, from: number, g: Glance): void {
  const row = at(ahead, from)
  g.ahead = 0
  g.own = 0
  g.buildings = 0
  g.tolls = 0
  for (let i = 0; i < neutralSites.length; i++) {
    const site = neutralSites[i] ?? 0
    if (row[site]) g.ahead += uses[buildingOf(s.tiles[site] ?? 0)] ?? 0
  }
  for (let i = 0; i < buildingSites.length; i++) {
    const site = buildingSites[i] ?? 0
    const tile = s.tiles[site] ?? -1
    if (tile < 0 || ownerOf(tile) !== seat) continue
    const building = buildingOf(tile)
    const use = uses[building] ?? 0
    g.buildings++
    g.tolls += at(buildings, building).hands.length
    g.own += use
    if (row[site]) g.ahead += use
  }
}
