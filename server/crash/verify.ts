// What a table's log must hold after a crash: every acknowledged choice once and in order, and positions that a replay agrees with.
import { type Head, hashOf, type Line, replay, type State } from "@railhead/engine"
import { goldWest } from "@railhead/games/gold-west"
import type { EventRow, StateRow } from "../storage/schema.ts"
import type { Store, TableWithSeats } from "../storage/store.ts"
import { packed } from "../threads/stored.ts"

/** What one seat knows of its choices. */
export interface SeatMemory {
  readonly acknowledged: readonly string[]
  /** Sent, but the server died before it answered: may be there or not. */
  readonly pending: string | null
}

export interface SeatFindings {
  readonly lost: number
  readonly doubled: number
  /** Had the pending choice been taken? */
  readonly pendingTaken: boolean
}

export interface Findings {
  readonly seats: readonly SeatFindings[]
  readonly over: boolean
  readonly problems: readonly string[]
}

/** Answered by the server itself, because there is nothing else to choose. */
const ENDINGS = new Set(["end", "endMetals"])

interface Logged {
  /** What the seat chose, committed or still in its draft. */
  choices: string[]
  committed: number
  /** How many of its messages were taken. */
  count: number
}

function readLog(events: readonly EventRow[], seats: number): Logged[] {
  const logged = Array.from({ length: seats }, (): Logged => ({ choices: [], committed: 0, count: 0 }))
  for (const { kind, seat, data } of events) {
    const of = logged[seat]
    if (!of || (kind !== "choice" && kind !== "draft")) continue
    const { text, choices, count }: { text?: string; choices?: string[]; count?: number } = JSON.parse(data)
    of.choices.length = of.committed
    of.choices.push(...(kind === "choice" ? [text ?? ""] : (choices ?? [])))
    if (kind === "choice") of.committed++
    of.count = count ?? of.count
  }
  return logged
}

/** The choices in the log beside those the seat remembers. */
export function compare({ choices, count }: Pick<Logged, "choices" | "count">, memory: SeatMemory): SeatFindings {
  const { acknowledged, pending } = memory
  const sent = pending === null ? acknowledged : [...acknowledged, pending]
  let next = 0
  let foreign = 0
  for (const choice of choices)
    if (choice === sent[next]) next++
    else if (!ENDINGS.has(choice)) foreign++
  return {
    lost: Math.max(0, acknowledged.length - Math.min(next, count)),
    doubled: foreign + Math.max(0, count - sent.length),
    pendingTaken: next > acknowledged.length && count > acknowledged.length,
  }
}

interface LoggedLine {
  readonly seq: number
  readonly line: Line
}

function linesOf(events: readonly EventRow[]): LoggedLine[] {
  return events.flatMap(({ seq, kind, seat, data }): LoggedLine[] => {
    const { text, note, turn, hash } = JSON.parse(data)
    if (kind === "choice") return [{ seq, line: { kind, seat, text, note } }]
    return kind === "turn" ? [{ seq, line: { kind, turn, hash } }] : []
  })
}

function markOf(state: State): string {
  return hashOf({ ...state, version: 0 })
}

/** Plays the log again, which checks every mark in it, and holds each stored position against the replay. */
function checkPositions(row: TableWithSeats, events: readonly EventRow[], states: readonly StateRow[]): string[] {
  const lines = linesOf(events)
  const storedAfter = new Map(states.map(state => [lines.filter(({ seq }) => seq <= state.seq).length, state]))
  const head: Head = {
    game: row.game,
    version: row.version,
    seats: row.seats,
    options: JSON.parse(row.options),
    seed: row.seed,
  }
  const problems: string[] = []
  let played = 0
  try {
    replay(goldWest, { head, lines: lines.map(({ line }) => line) }, (t, line) => {
      if (!line) return
      const stored = storedAfter.get(++played)
      if (!stored) return
      const [now, then] = [markOf(t.state), markOf(packed.unpack(goldWest, stored.state))]
      if (stored.hash !== now || then !== now)
        problems.push(`position ${stored.seq}: stored ${stored.hash} holds ${then}, replayed ${now}`)
    })
  } catch (error) {
    problems.push(`the log cannot be replayed: ${error}`)
  }
  return problems
}

export async function verify(store: Store, id: string, memories: readonly SeatMemory[]): Promise<Findings> {
  const row = await store.table(id)
  if (!row) return { seats: [], over: false, problems: [`table ${id} is gone`] }
  const events = await store.events(id)
  const states = await store.db.selectFrom("states").selectAll().where("table_id", "=", id).execute()
  const problems = checkPositions(row, events, states)
  if (events.some(({ seq }, i) => seq !== i + 1)) problems.push("the log has gaps")
  if (row.last_seq !== events.length)
    problems.push(`the table says ${row.last_seq} happenings, ${events.length} are there`)
  if (states.some(({ seq }) => seq > row.last_seq)) problems.push("a stored position is ahead of the log")
  if (row.status !== "running" && row.status !== "over") problems.push(`the table is ${row.status}: ${row.error}`)
  const logged = readLog(events, row.seats)
  return {
    seats: memories.map((memory, seat) => compare(logged[seat] ?? { choices: [], count: 0 }, memory)),
    over: row.status === "over",
    problems: problems.map(problem => `table ${id}: ${problem}`),
  }
}
