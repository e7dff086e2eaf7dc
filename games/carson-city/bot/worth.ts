// What a position is made of, in points: the weights, and what parcels and buildings promise.
import { at, num, type Seat } from "@railhead/engine"
import { BUILDING_INCOME } from "../data/actions.ts"
import { buildings, incomes, MINE, MOUNTAIN, RANCH, symbols } from "../data/buildings.ts"
import { neighbours, PARCELS } from "../data/map.ts"
import { ROUNDS } from "../data/rounds.ts"
import { isFree, isServed } from "../rules/land.ts"
import type { CarsonCity } from "../state.ts"

/** What things that are not points yet are worth, in points. */
export const weights = {
  /** A dollar within the cash limit, by round; at the end six make a point. */
  dollar: [0.28, 0.28, 0.26, 0.23, 0.18, 1 / 6],
  /** A dollar above the limit: ten make a point. */
  excess: 0.09,
  /** The limit to reckon with before a card is chosen. */
  usualLimit: 40,
  /** Part of the dollars of later incomes that will really come and count. */
  laterIncome: 0.95,
  /** A cowboy in the personal reserve, by round: it can still be placed, or is kept for the next round. */
  cowboy: [1, 1.05, 1.05, 1, 0.35, 0],
  /** A revolver for each round still to come. */
  revolver: 0.35,
  roadInReserve: 0.3,
  dynamite: 0.9,
  /** An own free parcel for each round still to come, before what its surroundings promise. */
  parcel: 0.3,
  /** Of the income that the best building there could pay. */
  site: 0.1,
  /** Of the worth of a building that is bought but not built: with a parcel for it, and without. */
  kept: 0.7,
  homeless: 0.4,
  /** The +3 token until the end of the round. */
  ammunition: 1,
  /** What others have counts against: this part of the best other's points. */
  rival: 0.35,
  /** A second card still to be chosen, a special cowboy still to be placed. */
  pending: 1.6,
}

/** Incomes still to come, this round's included before it is paid. */
export function incomesLeft(s: CarsonCity): number {
  return ROUNDS - s.round + (s.action < BUILDING_INCOME ? 1 : 0)
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

/** Has this player a free parcel on which a building of the type could stand? */
function hasSite(s: CarsonCity, seat: Seat, type: number): boolean {
  const anywhere = at(buildings, type).road === "none"
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (num(s.owner, parcel) === seat && isFree(s, parcel) && (anywhere || isServed(s, parcel))) return true
  return false
}

/** A building of a type in hand. */
export function keptWorth(s: CarsonCity, seat: Seat, type: number): number {
  return buildingWorth(s, type) * (hasSite(s, seat, type) ? weights.kept : weights.homeless)
}

/** A building of a type before it has a place: two points at the end, a revolver, some income. */
function buildingWorth(s: CarsonCity, type: number): number {
  const { revolvers, symbols: houses } = at(buildings, type)
  const rule = at(incomes, type)
  const pays =
    rule === null ? 0 : type === RANCH ? 5 : type === MINE ? 5 : rule.fixed + rule.perRound * 3 + rule.level * 2.5
  return 2 + revolvers * 0.8 + houses * 0.4 + pays * num(weights.dollar, s.round) * incomesLeft(s) * 0.7
}
