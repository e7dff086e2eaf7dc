// Everything that can happen at a table. The log of a table is a list of these, and what the table is follows from it.
import type { Seat } from "@railhead/engine"
import type { EventRow } from "../storage/schema.ts"

/** Who is asked after a move; stands in the last happening of everything that moves the game. */
export interface Asked {
  /** Seats, as a bit mask. */
  readonly asked: number
  readonly limits: { readonly [seat: number]: string }
}

export interface Happenings {
  sit: { readonly user: string; readonly name: string }
  bot: { readonly bot: string }
  stand: object
  start: Partial<Asked>
  choice: { readonly text: string; readonly note: string; readonly count?: number } & Partial<Asked>
  turn: { readonly turn: number; readonly hash: string } & Partial<Asked>
  draft: {
    readonly choices: readonly string[]
    readonly undone: readonly string[]
    readonly count: number
  } & Partial<Asked>
  /** Beyond the barrier: the record keeps its first choices and everything hidden is dealt anew. */
  reseed: { readonly kept: number; readonly seed: string } & Partial<Asked>
  /** A seat asks for a take-back to the first `kept` choices; the others answer. */
  takeBack: { readonly kept: number }
  takeBackAnswer: { readonly yes: boolean }
  /** End turns by hand, or have them ended at once. */
  byHand: { readonly on: boolean }
  /** What to answer a kind of question without asking; "" asks again. */
  standing: { readonly step: string; readonly choice: string }
  /** A bot plays for a seat whose clock ran out or who left; the person may come back. */
  away: { readonly bot: string; readonly why: "clock" | "left" }
  back: object
  abandon: { readonly yes: boolean }
  chat: { readonly user: string; readonly name: string; readonly text: string }
  over: { readonly totals: readonly number[]; readonly places: readonly number[] }
  abandoned: object
  frozen: { readonly error: string }
}

export type Kind = keyof Happenings

export type Happening = {
  [K in Kind]: { readonly kind: K; readonly seat: Seat; readonly at: number; readonly data: Happenings[K] }
}[Kind]

type Row = Omit<EventRow, "table_id" | "seq">

export function rowsOf(happened: readonly Happening[]): Row[] {
  return happened.map(({ kind, seat, at, data }) => ({ kind, seat, at, data: JSON.stringify(data) }))
}

export function happeningsIn(rows: readonly Row[]): Happening[] {
  return rows.map(({ kind, seat, at, data }) => ({ kind, seat, at, data: JSON.parse(data) }) as Happening)
}
