// A whole state that fits what a seat knows: all that bots, hints and previews get.
import { stuck } from "./agenda.ts"
import { RailheadError } from "./errors.ts"
import { at, num, takeOut } from "./list.ts"
import { below, next, shuffle } from "./random.ts"
import type { Rules } from "./rules.ts"
import { NOBODY, type Seat, type State } from "./state.ts"
import { advance, table } from "./table.ts"
import type { View } from "./view.ts"
import { everyZone, HIDDEN, sees, type Zone } from "./zones.ts"

interface Hole<S extends State> {
  readonly zone: Zone<S>
  readonly seat: Seat
  readonly pieces: number[]
  readonly index: number
}

/** Exchanges tried until a deal fits; six hands of tiles with known totals take some hundreds, seldom some ten thousands. */
const TRIES = 1_000_000
const STEP_AWAY = 2

/** Deals what is hidden from a viewer at random, within what all know. */
export function fillHoles<S extends State>(rules: Rules<S>, seen: View<S>, random: number[]): S {
  const s = rules.clone(seen.state)
  const holes = holesOf(rules, s, hole => hole === HIDDEN)
  deal(rules, s, holes, seen.pools, random)
  return s
}

/** A whole state that fits a view: hidden pieces dealt, fresh chance, sealed answers of others put as questions again. */
export function imagine<S extends State>(rules: Rules<S>, seen: View<S>, random: number[]): S {
  const s = fillHoles(rules, seen, random)
  s.random = [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 0]
  reopenSealed(rules, s, seen.seat)
  return s
}

/** After a take-back: everything nobody has seen is dealt anew, so that nobody knows what comes next. */
export function dealAnew<S extends State>(rules: Rules<S>, s: S, random: number[]): void {
  const holes = holesOf(rules, s, (_, zone) => zone.sees === "none")
  const pools: Record<string, number[]> = {}
  for (const [pool, places] of holes) pools[pool] = places.map(h => num(h.pieces, h.index))
  deal(rules, s, holes, pools, random)
  s.random = [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 0]
}

function holesOf<S extends State>(
  rules: Rules<S>,
  s: S,
  isHole: (kind: number, zone: Zone<S>) => boolean,
): Map<string, Hole<S>[]> {
  const holes = new Map<string, Hole<S>[]>()
  everyZone(rules, s, (zone, seat, pieces) => {
    for (let index = 0; index < pieces.length; index++) {
      const kind = num(pieces, index)
      if (kind < HIDDEN || !isHole(kind, zone)) continue
      const pool = zone.pool?.(s, seat, index)
      if (pool === undefined) continue
      const places = holes.get(pool) ?? []
      places.push({ zone, seat, pieces, index })
      holes.set(pool, places)
    }
  })
  return holes
}

/** Deals every pool at random, then exchanges pieces until what is known of the zones holds. */
function deal<S extends State>(
  rules: Rules<S>,
  s: S,
  holes: Map<string, Hole<S>[]>,
  pools: View<S>["pools"],
  random: number[],
): void {
  const free: Hole<S>[][] = []
  for (const [pool, places] of holes) {
    const kinds = shuffle(random, [...(pools[pool] ?? [])])
    if (kinds.length !== places.length)
      throw new RailheadError(
        "bad-request",
        `pool "${pool}" has ${kinds.length} pieces for ${places.length} hidden places`,
      )
    const open = [...places]
    layShown(s, kinds, open)
    open.forEach((hole, i) => {
      hole.pieces[hole.index] = num(kinds, i)
    })
    if (open.length > 1) free.push(open)
  }
  let misfit = misfitOf(rules, s)
  for (let tries = 0; misfit > 0; tries++) {
    if (tries > TRIES || free.length === 0) throw stuck(s, "no state fits the view")
    const places = at(free, below(random, free.length))
    const [a, b] = [at(places, below(random, places.length)), at(places, below(random, places.length))]
    exchange(a, b)
    const now = misfitOf(rules, s)
    // A small step away now and then leads out of a dead end; a large one would undo what was found.
    if (now <= misfit || (now <= misfit + STEP_AWAY && below(random, 40) === 0)) misfit = now
    else exchange(a, b)
  }
}

function exchange<S extends State>(a: Hole<S>, b: Hole<S>): void {
  const kept = num(a.pieces, a.index)
  a.pieces[a.index] = num(b.pieces, b.index)
  b.pieces[b.index] = kept
}

function misfitOf<S extends State>(rules: Rules<S>, s: S): number {
  let misfit = 0
  for (const zone of rules.zones)
    if (zone.misfit)
      for (let seat = zone.each ? 0 : NOBODY; seat < (zone.each ? s.seats : 0); seat++) misfit += zone.misfit(s, seat)
  return misfit
}

/** What all know to be in a hidden zone is laid there first. */
function layShown<S extends State>(s: S, kinds: number[], open: Hole<S>[]): void {
  const zones = new Map<number[], Hole<S>>()
  for (const hole of open) zones.set(hole.pieces, hole)
  for (const { zone, seat, pieces } of zones.values())
    for (const kind of zone.shown?.(s, seat) ?? []) {
      const i = open.findIndex(h => h.pieces === pieces)
      const hole = open[i]
      if (hole && takeOut(kinds, kind)) {
        pieces[hole.index] = kind
        open.splice(i, 1)
      }
    }
}

function reopenSealed<S extends State>(rules: Rules<S>, s: S, viewer: Seat): void {
  const t = table(rules, s)
  let reopened = false
  everyZone(rules, s, (zone, seat, pieces) => {
    if (!zone.reopen || sees(zone, seat, viewer) || pieces.length === 0) return
    zone.reopen(t, seat)
    reopened = true
  })
  if (reopened) advance(t)
}
