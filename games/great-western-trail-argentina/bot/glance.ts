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
import { breedingValues, CATTLE, cards, EXHAUSTION, goals } from "../data/cards.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "../data/market.ts"
import { HELPED_FARMERS } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { CARPINTERO, GAUCHO, MAQUINISTA } from "../data/tiles.ts"
import { reachedNumber } from "../data/track.ts"
import { buildingSites, farmerSpaces, neutralSites, openPiers, START, trail, trailWith } from "../data/trail.ts"
import { breedingValue } from "../rules/buenos-aires.ts"
import { boardStrength, handLimit, movementLimit, strongWorkers } from "../rules/counts.ts"
import { discsOnShips } from "../rules/discs.ts"
import { kit } from "../rules/kit.ts"
import { owned } from "../rules/scoring.ts"
import { reach, requiredAt } from "../rules/strength.ts"
import { type Argentina, type ArgTable, buildingOf, ownerOf, type Player, player } from "../state.ts"
import { type Harbour, planVisits } from "./harbour.ts"
import { COUNTED, HAND, promised, promising, SOLD, type Visit } from "./promising.ts"

export interface Glance {
  me: Player
  points: number
  /** Own turns still to come, as a part of those of a whole game. */
  left: number
  /** 1 if the end is triggered and one turn is still to come. */
  lastTurn: number
  /** The part of the trail that lies behind the estanciero. */
  ridden: number
  /** Visits to Buenos Aires still to come, in parts of one too. */
  visits: number
  /** Breeding value that the next visit will have, and what a later one will. */
  coming: number
  usual: number
  hand: number
  permanents: number
  herdSize: number
  goodCattle: number
  exhaustion: number
  strength: number
  /** Farmers that the strength of board and hand can help at once, in points. */
  farmers: number
  readonly harbour: Harbour
  readonly rail: Rail
  piers: number
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

/** Workers that a visit to Buenos Aires brings to the job market, and visits of a seat in a whole game. */
const WORKERS_A_VISIT = 1.55
const VISITS = (JOB_ROWS - TOKEN_START) / WORKERS_A_VISIT
const MIDWAY = 0.45
const UNPLACED = 0.3
const PASSING = 5
const TURNS = 5
const USUAL_CERTIFICATES = 1.5
const USUAL_GROWTH = 2

/** The trail without piers, and with those that an engine on each track space has opened. */
const open = mapOf(at(trailWith, 0))
const maps = trailWith.map(mapOf)
const piersAt = reachedNumber.map(openPiers)
const ahead = placesAhead(trail)
const breeds = breedsOf(cards, breedingValues)
const uses = usesOf(kit)
const jobs = { rows: JOB_ROWS, columns: JOB_COLUMNS }
const points = pointsOf<Argentina>(["objectives", "stationmasters"])

function blank(me: Player): Glance {
  return {
    me,
    points: 0,
    left: 0,
    lastTurn: 0,
    ridden: 0,
    visits: 0,
    coming: 0,
    usual: 0,
    hand: 0,
    permanents: 0,
    herdSize: 0,
    goodCattle: 0,
    exhaustion: 0,
    strength: 0,
    farmers: 0,
    harbour: { deliveries: 0, loads: 0, ready: 0, bound: 0 },
    rail: { stations: 0, masters: 0, soon: 0 },
    piers: 0,
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
const visit: Visit = { stage: 0, delivering: 0, value: 0 }

export function glance(t: ArgTable, seat: Seat): Glance {
  const s = t.state
  const me = player(s, seat)
  seen ??= blank(me)
  const g = seen
  g.me = me
  objectives(t, seat, g)
  clearPromises(g.promises)
  promised(t, seat, visit, g.promises)
  // Whoever has sold is on the way again.
  const from = me.rancher < 0 || visit.stage >= COUNTED ? START : me.rancher
  g.piers = piersAt[me.engine] ?? 0
  time(s, seat, from, g)
  herd(s, seat, from, g)
  farmers(s, g)
  trailUses(s, seat, from, g)
  lookAhead(kit, s, me, num(me.workers, MAQUINISTA), g.rail)
  g.cheapest = cheapestWorker(kit, s, me)
  g.bestDeal = bestDeal(kit, s, num(me.workers, GAUCHO), me.money, promising.cattleWorth, promising.dollar)
  g.bestBuilding = bestBuilding(kit, me, num(me.workers, CARPINTERO), me.money, 2)
  return g
}

/** All that objective cards and stationmasters are counted by. */
const read: number[] = []

function objectives(t: ArgTable, seat: Seat, g: Glance): void {
  const { me } = g
  let area = 0
  for (let i = 0; i < me.area.length; i++) area |= 1 << ((me.area[i] ?? CATTLE) - CATTLE)
  const has = owned(t.state, seat)
  read.length = 0
  read.push(area, me.goals, me.stationmasters, me.stations, strongWorkers(me), discsOnShips(me))
  for (let type = 0; type < me.workers.length; type++) read.push(me.workers[type] ?? 0)
  for (let kind = 0; kind < has.length; kind++) read.push(has[kind] ?? 0)
  g.points = points(t, seat, read)
  g.nearPoints = nearPoints(goals, area, has, true) + 0.7 * nearPoints(goals, me.goals, has, false)
}

function distance(g: Glance, from: number): number {
  return at(maps, g.piers).distance[from] ?? 0
}

/** The part of the trail behind a place; with piers it is shorter. */
function riddenTo(place: number): number {
  return place < 0 ? UNPLACED : 1 - (open.distance[place] ?? 0) / (open.distance[START] ?? 1)
}

function time(s: Argentina, seat: Seat, from: number, g: Glance): void {
  measure(open, s.tiles)
  if (g.piers > 0) measure(at(maps, g.piers), s.tiles)
  else at(maps, 0).distance.set(open.distance)
  g.ridden = g.me.rancher < 0 ? UNPLACED : 1 - distance(g, from) / Math.max(1, distance(g, START))
  g.lastTurn = lastTurnComes(s, seat) ? 1 : 0
  const selling = visit.stage === HAND || visit.stage === COUNTED ? 1 : 0
  if (s.ended >= 0) {
    g.left = 0
    g.visits = selling || (g.lastTurn && distance(g, from) <= movementLimit(s, seat) ? 1 : 0)
    return
  }
  let ridden = g.ridden
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) ridden += riddenTo(player(s, other).rancher)
  const count = s.players.length
  const visits = workersToCome(s, jobs) / (WORKERS_A_VISIT * count) + MIDWAY - ridden / count
  g.left = Math.max(0, visits) / VISITS
  g.visits = Math.max(0, visits + g.ridden - MIDWAY) + (visit.stage === COUNTED ? 1 : 0)
}

function herd(s: Argentina, seat: Seat, from: number, g: Glance): void {
  const { me } = g
  const limit = handLimit(me)
  g.herdSize = herdSize(me)
  g.exhaustion = me.cattle[EXHAUSTION] ?? 0
  g.goodCattle = 0
  for (let card = 0; card < EXHAUSTION; card++)
    if ((breedingValues[cards.breedOf[card] ?? 0] ?? 0) >= 3) g.goodCattle += me.cattle[card] ?? 0
  g.permanents = permanent(stationmasters, me.stationmasters)
  const best = expectedHand(me, breeds, limit, limit + PASSING)
  g.hand = visit.stage >= COUNTED ? 0 : breedingValue(me)
  const missing = Math.max(0, limit - me.hand.length)
  const turns = Math.ceil(distance(g, from) / movementLimit(s, seat)) - 1 + missing
  const better = Math.max(0, best - g.hand) * Math.min(1, turns / TURNS)
  g.coming = g.hand + better + g.permanents + me.certificates
  g.usual = best + g.permanents + USUAL_CERTIFICATES
  const counted = visit.stage === COUNTED
  const delivered = visit.stage > 0 && visit.stage < SOLD && !visit.delivering ? 1 : 0
  planVisits(
    s,
    me,
    g.visits - delivered,
    g.visits,
    counted ? visit.value : g.coming,
    counted ? g.coming : g.usual + 1,
    USUAL_GROWTH,
    g.harbour,
  )
}

const weakest = new Int8Array(HELPED_FARMERS)
const FARMER = 2

/** The strength there is, and how many of the weakest farmers it helps. */
function farmers(s: Argentina, g: Glance): void {
  g.strength = boardStrength(g.me)
  weakest.fill(99)
  for (let i = 0; i < farmerSpaces.length; i++) {
    let required = requiredAt(s, farmerSpaces[i] ?? 0)
    if (required === 0) continue
    for (let rank = 0; rank < weakest.length; rank++) {
      const other = weakest[rank] ?? 99
      if (required >= other) continue
      weakest[rank] = required
      required = other
    }
  }
  let strength = reach(g.me, 0)
  g.farmers = 0
  for (let rank = 0; rank < weakest.length; rank++) {
    strength -= weakest[rank] ?? 99
    if (strength >= 0) g.farmers += FARMER
  }
}

function trailUses(s: Argentina, seat: Seat, from: number, g: Glance): void {
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
