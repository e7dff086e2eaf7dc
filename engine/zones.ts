// Where pieces lie and who sees them. Views, events, the barrier and `imagine` all derive from this.
import { stuck } from "./agenda.ts"
import { tell } from "./events.ts"
import { num, takeOut } from "./list.ts"
import { below, shuffle } from "./random.ts"
import type { Rules } from "./rules.ts"
import { NOBODY, type Seat, type State } from "./state.ts"
import type { Table } from "./table.ts"

/** A piece that the viewer may not see. */
export const HIDDEN = -1
/** A place of a zone on which nothing lies. */
export const EMPTY = -2

export interface Zone<S extends State> {
  readonly name: string
  readonly sees: "all" | "owner" | "none"
  /** One for each seat, not one for the table. */
  readonly each?: true
  /** The pieces, by kind. Zones with places hold `EMPTY` where nothing lies. */
  of(s: S, seat: Seat): number[]
  /** Hidden pieces of one pool could be exchanged for each other as far as those who do not see them know. */
  pool?(s: S, seat: Seat, index: number): string
  /** Kinds that all know to be here although the zone is hidden from them. */
  shown?(s: S, seat: Seat): number[]
  /** How far the pieces that `imagine` deals here are from what all know of them (a total, say); 0 fits. */
  misfit?(s: S, seat: Seat): number
  /** A sealed answer another seat has given here: undone by `imagine`, with the question put again. */
  reopen?(t: Table<S>, seat: Seat): void
}

export interface Where<S extends State> {
  readonly zone: Zone<S>
  readonly seat: Seat
}

export function sees<S extends State>(zone: Zone<S>, owner: Seat, viewer: Seat): boolean {
  return zone.sees === "all" || (zone.sees === "owner" && owner === viewer && viewer !== NOBODY)
}

export function zoneNamed<S extends State>(rules: Rules<S>, name: string): Zone<S> {
  const zone = rules.zones.find(z => z.name === name)
  if (!zone) throw new RangeError(`${rules.game} has no zone "${name}"`)
  return zone
}

/** Each zone of a state with its owner: once for the table, or once for each seat. */
export function everyZone<S extends State>(
  rules: Rules<S>,
  s: S,
  visit: (zone: Zone<S>, seat: Seat, pieces: number[]) => void,
): void {
  for (const zone of rules.zones)
    if (zone.each) for (let seat = 0; seat < s.seats; seat++) visit(zone, seat, zone.of(s, seat))
    else visit(zone, NOBODY, zone.of(s, NOBODY))
}

/** The barrier: from here on the choice cannot be taken back. */
function cross<S extends State>(t: Table<S>): void {
  if (t.crossed) return
  t.crossed = true
  t.crossedAt = t.log?.length ?? 0
  if (t.previews) t.beforeCrossing = t.rules.clone(t.state)
}

/** A whole number below n by chance; the engine notes that the barrier was crossed. */
export function chance<S extends State>(t: Table<S>, n: number): number {
  cross(t)
  return below(t.state.random, n)
}

export function shuffled<S extends State>(t: Table<S>, list: number[]): number[] {
  cross(t)
  return shuffle(t.state.random, list)
}

/** Crossed: somebody now sees a piece that the chooser had not seen. */
function noteSight<S extends State>(t: Table<S>, from: Where<S>, to: Where<S>): void {
  if (to.zone.sees !== "none" && !sees(from.zone, from.seat, t.chooser)) cross(t)
}

/** What all know of a hidden zone after a piece of it went somewhere. */
function noteLeaving<S extends State>(t: Table<S>, kind: number, from: Where<S>, to: Where<S>): void {
  const shown = from.zone.shown?.(t.state, from.seat)
  if (!shown || shown.length === 0) return
  if (to.zone.sees === "all") takeOut(shown, kind)
  else shown.length = 0
}

function tellMoved<S extends State>(
  t: Table<S>,
  rule: string,
  what: readonly number[],
  from: Where<S>,
  to: Where<S>,
  place: number,
): void {
  if (!t.log) return
  tell(t, {
    did: "moved",
    seat: t.chooser,
    rule,
    what,
    count: what.length,
    from: { zone: from.zone.name, seat: from.seat },
    to: { zone: to.zone.name, seat: to.seat },
    place,
  })
}

/** Moves pieces, named by their kinds, from one list to another. */
export function move<S extends State>(
  t: Table<S>,
  rule: string,
  kinds: readonly number[],
  from: Where<S>,
  to: Where<S>,
): void {
  if (kinds.length === 0) return
  const source = from.zone.of(t.state, from.seat)
  const target = to.zone.of(t.state, to.seat)
  for (const kind of kinds) {
    if (!takeOut(source, kind)) throw stuck(t.state, `no piece ${kind} in ${from.zone.name}`)
    target.push(kind)
    noteLeaving(t, kind, from, to)
    if (from.zone.sees === "all") to.zone.shown?.(t.state, to.seat).push(kind)
  }
  noteSight(t, from, to)
  tellMoved(t, rule, kinds, from, to, -1)
}

/** Draws one piece at random from a bag: a list whose order no rule looks at. */
export function draw<S extends State>(t: Table<S>, rule: string, from: Where<S>, to: Where<S>): number {
  const source = from.zone.of(t.state, from.seat)
  const kind = num(source, chance(t, source.length))
  move(t, rule, [kind], from, to)
  return kind
}

/** Turns up, or otherwise moves, the piece on one place to the same place of another zone. */
export function moveAt<S extends State>(t: Table<S>, rule: string, place: number, from: Where<S>, to: Where<S>): void {
  const source = from.zone.of(t.state, from.seat)
  const kind = num(source, place)
  to.zone.of(t.state, to.seat)[place] = kind
  source[place] = EMPTY
  noteSight(t, from, to)
  if (t.log) tellMoved(t, rule, [kind], from, to, place)
}
