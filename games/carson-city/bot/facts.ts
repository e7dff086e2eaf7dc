// Plain facts of a position for the net, which finds out by itself what they are worth together. Written right after the look
// at the features, whose list of sites is read again.
import { at, filled, num, type Seat } from "@railhead/engine"
import { SPACES, slotSold } from "../data/actions.ts"
import { BUILDINGS, HOUSE, incomes, MOUNTAIN, symbols } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { neighbours, PARCELS } from "../data/map.ts"
import { ROUNDS } from "../data/rounds.ts"
import { isServed } from "../rules/land.ts"
import { type CarsonCity, type CarsonTable, cowboyOn, player } from "../state.ts"
import { phaseOf } from "./phase.ts"
import { payOn, sites } from "./sites.ts"

const SEATS = [2, 3, 4, 5, 6]
const PHASES = 4

/** Own things by kind of object: buildings by type, houses, mountains, free parcels. */
const OWN_HOUSES = BUILDINGS
const OWN_MOUNTAINS = BUILDINGS + 1
const OWN_FREE = BUILDINGS + 2
const KINDS = BUILDINGS + 3
const own = filled(KINDS, 0)
const objects = filled(SEATS.length + 1, 0)
const town = { growth: 0, free: 0, served: 0, symbols: 0, beside: 0 }

export function facts({ state: s }: CarsonTable, seat: Seat, into: number[], from: number): void {
  const me = player(s, seat)
  const phase = phaseOf(s)
  let i = from
  for (const count of SEATS) into[i++] = s.seats === count ? 1 : 0
  for (let round = 1; round <= ROUNDS; round++) into[i++] = s.round === round ? 1 : 0
  for (let one = 0; one < PHASES; one++) into[i++] = phase === one ? 1 : 0
  into[i++] = s.action
  for (let face = 0; face < faces.length; face++) into[i++] = me.face === face ? 1 : 0
  into[i++] = me.money
  into[i++] = me.cowboys
  into[i++] = me.revolvers
  into[i++] = me.roads
  surveyTown(s, seat)
  for (let kind = 0; kind < KINDS; kind++) into[i++] = num(own, kind)
  for (let type = 0; type < BUILDINGS; type++) into[i++] = num(me.kept, type)
  into[i++] = town.growth
  into[i++] = town.free
  into[i++] = town.served
  into[i++] = town.symbols
  into[i++] = town.beside
  i = lookAtSpaces(s, seat, into, i)
  i = lookAtOthers(s, seat, into, i)
  into[i++] = s.order.indexOf(seat)
  into[i++] = s.choosing.indexOf(seat)
  into[i++] = s.passed.length
  into[i++] = s.passed.indexOf(seat)
}

/** What everybody owns, and how the town may grow around what this seat has. */
function surveyTown(s: CarsonCity, seat: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) own[kind] = 0
  for (let one = 0; one < objects.length; one++) objects[one] = 0
  town.growth = 0
  town.free = 0
  town.served = 0
  town.symbols = 0
  town.beside = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const owner = num(s.owner, parcel)
    const object = num(s.objects, parcel)
    if (owner < 0) {
      if (object < 0) {
        if (isServed(s, parcel)) town.free++
      } else town.symbols += num(symbols, object)
      continue
    }
    if (object >= 0) objects[owner] = num(objects, owner) + 1
    if (owner !== seat) continue
    const kind = object < 0 ? OWN_FREE : object < HOUSE ? object : object === MOUNTAIN ? OWN_MOUNTAINS : OWN_HOUSES
    own[kind] = num(own, kind) + 1
    if (object < 0) {
      if (isServed(s, parcel)) town.served++
      for (const next of at(neighbours, parcel)) if (num(s.owner, next) === seat) town.beside++
    } else {
      const each = at(incomes, object)?.perSymbol.own ?? 0
      if (each > 0)
        for (const next of at(neighbours, parcel))
          if (num(s.objects, next) < 0 && (num(s.owner, next) < 0 || num(s.owner, next) === seat)) town.growth += each
    }
  }
}

/** Who stands where; and what the buildings of the row would pay on the own sites that are left. */
function lookAtSpaces(s: CarsonCity, seat: Seat, into: number[], from: number): number {
  let i = from
  let first = 0
  let second = 0
  let fitting = 0
  for (let space = 0; space < SPACES; space++) {
    const mine = cowboyOn(s, space, seat)
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat && cowboyOn(s, space, other) > 0) others++
    into[i++] = mine
    into[i++] = others
    const slot = num(slotSold, space)
    if (slot < 0 || mine > 0 || others > 0 || num(s.row, slot) < 0) continue
    let best = -1
    for (let site = 0; site < sites.count; site++) {
      if (sites.taken[site] === true) continue
      best = Math.max(best, payOn(num(s.row, slot), site, s.round, own))
    }
    if (best < 0) continue
    fitting++
    if (best > first) {
      second = first
      first = best
    } else if (best > second) second = best
  }
  into[i++] = fitting
  into[i++] = first
  into[i++] = second
  return i
}

/** The others: what the best of them has, and what they have on average. */
function lookAtOthers(s: CarsonCity, seat: Seat, into: number[], from: number): number {
  let most = 0
  let money = 0
  let rich = 0
  let guns = 0
  let best = 0
  let hands = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const they = player(s, other)
    money += they.money
    rich = Math.max(rich, they.money)
    guns = Math.max(guns, they.revolvers)
    if (!s.passed.includes(other)) hands += they.cowboys
    most = Math.max(most, num(objects, other))
    let points = 0
    for (let row = 0; row < they.points.length; row++) points += num(they.points, row)
    best = Math.max(best, points)
  }
  let i = from
  into[i++] = most
  into[i++] = money / (s.seats - 1)
  into[i++] = rich
  into[i++] = guns
  into[i++] = best
  into[i++] = hands / (s.seats - 1)
  return i
}
