// ARG-31: taking a disc from the player board for a station, a ship or a quay.
import { add, at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { gain, pay } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import type { DiscStep } from "../../trail/steps.ts"
import { quays } from "../data/cities.ts"
import { DISCS, discSpaces } from "../data/players.ts"
import { ships } from "../data/ships.ts"
import { stations, TERMINUS } from "../data/track.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, type Player, player } from "../state.ts"

/** Places of discs: stations by their number, then ships, then quays. */
const SHIP = 32
const QUAY = 64
/** Stations stand above the disc spaces in masks of discs. */
const FROM_STATION = 20

export function shipPlace(ship: number): number {
  return SHIP + ship
}

export function quayPlace(quay: number): number {
  return QUAY + quay
}

const WHITE = discSpaces.reduce((mask, space, i) => (space.white ? mask | (1 << i) : mask), 0)
const ALL = (1 << DISCS) - 1
const PRICED = discSpaces.reduce((mask, space, i) => (space.price > 0 ? mask | (1 << i) : mask), 0)

/** Disc spaces that are not cleared and whose cost is in the purse (ARG-31.6). */
function onBoard(me: Player, purse: number): number {
  let mask = ALL & ~me.cleared
  if (mask & PRICED)
    for (let i = 0; i < DISCS; i++) if (mask & PRICED & (1 << i) && at(discSpaces, i).price > purse) mask &= ~(1 << i)
  return mask
}

/** ARG-31.9, ARG-31.4: discs with white corners for a white place, or any; and if that leaves none, those on stations. */
export function discsFor(me: Player, white: boolean, purse: number, otherStations: number): number {
  const all = onBoard(me, purse)
  return (white ? all & WHITE || all : all) || otherStations << FROM_STATION
}

export function discsTo(t: ArgTable, seat: Seat, to: number): number {
  const me = player(t.state, seat)
  const purse = payable(me)
  if (to >= QUAY) return discsFor(me, at(quays, to - QUAY).white, purse, me.stations)
  if (to >= SHIP) return discsFor(me, at(ships, to - SHIP).white, purse, me.stations)
  return discsFor(me, at(stations, to).white, purse, me.stations & ~(1 << to))
}

export function discFromStation(me: Player, station: number): void {
  if (station === TERMINUS && --me.terminus > 0) return
  me.stations &= ~(1 << station)
}

export function discPlaced(t: ArgTable, seat: Seat, to: number): void {
  const me = player(t.state, seat)
  if (to >= QUAY) {
    add(me.quays, to - QUAY, 1)
    if (t.log) tell(t, { did: "discOnQuay", seat, rule: "ARG-31.1", quay: at(quays, to - QUAY).id })
  } else if (to >= SHIP) {
    add(me.ships, to - SHIP, 1)
    if (t.log) tell(t, { did: "loaded", seat, rule: "ARG-12.3", ship: at(ships, to - SHIP).id })
  } else {
    if (to === TERMINUS) me.terminus++
    me.stations |= 1 << to
    if (t.log) tell(t, { did: "discOnStation", seat, rule: "ARG-23.3", station: at(stations, to).id })
  }
}

export const discSteps: StepRules<Argentina, DiscStep> = {
  // ARG-38.18: with no disc anywhere the ship is loaded without one.
  takeDisc: {
    rule: "ARG-31.9",
    fields: ["to"],
    lapses: true,
    choices(t, { seat, to }, offer) {
      const legal = discsTo(t, seat, to)
      const me = player(t.state, seat)
      for (let space = 0; space < DISCS; space++) {
        if (legal & (1 << space)) offer.add(say.disc(space))
        else if (offer.why && !(me.cleared & (1 << space))) {
          const price = at(discSpaces, space).price
          if (price > payable(me)) offer.no(say.disc(space), "ARG-31.6", "discPrice", { price })
          else offer.no(say.disc(space), "ARG-31.2", "frame")
        }
      }
      for (let station = 0; station < stations.length; station++)
        if (legal & (1 << (station + FROM_STATION))) offer.add(say["disc-from"](station))
        else if (offer.why && me.stations & (1 << station)) offer.no(say["disc-from"](station), "ARG-31.4", "discsLeft")
    },
    make(t, { seat, to }, code) {
      const me = player(t.state, seat)
      if (say["disc-from"].is(code)) {
        const [station] = say["disc-from"].of(code)
        discFromStation(me, station)
        if (t.log) tell(t, { did: "discShifted", seat, rule: "ARG-31.4", station: at(stations, station).id })
      } else {
        const [space] = say.disc.of(code)
        const { id, price, money } = at(discSpaces, space)
        me.cleared |= 1 << space
        if (t.log) tell(t, { did: "discTaken", seat, rule: "ARG-31.10", disc: id })
        pay(t, seat, price, "ARG-31.5")
        gain(t, seat, money, "ARG-31.5")
      }
      discPlaced(t, seat, to)
    },
  },
}

/** Own discs on stations, the terminus with all of its own. */
export function discsOnStations(me: Player): number {
  let count = me.terminus
  for (let station = 0; station < TERMINUS; station++) if (me.stations & (1 << station)) count++
  return count
}

export function discsOnShips(me: Player): number {
  let count = 0
  for (let i = 0; i < me.ships.length; i++) count += num(me.ships, i)
  return count
}
