// The bench one state lies on, and the loop that runs the agenda until somebody is asked.
import { stuck } from "./agenda.ts"
import type { Event } from "./events.ts"
import { at, last, num } from "./list.ts"
import { Offer } from "./offer.ts"
import type { ReadyRule, Rules } from "./rules.ts"
import { NOBODY, type Seat, type State, type Step } from "./state.ts"
import { verbOf } from "./vocabulary.ts"

export interface Table<S extends State = State> {
  readonly rules: Rules<S>
  state: S
  /** What happened, for the ledger; null where nobody reads it. */
  log: Event[] | null
  /** Did the last choice use chance, or show a piece that its chooser had not seen? */
  crossed: boolean
  /** How many events the log held when it did. */
  crossedAt: number
  /** For previews: the position just before; kept only where `previews` is set. */
  beforeCrossing: S | null
  previews: boolean
  /** Whose choice is being carried out. */
  chooser: Seat
  /** One offer for each seat; bit `seat` of `offered` says that it is up to date. */
  readonly offers: readonly Offer[]
  offered: number
  /** For `could`, which may be asked inside itself. */
  readonly probes: Offer[]
  probing: number
}

export function table<S extends State>(rules: Rules<S>, state: S, log: Event[] | null = null): Table<S> {
  const offers = Array.from({ length: state.seats }, () => new Offer())
  return {
    rules,
    state,
    log,
    crossed: false,
    crossedAt: 0,
    beforeCrossing: null,
    previews: false,
    chooser: NOBODY,
    offers,
    offered: 0,
    probes: [],
    probing: 0,
  }
}

/** Lays another state of the same game on the bench. */
export function lay<S extends State>(t: Table<S>, state: S): Table<S> {
  t.state = state
  t.offered = 0
  return t
}

export function ruleOf<S extends State>(t: Table<S>, step: Step): ReadyRule<S> {
  const rule = t.rules.steps.get(step.do)
  if (!rule) throw stuck(t.state, `there is no rule for the step "${step.do}"`)
  return rule
}

export function over(s: State): boolean {
  if (s.agenda.length > 0) return false
  for (const aside of s.asides) if (aside.length > 0) return false
  return true
}

/** The step in front of a seat: its own aside first, then the agenda if that asks this seat. */
export function front(s: State, seat: Seat): Step | null {
  const aside = s.asides[seat]
  if (!aside) return null
  if (aside.length > 0) return last(aside)
  const top = last(s.agenda)
  return top !== null && top.seat === seat ? top : null
}

/** The seats that have something to decide. */
export function waiting(s: State): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) if (front(s, seat)) seats.push(seat)
  return seats
}

/** The first seat that has something to decide, `NOBODY` if none has. */
export function nextSeat(s: State): Seat {
  for (let seat = 0; seat < s.asides.length; seat++) if (at(s.asides, seat).length > 0) return seat
  return last(s.agenda)?.seat ?? NOBODY
}

/** The number of the question in front of a seat, negative on its aside; 0 if it is asked nothing. */
export function askOf(s: State, seat: Seat): number {
  const step = front(s, seat)
  if (!step) return 0
  return at(s.asides, seat).length > 0 ? -step.no : step.no
}

function fill<S extends State>(t: Table<S>, rule: ReadyRule<S>, step: Step, offer: Offer): Offer {
  rule.choices?.(t, step, offer)
  return offer
}

/** Every legal choice of the decision in front of a seat; with `why` the blocked ones too. */
export function offer<S extends State>(t: Table<S>, seat: Seat, ask?: { why?: boolean }): Offer {
  const why = ask?.why ?? false
  const own = at(t.offers, seat)
  const bit = 1 << seat
  if (t.offered & bit && (own.why || !why)) return own
  own.open(why, false)
  const step = front(t.state, seat)
  if (step) fill(t, ruleOf(t, step), step, own)
  t.offered |= bit
  return own
}

/** What a seat may do beside the decision, out of turn or not; `weighed`: only what bots weigh. */
export function interrupts<S extends State>(
  t: Table<S>,
  seat: Seat,
  { why = false, weighed = false }: { why?: boolean; weighed?: boolean } = {},
): Offer {
  const list = new Offer().open(why, false)
  for (const interrupt of t.rules.interrupts)
    if ((interrupt.weighed || !weighed) && interrupt.may(t, seat)) interrupt.choices(t, seat, list)
  return list
}

