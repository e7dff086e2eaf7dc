// Plain facts of a trail game for the net, which finds out by itself what they are worth together.
import { bits } from "../state.ts"
import type { Glance } from "./glance.ts"

const SEATS = [2, 3, 4]
const SOON = 0.5
const AT_ONCE = 0.2
const BUILDING_NUMBERS = 10

/** Writes them from `from` on and tells where they end. `discs`: disc spaces of a player board. */
export function trailFacts(g: Glance, seats: number, discs: number, into: number[], from: number): number {
  const { me } = g
  let i = from
  for (const count of SEATS) into[i++] = seats === count ? 1 : 0
  // The game's last parts are told apart from its first.
  into[i++] = g.left * g.left
  into[i++] = Math.min(g.left, SOON)
  into[i++] = Math.min(g.left, AT_ONCE)
  for (let type = 0; type < me.workers.length; type++) {
    const count = me.workers[type] ?? 0
    into[i++] = count
    into[i++] = Math.max(0, count - 2)
    into[i++] = Math.max(0, count - 4)
  }
  into[i++] = me.money
  into[i++] = me.certificates
  into[i++] = me.engine
  into[i++] = bits(me.stations)
  into[i++] = bits(me.stationmasters)
  // Each private building, by its side.
  for (let no = 0; no < BUILDING_NUMBERS; no++) into[i++] = me.unbuilt & (1 << no) ? 0 : me.sides & (1 << no) ? -1 : 1
  for (let disc = 0; disc < discs; disc++) into[i++] = me.cleared & (1 << disc) ? 1 : 0
  into[i++] = me.area.length
  into[i++] = g.hand
  into[i++] = g.coming
  into[i++] = g.usual
  into[i++] = g.herdSize
  into[i++] = g.goodCattle
  into[i++] = g.permanents
  into[i++] = g.nearPoints
  into[i++] = g.turnsAway
  into[i++] = g.ridden
  into[i++] = g.buildings
  into[i++] = g.tolls
  into[i++] = g.stationsAhead
  return i
}
