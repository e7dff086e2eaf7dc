// What the cowboys on the board promise their player: the worth of a spot, times the chance to win it.
import { at, num, type Seat } from "@railhead/engine"
import { actions, isShared, SPACES, spaces } from "../data/actions.ts"
import { hasIncome, MOUNTAIN, TOWN_HALL } from "../data/buildings.ts"
import { PARCELS } from "../data/map.ts"
import { sheriffOf, strength } from "../rules/goods.ts"
import { income } from "../rules/income.ts"
import { buildingsOwned, isFree, parcelsOwned, priceFor } from "../rules/land.ts"
import { buildingPrice } from "../rules/purchase.ts"
import { aloneOn } from "../rules/spots.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, NO_DUEL, ORDINARY, player, WITH_DYNAMITE } from "../state.ts"
import { keptWorth, siteWorth, weights } from "./worth.ts"

const GAMBLING = 7
const DEFENCE = 0.15

export function promiseOfSpots(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const white = sheriffOf(s) === seat ? s.white : -1
  let worth = 0
  for (let space = 0; space < SPACES; space++) {
    if (num(spaces, space) <= s.action) continue
    const count = cowboyOn(s, space, seat)
    if (count === 0 && white !== space) continue
    if (isShared[space]) worth += (count + (white === space ? 1 : 0)) * spaceWorth(t, seat, space)
    else worth += spaceWorth(t, seat, space) * chance(t, seat, space)
  }
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const spot = SPACES + parcel
    if (num(s.cowboys, spot) === 0 && white !== spot) continue
    if (cowboyOn(s, spot, seat) === 0 && white !== spot) continue
    worth += parcelWorth(t, seat, parcel) * chance(t, seat, spot)
  }
  return worth
}

/** How likely it is to win the duels on a spot; a lost one brings the cowboy back. */
function chance(t: CarsonTable, seat: Seat, spot: number): number {
  const s = t.state
  const own = cowboyOn(s, spot, seat)
  if (own >= NO_DUEL || aloneOn(s, spot, sheriffOf(s)) === seat) return 1
  const mine = strength(t, seat) + (own === WITH_DYNAMITE ? 3 : 0)
  let wins = 1
  for (let other = 0; other < s.seats; other++) {
    const kind = cowboyOn(s, spot, other)
    if (other === seat || (kind !== ORDINARY && kind !== WITH_DYNAMITE)) continue
    const ahead = mine - strength(t, other) - (kind === WITH_DYNAMITE ? 3 : 0)
    wins *= Math.min(0.97, Math.max(0.03, 0.5 + ahead * 0.12))
  }
  return wins
}

function spaceWorth(t: CarsonTable, seat: Seat, space: number): number {
  const s = t.state
  const { effect } = at(actions, num(spaces, space))
  const dollar = num(weights.dollar, s.round)
  if (effect === null) return 0
  if ("scores" in effect) return Math.floor(counted(t, seat, effect.scores) / effect.divisor)
  if ("pays" in effect)
    return dollar * (effect.pays === "dice" ? GAMBLING : effect.each * counted(t, seat, effect.pays))
  if ("gives" in effect) {
    if (effect.gives === "ammunition") return weights.ammunition
    return effect.amount * (effect.gives === "money" ? dollar : weights.roadInReserve * 1.3)
  }
  const { money } = player(s, seat)
  if (effect.sells === "points") return pointsWorth(money, effect.price, dollar)
  const price = buildingPrice(s, seat, effect.slot)
  const building = num(s.row, effect.slot)
  // Money may still come before the purchase, but not much.
  if (building < 0 || price > money + 4) return 0
  return Math.max(0, keptWorth(s, seat, building) - price * dollar)
}

/** Points are worth buying as long as they cost less than money is worth otherwise. */
function pointsWorth(money: number, price: number, dollar: number): number {
  return Math.max(0, (money / price) * (1 - price * dollar)) * 0.8
}

function counted(t: CarsonTable, seat: Seat, what: "parcels" | "strength" | "buildings"): number {
  if (what === "parcels") return parcelsOwned(t.state, seat)
  return what === "buildings" ? buildingsOwned(t.state, seat) : strength(t, seat)
}

function parcelWorth(t: CarsonTable, seat: Seat, parcel: number): number {
  const s = t.state
  const object = num(s.objects, parcel)
  const owner = num(s.owner, parcel)
  const dollar = num(weights.dollar, s.round)
  if (object === TOWN_HALL) return 0.5 + 0.3 * shopsOf(s, seat)
  if (owner === seat) return DEFENCE * income(t, parcel) * dollar
  if (owner >= 0) return 0.5 * income(t, parcel) * dollar
  const price = priceFor(s, seat, parcel)
  const me = player(s, seat)
  if (price > me.money + 4 || me.deeds === 0) return 0
  const held = isFree(s, parcel) ? siteWorth(s, parcel, seat) : 2 + (object === MOUNTAIN ? 0.4 : 0.3)
  return held - price * dollar
}

function shopsOf(s: CarsonCity, seat: Seat): number {
  let shops = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (num(s.owner, parcel) === seat && hasIncome(num(s.objects, parcel))) shops++
  return shops
}
