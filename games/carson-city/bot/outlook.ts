// What a seat can expect of the rest of the round, in the order in which it will come: money, points, land, buildings.
import { at, figure, num, type Seat } from "@railhead/engine"
import { AMMUNITION, BUILDING_INCOME, PARCEL_PURCHASE, PLACING, SPACES, slotSold, spaces } from "../data/actions.ts"
import { BUILDINGS, buildings, HOUSE, hasIncome, MINE, STATION, TOWN_HALL } from "../data/buildings.ts"
import { faceNamed, faces } from "../data/cards.ts"
import { FOR_HOUSES, FOR_MOUNTAINS } from "../data/offers.ts"
import { AMMUNITION_STRENGTH, COWBOYS, cowboysAfter, FINAL_CASH_PER_POINT, ROUNDS } from "../data/rounds.ts"
import { sheriffOf } from "../rules/goods.ts"
import { income } from "../rules/income.ts"
import { parcelsOwned, priceFor } from "../rules/land.ts"
import { buildingPrice } from "../rules/purchase.ts"
import { cashLimit } from "../rules/round-end.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, EXTRA, IN_RESERVE, player } from "../state.ts"
import type { CarsonStep } from "../steps.ts"
import { chanceOn, foresee, strengthen, strengthOf, strongestOther } from "./odds.ts"
import { BETWEEN, mayPlace, PLACING as PLACING_PHASE, passesEarly, phaseOf } from "./phase.ts"
import { pointsNow } from "./points.ts"
import { addSite, payOn, promiseOf, sites } from "./sites.ts"
import { OWN_HOUSES, OWN_MOUNTAINS, town } from "./town.ts"

/** What a dollar kept to the end of a round is worth in points, to tell what is worth buying. */
const dollar: readonly number[] = [0.33, 0.33, 0.27, 0.2, 1 / FINAL_CASH_PER_POINT]
/** The cash limit to reckon with before a card is chosen. */
const USUAL_LIMIT = 60
/** Dollars that a seat keeps back for the next round when it buys points. */
const KEPT_BACK = 8
const TWO_DICE = 7
const PRODUCT_OF_DICE = 12.25
const GROCER = faceNamed("3Y")
const EDITOR = faceNamed("18R")
const GROCERS_MONEY = 8

export interface Outlook {
  over: boolean
  seats: number
  /** The round, 1 in the setup; and how many follow it. */
  round: number
  left: number
  points: number
  /** Points that the spots and the card will bring; those that can be bought at the end of the round. */
  awards: number
  bought: number
  /** Dollars at the end of the round: within the cash limit, and above it. */
  carry: number
  spill: number
  /** Dollars nobody has plans for, while cowboys can still be placed. */
  budget: number
  /** What the own buildings will pay in each later round. */
  income: number
  /** The dearest own building that could be attacked this round, in dollars to lose. */
  exposed: number
  /** Cowboys that can still be placed this round, and those of the next. */
  hand: number
  next: number
  revolvers: number
  strength: number
  lead: number
  /** Buildings, houses and mountains still to come; tiles that have no place yet. */
  objects: number
  homeless: number
  houses: number
  /** Free parcels without a plan: how many, how many with a road, what they could pay. */
  sites: number
  served: number
  promise: number
  parcels: number
  buildings: number
  roads: number
  dynamite: number
  noDuel: number
  white: number
  halfPrice: number
  early: number
  passesEarly: number
}

const outlook: Outlook = {
  over: false,
  seats: 0,
  round: 0,
  left: 0,
  points: 0,
  awards: 0,
  bought: 0,
  carry: 0,
  spill: 0,
  budget: 0,
  income: 0,
  exposed: 0,
  hand: 0,
  next: 0,
  revolvers: 0,
  strength: 0,
  lead: 0,
  objects: 0,
  homeless: 0,
  houses: 0,
  sites: 0,
  served: 0,
  promise: 0,
  parcels: 0,
  buildings: 0,
  roads: 0,
  dynamite: 0,
  noDuel: 0,
  white: 0,
  halfPrice: 0,
  early: 0,
  passesEarly: 0,
}

/** What own buildings of each type pay this round. */
const pays = new Float64Array(BUILDINGS)
let money = 0
let bestMine = 0
let incomeNow = 0

