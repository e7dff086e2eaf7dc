// What a table tells its viewers and what they ask of it: the same from a server and from the browser's own worker.
import type { Data, Event, Options, Seat, Sheet, State } from "@railhead/engine"
import type { Entry } from "./story.ts"

export interface Sitting {
  readonly user: string | null
  readonly name: string
  readonly bot: string | null
  /** The bot that plays for somebody who is away. */
  readonly away: string | null
  readonly online: boolean
}

export type Pace =
  | { readonly kind: "untimed" }
  | { readonly kind: "live"; readonly bank: number; readonly increment: number }
  | { readonly kind: "turns"; readonly hours: number; readonly quiet?: readonly [number, number] }

export interface Clock {
  readonly left: number
  readonly since: number
  readonly limit: number
  readonly running: boolean
  readonly asked: boolean
}

export interface About {
  readonly status: "waiting" | "running" | "over" | "abandoned" | "frozen"
  readonly seats: readonly Sitting[]
  readonly watching: number
  readonly pace: Pace
  readonly clocks: readonly Clock[]
  readonly takeBack: { readonly by: Seat; readonly kept: number; readonly yes: readonly Seat[] } | null
  readonly abandon: readonly Seat[]
  readonly result: { readonly totals: readonly number[]; readonly places: readonly number[] } | null
  readonly seedHash: string
  readonly seed?: string
  readonly now: number
}

/** Choices that are blocked for one reason, together. */
export interface BlockedGroup {
  readonly rule: string
  readonly reason: string
  readonly data: Data
  readonly choices: readonly string[]
}

export interface Question {
  readonly seat: Seat
  readonly ask: number
  readonly step: string
  readonly rule: string
  readonly choices: readonly string[]
  readonly blocked: readonly BlockedGroup[]
  readonly limit?: string
}

export interface Own {
  readonly seat: Seat
  readonly count: number
  readonly decision: Question | null
  readonly interrupts: readonly string[]
  readonly draft: { readonly choices: readonly string[]; readonly undone: readonly string[] }
  readonly events: readonly Event[]
  readonly state: Parts
}

/** A view in parts: the fields of a state, players as `players.N`, and `pools`, `asked`, `score`, `events`. */
export interface Parts {
  readonly [key: string]: unknown
}

export interface ChatLine {
  readonly user: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface Welcome {
  readonly type: "welcome"
  readonly seq: number
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly you: Seat
  /** People share this device, and the game has things that only one seat may see. */
  readonly secrets?: boolean
  readonly settings: { readonly byHand: boolean; readonly standing: { readonly [step: string]: string } } | null
  readonly chat: readonly ChatLine[]
  readonly about: About
  readonly table: Parts | null
  readonly own: Own | null
  readonly ledger: readonly Entry[]
}

export interface Changed {
  readonly type: "change"
  readonly seq: number
  readonly table: Parts
  readonly about: About
  /** How many entries the ledger has now. */
  readonly at: number
  readonly own?: Own
}

export interface AboutNow {
  readonly type: "about"
  readonly seq: number
  readonly about: About
  readonly chat: readonly ChatLine[]
}

export interface Refusal {
  readonly code: string
  readonly message: string
  readonly rule?: string
  readonly reason?: string
}

export type FromTable =
  | Welcome
  | Changed
  | AboutNow
  | { readonly type: "done"; readonly re: string | number; readonly seq: number }
  | { readonly type: "error"; readonly re: string | number | null; readonly error: Refusal }

export type ToTable =
  | { readonly do: "choose"; readonly choice: string; readonly ask?: number; readonly count?: number }
  | { readonly do: "undo" | "redo" | "restart"; readonly count?: number }
  | { readonly do: "chat"; readonly text: string }
  | { readonly do: "byHand"; readonly on: boolean }
  | { readonly do: "standing"; readonly step: string; readonly choice: string }
  | { readonly do: "takeBack"; readonly kept: number }
  | { readonly do: "answerTakeBack" | "abandon"; readonly yes: boolean }
  | { readonly do: "leave" | "back" }

/** What everybody is asked, in the table's view. */
export interface Asked {
  readonly seat: Seat
  readonly step: string
  readonly rule: string
}

/** The state out of its parts. Parts that are the same objects stay the same objects. */
export function stateFrom(parts: Parts): State {
  const { pools: _pools, asked: _asked, score: _score, events: _events, ...rest } = parts
  const players: unknown[] = []
  const state: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(rest)) {
    const seat = /^players\.(\d)$/.exec(key)?.[1]
    if (seat === undefined) state[key] = value
    else players[Number(seat)] = value
  }
  state.players = players
  // The parts came from a state of the same game.
  return state as unknown as State
}

export function scoreIn(parts: Parts): Sheet | null {
  return (parts.score as Sheet | undefined) ?? null
}
