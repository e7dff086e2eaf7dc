// What bots see of the expansions, beside what they see of the base game.
import { at, figure, num, type Seat, type Sense } from "@railhead/engine"
import { breedingValues, CATTLE, cards } from "../data/cards.ts"
import { SAN_FRANCISCO } from "../data/cities.ts"
import { BANK_BONUS, MOST_AT_TABLE } from "../expansions/at-the-poker-table/data.ts"
import type { Poker } from "../expansions/at-the-poker-table/state.ts"
import { clearedBells, storesLeft } from "../expansions/rails-to-the-north/bells.ts"
import { downtowns } from "../expansions/rails-to-the-north/data/map.ts"
import { northernCities, SAN_FRANCISCO_VP_PER_BELL } from "../expansions/rails-to-the-north/data/strip.ts"
import { downtownOfCity, neighbours } from "../expansions/rails-to-the-north/data/towns.ts"
import { inReach } from "../expansions/rails-to-the-north/reach.ts"
import { storesOf } from "../expansions/rails-to-the-north/state.ts"
import type { Strip } from "../places.ts"
import { stripOf } from "../rules/discs.ts"
import { type GreatWesternTrail, type GwtStep, type GwtTable, player } from "../state.ts"

const LARGE = downtowns.reduce((mask, { kind }, i) => (kind === "large" ? mask | (1 << i) : mask), 0)
const BELLS = 8
const strips = new Map<number, Strip>()

/** The cities that a player may deliver to: RTN-50, with San Francisco by the next bell (RTN-92). */
export function openStrip(t: GwtTable, seat: Seat): Strip {
  const whole = stripOf(t)
  if (t.state.north === null) return whole
  const stores = storesOf(t.state, seat) & LARGE
  const bells = clearedBells(t.state, seat)
  const key = stores * BELLS + bells
  const known = strips.get(key)
  if (known) return known
  const strip = {
    ...whole,
    cities: whole.cities
      .filter(({ no }) => downtownOfCity(no) < 0 || stores & (1 << downtownOfCity(no)))
      .map(city => (city.no === SAN_FRANCISCO ? { ...city, vp: SAN_FRANCISCO_VP_PER_BELL * (bells + 1) } : city)),
  }
  strips.set(key, strip)
  return strip
}

/** What a store in each downtown is good for beside what it brings at once: a large city by its points. */
const goals: readonly number[] = downtowns.map(({ id, kind, spaces }) => {
  const city = northernCities.find(row => row.id === id)
  if (kind === "large") return 1 + (city ? city.vp + 0.3 * city.money : 4)
  if (kind === "station") return 1.5
  if (kind === "medium") return 1.5
  return spaces.some(space => space.gives !== null) ? 0.6 : 0.2
})

/** Each further store on the way to a downtown halves what it promises. */
const FURTHER = 0.5
const RINGS = 4

function worthOf(towns: number): number {
  let worth = 0
  for (let rest = towns; rest !== 0; rest &= rest - 1) worth += figure(goals, 31 - Math.clz32(rest & -rest))
  return worth
}

function around(towns: number): number {
  let joined = 0
  for (let rest = towns; rest !== 0; rest &= rest - 1) joined |= num(neighbours, 31 - Math.clz32(rest & -rest))
  return joined
}

/** What the map still promises: downtowns within reach, and behind them. */
function promisedTowns(s: GreatWesternTrail, seat: Seat): number {
  if (storesLeft(s, seat) === 0) return 0
  let seen = storesOf(s, seat)
  let ring = inReach(s, seat) & ~seen
  let worth = 0
  for (let i = 0, part = 1; i < RINGS && ring !== 0; i++, part *= FURTHER) {
    worth += part * worthOf(ring)
    seen |= ring
    ring = around(ring) & ~seen
  }
  return worth
}

/** Steps of the expansions that are still to come in this turn, in points. */
function underway(step: GwtStep): number {
  switch (step.do) {
    case "placeStore":
      return 1.6
    case "takeStationmaster":
      return 4
    case "takeMarketCattle":
      return 2
    case "deliveryEffects":
      return step.effects.length
    case "gainTokens":
      return 0.6 * step.count
    case "seatWorker":
      return 2
    default:
      return 0
  }
}

function promisedSteps(s: GreatWesternTrail, seat: Seat): number {
  let worth = 0
  for (let i = 0; i < s.agenda.length; i++) {
    const step = at(s.agenda, i)
    if (step.seat === seat) worth += underway(step)
  }
  return worth
}

/** The usual value of a card that others have laid down. */
const USUAL_CARD = 2.2

/** The part of the money on the table that the own cards may win, in dollars. */
function promisedPot(s: GreatWesternTrail, { pot }: Poker, seat: Seat): number {
  const { apart } = player(s, seat)
  if (apart.length === 0) return 0
  let own = 0
  for (const card of apart) if (card >= 0 && card < CATTLE) own += num(breedingValues, num(cards.breedOf, card))
  let best = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, USUAL_CARD * Math.min(MOST_AT_TABLE, player(s, other).apart.length))
  return ((pot + BANK_BONUS) * own) / (own + best + 1)
}

/** Points of own cattle that lie on the table and come back with the next show. */
function laidPoints(s: GreatWesternTrail, seat: Seat): number {
  let points = 0
  for (const card of player(s, seat).apart) if (card >= 0 && card < CATTLE) points += num(cards.vpOf, card)
  return points
}

const names = ["northernTowns", "exchangeTokens", "expansionSteps", "pokerPot", "laidCattle"] as const
export const EXPANSION_FEATURES = names.length

/** The same sense with what the expansions add; without them it sees nothing more. Weights are with the others. */
export function withExpansions(sense: Sense<GreatWesternTrail>): Sense<GreatWesternTrail> {
  const first = sense.features.length
  const left = sense.features.indexOf("left")
  return {
    features: [...sense.features, ...names],
    weights: sense.weights,
    look(t, seat, into) {
      sense.look(t, seat, into)
      const s = t.state
      const part = into[left] ?? 0
      const { north, poker } = s
      into[first] = north === null ? 0 : part * promisedTowns(s, seat)
      into[first + 1] = north === null ? 0 : (0.2 + part) * num(north.tokens, seat)
      into[first + 2] = north === null && poker === null ? 0 : promisedSteps(s, seat)
      into[first + 3] = poker === null ? 0 : promisedPot(s, poker, seat)
      into[first + 4] = poker === null ? 0 : part * laidPoints(s, seat)
    },
  }
}