/** Written right after the look at the town. */
export function lookAhead(t: CarsonTable, seat: Seat): Outlook {
  const s = t.state
  const me = player(s, seat)
  const o = outlook
  const phase = phaseOf(s)
  foresee(t, phase)
  o.over = s.round > ROUNDS
  o.seats = s.seats
  o.round = Math.min(ROUNDS, Math.max(1, s.round))
  o.left = ROUNDS - o.round
  o.awards = 0
  o.bought = 0
  o.objects = 0
  o.homeless = 0
  o.houses = 0
  o.exposed = 0
  o.budget = 0
  o.sites = 0
  o.served = 0
  o.promise = 0
  o.income = 0
  o.revolvers = me.revolvers
  o.roads = me.roads
  o.parcels = parcelsOwned(s, seat)
  money = me.money
  const before = phase !== BETWEEN && s.action <= BUILDING_INCOME
  const sheriff = sheriffOf(s)
  const step = pendingOf(s, seat)
  let returned = 0
  if (phase >= PLACING_PHASE) {
    if (s.action <= 0) money += 4 * sharedOn(s, 0, seat, sheriff)
    if (s.action <= 1) {
      const chance = chanceOn(s, seat, AMMUNITION, sheriff)
      if (chance > 0) strengthen(seat, AMMUNITION_STRENGTH * chance)
    }
    if (s.action <= 2) {
      const chance = chanceOn(s, seat, 2, sheriff)
      if (chance > 0) o.roads += 3 * chance
    }
    if (s.action <= 3) o.roads += sharedOn(s, 3, seat, sheriff)
  }
  scanLand(t, seat, phase, sheriff, step)
  const { own } = town
  o.points = pointsNow(t, seat, num(town.objects, seat), num(own, STATION) > 0)
  const rate = figure(dollar, o.round)
  const paid = before ? 1 : 0
  // Buildings in hand and those about to be bought, each on the best site left.
  let shops = 0
  const place = (type: number, chance: number, price: number, pay: boolean) => {
    let best = -1
    let site = -1
    for (let i = 0; i < sites.count; i++) {
      if (sites.taken[i] === true) continue
      const here = payOn(type, i, o.round, own)
      if (here < 0) continue
      const worth = (here + 8) * figure(sites.chance, i)
      if (worth > best) {
        best = worth
        site = i
      }
    }
    const income = site < 0 ? 0 : payOn(type, site, o.round, own)
    const sure = site < 0 ? 0 : figure(sites.chance, site)
    const incomes = o.left + (pay ? paid : 0)
    const worth = site < 0 ? 1 : sure * (2 + income * incomes * rate)
    if (price > 0 && (worth < price * rate || price > money)) return
    money -= price * chance
    if (site < 0) {
      o.homeless += chance
      return
    }
    sites.taken[site] = true
    o.homeless += chance * (1 - sure)
    const both = chance * sure
    o.objects += both
    o.income += both * income
    o.buildings += both
    o.revolvers += both * at(buildings, type).revolvers
    if (pay && before) incomeNow += both * income
    shops += both * at(buildings, type).houses
  }
  for (let type = 0; type < BUILDINGS; type++)
    for (let n = num(me.kept, type); n > 0; n--) place(type, 1, 0, phase !== BETWEEN && s.action <= PLACING)
  if (phase >= PLACING_PHASE) {
    for (let space = 4; space <= 10; space++) {
      if (num(spaces, space) < s.action) continue
      const slot = num(slotSold, space)
      const chance = step?.do === "buyBuilding" && step.slot === slot ? 1 : chanceOn(s, seat, space, sheriff)
      if (chance < 0) continue
      returned += 1 - chance
      const type = num(s.row, slot)
      if (type >= 0) place(type, chance, buildingPrice(s, seat, slot), true)
    }
  }
  // What is left of the land.
  let room = 0
  for (let i = 0; i < sites.count; i++) {
    if (sites.taken[i] === true) continue
    const chance = figure(sites.chance, i)
    o.sites += chance
    o.promise += chance * promiseOf(i)
    if (sites.served[i] === true) {
      o.served += chance
      room += chance
    }
  }
  o.houses = Math.min(room, shops)
  // Incomes and awards.
  if (phase >= PLACING_PHASE) {
    const strong = strengthOf(seat)
    for (let space = 11; space <= 16; space++) {
      if (num(spaces, space) < s.action) continue
      const chance = chanceOn(s, seat, space, sheriff)
      if (chance < 0) continue
      returned += 1 - chance
      if (space === 11) money += chance * 2 * o.parcels
      else if (space === 12) money += chance * 2 * strong
      else if (space === 13) money += chance * (cowboyOn(s, space, seat) === EXTRA ? PRODUCT_OF_DICE : TWO_DICE)
      else if (space === 14) o.awards += chance * (o.parcels / 2 - 0.25)
      else if (space === 15) o.awards += chance * o.buildings
      else o.awards += chance * (strong / 2 - 0.25)
    }
  }
  const limit = me.face < 0 ? USUAL_LIMIT : cashLimit(s, seat)
  if (before) {
    money += incomeNow
    if (me.face >= 0) {
      const { doubles, dynamite } = me
      if (doubles >= 0) money += pays[doubles] ?? 0
      else if (me.face === GROCER && me.offer < 0) {
        let most = GROCERS_MONEY
        for (let type = 0; type < BUILDINGS; type++) most = Math.max(most, pays[type] ?? 0)
        money += most
      }
      if (dynamite > 0 && doubles !== MINE) money += 2 * bestMine
      if (me.face === EDITOR) o.awards += incomeNow / (5 * o.round)
    }
  }
  if (phase !== BETWEEN) {
    if (me.offer === FOR_HOUSES) o.awards += num(own, OWN_HOUSES)
    if (me.offer === FOR_MOUNTAINS) o.awards += num(own, OWN_MOUNTAINS)
  }
  // Points for sale, the cheapest that this seat can have.
  if (phase >= PLACING_PHASE) {
    let price = 0
    let chance = 0
    for (let space = 17; space <= 20; space++) {
      if (num(spaces, space) < s.action) continue
      const here = chanceOn(s, seat, space, sheriff)
      if (here < 0) continue
      returned += 1 - here
      if (here > 0) {
        price = 22 - space
        chance = here
      }
    }
    if (step?.do === "buyPoints") {
      price = step.price
      chance = 1
    }
    if (price > 0) {
      const keep = price * rate < 1 ? (o.left > 0 ? KEPT_BACK : 0) : limit
      const spent = Math.max(0, money - keep) * chance
      o.bought = spent / price
      money -= spent
    }
  }
  o.carry = Math.min(money, limit)
  o.spill = Math.max(0, money - limit)
  // Cowboys.
  const free = mayPlace(s, phase, seat)
  const white = me.face >= 0 && at(faces, me.face).whiteCowboy && s.white === IN_RESERVE
  o.hand = free ? me.cowboys + (white ? 1 : 0) : 0
  o.white = free && white ? 1 : 0
  const kept = (free ? 0 : me.cowboys) + returned
  o.next = phase === BETWEEN ? me.cowboys : Math.min(COWBOYS, kept + num(cowboysAfter, o.round))
  o.budget = free ? Math.min(Math.max(0, money - (before ? incomeNow : 0)), 6 * o.hand) : 0
  o.strength = phase === BETWEEN ? 0 : strengthOf(seat)
  o.lead = phase === BETWEEN ? 0 : Math.max(-5, Math.min(5, strengthOf(seat) - strongestOther(seat)))
  o.dynamite = me.dynamite
  o.noDuel = free ? me.noDuel : 0
  o.halfPrice = free && me.face >= 0 && at(faces, me.face).halfPrice ? Math.min(3, o.hand) : 0
  o.early = free && phase !== BETWEEN && me.face >= 0 ? 1 - at(faces, me.face).card / 18 : 0.5
  o.passesEarly = o.left > 0 ? passesEarly(s, phase, seat) : 0
  return o
}

