// How good a position is for a seat, in victory points.
import { at, last, num, type Seat, score } from "@railhead/engine"
import { BUILDING_INCOME } from "./data/actions.ts"
import { buildings, hasIncome, incomes, MINE, MOUNTAIN, RANCH, symbols } from "./data/buildings.ts"
import { faces } from "./data/cards.ts"
import { neighbours, PARCELS } from "./data/map.ts"
import { FINAL_CASH_PER_POINT, ROUNDS } from "./data/rounds.ts"
import { promiseOfSpots } from "./promise.ts"
import { income } from "./rules/income.ts"
import { isFree, isServed } from "./rules/land.ts"
import { cashLimit } from "./rules/roundEnd.ts"
import { type CarsonCity, type CarsonTable, IN_RESERVE, player } from "./state.ts"

/** What things that are not points yet are worth, in points. */
export const weights = {
  /** A dollar within the cash limit, by round; at the end six make a point. */
  dollar: [0.28, 0.28, 0.26, 0.23, 0.18, 1 / 6],
  /** A dollar above the limit: ten make a point. */
  excess: 0.09,
  /** The limit to reckon with before a card is chosen. */
  usualLimit: 40,
  /** Part of the dollars of later incomes that will really come and count. */
  laterIncome: 0.75,
  /** A cowboy in the personal reserve, by round: it can still be placed, or is kept for the next round. */
  cowboy: [1, 1.05, 1.05, 1, 0.35, 0],
  /** A revolver for each round still to come. */
  revolver: 0.35,
  roadInReserve: 0.3,
  dynamite: 0.9,
  /** An own free parcel for each round still to come, before what its surroundings promise. */
  parcel: 0.3,
  /** Of the income that the best building there could pay. */
  site: 0.2,
  /** Of the worth of a building that is bought but not built. */
  kept: 0.55,
  /** The +3 token until the end of the round. */
  ammunition: 1,
  /** What others have counts against: this part of the best other's points. */
  rival: 0.35,
  /** A second card still to be chosen, a special cowboy still to be placed. */
  pending: 1.6,
}

/** What a side of a card is worth for the round beyond what it gives at once. */
const cardWorth: Readonly<Record<string, number>> = {
  "1Y": 1.8,
  "1R": 1,
  "2R": 1.5,
  "3Y": 1.8,
  "4Y": 1.4,
  "7Y": 1.5,
  "7R": 1,
  "8R": 0.8,
  "10Y": 1.2,
  "10R": 0.8,
  "11Y": 1.6,
  "11R": 2,
  "13Y": 0.8,
  "14Y": 0.8,
  "14R": 0.8,
  "16Y": 0.6,
  "17Y": 0.5,
  "18Y": 0.8,
  "18R": 1.4,
}

/** Points as they stand and what the position promises, less a part of what the best other has. */
export function evaluate(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const { totals } = score(t.rules, s)
  let best = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, num(totals, other))
  const own = num(totals, seat) - Math.floor(player(s, seat).money / FINAL_CASH_PER_POINT)
  if (s.round > ROUNDS) return num(totals, seat) - best
  return own + promise(t, seat) - weights.rival * best
}

function promise(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const me = player(s, seat)
  const left = ROUNDS - s.round
  let worth = moneyWorth(s, seat) + later(t, seat) + promiseOfSpots(t, seat) + pending(s, seat)
  worth += me.cowboys * num(weights.cowboy, s.round)
  worth += me.revolvers * weights.revolver * (left + 1)
  worth += me.roads * weights.roadInReserve + me.dynamite * weights.dynamite
  if (s.ammunition === seat) worth += weights.ammunition
  if (me.face >= 0) {
    const { id, whiteCowboy } = at(faces, me.face)
    if (s.action < BUILDING_INCOME && !(whiteCowboy && s.white !== IN_RESERVE)) worth += cardWorth[id] ?? 0
  }
  for (let type = 0; type < me.kept.length; type++)
    if (num(me.kept, type) > 0) worth += weights.kept * num(me.kept, type) * buildingWorth(s, type)
  return worth
}

/** Incomes still to come, this round's included before it is paid. */
function incomesLeft(s: CarsonCity): number {
  return ROUNDS - s.round + (s.action < BUILDING_INCOME ? 1 : 0)
}

function moneyWorth(s: CarsonCity, seat: Seat): number {
  const { money, face } = player(s, seat)
  const limit = face < 0 ? weights.usualLimit : cashLimit(s, seat)
  return Math.min(money, limit) * num(weights.dollar, s.round) + Math.max(0, money - limit) * weights.excess
}

/** Own buildings and free parcels, for the rounds that are left. */
function later(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const rate = weights.laterIncome * num(weights.dollar, s.round) * incomesLeft(s)
  let worth = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    if (num(s.owner, parcel) !== seat) continue
    if (hasIncome(num(s.objects, parcel))) worth += income(t, parcel) * rate
    else if (isFree(s, parcel)) worth += siteWorth(s, parcel, seat)
  }
  return worth
}

/** What could be built here: mines beside mountains, shops beside houses, ranches in the open. */
export function siteWorth(s: CarsonCity, parcel: number, seat: Seat): number {
  let mountains = 0
  let houses = 0
  let free = 0
  for (const next of at(neighbours, parcel)) {
    const object = num(s.objects, next)
    const owner = num(s.owner, next)
    if (object < 0) free++
    else if (owner >= 0 && owner !== seat) continue
    else if (object === MOUNTAIN) mountains++
    else houses += num(symbols, object)
  }
  const shop = isServed(s, parcel) ? 4 * houses + 2 : 2 * houses
  const pays = Math.max(3 * mountains, free, shop)
  const rounds = ROUNDS - s.round + 1
  return rounds * (weights.parcel + weights.site * pays * num(weights.dollar, s.round))
}

/** A building of a type before it has a place: two points at the end, a revolver, some income. */
export function buildingWorth(s: CarsonCity, type: number): number {
  const { revolvers, symbols: houses } = at(buildings, type)
  const rule = at(incomes, type)
  const pays =
    rule === null ? 0 : type === RANCH ? 5 : type === MINE ? 5 : rule.fixed + rule.perRound * 3 + rule.level * 2.5
  return 2 + revolvers * 0.8 + houses * 0.4 + pays * num(weights.dollar, s.round) * incomesLeft(s) * 0.7
}

/** Bids that stand, and what is about to be chosen. */
function pending(s: CarsonCity, seat: Seat): number {
  const step = last(s.agenda)
  if (step === null) return 0
  if (step.do === "bid" && step.holder === seat) {
    const lot = step.lot.length === 0 ? weights.ammunition * 1.5 : 2 * weights.parcel * (ROUNDS - s.round + 2)
    const paid = step.by === seat ? step.last / 2 : step.last
    return lot - paid * num(weights.dollar, s.round)
  }
  if (step.seat !== seat) return 0
  return step.do === "secondCard" || step.do === "placeSpecial" ? weights.pending : 0
}
