// One look at the position of a seat: the figures that features are made of.
import { at, filled, type Seat } from "@railhead/engine"
import { LAST_STEP, TRACKS } from "../data/delivery.ts"
import { campsByCount } from "../data/players.ts"
import { COPPER, KINDS, SECTIONS, STONE, sectionPoints, WATER, WOOD } from "../data/resources.ts"
import { tokenGoods } from "../data/tokens.ts"
import { type GoldWest, type GoldWestTable, type Player, player } from "../state.ts"
import { type Boomtown, boomtown, visitBoomtown } from "./boomtown.ts"
import { gainOf, watchCoaches, wayGone } from "./coaches.ts"
import { type Land, land, surveyLand } from "./land.ts"
import { bestPlan, effectWorth, type Scope, valueCards } from "./plan.ts"
import { type Bonuses, bonuses, rankTerrains } from "./terrains.ts"
import { worth } from "./worth.ts"

export interface Glance {
  me: Player
  seats: number
  points: number
  /** Turns whose activation is still to come, the final one included; buildings still to come. */
  left: number
  builds: number
  /** What the use zone can bring in the rest of the turn, and what is about to be taken. */
  use: number
  promised: number
  /** What the sections can bring when they are activated, the best first. */
  plans: Float64Array
  /** Sections that give a building when they are activated. */
  buildable: number
  /** Metals and materials by section. */
  metals: readonly number[]
  materials: readonly number[]
  wood: number
  stone: number
  /** What all metals on the supply track would gain as deliveries, and what the steps already made are worth. */
  deliveries: number
  wayGone: number
  water: number
  mostWater: number
  readonly land: Land
  readonly bonuses: Bonuses
  readonly boomtown: Boomtown
}

/** Between the build and the choice of a section, the token's resources are thought to lie here. */
const USUAL_SECTION = 1

const supply = filled(SECTIONS * KINDS, 0)
const sizes = new Int8Array(SECTIONS)
const plans = new Float64Array(SECTIONS)
const metals = filled(SECTIONS, 0)
const materials = filled(SECTIONS, 0)
const inAll = new Int8Array(KINDS)
const later: Scope = { metals: true, invest: true, influence: true, build: true }
const nowScope: Scope = { metals: false, invest: false, influence: false, build: false }
/** Sections that what is carried still has to pass (GW-5.2). */
let leaving = 0

let seen: Glance | null = null

export function glance(t: GoldWestTable, seat: Seat): Glance {
  const s = t.state
  const me = player(s, seat)
  seen ??= {
    me,
    seats: 0,
    points: 0,
    left: 0,
    builds: 0,
    use: 0,
    promised: 0,
    plans,
    buildable: 0,
    metals,
    materials,
    wood: 0,
    stone: 0,
    deliveries: 0,
    wayGone: 0,
    water: 0,
    mostWater: 0,
    land,
    bonuses,
    boomtown,
  }
  const g = seen
  g.me = me
  g.seats = s.seats
  g.builds = me.camps
  for (let i = 0; i < supply.length; i++) supply[i] = me.supply[i] ?? 0
  g.promised = 0
  followTurn(s, seat, g)
  surveyLand(s, seat)
  rankTerrains(s, seat, me.camps)
  visitBoomtown(s, seat, me, g.left)
  watchCoaches(t, me, boomtown.perTile, g.left > 1 ? 1 : 0)
  valueCards(s)
  promise(s, seat, g)
  g.wayGone = wayGone
  countSupply(g)
  g.points = pointsNow(s, seat, me)
  g.use = nowScope.metals || nowScope.build ? bestPlan(s, me, me.use, 0, sumOf(me.use) - leaving, nowScope) : 0
  makePlans(s, me, g)
  return g
}

function sumOf(list: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += list[i] ?? 0
  return sum
}

/** Where the seat is in its turn, and how many turns it has before it. */
function followTurn(s: GoldWest, seat: Seat, g: Glance): void {
  const { agenda } = s
  nowScope.metals = false
  nowScope.build = false
  leaving = 0
  const active = agenda[0]?.seat ?? -1
  g.left = g.builds + 1
  if (agenda.length === 0) g.left = 0
  else if (active === seat) followSteps(s, g)
  else if (s.round > (campsByCount[s.seats] ?? 0) && turnOf(s, seat) < turnOf(s, active)) g.left = 0
}

