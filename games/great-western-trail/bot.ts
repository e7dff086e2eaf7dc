// How good a position is for a seat, in victory points.
import { at, num, type Seat, score } from "@railhead/engine"
import { possible } from "../trail/actions.ts"
import { amountOf } from "../trail/amounts.ts"
import { permanent } from "../trail/rewards.ts"
import { actions, buildings } from "./data/actions.ts"
import { breedingValues, CATTLE, cards } from "./data/cards.ts"
import type { City } from "./data/cities.ts"
import type { Effect } from "./data/effects.ts"
import { deals, JOB_COLUMNS, JOB_ROWS, jobCosts, TOKEN_START } from "./data/market.ts"
import { discSpaces } from "./data/players.ts"
import { stationmasters } from "./data/stationmasters.ts"
import { COWBOY, CRAFTSMAN } from "./data/tiles.ts"
import { transportCosts } from "./data/track.ts"
import { nodes, trail } from "./data/trail.ts"
import { handLimit } from "./rules/counts.ts"
import { cityPlace, discsToCity, stripOf } from "./rules/discs.ts"
import { breedingValue } from "./rules/kansas-city.ts"
import { kit } from "./rules/kit.ts"
import { fieldsAt } from "./rules/local-actions.ts"
import {
  buildingOf,
  type GreatWesternTrail,
  type GwtStep,
  type GwtTable,
  type PhaseB,
  type Player,
  player,
} from "./state.ts"

/** What things that are not points yet are worth, in points. Those of a whole game fade as the job market fills. */
export const weights = {
  /** A dollar beyond its fifth of a point, at the start of the game: one that can be spent soon, and one to spare. */
  dollar: 0.26,
  spareDollar: 0.08,
  /** Dollars that can be spent soon. */
  purse: 12,
  /** A hired worker, by type: cowboys buy, craftsmen build, engineers drive. */
  workers: [6, 4.2, 3.8],
  /** A building on the trail beside its points: it is used, and others pay. */
  building: 2.4,
  /** A certificate on the track, and a permanent one. */
  certificate: 0.9,
  permanent: 3,
  /** A space of the engine: less transport, more stations ahead. */
  track: 0.28,
  /** A whole trip to Kansas City, and the part of it that has been ridden. */
  trip: 0.6,
  /** A point of breeding value in hand, when the trip is over. */
  handValue: 0.38,
  /** The breeding value that a card still to be drawn adds. */
  drawnCard: 1.1,
  /** A tipi, for objectives and stationmasters. */
  tipi: 0.6,
  /** An objective card in the area or the herd that may still be fulfilled. */
  objective: 1.6,
  /** The part of an arrow's points that its first city is worth. */
  halfArrow: 0.35,
  /** What a city's distance is worth in itself. */
  cityValue: 0.3,
  /** Cleared disc spaces and a better herd, beside the figures below. */
  discs: 1,
  herd: 1,
  /** How much of what a location offers is counted before it is used. */
  location: 0.9,
  /** A hazard or tipi to be taken, an auxiliary action, a move to another location, an objective card to be had. */
  hazard: 1.4,
  trade: 1.2,
  auxiliary: 0.5,
  moveOn: 1,
  card: 0.8,
  /** The best other's position, as a part of the own. */
  others: 0.25,
}

/** Cleared disc spaces, over a whole game. */
const discWorth: { readonly [id: string]: number } = {
  "aux1-2x": 0.6,
  "aux2-2x": 0.9,
  "aux3-1x": 1.2,
  "aux3-2x": 0.8,
  "aux4-1x": 1.6,
  "aux4-2x": 1,
  "aux5-1x": 1.8,
  "aux5-2x": 1.2,
  "cert-4": 1.6,
  "cert-6": 0.6,
  "move-money": 4,
  "move-vp": 2.5,
  "hand-1": 5,
  "hand-2": 5,
}
export const discWorths = discSpaces.map(({ id }) => discWorth[id] ?? 0)

/** The first, second and further cards of a breed by its value, over a whole game; starting cards dilute the herd. */
export const breedWorth: readonly (readonly number[])[] = [
  [0, 0, 0],
  [-0.3, -0.5, -0.5],
  [0, -0.25, -0.3],
  [2.2, 1.2, 0.4],
  [2.8, 2, 1],
  [3.4, 2.6, 1.4],
]

/** How far along the trail each place lies, from 0 to 1, by the neutral sites before it. */
const progress: readonly number[] = nodes.map((_, node) => {
  const letters = ["A", "B", "C", "D", "E", "F", "G"]
  const before = letters.filter(letter => reaches(trail.ids.indexOf(`site-${letter}`), node)).length
  return nodes[node]?.kind === "kansasCity" ? 1 : before / 8
})

