import type { Data } from "./errors.ts"
import type { Offer } from "./offer.ts"
import type { ScoreRow } from "./sheet.ts"
import type { Options, OptionValue, Seat, State, Step } from "./state.ts"
import type { Table } from "./table.ts"
import type { Words } from "./vocabulary.ts"
import type { Zone } from "./zones.ts"

/** How one kind of step is done: by itself (`run`), or by asking its seat (`choices` and `make`). */
export interface StepRule<S extends State, T extends Step = Step> {
  /** The number of the sentence it carries out. */
  readonly rule: string
  run?(t: Table<S>, step: T): void
  /** Every legal choice, in the order of the data. */
  choices?(t: Table<S>, step: T, offer: Offer): void
  make?(t: Table<S>, step: T, code: number): void
  /** The step's own fields, whole numbers or lists of them: what a state from outside is held against. */
  readonly fields?: readonly string[]
  /** Asked even if there is one choice only. */
  readonly always?: true
  /** Its only choice merely ends the turn or goes on: `Play` answers it for those who want that. */
  readonly ends?: true
  /** Passed over if there is no choice; without it that is a bug. */
  readonly lapses?: true
  /** Cannot be taken back: sealed answers, handed-in sheets. Where not every choice is for good, it says which are. */
  readonly final?: true | ((code: number) => boolean)
  /** A module may put its own rule in place of this one. */
  readonly replaceable?: true
  /** The time limit it is asked under (a key of the table's settings); every step with one has a timeout. */
  readonly limit?: string
  timeout?(t: Table<S>, step: T): number
}

/** A rule for each kind of step of the union `U`. */
export type StepRules<S extends State, U extends Step> = {
  readonly [K in U["do"]]: StepRule<S, Extract<U, { do: K }>>
}

/** A step's rule as the loop reads it: every field there, so that all have one shape and V8 reads them fast. */
export interface ReadyRule<S extends State> {
  readonly rule: string
  readonly run: NonNullable<StepRule<S>["run"]> | null
  readonly choices: NonNullable<StepRule<S>["choices"]> | null
  readonly make: NonNullable<StepRule<S>["make"]> | null
  readonly timeout: NonNullable<StepRule<S>["timeout"]> | null
  readonly always: boolean
  readonly ends: boolean
  readonly lapses: boolean
  readonly final: ((code: number) => boolean) | null
  readonly limit: string | null
  readonly fields: readonly string[]
}

/** A choice offered beside the decision, which nothing waits for. */
export interface Interrupt<S extends State> {
  readonly rule: string
  /** The verbs of its choices. */
  readonly verbs: readonly number[]
  /** While its seat may use it, forced choices of that seat are asked all the same. */
  readonly holds?: true
  /** Bots weigh it beside their choices. */
  readonly weighed?: true
  may(t: Table<S>, seat: Seat): boolean
  choices(t: Table<S>, seat: Seat, offer: Offer): void
  make(t: Table<S>, seat: Seat, code: number): void
}

/** Why something may not be done. */
export interface Objection {
  readonly rule: string
  readonly reason: string
  readonly data?: Data
}

/** What modules hang on the places of the base. Types of methods, so that the rules of one game count as rules of any. */
interface Hooks<S extends State> {
  handle(t: Table<S>, about: never): void
  term(t: Table<S>, seat: Seat): number
  object(t: Table<S>, about: never): Objection | null
}
export type Handler<S extends State> = Hooks<S>["handle"]
export type Term<S extends State> = Hooks<S>["term"]
export type Objector<S extends State> = Hooks<S>["object"]

/** Game and options put together once: the only place with functions. */
export interface Rules<S extends State = State> {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly say: Words
  readonly steps: ReadonlyMap<string, ReadyRule<S>>
  readonly interrupts: readonly Interrupt<S>[]
  readonly zones: readonly Zone<S>[]
  readonly score: readonly ScoreRow<S>[]
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly at: Readonly<Record<string, readonly Handler<S>[]>>
  readonly adds: Readonly<Record<string, readonly Term<S>[]>>
  readonly objects: Readonly<Record<string, readonly Objector<S>[]>>
  /** Old notation to new, for records of earlier versions. */
  readonly formerly: Readonly<Record<string, string>>
  /** A state of the fixed shape, before setup. Lists that are not empty here keep their length for the whole game. */
  blank(seats: number): S
  /** Lays out the game and puts the first steps on the agenda. */
  setup(t: Table<S>): void
  clone(s: S): S
  /** Rows of the score sheet: the seats, and after them sides that are no seats; all are seats unless said. */
  sides?(s: S): number
  /** Who is ahead when totals are equal: smaller numbers are better; compared one after the other. */
  tieBreaks(s: S, side: number): readonly number[]
}

/** An entry of a table that modules can add to: whatever it holds, it has an id. */
export interface Row {
  readonly id: string
}

/** One setting of a game, for the new-table sheet and for the check of what comes in. */
export type OptionRow = {
  readonly id: string
  readonly rule: string
  /** It means something only at tables of so many seats, from and to; elsewhere nobody need be asked for it. */
  readonly seats?: readonly [number, number]
  /** It means something only where all are there at the same time and somebody keeps a clock. */
  readonly live?: boolean
} & (
  | { readonly kind: "switch"; readonly default: boolean }
  | { readonly kind: "one"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "many"; readonly of: readonly string[]; readonly default: readonly string[] }
  | { readonly kind: "number"; readonly from: number; readonly to: number; readonly default: number }
)

export interface Game<S extends State = State> {
  readonly id: string
  readonly seats: readonly [number, number]
  readonly version: number
  readonly options: readonly OptionRow[]
  /** Combinations of options that the rules exclude. */
  refuses(options: Options, seats: number): Objection | null
  compile(options: Options): Rules<S>
  /** A stored state of an earlier version, brought up to the shape and step names of this one. */
  migrate(stored: { readonly [field: string]: unknown }): { readonly [field: string]: unknown }
}

export type { OptionValue }