function turnOf(s: GoldWest, seat: Seat): number {
  return (seat - s.first + s.seats) % s.seats
}

function followSteps({ agenda }: GoldWest, g: Glance): void {
  for (let i = 0; i < agenda.length; i++) {
    const step = at(agenda, i)
    switch (step.do) {
      case "buildOrLoot":
        nowScope.build = true
        g.left--
        break
      case "finalMetals":
        g.left--
        nowScope.metals = true
        nowScope.invest = step.invested === 0
        nowScope.influence = step.paid === 0
        break
      case "useMetals":
        nowScope.metals = true
        nowScope.invest = step.invested === 0
        nowScope.influence = step.paid === 0
        break
      case "activate":
        g.left++
        break
      case "leave":
        leaving++
        break
    }
  }
}

/** Steps of the turn that will still bring something. */
function promise({ agenda }: GoldWest, seat: Seat, g: Glance): void {
  if (agenda[0]?.seat !== seat) return
  for (let i = 0; i < agenda.length; i++) {
    const step = at(agenda, i)
    switch (step.do) {
      case "store": {
        g.promised += worth.store
        const goods = at(tokenGoods, step.token)
        for (let kind = 0; kind < KINDS; kind++) {
          const place = USUAL_SECTION * KINDS + kind
          supply[place] = (supply[place] ?? 0) + (goods[kind] ?? 0)
        }
        break
      }
      case "freeStep":
      case "takeResource":
      case "placeMarker":
      case "stackMarker":
      case "upgradeCamp":
      case "swapTokens":
      case "gainWater":
      case "takeMaterial":
        g.promised += effectWorth(step)
        break
    }
  }
}

function countSupply(g: Glance): void {
  for (let kind = 0; kind < KINDS; kind++) inAll[kind] = 0
  g.mostWater = 0
  for (let section = 0; section < SECTIONS; section++) {
    let size = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const count = supply[section * KINDS + kind] ?? 0
      size += count
      inAll[kind] = (inAll[kind] ?? 0) + count
    }
    const water = supply[section * KINDS + WATER] ?? 0
    const material = (supply[section * KINDS + WOOD] ?? 0) + (supply[section * KINDS + STONE] ?? 0)
    if (water > g.mostWater) g.mostWater = water
    sizes[section] = size
    materials[section] = material
    metals[section] = size - water - material
  }
  g.wood = inAll[WOOD] ?? 0
  g.stone = inAll[STONE] ?? 0
  g.water = inAll[WATER] ?? 0
  g.deliveries = 0
  for (let track = 0; track < TRACKS; track++) {
    const open = LAST_STEP - (g.me.coaches[track] ?? 0)
    g.deliveries += gainOf(track, Math.min(open, inAll[track + COPPER] ?? 0))
  }
}

function makePlans(s: GoldWest, me: Player, g: Glance): void {
  g.buildable = 0
  later.build = g.left > 1
  for (let section = 0; section < SECTIONS; section++) {
    const reach = (sizes[section] ?? 0) - section
    const plan = g.left > 0 ? bestPlan(s, me, supply, section * KINDS, reach, later) : 0
    if (reach > 0 && (materials[section] ?? 0) > 0) g.buildable++
    // The best first.
    let place = section
    for (; place > 0 && (plans[place - 1] ?? 0) < plan; place--) plans[place] = plans[place - 1] ?? 0
    plans[place] = plan
  }
}

/** The score as it stands, as `scoring.ts` counts it: a test holds them together. */
function pointsNow(s: GoldWest, seat: Seat, me: Player): number {
  let points = sumOf(me.points) + 2 * land.largest + boomtown.points + bonuses.now - wantedPenalty(s, seat, me)
  for (let section = 1; section < SECTIONS; section++)
    points += (me.supply[section * KINDS + WATER] ?? 0) * (sectionPoints[section] ?? 0)
  return points
}

function wantedPenalty(s: GoldWest, seat: Seat, { wanted }: Player): number {
  let ahead = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && player(s, other).wanted > wanted) ahead++
  if (ahead === 0) return wanted
  return ahead === 1 ? Math.floor(wanted / 2) : 0
}