function reaches(from: number, to: number): boolean {
  return from === to || at(trail.next, from).some(next => reaches(next, to))
}

/** VP as they stand and what the position promises, ahead of the best other. */
export function evaluate(t: GwtTable, seat: Seat): number {
  const { totals } = score(t.rules, t.state)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < t.state.seats; other++)
    if (other !== seat) best = Math.max(best, num(totals, other) + promise(t, other))
  return num(totals, seat) + promise(t, seat) - weights.others * best
}

/** From 1 at the start of the game to 0 when its end is triggered. */
function timeLeft(s: GreatWesternTrail): number {
  if (s.agenda.length === 0) return 0
  if (s.ended >= 0) return 0
  const rows = JOB_ROWS - TOKEN_START
  let filled = s.token - TOKEN_START
  for (let column = JOB_COLUMNS - s.seats; column < JOB_COLUMNS; column++)
    if (num(s.jobs, s.token * JOB_COLUMNS + column) >= 0) filled += 1 / s.seats
  return Math.max(0, 1 - filled / rows)
}

function promise(t: GwtTable, seat: Seat): number {
  const s = t.state
  if (s.agenda.length === 0) return 0
  const me = player(s, seat)
  const left = timeLeft(s)
  const dollar = 0.04 + left * (me.money > weights.purse ? weights.spareDollar : weights.dollar)
  return (
    moneyWorth(me.money, left) +
    left * (workerWorth(me) + weights.herd * herdWorth(me) + boardWorth(s, seat)) +
    certificateWorth(me, left) +
    weights.track * Math.min(me.engine, 24) * (0.3 + 0.7 * left) +
    tripWorth(t, me) +
    objectiveWorth(me, left) +
    weights.tipi * (num(me.tipis, 0) + num(me.tipis, 1)) * (0.3 + left) +
    arrowWorth(t, me) * left +
    (s.active === seat ? pendingWorth(t, seat, left, dollar) : 0)
  )
}

function moneyWorth(money: number, left: number): number {
  const soon = Math.min(money, weights.purse)
  return 0.04 * money + left * (weights.dollar * soon + weights.spareDollar * (money - soon))
}

function workerWorth({ workers }: Player): number {
  let worth = 0
  for (let type = 0; type < workers.length; type++) worth += num(weights.workers, type) * (num(workers, type) - 1)
  return worth
}

function herdWorth({ cattle }: Player): number {
  let worth = 0
  for (let breed = 0; breed < breedingValues.length; breed++) {
    const steps = at(breedWorth, num(breedingValues, breed))
    let copies = 0
    for (let card = 0; card < CATTLE; card++) {
      if (num(cards.breedOf, card) !== breed) continue
      for (let i = 0; i < num(cattle, card); i++) worth += num(steps, Math.min(copies++, steps.length - 1))
    }
  }
  return worth
}

/** Buildings and cleared disc spaces. */
function boardWorth(s: GreatWesternTrail, seat: Seat): number {
  const { cleared, unbuilt } = player(s, seat)
  let worth = 0
  for (let i = 0; i < discWorths.length; i++) if (cleared & (1 << i)) worth += weights.discs * num(discWorths, i)
  for (let number = 1; number < 11; number++) if (!(unbuilt & (1 << number))) worth += weights.building
  return worth
}

function certificateWorth(me: Player, left: number): number {
  return (
    weights.certificate * me.certificates * (0.2 + 0.8 * Math.min(1, left * 3)) +
    weights.permanent * left * permanent(stationmasters, me.stationmasters)
  )
}

/** Trips made, the part of this one that has been ridden, and what the hand would sell for at its end. */
function tripWorth(t: GwtTable, me: Player): number {
  let trips = 0
  for (const n of me.cities) trips += n
  const ridden = me.rancher < 0 ? 0 : num(progress, me.rancher)
  const near = 0.45 + 0.55 * ridden
  const missing = Math.max(0, handLimit(t, t.state.players.indexOf(me)) - me.hand.length)
  const value = breedingValue(me) + weights.drawnCard * missing
  const selling = t.state.ended >= 0 && me.rancher >= 0 && ridden < 0.5 ? 0 : 1
  return weights.trip * (trips + ridden) + weights.handValue * value * near * selling
}

function objectiveWorth(me: Player, left: number): number {
  let count = me.area.length - 1
  for (let mask = me.goals; mask !== 0; mask &= mask - 1) count += 0.6
  return weights.objective * left * Math.min(4, count + me.blind)
}

