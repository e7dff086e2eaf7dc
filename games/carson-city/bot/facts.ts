// Plain facts of a position for the net, which finds out by itself what they are worth together. Written right after the looks
// at the town and at the features, whose lists are read again.
import type { Seat } from "@railhead/engine"
import { SPACES, slotSold } from "../data/actions.ts"
import { BUILDINGS } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { ROUNDS } from "../data/rounds.ts"
import { type CarsonCity, type CarsonTable, player } from "../state.ts"
import { isPlacing, odds, strengthOf } from "./odds.ts"
import { phaseOf } from "./phase.ts"
import { payOn, sites } from "./sites.ts"
import { KINDS, town } from "./town.ts"

const SEATS = [2, 3, 4, 5, 6]
const PHASES = 4
/** Who is behind by so much loses every duel: farther does not matter, nor does somebody who is not there. */
const NOT_THERE = 8

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
  for (let kind = 0; kind < KINDS; kind++) into[i++] = town.own[kind] ?? 0
  for (let type = 0; type < BUILDINGS; type++) into[i++] = me.kept[type] ?? 0
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
  for (let space = 0; space < SPACES; space++) into[i++] = odds[space] ?? 0
  i = lookAtStrengths(s, seat, into, i)
  i = lookAtRow(s, into, i)
  lookAtFaces(s, seat, into, i)
}

/** Who stands where; and what the buildings of the row would pay on the own sites that are left. */
function lookAtSpaces(s: CarsonCity, seat: Seat, into: number[], from: number): number {
  let i = from
  let first = 0
  let second = 0
  let fitting = 0
  for (let space = 0; space < SPACES; space++) {
    const all = s.cowboys[space] ?? 0
    const mine = (all >> (seat * 4)) & 15
    let others = 0
    if (all !== 0)
      for (let other = 0; other < s.seats; other++) if (other !== seat && ((all >> (other * 4)) & 15) > 0) others++
    into[i++] = mine
    into[i++] = others
    const slot = slotSold[space] ?? -1
    if (slot < 0 || mine > 0 || others > 0) continue
    const building = s.row[slot] ?? -1
    if (building < 0) continue
    let best = -1
    for (let site = 0; site < sites.count; site++) {
      if (sites.taken[site] === true) continue
      best = Math.max(best, payOn(building, site, s.round, town.own))
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
    most = Math.max(most, town.objects[other] ?? 0)
    let points = 0
    for (let row = 0; row < they.points.length; row++) points += they.points[row] ?? 0
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

/** By how much this seat is stronger than the three strongest of the others, and than the strongest who can still place. */
function lookAtStrengths(s: CarsonCity, seat: Seat, into: number[], from: number): number {
  const mine = strengthOf(seat)
  let first = NOT_THERE
  let second = NOT_THERE
  let third = NOT_THERE
  let still = NOT_THERE
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const lead = Math.max(-NOT_THERE, Math.min(NOT_THERE, mine - strengthOf(other)))
    if (isPlacing(other) && lead < still) still = lead
    if (lead < first) {
      third = second
      second = first
      first = lead
    } else if (lead < second) {
      third = second
      second = lead
    } else if (lead < third) third = lead
  }
  let i = from
  into[i++] = first
  into[i++] = second
  into[i++] = third
  into[i++] = still
  return i
}

/** The buildings that are for sale, by type. */
function lookAtRow(s: CarsonCity, into: number[], from: number): number {
  for (let type = 0; type < BUILDINGS; type++) into[from + type] = 0
  for (let slot = 0; slot < s.row.length; slot++) {
    const type = s.row[slot] ?? -1
    if (type >= 0) into[from + type] = (into[from + type] ?? 0) + 1
  }
  return from + BUILDINGS
}

/** The personalities of the others. */
function lookAtFaces(s: CarsonCity, seat: Seat, into: number[], from: number): void {
  for (let face = 0; face < faces.length; face++) into[from + face] = 0
  for (let other = 0; other < s.seats; other++) {
    const { face } = player(s, other)
    if (other !== seat && face >= 0) into[from + face] = 1
  }
}
