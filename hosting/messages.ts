// What passes between the server's main thread and the threads that run the engine and the bots.
import type { Line, Options, Seat } from "@railhead/engine"

/** Everything needed to have a table in memory again. */
export interface OpenTable {
  readonly table: string
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly lines: readonly Line[]
  /** The last stored position and how many lines led to it. */
  readonly stored: { readonly state: Uint8Array; readonly lines: number } | null
  readonly drafts: readonly Omit<DraftNow, "seat">[]
  readonly byHand: readonly boolean[]
}

/** A request of a seat, or of the server for it. */
export type Do =
  | {
      readonly do: "choose"
      readonly seat: Seat
      readonly text: string
      readonly ask?: number
      readonly count?: number
      readonly note?: string
      readonly commit?: boolean
    }
  | { readonly do: "undo" | "redo" | "restart"; readonly seat: Seat; readonly count?: number }
  | { readonly do: "timeUp"; readonly seat: Seat }
  | { readonly do: "byHand"; readonly seat: Seat; readonly on: boolean }
  | { readonly do: "takeBack"; readonly seat: Seat; readonly kept: number; readonly seed: string }

export interface DraftNow {
  readonly seat: Seat
  readonly choices: readonly string[]
  readonly undone: readonly string[]
  readonly count: number
}

/** Who is asked, under which limits, and whether it is over. */
interface Standing {
  /** Seats, as a bit mask. */
  readonly asked: number
  readonly limits: { readonly [seat: number]: string }
  /** The kind of question each asked seat has in front of it. */
  readonly steps: { readonly [seat: number]: string }
  readonly over: boolean
  readonly turn: number
}

export interface Opened extends Standing {
  /** What is to be written down of a game that has just been set up. */
  readonly opening: Pick<Change, "lines" | "mark"> | null
}

/** What a request brought about. */
export interface Change extends Standing {
  readonly lines: readonly Line[]
  readonly drafts: readonly DraftNow[]
  readonly mark: { readonly turn: number; readonly hash: string; readonly state: Uint8Array } | null
  /** JSON texts, made once in the thread and passed on as they are. */
  readonly table: string
  readonly own: { readonly [seat: number]: string }
  readonly cut: readonly { readonly seat: Seat; readonly left: number }[]
  readonly crossed: boolean
  /** The record was cut: what was told before no longer holds. */
  readonly reseeded: boolean
}

export interface BotTask {
  /** The table and seat it plays at: what it kept in mind there is found again. */
  readonly place: string
  readonly game: string
  readonly bot: string
  /** JSON of the seat's view: all that a bot gets. */
  readonly view: string
  readonly seed: string
  /** Which part of the thought, of a bot that thinks in parts; otherwise 0. */
  readonly part: number
}

/** A choice a bot weighed, with how much it is preferred to the others. */
export interface BotIdea {
  readonly text: string
  readonly value: number
  readonly share: number
}

/** A call into a thread: a method of its host with arguments. */
export interface Call {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly ok: unknown }
  | {
      readonly id: number
      readonly error: {
        readonly code: string
        readonly message: string
        readonly rule?: string
        readonly reason?: string
      }
    }
