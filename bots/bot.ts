import type { Rules, State, Table, View } from "@railhead/engine"

/** What a bot knows of a game: its rules and how good a position is. */
export interface Knowledge<S extends State> {
  readonly rules: Rules<S>
  evaluate(t: Table<S>, seat: number): number
}

export interface Considered {
  readonly code: number
  /** In points, as the bot sees it. */
  readonly value: number
}

export interface Thought {
  readonly code: number
  /** The choices it weighed, the best first; empty if it weighed none. */
  readonly considered: readonly Considered[]
}

/** A bot gets nothing but its seat's view, and chance of its own. */
export interface Bot {
  readonly id: string
  think<S extends State>(game: Knowledge<S>, seen: View<S>, random: number[]): Thought
}
