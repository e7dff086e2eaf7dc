// The one interpreter of all actions: what an action requires and gives is data, each kind of it a row of a table.
// A requirement comes first, in full; then the rewards (GWT-12.2, ARG-17.1). Games and modules add kinds of their own.
import type { Objection, Row, Rules, Seat } from "@railhead/engine"
import type { TrailState, TrailTable } from "./state.ts"

export interface Need {
  readonly need: string
}

interface Gain {
  readonly give: string
}

export interface Action {
  readonly id: string
  readonly requires: readonly Need[]
  readonly gives: readonly Gain[]
}

export interface NeedKind<N extends Need = Need> extends Row {
  can(t: TrailTable, seat: Seat, need: N): boolean
  /** A card of the hand meets it. */
  readonly fromHand?: true
  /** Why it cannot be met. */
  why(need: N): Objection
  /** Lays the steps that meet it. */
  lay(t: TrailTable, seat: Seat, need: N): void
}

export interface GainKind<G extends Gain = Gain> extends Row {
  /** Would it have an effect now? */
  works(t: TrailTable, seat: Seat, gain: G): boolean
  /** It acts on cards of the hand. */
  readonly fromHand?: true
  /** R30 (a): without a legal target the action is not offered, even if its requirement could be met. */
  readonly needsTarget?: true
  why(gain: G): Objection
  lay(t: TrailTable, seat: Seat, gain: G, optional: number): void
}

interface Kinds {
  readonly needs: ReadonlyMap<string, NeedKind>
  readonly gives: ReadonlyMap<string, GainKind>
}

const made = new WeakMap<Rules<TrailState>, Kinds>()
let lastRules: Rules<TrailState> | null = null
let lastKinds: Kinds = { needs: new Map(), gives: new Map() }

/** The kinds of a composed game by name, found once; nearly every question asks for them. */
function kindsOf(rules: Rules<TrailState>): Kinds {
  if (rules === lastRules) return lastKinds
  const kinds = made.get(rules) ?? {
    needs: byId<NeedKind>(rules.tables.needs),
    gives: byId<GainKind>(rules.tables.gives),
  }
  made.set(rules, kinds)
  lastRules = rules
  lastKinds = kinds
  return kinds
}

function byId<R extends Row>(rows: readonly Row[] = []): ReadonlyMap<string, R> {
  // The tables `needs` and `gives` hold nothing else: `places.ts` of each game types them.
  return new Map(rows.map(row => [row.id, row as R]))
}

function kind<K>(kinds: ReadonlyMap<string, K>, id: string): K {
  const found = kinds.get(id)
  if (found === undefined) throw new RangeError(`no rule for the action kind "${id}"`)
  return found
}

/** GWT-12.6, R30: can this action be carried out now? */
export function possible(t: TrailTable, seat: Seat, action: Action): boolean {
  const { needs, gives } = kindsOf(t.rules)
  for (const need of action.requires) if (!kind(needs, need.need).can(t, seat, need)) return false
  let wanting = false
  for (const gain of action.gives) {
    const row = kind(gives, gain.give)
    if (row.works(t, seat, gain)) return true
    if (row.needsTarget) wanting = true
  }
  // R30 (c): something is given for it, so it is offered even if it brings nothing.
  return !wanting && action.requires.length > 0
}

/** Is nothing missing for an action that is not possible but a card in hand (RTN-70)? */
export function wantsCard(t: TrailTable, seat: Seat, action: Action): boolean {
  const { needs, gives } = kindsOf(t.rules)
  for (const need of action.requires) {
    const row = kind(needs, need.need)
    if (!row.fromHand && !row.can(t, seat, need)) return false
  }
  for (const gain of action.gives) {
    const row = kind(gives, gain.give)
    if (row.fromHand || row.works(t, seat, gain)) return true
    if (row.needsTarget) return false
  }
  return action.requires.length > 0
}

/** What stands in the way of an action that is not possible. */
export function obstacle(t: TrailTable, seat: Seat, action: Action, rule: string): Objection {
  const { needs, gives } = kindsOf(t.rules)
  for (const need of action.requires) {
    const row = kind(needs, need.need)
    if (!row.can(t, seat, need)) return row.why(need)
  }
  for (const gain of action.gives) return kind(gives, gain.give).why(gain)
  return { rule, reason: "noEffect" }
}

/** Lays the steps of an action: its requirements first, then its rewards. `optional`: it may be given up (GWT-12.3). */
export function carryOut(t: TrailTable, seat: Seat, action: Action, optional: number): void {
  const { needs, gives } = kindsOf(t.rules)
  const mayLose = action.requires.length > 0 ? 1 : optional
  for (let i = action.gives.length - 1; i >= 0; i--) {
    const gain = action.gives[i]
    if (gain) kind(gives, gain.give).lay(t, seat, gain, mayLose)
  }
  for (let i = action.requires.length - 1; i >= 0; i--) {
    const need = action.requires[i]
    if (need) kind(needs, need.need).lay(t, seat, need)
  }
}
