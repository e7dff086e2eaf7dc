// One look at the position of a seat: the figures that both games make features of.
import { at, type Seat } from "@railhead/engine"
import type { JobMarket } from "../jobs.ts"
import type { TrailKit } from "../kit.ts"
import type { Goal } from "../optimum.ts"
import { permanent } from "../rewards.ts"
import type { TrailPlayer, TrailState } from "../state.ts"
import { type Breeds, expectedHand, herdSize } from "./chance.ts"
import { nearPoints } from "./goals.ts"
import { bestBuilding, bestDeal, bestHire, bestStation } from "./market.ts"
import { lastTurnComes, workersToCome } from "./time.ts"
import { counted, uses } from "./uses.ts"
import type { Worth } from "./worth.ts"

export interface Glance<P extends TrailPlayer = TrailPlayer> {
  me: P
  /** The score as it stands. */
  points: number
  /** Own turns still to come, as a part of those of a whole game. */
  left: number
  /** 1 if the end is triggered and one turn is still to come. */
  lastTurn: number
  /** The part of the trail that lies behind the rancher, and how many turns the rest takes at least. */
  ridden: number
  turnsAway: number
  /** 1 if the rancher stands where nothing can be used: on a hazard, say, or at a building of somebody else. */
  idle: number
  /** Neutral and own buildings that lie ahead. */
  stopsAhead: number
  /** Sales at the end of the trail that are still to come, in parts of one too. */
  sales: number
  /** Breeding value that the next sale will have, and what a later one will. */
  coming: number
  usual: number
  /** Breeding value of the hand, permanent certificates, and all cards of the herd. */
  hand: number
  permanents: number
  herdSize: number
  /** Cattle of value 3 and more. */
  goodCattle: number
  /** Points of stations ahead of the engine, and stationmasters on them, each by how near it is. */
  stationsAhead: number
  mastersAhead: number
  /** What buildings ahead and own buildings are good for: sums of `uses.ts`. */
  ahead: number
  own: number
  /** Own buildings on the trail, and hands on them that others pay for. */
  buildings: number
  tolls: number
  /** What the purse can get at buildings ahead, in points less its price. */
  bestHire: number
  bestDeal: number
  bestBuilding: number
  bestStation: number
  /** What objective cards that are not done would bring, by how near they are. */
  nearPoints: number
  /** What the turn is still to bring, in points. */
  promised: number
}

export function blankGlance<P extends TrailPlayer>(me: P): Glance<P> {
  return {
    me,
    points: 0,
    left: 0,
    lastTurn: 0,
    ridden: 0,
    turnsAway: 0,
    idle: 0,
    stopsAhead: 0,
    sales: 0,
    coming: 0,
    usual: 0,
    hand: 0,
    permanents: 0,
    herdSize: 0,
    goodCattle: 0,
    stationsAhead: 0,
    mastersAhead: 0,
    ahead: 0,
    own: 0,
    buildings: 0,
    tolls: 0,
    bestHire: 0,
    bestDeal: 0,
    bestBuilding: 0,
    bestStation: 0,
    nearPoints: 0,
    promised: 0,
  }
}

/** What one of the games knows of itself. */
export interface Outlook {
  readonly kit: TrailKit
  readonly worth: Worth
  readonly breeds: Breeds
  readonly goals: readonly Goal[]
  readonly masters: readonly { readonly permanent: number }[]
  readonly jobs: JobMarket
  /** The row where the token starts, and how many workers a sale brings to the job market. */
  readonly tokenStart: number
  readonly workersASale: number
  readonly neutralSites: readonly number[]
  /** For each building the sum of its actions and the hands that others pay for. */
  readonly uses: Int32Array
  readonly tolls: Int8Array
}

/** A sale within the turn: none, of the hand, of a value that is counted already, or all is done. */
export interface Sale {
  stage: number
  value: number
}
export const NO_SALE = 0
export const OF_HAND = 1
export const COUNTED = 2
export const SOLD = 3

/** Where a rancher is on its way on average, and what counts before it is placed. */
const MIDWAY = 0.45
export const UNPLACED = 0.3

/** Sales that fill the job market, less what all have ridden towards their next one; `near`: the end is one turn away. */
export function lookAtTime(
  { jobs, tokenStart, workersASale }: Outlook,
  s: TrailState,
  seat: Seat,
  { stage }: Sale,
  othersRidden: number,
  near: boolean,
  g: Glance,
): void {
  g.lastTurn = lastTurnComes(s, seat) ? 1 : 0
  if (s.ended >= 0) {
    const selling = stage === OF_HAND || stage === COUNTED
    g.left = 0
    g.sales = selling || (g.lastTurn && near) ? 1 : 0
    return
  }
  const sides = s.players.length
  const sales = workersToCome(s, jobs) / (workersASale * sides) + MIDWAY - (othersRidden + g.ridden) / sides
  g.left = (Math.max(0, sales) * workersASale) / (jobs.rows - tokenStart)
  g.sales = Math.max(0, sales + g.ridden - MIDWAY) + (stage === COUNTED ? 1 : 0)
}

