// A table under test: who is asked, choices made by notation, what came of them. Each game arranges its positions on top of it.
import {
  advance,
  at,
  below,
  choose,
  decision,
  type Event,
  num,
  type Outcome,
  over,
  RailheadError,
  type Seat,
  type State,
  score,
  seeded,
  type Table,
  waiting,
} from "@railhead/engine"

export class Playing<S extends State> {
  readonly t: Table<S>

  constructor(t: Table<S>) {
    this.t = t
  }

  get s(): S {
    return this.t.state
  }

  /** The table that choices are asked of. */
  protected get bench(): Table<S> {
    return this.t
  }

  // Who is asked, and what.

  /** The one seat that is asked, or −1 when nobody is. */
  get seat(): Seat {
    return waiting(this.s)[0] ?? -1
  }

  get over(): boolean {
    return over(this.s)
  }

  /** Name of the step that asks. */
  get asked(): string {
    return decision(this.t, this.seat)?.step ?? ""
  }

  /** Number of the rule of the step that asks. */
  get rule(): string {
    return decision(this.t, this.seat)?.rule ?? ""
  }

  /** All legal choices of the seat that is asked, or of another one, or those of one verb. */
  legal(verb?: string, seat = this.seat): string[] {
    const choices = decision(this.bench, seat)?.choices ?? []
    return choices.filter(text => verb === undefined || text.split(" ")[0] === verb)
  }

  get verbs(): string[] {
    return [...new Set(this.legal().map(text => text.split(" ")[0] ?? ""))]
  }

  can(text: string): boolean {
    return this.legal().includes(text)
  }

  // Choosing.

  /** Makes choices one after the other, each for the seat that is asked. */
  play(...choices: string[]): this {
    for (const text of choices) choose(this.bench, this.seat, text)
    return this
  }

  /** Makes one choice and tells what came of it. */
  outcome(text: string): Outcome {
    return choose(this.bench, this.seat, text)
  }

  /** The error that refuses a choice; fails if the choice is legal or if the refusal changes anything. */
  refused(text: string, seat = this.seat): RailheadError {
    const before = JSON.stringify(this.s)
    try {
      choose(this.bench, seat, text)
    } catch (error) {
      if (!(error instanceof RailheadError)) throw error
      if (JSON.stringify(this.s) !== before) throw new Error(`refusing "${text}" changed the state`)
      return error
    }
    throw new Error(`"${text}" was not refused`)
  }

  /** Plays at random to the end of the game; `watch` looks before every choice. */
  playOut(seed: string, watch: () => void = () => {}): this {
    const random = seeded(seed)
    while (!this.over) {
      watch()
      const choices = this.legal()
      this.play(at(choices, below(random, choices.length)))
    }
    return this
  }

  /** Forgets whatever was going on. */
  protected clear(): this {
    this.s.agenda.length = 0
    this.t.offered = 0
    return this
  }

  /** Lays steps and goes on until somebody is asked. */
  protected begin(lay: () => void): this {
    lay()
    advance(this.t)
    return this
  }

  // What came of it.

  /** Points of a seat in one category of the score sheet as it stands. */
  points(seat: Seat, category: string): number {
    const row = score(this.t.rules, this.s).rows.find(r => r.id === category)
    if (!row) throw new Error(`no category ${category}`)
    return num(row.points, seat)
  }

  total(seat: Seat): number {
    return num(score(this.t.rules, this.s).totals, seat)
  }

  places(): readonly number[] {
    return score(this.t.rules, this.s).places
  }

  /** What happened so far of one kind, in order. */
  happened(did: string): Event[] {
    return (this.t.log ?? []).filter(event => event.did === did)
  }
}
