// The visits to Buenos Aires that are still to come: what they can deliver to the cities and load on ships.
import { at } from "@railhead/engine"
import { cityIds, closedCities, quays, SLOTS, sides } from "../data/cities.ts"
import { ships } from "../data/ships.ts"
import type { Argentina, Player } from "../state.ts"

const PESO = 0.25
/** What a grain costs to come by. */
const GRAIN = 0.6
/** What a bonus space gives beside pesos, and an objective card. */
const GIFT = 1
const OBJECTIVE = 0.7
/** A disc bound for a quay may still go on to a bonus space: by city. */
const ONWARD = [1, 2.5, 3]

/** Points and gains of each slot on each side, and the grain it asks for. */
const slotWorth = sides.map(side =>
  Float64Array.from(side, ({ vp, gives }) =>
    gives.reduce((worth, gain) => worth + (gain.give === "money" ? PESO * gain.each : GIFT), vp),
  ),
)
const slotGrain = sides.map(side => Int8Array.from(side, space => space.grain))
/** The slots of a city lie together: the first one of each, and the end of the last. */
const firstSlot = Int8Array.from([
  ...cityIds.map((_, city) => at(sides, 0).findIndex(space => space.city === city)),
  SLOTS,
])

/** Slots under closing tiles, by number of players. */
const closed = closedCities.map(list =>
  at(sides, 0).reduce(
    (mask, { covered, city }, slot) => (covered && list.includes(city) ? mask | (1 << slot) : mask),
    0,
  ),
)

/** The quay that each ship is bound for, −1 for none. */
const quayOf = Int8Array.from(ships, ship => quays.findIndex(quay => quay.id === ship.quay))

const shipValue = Int8Array.from(ships, ship => ship.value)
const repeatable = ships.map(ship => ship.repeatable === true)

/** What a disc on each ship comes to, less the grain that it asks for. */
const shipWorth = Float64Array.from(ships, ({ vp, money = 0, objective, grain }, ship) => {
  const quay = quays[quayOf[ship] ?? -1]
  const later = quay ? quay.vp + (ONWARD[quay.city] ?? 0) : 0
  return vp + later + PESO * money + (objective ? OBJECTIVE : 0) - GRAIN * grain
})

/** Slots that no disc can go to any more, as a mask. */
export function takenSlots(s: Argentina): number {
  let taken = closed[s.players.length] ?? 0
  for (let i = 0; i < s.players.length; i++) taken |= at(s.players, i).delivered
  return taken
}

/** The best slot for a disc on a quay, found by `bestSlot`, and what it is worth less its grain and the quay's points. */
let slotFound = -1
let worthFound = 0

function bestSlot(s: Argentina, quay: number, taken: number, grain: number): void {
  const { city, vp, discount } = at(quays, quay)
  const side = (s.citySides >> city) & 1
  const worths = at(slotWorth, side)
  const grains = at(slotGrain, side)
  slotFound = -1
  worthFound = 0
  for (let slot = firstSlot[city] ?? 0; slot < (firstSlot[city + 1] ?? 0); slot++) {
    if (taken & (1 << slot)) continue
    const asked = Math.max(0, (grains[slot] ?? 0) - discount)
    const worth = (worths[slot] ?? 0) - vp - GRAIN * asked
    if (asked > grain || worth <= worthFound) continue
    worthFound = worth
    slotFound = slot
  }
}

const MOST_GRAIN = 99
const discs = new Int8Array(quays.length)

/** One disc from a quay to its city at each of so many visits, the best first; the last visit perhaps in part. */
export function planDeliveries(s: Argentina, me: Player, before: number, visits: number): number {
  let taken = before
  for (let quay = 0; quay < quays.length; quay++) discs[quay] = me.quays[quay] ?? 0
  let points = 0
  for (let k = 0; k < visits; k++) {
    let best = 0
    let from = -1
    let to = -1
    for (let quay = 0; quay < quays.length; quay++) {
      if ((discs[quay] ?? 0) === 0) continue
      bestSlot(s, quay, taken, MOST_GRAIN)
      if (worthFound <= best) continue
      best = worthFound
      from = quay
      to = slotFound
    }
    if (from < 0) break
    points += Math.min(1, visits - k) * best
    discs[from] = (discs[from] ?? 1) - 1
    taken |= 1 << to
  }
  return points
}

/** The best delivery with the grain at hand. */
export function readyDelivery(s: Argentina, me: Player, taken: number): number {
  let best = 0
  for (let quay = 0; quay < quays.length; quay++) {
    if ((me.quays[quay] ?? 0) === 0) continue
    bestSlot(s, quay, taken, me.grain)
    best = Math.max(best, worthFound)
  }
  return best
}

/** One ship at each of so many visits, the first and the second with these values and each after them with `growth` more. */
export function planLoads(
  s: Argentina,
  me: Player,
  visits: number,
  first: number,
  second: number,
  growth: number,
): number {
  let loaded = 0
  let points = 0
  for (let k = 0; k < visits; k++) {
    const reach = k === 0 ? first : second + growth * (k - 1)
    let best = Number.NEGATIVE_INFINITY
    let chosen = -1
    for (let i = 0; i < s.ships.length; i++) {
      const no = s.ships[i] ?? 0
      if ((shipValue[no] ?? 0) > reach || (!repeatable[no] && ((me.ships[no] ?? 0) > 0 || loaded & (1 << no)))) continue
      const worth = shipWorth[no] ?? 0
      if (worth <= best) continue
      best = worth
      chosen = no
    }
    if (chosen < 0) break
    loaded |= 1 << chosen
    points += Math.min(1, visits - k) * best
  }
  return points
}

/** Points of the quays that discs aboard are bound for. */
export function boundFor(s: Argentina, me: Player): number {
  let points = 0
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] ?? 0
    const quay = quayOf[ship] ?? -1
    if (quay >= 0) points += (me.ships[ship] ?? 0) * at(quays, quay).vp
  }
  return points
}