/** An arrow with one city done is half way to its points, or to its penalty. */
function arrowWorth(t: GwtTable, me: Player): number {
  let worth = 0
  for (const { from, to, vp } of stripOf(t).arrows)
    if (num(me.cities, from) > 0 !== num(me.cities, to) > 0) worth += weights.halfArrow * vp
  return worth
}

/** What the player in turn is in the middle of: questions that will still bring something. */
function pendingWorth(t: GwtTable, seat: Seat, left: number, dollar: number): number {
  let worth = 0
  for (const step of t.state.agenda)
    if (step.seat === seat)
      worth += step.do === "phaseB" ? frameWorth(t, step, left, dollar) : stepWorth(t, step, left, dollar)
  return worth
}

/** Local actions of the location that can still be used. */
function frameWorth(t: GwtTable, step: PhaseB, left: number, dollar: number): number {
  const s = t.state
  const me = player(s, step.seat)
  if (me.rancher !== step.site || step.aux || num(s.tiles, step.site) !== step.tile) return 0
  const owner = kit.ownerOf(step.tile)
  if (step.tile < 0 || step.tile >= 512 || (owner >= 0 && owner !== step.seat)) return 0.2
  let worth = 0
  for (const field of fieldsAt(t, step.site, step.tile)) {
    const action = at(actions, field.action)
    if (!(step.used & field.bit) && possible(t, step.seat, action))
      worth += gainWorth(t, step.seat, action.gives, left, dollar)
  }
  return weights.location * worth + (at(buildings, buildingOf(step.tile)).copies ? 1.5 : 0)
}

function gainWorth(
  t: GwtTable,
  seat: Seat,
  gives: readonly { readonly give: string }[],
  left: number,
  dollar: number,
): number {
  let worth = 0
  for (const gain of gives) worth += effectWorth(t, seat, gain as Effect, left, dollar)
  return worth
}

function effectWorth(t: GwtTable, seat: Seat, gain: Effect, left: number, dollar: number): number {
  const amount = (n: number) => amountOf(kit, t.state, seat, n)
  switch (gain.give) {
    case "money":
      return dollar * gain.each * amount(gain.of ?? 1)
    case "certificates":
      return 0.6 * Math.min(3, gain.each)
    case "hire":
      return hireWorth(t, seat, gain.modifier, left, dollar)
    case "build":
      return buildWorth(t, seat, gain.rate, left, dollar)
    case "buyCattle":
      return cattleWorth(t, seat, num(player(t.state, seat).workers, COWBOY), left, dollar)
    case "takeObjective":
      return weights.card * left
    case "engineForward":
      return 0.26 * amount(gain.upTo)
    case "trade":
      return weights.trade
    case "removeHazard":
      return weights.hazard
    case "moveRancher":
      return weights.moveOn
    case "specialDelivery":
      return 3
    case "upgradePassed":
      return 1.5
    default:
      return weights.auxiliary
  }
}

/** A step already begun: its price is paid, its reward is still to come. */
function stepWorth(t: GwtTable, step: GwtStep, left: number, dollar: number): number {
  switch (step.do) {
    case "hire":
      return hireWorth(t, step.seat, step.modifier, left, dollar)
    case "build":
      return buildWorth(t, step.seat, step.rate, left, dollar)
    case "chooseSite": {
      const { vp, craftsmen } = at(buildings, step.building)
      return vp + weights.building * left - craftsmen * step.rate * dollar
    }
    case "buyCattle":
      return cattleWorth(t, step.seat, step.cowboys, left, dollar)
    case "takeCattle":
      return cardsWorth(t.state, at(deals, step.deal).kinds, step.left, left)
    case "takeObjective":
      return 1.2 * weights.card * left
    case "engineForward":
      return 0.28 * Math.min(4, amountOf(kit, t.state, step.seat, step.upTo))
    case "auxiliary":
      return 1.2 * weights.auxiliary
    case "removeHazard":
      return 3
    case "trade":
      return 1.3 * weights.trade
    case "drawCards":
      return 0.5
    case "removeCards":
      return 0.4 * step.left * left
    case "gainMoney":
      return dollar * step.each * amountOf(kit, t.state, step.seat, step.of)
    case "gainCertificates":
      return 0.7 * Math.min(3, step.each)
    case "immediate":
      return 1
    case "upgradeStation":
      return 0.4
    case "takeDisc":
      return 2.5 + cityAsked(t, step.seat, step.to, left)
    case "appoint":
      return 0.5
    case "moveRancher":
      return 1.2 * weights.moveOn
    case "freeMove":
      return 0.4
    case "deliver":
      return deliveryWorth(t, step.seat, step.value, step.special, left, dollar)
    case "income":
      return incomeWorth(t, step.seat, left, dollar)
    case "specialDelivery":
      return 3
    default:
      return 0
  }
}

