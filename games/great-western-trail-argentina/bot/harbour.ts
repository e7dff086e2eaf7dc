// The visits to Buenos Aires that are still to come: what they can deliver to the cities and load on ships.
import { at } from "@railhead/engine"
import { closedCities, quays, SLOTS, sides } from "../data/cities.ts"
import { ships } from "../data/ships.ts"
import type { Argentina, Player } from "../state.ts"

const PESO = 0.25
/** What a grain costs to come by. */
const GRAIN = 0.6
/** What a bonus space gives beside pesos: a card, a certificate, an engine's way. */
const OTHER_GAIN = 1
const OBJECTIVE = 0.7
/** A disc bound for a quay may still go on to a bonus space of its city. */
const BOUND = [1, 2.5, 3]

export interface Harbour {
  /** Points that deliveries and loads of the coming visits can bring, each less what its grain costs. */
  deliveries: number
  loads: number
  /** The best delivery that the grain at hand allows. */
  ready: number
  /** Points of quays that discs aboard will come to. */
  bound: number
}

/** Points and gains of each slot on each side. */
const slotWorth = sides.map(side =>
  Float64Array.from(side, ({ vp, gives }) => {
    let worth = vp
    for (const gain of gives) worth += gain.give === "money" ? PESO * gain.each : OTHER_GAIN
    return worth
  }),
)
const slotGrain = sides.map(side => Int8Array.from(side, space => space.grain))
const slotCity = Int8Array.from(at(sides, 0), space => space.city)
/** Slots under closing tiles, by number of players. */
const closed = closedCities.map(list =>
  at(sides, 0).reduce((mask, space, slot) => (space.covered && list.includes(space.city) ? mask | bit(slot) : mask), 0),
)

function bit(slot: number): number {
  return 1 << slot
}

const quayOf = Int8Array.from(ships, ship => quays.findIndex(quay => quay.id === ship.quay))
/** What a disc on each ship comes to, less the grain that it asks for. */
const shipWorth = Float64Array.from(ships, ({ vp, money = 0, objective, grain }, ship) => {
  const quay = quays[quayOf[ship] ?? -1]
  const later = quay ? quay.vp + (BOUND[quay.city] ?? 0) : 0
  return vp + later + PESO * money + (objective ? OBJECTIVE : 0) - GRAIN * grain
})

const discs = new Int8Array(quays.length)

/** The next so many visits, with the breeding value of the first, the second, and so much more for each after it. */
export function planVisits(
  s: Argentina,
  me: Player,
  visits: number,
  unloaded: number,
  value: number,
  later: number,
  growth: number,
  harbour: Harbour,
): void {
  planDeliveries(s, me, visits, harbour)
  planLoads(s, me, unloaded, value, later, growth, harbour)
  harbour.bound = 0
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] ?? 0
    const quay = quayOf[ship] ?? -1
    if (quay >= 0) harbour.bound += (me.ships[ship] ?? 0) * at(quays, quay).vp
  }
}

function planDeliveries(s: Argentina, me: Player, visits: number, harbour: Harbour): void {
  let taken = closed[s.players.length] ?? 0
  for (let i = 0; i < s.players.length; i++) taken |= at(s.players, i).delivered
  for (let quay = 0; quay < quays.length; quay++) discs[quay] = me.quays[quay] ?? 0
  harbour.deliveries = 0
  harbour.ready = 0
  for (let k = 0; k < visits; k++) {
    let best = 0
    let from = -1
    let to = -1
    for (let quay = 0; quay < quays.length; quay++) {
      if ((discs[quay] ?? 0) === 0) continue
      const { city, vp, discount } = at(quays, quay)
      const side = (s.citySides >> city) & 1
      const worths = at(slotWorth, side)
      const grains = at(slotGrain, side)
      for (let slot = 0; slot < SLOTS; slot++) {
        if (slotCity[slot] !== city || taken & bit(slot)) continue
        const grain = Math.max(0, (grains[slot] ?? 0) - discount)
        const worth = (worths[slot] ?? 0) - vp - GRAIN * grain
        if (k === 0 && grain <= me.grain && worth > harbour.ready) harbour.ready = worth
        if (worth <= best) continue
        best = worth
        from = quay
        to = slot
      }
    }
    if (from < 0) return
    harbour.deliveries += Math.min(1, visits - k) * best
    discs[from] = (discs[from] ?? 1) - 1
    taken |= bit(to)
  }
}

function planLoads(
  s: Argentina,
  me: Player,
  visits: number,
  value: number,
  later: number,
  growth: number,
  harbour: Harbour,
): void {
  let loaded = 0
  harbour.loads = 0
  for (let k = 0; k < visits; k++) {
    const reach = k === 0 ? value : later + growth * (k - 1)
    let best = Number.NEGATIVE_INFINITY
    let chosen = -1
    for (let i = 0; i < s.ships.length; i++) {
      const no = s.ships[i] ?? 0
      const ship = at(ships, no)
      if (ship.value > reach || (!ship.repeatable && ((me.ships[no] ?? 0) > 0 || loaded & (1 << no)))) continue
      const worth = shipWorth[no] ?? 0
      if (worth <= best) continue
      best = worth
      chosen = no
    }
    if (chosen < 0) return
    loaded |= 1 << chosen
    harbour.loads += Math.min(1, visits - k) * best
  }
}
