// Expansions, variants and cards with powers: rows, steps, handlers at named moments, terms of named sums,
// objections to named questions. The base names the places and does not know who uses them.
import { RailheadError } from "./errors.ts"
import type { Handler, Interrupt, Objection, Objector, ReadyRule, Row, Rules, StepRule, Term } from "./rules.ts"
import type { ScoreRow } from "./sheet.ts"
import type { Options, Seat, State } from "./state.ts"
import type { Table } from "./table.ts"
import type { Zone } from "./zones.ts"

/** The places a game leaves open, by name: what a handler there is told. */
export interface Places {
  readonly moments: { readonly [name: string]: object }
  readonly sums: string
  readonly questions: { readonly [name: string]: object }
  readonly tables: { readonly [name: string]: Row }
}

export interface Module<S extends State, P extends Places> {
  readonly id: string
  when(options: Options): boolean
  /** Added to the table; a row with an id that is there already replaces it in its place. */
  readonly rows?: { readonly [K in keyof P["tables"]]?: readonly P["tables"][K][] }
  readonly steps?: Readonly<Record<string, StepRule<S, never>>>
  /** Its own part of the state, in place of the nulls that the base puts there. */
  slice?(seats: number): Partial<S>
  readonly at?: { readonly [K in keyof P["moments"]]?: (t: Table<S>, about: P["moments"][K]) => void }
  readonly adds?: { readonly [K in P["sums"]]?: Term<S> }
  readonly objects?: {
    readonly [K in keyof P["questions"]]?: (t: Table<S>, about: P["questions"][K]) => Objection | null
  }
  readonly interrupts?: readonly Interrupt<S>[]
  readonly zones?: readonly Zone<S>[]
  /** Where each new score row stands: after the row of that id, or last. One whose own id is there already replaces it. */
  readonly score?: readonly (ScoreRow<S> & { readonly after?: string })[]
}

type Lists<F> = Record<string, F[]>

function collect<F>(into: Lists<F>, from: Readonly<Record<string, F | undefined>> | undefined): void {
  for (const [name, handler] of Object.entries(from ?? {})) if (handler) into[name] = [...(into[name] ?? []), handler]
}

function withRows(base: readonly Row[], added: readonly Row[]): Row[] {
  const rows = [...base]
  for (const row of added) {
    const i = rows.findIndex(r => r.id === row.id)
    if (i >= 0) rows[i] = row
    else rows.push(row)
  }
  return rows
}

function ready<S extends State>(rule: StepRule<S>): ReadyRule<S> {
  return {
    rule: rule.rule,
    run: rule.run ?? null,
    choices: rule.choices ?? null,
    make: rule.make ?? null,
    timeout: rule.timeout ?? null,
    always: rule.always ?? false,
    ends: rule.ends ?? false,
    lapses: rule.lapses ?? false,
    final: rule.final === true ? () => true : (rule.final ?? null),
    limit: rule.limit ?? null,
    fields: rule.fields ?? [],
  }
}

/** A game before its modules are added: rules by name of their steps, tables by name. */
export interface Base<S extends State> extends Omit<Rules<S>, "at" | "adds" | "objects" | "steps"> {
  readonly steps: Readonly<Record<string, StepRule<S>>>
}

/** Base and modules together, in the registry's order. Done once for each set of options. */
export function compose<S extends State, P extends Places>(base: Base<S>, modules: readonly Module<S, P>[]): Rules<S> {
  const active = modules.filter(m => m.when(base.options))
  const blank = (seats: number): S => Object.assign(base.blank(seats), ...active.map(m => m.slice?.(seats)))
  const steps: Record<string, StepRule<S>> = { ...base.steps }
  const tables: Record<string, readonly Row[]> = { ...base.tables }
  const interrupts = [...base.interrupts]
  const zones = [...base.zones]
  const score: ScoreRow<S>[] = [...base.score]
  const at: Lists<Handler<S>> = {}
  const adds: Lists<Term<S>> = {}
  const objects: Lists<Objector<S>> = {}
  for (const m of active) {
    for (const [name, rows] of Object.entries(m.rows ?? {})) tables[name] = withRows(tables[name] ?? [], rows ?? [])
    for (const [name, rule] of Object.entries(m.steps ?? {})) {
      if (steps[name] && !steps[name].replaceable)
        throw new RailheadError("stuck", `module ${m.id} may not replace the step "${name}" of ${base.game}`)
      steps[name] = rule
    }
    collect(at, m.at)
    collect(adds, m.adds)
    collect(objects, m.objects)
    interrupts.push(...(m.interrupts ?? []))
    zones.push(...(m.zones ?? []))
    for (const row of m.score ?? []) {
      const same = score.findIndex(r => r.id === row.id)
      const before = score.findIndex(r => r.id === row.after)
      if (same >= 0) score[same] = row
      else score.splice(before < 0 ? score.length : before + 1, 0, row)
    }
  }
  const readySteps = new Map(Object.entries(steps).map(([name, rule]) => [name, ready(rule)]))
  return { ...base, blank, steps: readySteps, tables, interrupts, zones, score, at, adds, objects }
}

/** Typed ways to the places a game names. */
export function places<S extends State, P extends Places>() {
  return {
    /** Something has come that modules may have a say in: their handlers run in order and usually push steps. */
    announce<K extends keyof P["moments"] & string>(t: Table<S>, moment: K, about: P["moments"][K]): void {
      const handlers = t.rules.at[moment]
      if (handlers) for (const handler of handlers) handler(t, about as never)
    },
    total(t: Table<S>, name: P["sums"], seat: Seat): number {
      let sum = 0
      for (const term of t.rules.adds[name] ?? []) sum += term(t, seat)
      return sum
    },
    objection<K extends keyof P["questions"] & string>(
      t: Table<S>,
      question: K,
      about: P["questions"][K],
    ): Objection | null {
      for (const objector of t.rules.objects[question] ?? []) {
        const objection = objector(t, about as never)
        if (objection) return objection
      }
      return null
    },
    rows<K extends keyof P["tables"] & string>(t: Table<S>, table: K): readonly P["tables"][K][] {
      return (t.rules.tables[table] ?? []) as readonly P["tables"][K][]
    },
  }
}