/** The best worker that can be hired, less its price. */
function hireWorth({ state: s }: GwtTable, seat: Seat, modifier: number, left: number, dollar: number): number {
  const me = player(s, seat)
  let best = 0
  for (let cell = 0; cell < s.jobs.length; cell++) {
    const tile = num(s.jobs, cell)
    const row = Math.floor(cell / JOB_COLUMNS)
    if (tile < 0 || row === s.token) continue
    const price = num(jobCosts, row) + modifier
    const type = kit.workerOf(tile)
    const count = num(me.workers, type)
    if (price > me.money || count === 6) continue
    best = Math.max(best, num(weights.workers, type) * left + (count >= 4 ? 4 : 0) - price * dollar)
  }
  return best
}

/** The best building that can be built on an empty site, less its price. */
function buildWorth({ state: s }: GwtTable, seat: Seat, rate: number, left: number, dollar: number): number {
  const me = player(s, seat)
  let best = 0.5
  for (let number = 1; number < 11; number++) {
    if (!(me.unbuilt & (1 << number))) continue
    const { craftsmen, vp } = at(buildings, kit.sideOf(me, number))
    if (craftsmen > num(me.workers, CRAFTSMAN) || craftsmen * rate > me.money) continue
    best = Math.max(best, vp + weights.building * left - craftsmen * rate * dollar)
  }
  return best
}

/** The best deal that can be made, less its price, and something for each cowboy it leaves. */
function cattleWorth({ state: s }: GwtTable, seat: Seat, cowboys: number, left: number, dollar: number): number {
  const { money } = player(s, seat)
  let best = 0.2
  for (const deal of deals) {
    if (deal.cowboys > cowboys || deal.price > money) continue
    const worth = cardsWorth(s, deal.kinds, deal.cards, left)
    if (worth > 0) best = Math.max(best, worth - deal.price * dollar + 0.4 * (cowboys - deal.cowboys))
  }
  return best
}

/** The best cards of some kinds in the market. */
function cardsWorth({ market }: GreatWesternTrail, kinds: number, count: number, left: number): number {
  let worth = 0
  let found = 0
  for (let i = market.length - 1; i >= 0 && found < count; i--) {
    const card = num(market, i)
    if (!(kinds & (1 << card))) continue
    worth += num(cards.vpOf, card) + left * (0.6 * num(breedingValues, num(cards.breedOf, card)) - 0.2)
    found++
  }
  return found < count ? 0 : worth
}

/** What the hand will bring, in place of what it is worth while it is held. */
function incomeWorth(t: GwtTable, seat: Seat, left: number, dollar: number): number {
  const me = player(t.state, seat)
  const value = breedingValue(me) + permanent(stationmasters, me.stationmasters)
  return value * dollar + deliveryWorth(t, seat, value, 0, left, dollar) - weights.handValue * breedingValue(me)
}

/** The city a disc is being taken for. */
function cityAsked(t: GwtTable, seat: Seat, to: number, left: number): number {
  for (const city of stripOf(t).cities)
    if (cityPlace(city.no) === to) return cityWorth(t, player(t.state, seat), city, left) + weights.trip
  return 0
}

/** The best city that can be reached. */
function deliveryWorth(t: GwtTable, seat: Seat, value: number, special: number, left: number, dollar: number): number {
  const me = player(t.state, seat)
  let best = -4
  for (const city of stripOf(t).cities) {
    if (city.value > value || (!city.repeatable && num(me.cities, city.no) > 0)) continue
    const fee = special ? 0 : transportCosts(me.engine, city.value)
    if (discsToCity(me, city, fee) !== 0) best = Math.max(best, cityWorth(t, me, city, left) - fee * dollar)
  }
  return best + weights.trip + 2.5
}

function cityWorth(t: GwtTable, me: Player, city: City, left: number): number {
  let worth = city.vp + 0.3 * city.money + weights.cityValue * city.value
  for (const { from, to, vp, cards: drawn } of stripOf(t).arrows) {
    if (from !== city.no && to !== city.no) continue
    const other = from === city.no ? to : from
    worth += num(me.cities, other) > 0 ? vp + drawn : weights.halfArrow * vp * left
  }
  return worth
}
