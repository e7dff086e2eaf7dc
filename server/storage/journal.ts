// Appending to tables' logs. What arrives together is committed together: one flush of the disk for many moves.
import { CompiledQuery, type Kysely, sql, type Transaction } from "kysely"
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
    const { table, after, events, change, seats = [], state = null, jobs = [] } = batch
    const { numUpdatedRows } = await trx
      .updateTable("tables")
      .set({ ...change, last_seq: after + events.length, updated_at: now })
      .where("id", "=", table)
      .where("last_seq", "=", after)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (events.length > 0) await trx.executeQuery(insertEvents(this.store, table, after, events))
    if (state)
      await trx
        .insertInto("states")
        .values({ table_id: table, seq: after + events.length, ...state })
        .execute()
    for (const { seat, user_id, bot } of seats)
      await trx
        .updateTable("seats")
        .set({ user_id, bot })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .execute()
    for (const job of jobs) await setJob(trx, table, job)
    return true
  }
}

/** Written by hand because it is in every move: building the same query again would cost more than running it. */
function insertEvents(
  store: "sqlite" | "postgres",
  table: string,
  after: number,
  events: Batch["events"],
): CompiledQuery {
  const mark = (n: number) => (store === "postgres" ? `$${n}` : "?")
  const values = events.map((_, i) => `(${[1, 2, 3, 4, 5, 6].map(n => mark(i * 6 + n)).join(",")})`)
  const parameters = events.flatMap((event, i) => [table, after + i + 1, event.at, event.kind, event.seat, event.data])
  return CompiledQuery.raw(
    `insert into events (table_id, seq, at, kind, seat, data) values ${values.join(",")}`,
    parameters,
  )
}

async function setJob(
  trx: Transaction<Database>,
  table: string,
  { kind, due_at }: Pick<JobRow, "kind" | "due_at">,
): Promise<void> {
  if (due_at === 0) await trx.deleteFrom("jobs").where("table_id", "=", table).where("kind", "=", kind).execute()
  else
    await sql`insert into jobs (table_id, kind, due_at, lease_until, attempts) values (${table}, ${kind}, ${due_at}, 0, 0)
      on conflict (table_id, kind) do update set due_at = excluded.due_at, lease_until = 0, attempts = 0`.execute(trx)
}