/** Would this step offer anything? It asks the step's own `choices`, so a rule is coded once. */
export function could<S extends State>(t: Table<S>, step: Omit<Step, "no"> | Step): boolean {
  const asked: Step = "no" in step ? step : { ...step, no: 0 }
  const probe = t.probes[t.probing] ?? new Offer()
  t.probes[t.probing++] = probe
  const any = fill(t, ruleOf(t, asked), asked, probe.open(false, true)).any
  t.probing--
  return any
}

function holding<S extends State>(t: Table<S>, seat: Seat): boolean {
  for (const interrupt of t.rules.interrupts) if (interrupt.holds && interrupt.may(t, seat)) return true
  return false
}

/** Runs the top of one lane until it is empty, asks or waits. True if anything was done. */
function runLane<S extends State>(t: Table<S>, lane: Step[], number: number): boolean {
  const s = t.state
  let done = false
  for (;;) {
    const step = last(lane)
    if (step === null) return done
    if (step.do === "settle") {
      for (const aside of s.asides) if (aside.length > 0) return done
      lane.pop()
      done = true
      continue
    }
    const rule = ruleOf(t, step)
    if (rule.run !== null) {
      lane.pop()
      t.offered = 0
      rule.run(t, step)
      done = true
      continue
    }
    const seat = step.seat
    if (number === 0 && at(s.asides, seat).length > 0) return done
    if (s.open[number] === step.no) {
      if (could(t, step)) return done
      if (!rule.lapses)
        throw stuck(s, `others took the last choice of the step "${step.do}" (${rule.rule}) from seat ${seat}`)
      lane.pop()
      done = true
      continue
    }
    const list = fill(t, rule, step, at(t.offers, seat).open(false, false))
    if (list.size === 0) {
      if (!rule.lapses) throw stuck(s, `the step "${step.do}" (${rule.rule}) offers seat ${seat} nothing`)
      lane.pop()
      done = true
      continue
    }
    if (list.size === 1 && !rule.always && !holding(t, seat)) {
      lane.pop()
      t.offered = 0
      rule.make?.(t, step, list.code(0))
      done = true
      continue
    }
    t.offered |= 1 << seat
    s.open[number] = step.no
    return done
  }
}

/** Runs everything that needs nobody, until every lane is empty or asks. */
export function advance<S extends State>(t: Table<S>): void {
  const s = t.state
  for (;;) {
    let done = false
    for (let seat = 0; seat < s.seats; seat++) {
      const aside = at(s.asides, seat)
      if (aside.length > 0 && runLane(t, aside, seat + 1)) done = true
    }
    if (s.agenda.length > 0 && runLane(t, s.agenda, 0)) done = true
    // With nothing on any aside the agenda has just gone as far as it can: another look would list its question again.
    if (!done || !anyAside(s)) return
  }
}

function anyAside(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (at(s.asides, seat).length > 0) return true
  return false
}

/** Carries out a legal choice, in place, and all that follows from it. For bots: no check, no text. */
export function take<S extends State>(t: Table<S>, seat: Seat, code: number): void {
  const s = t.state
  const interrupt = interruptOf(t, seat, code)
  const luck = num(s.random, 3)
  t.crossed = false
  t.crossedAt = 0
  t.chooser = seat
  t.offered = 0
  if (interrupt) interrupt.make(t, seat, code)
  else {
    const aside = at(s.asides, seat)
    const step = (aside.length > 0 ? aside : s.agenda).pop()
    if (!step) throw stuck(s, `seat ${seat} is asked nothing`)
    ruleOf(t, step).make?.(t, step, code)
  }
  advance(t)
  // The generator counts its draws there, whichever way the rules took to it.
  if (num(s.random, 3) !== luck) t.crossed = true
}

/** The interrupt this code belongs to, unless the decision itself offers it. */
function interruptOf<S extends State>(t: Table<S>, seat: Seat, code: number) {
  if (t.rules.interrupts.length === 0) return null
  const verb = verbOf(code)
  for (const interrupt of t.rules.interrupts)
    if (interrupt.verbs.includes(verb)) return offer(t, seat).has(code) ? null : interrupt
  return null
}
