// The deliveries that are still to come: which cities they will reach, and what that is worth.
import { at } from "@railhead/engine"
import type { City } from "../data/cities.ts"
import { track, transportCosts } from "../data/track.ts"
import type { Strip } from "../places.ts"
import type { Player } from "../state.ts"

interface Arrowhead {
  readonly other: number
  readonly vp: number
}

interface Stop {
  readonly city: City
  readonly arrows: readonly Arrowhead[]
}

const stops = new WeakMap<Strip, readonly Stop[]>()
let lastStrip: Strip | null = null
let lastStops: readonly Stop[] = []

function stopsOf(strip: Strip): readonly Stop[] {
  if (strip === lastStrip) return lastStops
  const found =
    stops.get(strip) ??
    strip.cities.map(city => ({
      city,
      arrows: strip.arrows
        .filter(({ from, to }) => from === city.no || to === city.no)
        .map(({ from, to, vp, gives }) => ({ other: from === city.no ? to : from, vp: vp + 0.5 * gives.length })),
    }))
  stops.set(strip, found)
  lastStrip = strip
  lastStops = found
  return found
}

const VALUES = 32

/** Transport costs from each track space to a city of each value, worked out once. */
const costsTo = Int8Array.from({ length: track.spaces.length * VALUES }, (_, i) =>
  transportCosts(Math.floor(i / VALUES), i % VALUES),
)

/** What an arrow is worth while only one of its cities is reached. */
const HALF = 0.4
const DOLLAR = 0.25

/** What a plan comes to. */
export interface Plan {
  points: number
  fees: number
}

/** What a delivery to a city is worth when those in the mask are reached already. */
function gain({ city, arrows }: Stop, done: number): number {
  let points = city.vp + DOLLAR * city.money
  for (let i = 0; i < arrows.length; i++) {
    const { other, vp } = at(arrows, i)
    points += done & (1 << other) ? vp : HALF * vp
  }
  return points
}

/**
 * The next so many deliveries (the last one perhaps in part), the first with `value`, the next with `later` and each
 * after it with `growth` more: the best city each time.
 */
export function planDeliveries(
  strip: Strip,
  me: Player,
  count: number,
  value: number,
  later: number,
  growth: number,
  plan: Plan,
): void {
  const all = stopsOf(strip)
  let done = 0
  for (let no = 0; no < me.cities.length; no++) if ((me.cities[no] ?? 0) > 0) done |= 1 << no
  plan.points = 0
  plan.fees = 0
  for (let k = 0; k < count; k++) {
    const part = Math.min(1, count - k)
    const reach = k === 0 ? value : later + growth * (k - 1)
    let best = Number.NEGATIVE_INFINITY
    let chosen = -1
    let fee = 0
    for (let i = 0; i < all.length; i++) {
      const stop = at(all, i)
      const { city } = stop
      if (city.value > reach || (!city.repeatable && done & (1 << city.no))) continue
      const costs = costsTo[me.engine * VALUES + city.value] ?? 0
      const worth = gain(stop, done) - DOLLAR * costs
      if (worth <= best) continue
      best = worth
      chosen = city.no
      fee = costs
    }
    if (chosen < 0) continue
    done |= 1 << chosen
    plan.points += part * best
    plan.fees += part * fee
  }
}
