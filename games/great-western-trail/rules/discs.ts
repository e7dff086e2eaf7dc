// GWT-10: where discs go and which of them fit: stations and cities.
import { add, at, num, type Seat, tell } from "@railhead/engine"
import { carryOut } from "../../trail/actions.ts"
import { discsFor, FROM_STATION } from "../../trail/discs.ts"
import { gain } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import { actions, arrowActions, cityActions } from "../data/actions.ts"
import { type City, KANSAS_CITY_EMBLEM } from "../data/cities.ts"
import { everyDiscSpace } from "../data/players.ts"
import { everyStation } from "../data/track.ts"
import { announce, askedTables, type Strip } from "../places.ts"
import { type GwtTable, type Player, player } from "../state.ts"

/** Places of discs: stations by their number, cities from here on. */
const CITY = 32

export function cityPlace(city: number): number {
  return CITY + city
}

export function stripOf(t: GwtTable): Strip {
  return askedTables(t).strip
}

export function cityNo(t: GwtTable, no: number): City {
  for (const city of stripOf(t).cities) if (city.no === no) return city
  throw new RangeError(`no city ${no} in play`)
}

/** R17: the money left after the disc, with what disc and city bring, covers the transport costs. */
function coversFee(me: Player, city: City, price: number, bonus: number, fee: number): boolean {
  return me.money - price + bonus + city.money >= fee
}

const DEAREST = Math.max(...everyDiscSpace.map(space => space.price))

/** R18: only discs are left whose price is missing, and nothing lies on stations: it is paid out of what Kansas City gives. */
function onCredit(me: Player, city: City): number {
  return city.no === KANSAS_CITY_EMBLEM ? discsFor(everyDiscSpace, me, city.white, me.money + city.money, 0) : 0
}

/** GWT-10.7 and R17: the discs that may go on a city whose transport costs so much. */
export function discsToCity(me: Player, city: City, fee: number): number {
  const group = discsFor(everyDiscSpace, me, city.white, me.money, me.stations)
  if (group === 0) return onCredit(me, city)
  if (coversFee(me, city, DEAREST, 0, fee)) return group
  let mask = group
  for (let i = 0; i < everyDiscSpace.length; i++) {
    const { price, money } = at(everyDiscSpace, i)
    if (group & (1 << i) && !coversFee(me, city, price, money, fee)) mask &= ~(1 << i)
  }
  if (group >> FROM_STATION !== 0 && !coversFee(me, city, 0, 0, fee)) mask = 0
  return mask
}

export function discsTo(t: GwtTable, seat: Seat, to: number): number {
  const me = player(t.state, seat)
  if (to >= CITY) return discsToCity(me, cityNo(t, to - CITY), me.setAside)
  return discsFor(everyDiscSpace, me, at(everyStation, to).white, payable(me), me.stations & ~(1 << to))
}

export function discPlaced(t: GwtTable, seat: Seat, to: number): void {
  if (to >= CITY) discOnCity(t, seat, to - CITY)
  else {
    player(t.state, seat).stations |= 1 << to
    if (t.log) tell(t, { did: "discOnStation", seat, rule: "GWT-13.5", station: at(everyStation, to).id })
  }
}

/** GWT-9.5: what the disc sets off: the city's dollars and action, and that of each arrow it completes (R36). */
function discOnCity(t: GwtTable, seat: Seat, no: number): void {
  const me = player(t.state, seat)
  const strip = stripOf(t)
  const city = cityNo(t, no)
  add(me.cities, no, 1)
  if (t.log) tell(t, { did: "delivered", seat, rule: "GWT-9.4", city: city.id })
  gain(t, seat, city.money, "GWT-9.5")
  const effects = num(cityActions, no) < 0 ? [] : [num(cityActions, no)]
  for (const { no: arrow, from, to } of strip.arrows)
    if ((from === no || to === no) && num(me.cities, from) > 0 && num(me.cities, to) > 0)
      if (num(arrowActions, arrow) >= 0) effects.push(num(arrowActions, arrow))
  if (strip.settle) strip.settle(t, seat, effects)
  else for (const effect of effects) carryOut(t, seat, at(actions, effect), 0)
  announce(t, "delivered", { seat, city: no })
}
