// The call stack of the rules, kept as data.
import { RailheadError } from "./errors.ts"
import { add, at, num } from "./list.ts"
import { NOBODY, type Seat, type State, type Step } from "./state.ts"
import type { Table } from "./table.ts"

/** Waits until every seat has settled its asides: the one step that the engine itself knows. */
export interface Settle extends Step {
  readonly do: "settle"
}

/**
 * A step as the rules write it; its number is given when it is laid on a lane. One that has lain there already is
 * shared with clones and must not be laid again: the type refuses it.
 */
export type NewStep<T extends Step> = T extends Step ? Omit<T, "no"> & { readonly no?: never } : never

type Unnumbered = Omit<Step, "no"> & { no?: number }

/** The steps of a game are the union its agenda holds. */
export type StepOf<S extends State> = S["agenda"][number] | Settle

function lay(s: State, lane: Step[], number: number, steps: readonly Unnumbered[]): void {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = at(steps, i)
    add(s.numbers, number, 1)
    // One that is named twice lies twice.
    lane.push(numbered(step.no === undefined ? step : { ...step }, num(s.numbers, number)))
  }
}

function numbered(step: Unnumbered, no: number): Step {
  step.no = no
  return step as Step
}

/** Lays steps on the agenda; the first named runs first. */
export function push<S extends State>(t: Table<S>, ...steps: NewStep<StepOf<S>>[]): void {
  lay(t.state, t.state.agenda, 0, steps)
}

/** Lays steps on a seat's own lane. */
export function aside<S extends State>(t: Table<S>, seat: Seat, ...steps: NewStep<StepOf<S>>[]): void {
  lay(t.state, at(t.state.asides, seat), seat + 1, steps)
}

export function settle(): NewStep<Settle> {
  return { do: "settle", seat: NOBODY }
}

/** Does the agenda hold such a step? */
export function within<S extends State>(t: Table<S>, what: string): boolean {
  for (const step of t.state.agenda) if (step.do === what) return true
  return false
}

export function stuck(s: State, what: string): RailheadError {
  return new RailheadError("stuck", `${s.game} cannot go on in turn ${s.turn}: ${what}`)
}