function sharedOn(s: CarsonCity, space: number, seat: Seat, sheriff: Seat): number {
  return cowboyOn(s, space, seat) + (s.white === space && sheriff === seat ? 1 : 0)
}

/** The step of this seat's that is being carried out, if it has bought nothing yet. */
function pendingOf(s: CarsonCity, seat: Seat): CarsonStep | null {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const step = at(s.agenda, i)
    if (step.do === "resolve" || step.do === "endOfRound") return null
    if (step.seat !== seat) continue
    if (step.do === "buyBuilding" || step.do === "buyPoints" || step.do === "buyParcels") return step
  }
  return null
}

function scanLand(t: CarsonTable, seat: Seat, phase: number, sheriff: Seat, step: CarsonStep | null): void {
  const s = t.state
  const o = outlook
  sites.count = 0
  incomeNow = 0
  bestMine = 0
  o.buildings = 0
  pays.fill(0)
  const immune = player(s, seat).face >= 0 && at(faces, player(s, seat).face).immune
  const acting = phase >= PLACING_PHASE
  const buys = acting && (s.action < PARCEL_PURCHASE || step?.do === "buyParcels")
  for (let i = 0; i < town.count; i++) {
    const parcel = num(town.parcels, i)
    const owner = num(s.owner, parcel)
    const object = num(s.objects, parcel)
    const spot = SPACES + parcel
    if (owner === seat) {
      if (object < 0) addSite(s, seat, parcel, 1)
      else if (object < HOUSE) {
        o.buildings++
        if (!hasIncome(object)) continue
        const pay = income(t, parcel)
        const times = s.tripled.includes(parcel) ? 3 : 1
        o.income += pay
        pays[object] = (pays[object] ?? 0) + pay
        if (object === MINE && times === 1 && pay > bestMine) bestMine = pay
        let here = pay * times
        if (acting && num(s.cowboys, spot) !== 0) here -= (here / 2) * stolen(s, seat, spot, sheriff)
        else if (!immune && pay > o.exposed) o.exposed = pay
        incomeNow += here
      }
    } else if (acting) {
      const chance = chanceOn(s, seat, spot, sheriff)
      if (chance < 0) continue
      if (owner >= 0) {
        if (s.action <= BUILDING_INCOME && hasIncome(object)) money += (chance * income(t, parcel)) / 2
      } else if (object === TOWN_HALL) o.awards += 0.5 * chance
      else if (buys) {
        const price = priceFor(s, seat, parcel)
        if (price > money || player(s, seat).deeds === 0) continue
        money -= price * chance
        o.parcels += chance
        if (object < 0) addSite(s, seat, parcel, chance)
        else {
          o.objects += chance
        }
      }
    }
  }
}

/** How likely somebody takes half of what this building pays. */
function stolen(s: CarsonCity, seat: Seat, spot: number, sheriff: Seat): number {
  if (s.white === spot) return 0
  const own = chanceOn(s, seat, spot, sheriff)
  return own < 0 ? 1 : 1 - own
}
