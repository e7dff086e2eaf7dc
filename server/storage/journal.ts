// Appending to tables' logs. What arrives together is committed together: one flush of the disk for many moves.
import { CompiledQuery, type Kysely, type Transaction } from "kysely"
import type { Bell } from "./bell.ts"
import type { Database, EventRow, JobRow, SeatRow, StateRow, TableRow } from "./schema.ts"

export interface Batch {
  readonly table: string
  /** The log must end here; if it goes on, another node was first. */
  readonly after: number
  readonly events: readonly Omit<EventRow, "table_id" | "seq">[]
  /** What lists show of the table from now on. */
  readonly change: Partial<Omit<TableRow, "id" | "last_seq" | "updated_at">>
  readonly seats?: readonly SeatRow[]
  readonly state?: Omit<StateRow, "table_id" | "seq"> | null
  /** Jobs to set, or with `due_at` 0 to drop. */
  readonly jobs?: readonly Pick<JobRow, "kind" | "due_at">[]
}

interface Waiting {
  readonly batch: Batch
  done(appended: boolean): void
  fail(error: unknown): void
}

const MOST_TOGETHER = 256

function byTable({ batch: { table: a } }: Waiting, { batch: { table: b } }: Waiting): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export class Journal {
  private readonly db: Kysely<Database>
  private readonly bell: Bell
  private readonly store: "sqlite" | "postgres"
  private waiting: Waiting[] = []
  private flushing: Promise<void> | null = null

  constructor(db: Kysely<Database>, bell: Bell, store: "sqlite" | "postgres") {
    this.db = db
    this.store = store
    this.bell = bell
  }

  append(batch: Batch): Promise<boolean> {
    return new Promise((done, fail) => {
      this.waiting.push({ batch, done, fail })
      this.flushing ??= this.flush()
    })
  }

  async drained(): Promise<void> {
    while (this.flushing) await this.flushing
  }

  private async flush(): Promise<void> {
    // Lets everything that is ready now come along.
    await new Promise(done => setImmediate(done))
    while (this.waiting.length > 0) {
      // In one order on every node, so that two nodes never wait for each other.
      await this.settle(this.waiting.splice(0, MOST_TOGETHER).sort(byTable))
    }
    this.flushing = null
  }

  /** Commits together; if one cannot be written the others must not suffer for it, so then each is committed alone. */
  private async settle(together: readonly Waiting[]): Promise<void> {
    // Once the commit itself has been sent its failure does not say whether it was done: never write that again.
    const sent = { commit: false }
    try {
      const appended = await this.commit(
        together.map(w => w.batch),
        sent,
      )
      together.forEach((w, i) => {
        w.done(appended[i] ?? false)
      })
    } catch (error) {
      if (together.length > 1 && !sent.commit) for (const w of together) await this.settle([w])
      else for (const w of together) w.fail(error)
    }
  }

  private async commit(batches: readonly Batch[], sent: { commit: boolean }): Promise<boolean[]> {
    const now = Date.now()
    const appended: boolean[] = []
    await this.db.transaction().execute(async trx => {
      for (const batch of batches) appended.push(await this.write(trx, batch, now))
      await this.bell.ring(
        trx,
        batches.filter((_, i) => appended[i]).map(batch => batch.table),
      )
      sent.commit = true
    })
    return appended
  }

  private async write(trx: Transaction<Database>, batch: Batch, now: number): Promise<boolean> {
    const { table, after, events, seats = [], state = null, jobs = [] } = batch
    const { numAffectedRows } = await trx.executeQuery(this.raw(...updateTable(batch, now)))
    if (numAffectedRows === 0n) return false
    if (events.length > 0) await trx.executeQuery(this.raw(...insertEvents(table, after, events)))
    if (state) await trx.executeQuery(this.raw(...insertState(table, after + events.length, state)))
    for (const { seat, user_id, bot } of seats)
      await trx
        .updateTable("seats")
        .set({ user_id, bot })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute()
    for (const job of jobs) await trx.executeQuery(this.raw(...setJob(table, job)))
    return true
  }

  private raw(text: string, parameters: readonly unknown[]): CompiledQuery {
    let count = 0
    return CompiledQuery.raw(this.store === "postgres" ? text.replaceAll("?", () => `$${++count}`) : text, [
      ...parameters,
    ])
  }
}

/** A third of an hour is no whole number of milliseconds, and PostgreSQL takes nothing else. Never too early. */
function whole(time: number): number {
  return Math.ceil(time)
}

// Written by hand because they are in every move: building the same query again would cost more than running it.

function updateTable({ table, after, events, change }: Batch, now: number): [string, unknown[]] {
  const set = { ...change, last_seq: after + events.length, updated_at: now }
  if (set.deadline !== undefined) set.deadline = whole(set.deadline)
  const columns = Object.keys(set).map(column => `"${column}" = ?`)
  return [
    `update tables set ${columns.join(", ")} where id = ? and last_seq = ?`,
    [...Object.values(set), table, after],
  ]
}

function insertEvents(table: string, after: number, events: Batch["events"]): [string, unknown[]] {
  return [
    `insert into events (table_id, seq, at, kind, seat, data) values ${events.map(() => "(?,?,?,?,?,?)").join(",")}`,
    events.flatMap((event, i) => [table, after + i + 1, event.at, event.kind, event.seat, event.data]),
  ]
}

function insertState(table: string, seq: number, state: Omit<StateRow, "table_id" | "seq">): [string, unknown[]] {
  return [
    "insert into states (table_id, seq, turn, hash, state) values (?,?,?,?,?)",
    [table, seq, state.turn, state.hash, state.state],
  ]
}

function setJob(table: string, { kind, due_at }: Pick<JobRow, "kind" | "due_at">): [string, unknown[]] {
  if (due_at === 0) return ["delete from jobs where table_id = ? and kind = ?", [table, kind]]
  return [
    `insert into jobs (table_id, kind, due_at, lease_until, attempts) values (?, ?, ?, 0, 0)
      on conflict (table_id, kind) do update set due_at = excluded.due_at, lease_until = 0, attempts = 0`,
    [table, kind, whole(due_at)],
  ]
}
