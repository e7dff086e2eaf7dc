// The deliveries that are still to come: which cities they will reach, and what that is worth.
import { at } from "@railhead/engine"
import type { City } from "../data/cities.ts"
import { track, transportCosts } from "../data/track.ts"
import type { Strip } from "../places.ts"
import type { Player } from "../state.ts"

interface Stop {
  readonly city: City
  /** Its arrows: the city at the other end, and what the arrow brings. */
  readonly arrows: readonly { readonly other: number; readonly worth: number }[]
}

/** What an arrow gives beside points: mostly an objective card. */
const GIFT = 0.5
/** The part of an arrow that counts while only one of its cities is reached. */
const HALF = 0.4
const DOLLAR = 0.25

const known = new WeakMap<Strip, readonly Stop[]>()
let lastStrip: Strip | null = null
let stops: readonly Stop[] = []

/** Hot: the stops of a strip are found once. */
function stopsOf(strip: Strip): readonly Stop[] {
  if (strip === lastStrip) return stops
  const found = known.get(strip) ?? strip.cities.map(city => ({ city, arrows: arrowsOf(strip, city.no) }))
  known.set(strip, found)
  lastStrip = strip
  stops = found
  return found
}

function arrowsOf({ arrows }: Strip, no: number): Stop["arrows"] {
  return arrows
    .filter(({ from, to }) => from === no || to === no)
    .map(({ from, to, vp, gives }) => ({ other: from === no ? to : from, worth: vp + GIFT * gives.length }))
}

const VALUES = 32

/** Transport costs from each track space to a city of each value, worked out once. */
const costsTo = Int8Array.from({ length: track.spaces.length * VALUES }, (_, i) =>
  transportCosts(Math.floor(i / VALUES), i % VALUES),
)

/** What a delivery to a city is worth when those in the mask are reached already. */
function gainOf({ city, arrows }: Stop, done: number, engine: number): number {
  let points = city.vp + DOLLAR * (city.money - (costsTo[engine * VALUES + city.value] ?? 0))
  for (let i = 0; i < arrows.length; i++) {
    const { other, worth } = at(arrows, i)
    points += done & (1 << other) ? worth : HALF * worth
  }
  return points
}

/**
 * The next so many deliveries (the last one perhaps in part), the first and the second with these values and each after
 * them with `growth` more: the best city each time, in points less transport costs.
 */
export function planDeliveries(
  strip: Strip,
  { cities, engine }: Player,
  count: number,
  first: number,
  second: number,
  growth: number,
): number {
  const all = stopsOf(strip)
  let done = 0
  for (let no = 0; no < cities.length; no++) if ((cities[no] ?? 0) > 0) done |= 1 << no
  let points = 0
  for (let k = 0; k < count; k++) {
    const reach = k === 0 ? first : second + growth * (k - 1)
    let best = Number.NEGATIVE_INFINITY
    let chosen = -1
    for (let i = 0; i < all.length; i++) {
      const stop = at(all, i)
      const { city } = stop
      if (city.value > reach || (!city.repeatable && done & (1 << city.no))) continue
      const gain = gainOf(stop, done, engine)
      if (gain <= best) continue
      best = gain
      chosen = city.no
    }
    if (chosen < 0) break
    done |= 1 << chosen
    points += Math.min(1, count - k) * best
  }
  return points
}
