// The one repository: what the server keeps, on SQLite or PostgreSQL alike.
import { open } from "node:fs/promises"
import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import { type Bell, postgresBell, quietBell } from "./bell.ts"
import { claimJobs, endJob } from "./jobs.ts"
import { type Batch, Journal } from "./journal.ts"
import { countTables, openTables, type TableWithSeats, tablesOf, tablesWith, withSeats } from "./lists.ts"
import { migrate } from "./migrations.ts"
import { rewind } from "./rewind.ts"
import type { Database, EventRow, JobRow, SeatRow, SessionRow, StateRow, TableRow, UserRow } from "./schema.ts"
import { openSqlite } from "./sqlite.ts"

export type { TableWithSeats }

export interface Place {
  /** `postgres://…`, or empty for SQLite. */
  readonly url: string
  /** The file of SQLite. */
  readonly file: string
}

// PostgreSQL sends bigint as text unless told otherwise; ours are milliseconds and fit a number.
pg.types.setTypeParser(20, Number)

export class Store {
  readonly db: Kysely<Database>
  readonly kind: "sqlite" | "postgres"
  /** Tells other nodes, and hears from them, that something happened at a table. */
  readonly bell: Bell
  private readonly journal: Journal

  private constructor(db: Kysely<Database>, kind: "sqlite" | "postgres", bell: Bell) {
    this.db = db
    this.kind = kind
    this.bell = bell
    this.journal = new Journal(db, bell, kind)
  }