/** Cards that pass through a hand on a trip beside those it ends with. */
const PASSING = 5
/** The part of what the herd has better than the hand that a whole trip brings to hand, and a card to be drawn at once. */
const BETTERED = 0.75
const DRAWN = 0.12
/** Certificates that are spent at a usual sale. */
const USUAL_CERTIFICATES = 1.5
const GOOD = 3

export function lookAtHerd(
  { breeds, masters }: Outlook,
  { stage }: Sale,
  limit: number,
  inHand: number,
  g: Glance,
): void {
  const { me } = g
  g.herdSize = herdSize(me)
  g.goodCattle = 0
  for (let card = 0; card < me.cattle.length; card++)
    if ((breeds.values[breeds.breedOf[card] ?? -1] ?? 0) >= GOOD) g.goodCattle += me.cattle[card] ?? 0
  g.permanents = permanent(masters, me.stationmasters)
  g.hand = stage >= COUNTED ? 0 : inHand
  const best = expectedHand(me, breeds, limit, limit + PASSING)
  const missing = Math.max(0, limit - me.hand.length)
  const better = Math.max(0, best - g.hand) * Math.min(1, BETTERED * (1 - g.ridden) + DRAWN * missing)
  g.coming = g.hand + better + g.permanents + me.certificates
  g.usual = best + g.permanents + USUAL_CERTIFICATES
}

/** `reached`: flags of the places that lie ahead. */
export function lookAtBuildings(
  { kit, uses, tolls, neutralSites }: Outlook,
  s: TrailState,
  seat: Seat,
  reached: Uint8Array,
  g: Glance,
): void {
  g.ahead = 0
  g.stopsAhead = 0
  g.own = 0
  g.buildings = 0
  g.tolls = 0
  for (let i = 0; i < neutralSites.length; i++) {
    const site = neutralSites[i] ?? 0
    if (!reached[site]) continue
    g.ahead += uses[kit.buildingOf(s.tiles[site] ?? 0)] ?? 0
    g.stopsAhead++
  }
  for (let i = 0; i < kit.buildingSites.length; i++) {
    const site = kit.buildingSites[i] ?? 0
    const tile = s.tiles[site] ?? -1
    if (tile < 0 || kit.ownerOf(tile) !== seat) continue
    const building = kit.buildingOf(tile)
    g.buildings++
    g.tolls += tolls[building] ?? 0
    g.own += uses[building] ?? 0
    if (!reached[site]) continue
    g.ahead += uses[building] ?? 0
    g.stopsAhead++
  }
}

/** So many spaces ahead a station no longer counts. */
const SIGHT = 14

export function lookAtRailway({ kit: { stations, track } }: Outlook, s: TrailState, g: Glance): void {
  const { me } = g
  g.stationsAhead = 0
  g.mastersAhead = 0
  for (let i = 0; i < stations.length; i++) {
    const away = (track.spaceOf[i] ?? 0) - me.engine
    if (me.stations & (1 << i) || away <= 0 || away >= SIGHT) continue
    const near = 1 - away / SIGHT
    g.stationsAhead += near * at(stations, i).vp
    if ((s.masters[i] ?? -1) >= 0) g.mastersAhead += near
  }
}

/** Dollars for each craftsman at the neutral building. */
const BUILDING_RATE = 2

export function lookAtMarkets({ kit, worth }: Outlook, s: TrailState, engineers: number, g: Glance): void {
  const { me } = g
  g.bestHire = counted(g.ahead, uses.hire) > 0 ? bestHire(kit, s, me, me.money, 0, worth) : 0
  g.bestDeal = counted(g.ahead, uses.buyCattle) > 0 ? bestDeal(kit, s, me.workers[0] ?? 0, me.money, worth) : 0
  g.bestBuilding = counted(g.ahead, uses.build) > 0 ? bestBuilding(kit, me, me.money, BUILDING_RATE, worth) : 0
  g.bestStation = counted(g.ahead, uses.engineForward) > 0 ? bestStation(kit, s, me, me.money, engineers, worth) : 0
}

/** Objective cards of the area as a mask. */
export function areaOf({ area }: TrailPlayer, { cards }: TrailKit): number {
  let mask = 0
  for (let i = 0; i < area.length; i++) mask |= 1 << ((area[i] ?? cards.cattle) - cards.cattle)
  return mask
}

export function lookAtGoals({ goals }: Outlook, area: number, owned: readonly number[], g: Glance): void {
  g.nearPoints = nearPoints(goals, area, g.me.goals, owned)
}
