// Going down through choices in one imagined world after another. What comes of choices while chance has no say is the same
// every time: it is worked out once and remembered, and a state is only set up where something new is asked.
import { figure, lay, NOBODY, nextSeat, num, over, type State, type Table, take } from "@railhead/engine"
import { type Beam, lookThrough } from "./beam.ts"
import type { Knowledge } from "./bot.ts"
import { choicesOf } from "./choices.ts"

/** A position that nothing but choices has led to. */
interface Known {
  /** Who is asked there; nobody where it is time to judge. */
  readonly seat: number
  /** What may be chosen, null until somebody wants to know. */
  codes: readonly number[] | null
  /** What it is worth to who is asked; not a number until somebody wants to know. */
  worth: number
  /** What each choice leads to, by seat and choice. */
  readonly steps: Map<number, Step>
  /** How the turn of who is asked is best played on, where chance has no say in it. */
  plan: readonly number[] | null
  values: number[] | null
}

interface Step {
  /** What the position after it is worth to who chose; not a number until somebody wants to know, or where it may change. */
  worth: number
  /** Null where it may be another every time: chance has a say, or something is seen that was hidden. */
  readonly to: Known | null
}

/** Positions remembered at most. */
const LIMIT = 10_000

/** A choice of a seat as one number. */
export const keyOf = (seat: number, code: number): number => code * 8 + seat

export interface Bounds {
  /** Who thinks, and is asked first, whoever else is asked at the same time. */
  readonly seat: number
  /** The last turn that is looked at. */
  readonly horizon: number
  /** Do worlds differ by nothing that anybody knows? Otherwise only the own choices lead to the same in all of them. */
  readonly open: boolean
}

export class Walk<S extends State> {
  private readonly game: Knowledge<S>
  private readonly t: Table<S>
  private readonly bounds: Bounds
  private readonly root: Known
  private known = 1
  /** Where the walk is, null where nothing is remembered. */
  private here: Known | null
  private world: S
  private chance: number[] = []
  /** The choices made so far, and how many of them the state on the table has seen; −1 before it is laid. */
  private readonly choosers: number[] = []
  private readonly choices: number[] = []
  private done = -1

  constructor(game: Knowledge<S>, t: Table<S>, bounds: Bounds) {
    this.game = game
    this.t = t
    this.bounds = bounds
    this.root = blank(bounds.seat)
    this.here = this.root
    this.world = t.state
  }

  /** Begins anew in a world, with chance of its own. */
  begin(world: S, chance: number[]): void {
    this.world = world
    this.chance = chance
    this.here = this.root
    this.choosers.length = 0
    this.choices.length = 0
    this.done = -1
  }

  /** The table, with the state of where the walk is. */
  private live(): Table<S> {
    const { t, choosers, choices } = this
    if (this.done < 0) {
      lay(t, this.game.rules.clone(this.world))
      t.state.random = this.chance
      this.done = 0
    }
    while (this.done < choices.length) {
      take(t, num(choosers, this.done), num(choices, this.done))
      this.done++
    }
    return t
  }

  /** Who is asked; nobody where it is time to judge. */
  get seat(): number {
    return this.here?.seat ?? this.asked(this.live().state)
  }

  private asked(s: S): number {
    return s.turn > this.bounds.horizon || over(s) ? NOBODY : nextSeat(s)
  }

  /** What who is asked may choose. */
  codesOf(seat: number): readonly number[] {
    const { here } = this
    if (here === null) return choicesOf(this.live(), seat)
    here.codes ??= choicesOf(this.live(), seat)
    return here.codes
  }

  take(seat: number, code: number): void {
    const { here } = this
    this.choosers.push(seat)
    this.choices.push(code)
    if (here === null) return
    const key = keyOf(seat, code)
    if (!here.steps.has(key)) this.live()
    this.here = this.remember(here, key).to
  }

  /** What the position is worth to who is asked. */
  worthOf(seat: number): number {
    const { here } = this
    if (here !== null && !Number.isNaN(here.worth)) return here.worth
    const worth = this.game.worth(this.live(), seat)
    if (here !== null) here.worth = worth
    return worth
  }

  /** What the position right after a choice is worth to who makes it. */
  worthAfter(seat: number, code: number): number {
    const { here } = this
    const step = here?.steps.get(keyOf(seat, code))
    if (step && !Number.isNaN(step.worth)) return step.worth
    const t = this.live()
    const { state } = t
    take(lay(t, this.game.rules.clone(state)), seat, code)
    const worth = this.game.worth(t, seat)
    if (here !== null) this.remember(here, keyOf(seat, code)).worth = t.crossed ? Number.NaN : worth
    lay(t, state)
    return worth
  }

  /** Makes that one of some choices after which the position looks best at once. */
  takeBest(seat: number, codes: readonly number[]): void {
    const { here, t, game } = this
    let best = Number.NEGATIVE_INFINITY
    if (here === null) {
      const { state } = this.live()
      let after = state
      for (const code of codes) {
        take(lay(t, game.rules.clone(state)), seat, code)
        const worth = game.worth(t, seat)
        if (worth <= best) continue
        best = worth
        after = t.state
      }
      lay(t, after)
      return
    }
    let found = num(codes, 0)
    for (const code of codes) {
      const worth = this.worthAfter(seat, code)
      if (worth <= best) continue
      best = worth
      found = code
    }
    this.take(seat, found)
  }

  /** Plays the turn of who is asked on, by looking through it. */
  playTurn(seat: number, beam: Beam): void {
    const { here } = this
    if (here === null || here.plan === null) {
      const t = this.live()
      const { state } = t
      const { last, sure, plan } = lookThrough(this.game, t, state, seat, this.codesOf(seat), beam)
      if (here === null || !sure) {
        lay(t, last)
        this.here = null
        return
      }
      lay(t, state)
      here.plan = plan()
    }
    for (const code of here.plan) this.take(seat, code)
  }

  /** What the position is worth to each seat, beside the others. */
  values(into: number[]): void {
    const { here } = this
    if (here === null) this.game.values(this.live(), into)
    else {
      if (here.values === null) {
        here.values = []
        this.game.values(this.live(), here.values)
      }
      for (let seat = 0; seat < here.values.length; seat++) into[seat] = figure(here.values, seat)
    }
  }

  /** What the choice just made on the table has led to. */
  private remember(from: Known, key: number): Step {
    const known = from.steps.get(key)
    if (known) return known
    const step: Step = { worth: Number.NaN, to: this.t.crossed ? null : this.knowledgeOf(this.t.state) }
    from.steps.set(key, step)
    return step
  }

  private knowledgeOf(s: S): Known | null {
    const { open, seat } = this.bounds
    const asked = this.asked(s)
    if (this.known >= LIMIT || (!open && asked !== seat)) return null
    this.known++
    return blank(asked)
  }
}

function blank(seat: number): Known {
  return { seat, codes: null, worth: Number.NaN, steps: new Map(), plan: null, values: null }
}