  static async open({ url, file }: Place): Promise<Store> {
    if (url === "") {
      const db = new Kysely<Database>({ dialect: openSqlite(file) })
      await migrate(db, "sqlite")
      return new Store(db, "sqlite", quietBell())
    }
    const pool = new pg.Pool({ connectionString: url, max: 10, keepAlive: true, connectionTimeoutMillis: 10_000 })
    // A connection that breaks is replaced by the pool; without listeners, idle or in use, it would end the process.
    pool.on("error", () => {})
    pool.on("connect", client => client.on("error", () => {}))
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    try {
      await migrate(db, "postgres")
      return new Store(db, "postgres", await postgresBell(url))
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  async close(): Promise<void> {
    await this.journal.drained()
    await this.bell.close()
    await this.db.destroy()
  }

  async ping(): Promise<void> {
    await this.db.executeQuery(CompiledQuery.raw("select 1"))
  }

  // Users and sessions.

  async addUser(user: UserRow): Promise<void> {
    await this.db.insertInto("users").values(user).execute()
  }

  user(id: string): Promise<UserRow | undefined> {
    return this.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst()
  }

  userNamed(key: string): Promise<UserRow | undefined> {
    return this.db.selectFrom("users").selectAll().where("name_key", "=", key).executeTakeFirst()
  }

  userByRecovery(hash: string): Promise<UserRow | undefined> {
    return this.db.selectFrom("users").selectAll().where("recovery", "=", hash).executeTakeFirst()
  }

  users(ids: readonly string[]): Promise<UserRow[]> {
    if (ids.length === 0) return Promise.resolve([])
    return this.db.selectFrom("users").selectAll().where("id", "in", ids).execute()
  }

  botsOf(owner: string): Promise<UserRow[]> {
    return this.db.selectFrom("users").selectAll().where("owner", "=", owner).execute()
  }

  async changeUser(id: string, change: Partial<UserRow>): Promise<void> {
    await this.db.updateTable("users").set(change).where("id", "=", id).execute()
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.db.insertInto("sessions").values(session).execute()
  }

  /** The user of a session that has not run out. */
  sessionUser(hash: string, now: number): Promise<(UserRow & { session_kind: string }) | undefined> {
    return this.db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .selectAll("users")
      .select("sessions.kind as session_kind")
      .where("sessions.hash", "=", hash)
      .where("sessions.expires_at", ">", now)
      .executeTakeFirst()
  }

  async endSession(hash: string): Promise<void> {
    await this.db.deleteFrom("sessions").where("hash", "=", hash).execute()
  }

  async endSessionsOf(user: string, but = ""): Promise<void> {
    await this.db.deleteFrom("sessions").where("user_id", "=", user).where("hash", "!=", but).execute()
  }

  // Mutes.

  async mute(user: string, muted: string, on: boolean): Promise<void> {
    const pair = { user_id: user, muted_id: muted }
    if (on)
      await this.db
        .insertInto("mutes")
        .values(pair)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    else await this.db.deleteFrom("mutes").where("user_id", "=", user).where("muted_id", "=", muted).execute()
  }

  async mutedBy(user: string): Promise<string[]> {
    const rows = await this.db.selectFrom("mutes").select("muted_id").where("user_id", "=", user).execute()
    return rows.map(row => row.muted_id)
  }

  // Tables.

  async addTable(table: TableRow, seats: readonly SeatRow[]): Promise<void> {
    await this.db.transaction().execute(async trx => {
      await trx.insertInto("tables").values(table).execute()
      await trx
        .insertInto("seats")
        .values([...seats])
        .execute()
    })
  }

  async table(id: string): Promise<TableWithSeats | undefined> {
    const row = await this.db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst()
    return row && (await withSeats(this.db, [row]))[0]
  }

  /** The lobby: open tables that wait for players, the newest first. */
  openTables(game: string | null, limit: number): Promise<TableWithSeats[]> {
    return openTables(this.db, game, limit)
  }

  /** Tables a user sits at or made, the latest first. */
  tablesOf(user: string, limit: number): Promise<TableWithSeats[]> {
    return tablesOf(this.db, user, limit)
  }

  tablesWith(status: TableRow["status"], limit: number): Promise<TableRow[]> {
    return tablesWith(this.db, status, limit)
  }

  countTables(): Promise<{ status: string; count: number }[]> {
    return countTables(this.db)
  }

  /** Appends what happened at a table. False if another node was first: load the table again and try once more. */
  append(batch: Batch): Promise<boolean> {
    return this.journal.append(batch)
  }

  /** Everything that happened at a table after `seq`, in order. */
  events(table: string, after = 0): Promise<EventRow[]> {
    return this.db
      .selectFrom("events")
      .selectAll()
      .where("table_id", "=", table)
      .where("seq", ">", after)
      .orderBy("seq")
      .execute()
  }

  lastState(table: string): Promise<StateRow | undefined> {
    return this.db
      .selectFrom("states")
      .selectAll()
      .where("table_id", "=", table)
      .orderBy("seq", "desc")
      .executeTakeFirst()
  }

  // Jobs.

  /** Takes jobs that are due; they are this node's until the lease runs out. */
  claimJobs(now: number, lease: number, limit: number): Promise<JobRow[]> {
    return claimJobs(this.db, now, lease, limit)
  }

  /** A job that is done; one that was set anew meanwhile (another time) stays. */
  endJob(job: JobRow): Promise<void> {
    return endJob(this.db, job)
  }

  // Operations.

  /** Operators only: what came after `seq` no longer counts. */
  rewind(table: string, seq: number): Promise<void> {
    return rewind(this.db, this.bell, table, seq)
  }

  /** What the database itself says is wrong with it; null if nothing. */
  async damage(): Promise<string | null> {
    if (this.kind === "postgres") return null
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(this.db)
    const told = rows.map(row => row.integrity_check).join("; ")
    return told === "ok" ? null : told
  }

  /** A copy of the whole database while it is in use. SQLite only: PostgreSQL has its own tools. */
  async backup(file: string): Promise<void> {
    if (this.kind === "postgres") throw new Error("on PostgreSQL use pg_dump, which copies a database in use")
    await sql`vacuum into ${file}`.execute(this.db)
    // SQLite does not wait for the disk here, and a backup that is said to be made must be there after a power cut.
    const written = await open(file, "r+")
    await written.sync()
    await written.close()
  }
}
