// Migrations run by themselves at start, each once, in order. Never change one that has been released: add another.
import { type Kysely, sql } from "kysely"
import type { Database } from "./schema.ts"

interface Migration {
  readonly id: number
  up(db: Kysely<Database>, bytes: "blob" | "bytea"): Promise<void>
}

const migrations: readonly Migration[] = [
  {
    id: 1,
    async up(db, bytes) {
      await db.schema
        .createTable("users")
        .addColumn("id", "text", c => c.primaryKey())
        .addColumn("name", "text", c => c.notNull())
        .addColumn("name_key", "text", c => c.unique())
        .addColumn("kind", "text", c => c.notNull())
        .addColumn("role", "text", c => c.notNull())
        .addColumn("password", "text")
        .addColumn("recovery", "text", c => c.unique())
        .addColumn("owner", "text")
        .addColumn("created_at", "bigint", c => c.notNull())
        .execute()
      await db.schema
        .createTable("sessions")
        .addColumn("hash", "text", c => c.primaryKey())
        .addColumn("user_id", "text", c => c.notNull())
        .addColumn("kind", "text", c => c.notNull())
        .addColumn("created_at", "bigint", c => c.notNull())
        .addColumn("expires_at", "bigint", c => c.notNull())
        .execute()
      await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute()
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", c => c.primaryKey())
        .addColumn("game", "text", c => c.notNull())
        .addColumn("version", "integer", c => c.notNull())
        .addColumn("seats", "integer", c => c.notNull())
        .addColumn("options", "text", c => c.notNull())
        .addColumn("pace", "text", c => c.notNull())
        .addColumn("status", "text", c => c.notNull())
        .addColumn("open", "integer", c => c.notNull())
        .addColumn("key", "text", c => c.notNull())
        .addColumn("seed", "text", c => c.notNull())
        .addColumn("created_by", "text", c => c.notNull())
        .addColumn("created_at", "bigint", c => c.notNull())
        .addColumn("updated_at", "bigint", c => c.notNull())
        .addColumn("last_seq", "integer", c => c.notNull())
        .addColumn("turn", "integer", c => c.notNull())
        .addColumn("asked", "integer", c => c.notNull())
        .addColumn("deadline", "bigint", c => c.notNull())
        .addColumn("error", "text")
        .addColumn("rematch_of", "text")
        .execute()
      await db.schema.createIndex("tables_lobby").on("tables").columns(["status", "open", "created_at"]).execute()
      await db.schema
        .createTable("seats")
        .addColumn("table_id", "text", c => c.notNull())
        .addColumn("seat", "integer", c => c.notNull())
        .addColumn("user_id", "text")
        .addColumn("bot", "text")
        .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
        .execute()
      await db.schema.createIndex("seats_user").on("seats").column("user_id").execute()
      await db.schema
        .createTable("events")
        .addColumn("table_id", "text", c => c.notNull())
        .addColumn("seq", "integer", c => c.notNull())
        .addColumn("at", "bigint", c => c.notNull())
        .addColumn("kind", "text", c => c.notNull())
        .addColumn("seat", "integer", c => c.notNull())
        .addColumn("data", "text", c => c.notNull())
        .addPrimaryKeyConstraint("events_key", ["table_id", "seq"])
        .execute()
      await db.schema
        .createTable("states")
        .addColumn("table_id", "text", c => c.notNull())
        .addColumn("seq", "integer", c => c.notNull())
        .addColumn("turn", "integer", c => c.notNull())
        .addColumn("hash", "text", c => c.notNull())
        .addColumn("state", sql.raw(bytes), c => c.notNull())
        .addPrimaryKeyConstraint("states_key", ["table_id", "seq"])
        .execute()
      await db.schema
        .createTable("jobs")
        .addColumn("table_id", "text", c => c.notNull())
        .addColumn("kind", "text", c => c.notNull())
        .addColumn("due_at", "bigint", c => c.notNull())
        .addColumn("lease_until", "bigint", c => c.notNull())
        .addColumn("attempts", "integer", c => c.notNull())
        .addPrimaryKeyConstraint("jobs_key", ["table_id", "kind"])
        .execute()
      await db.schema.createIndex("jobs_due").on("jobs").column("due_at").execute()
      await db.schema
        .createTable("mutes")
        .addColumn("user_id", "text", c => c.notNull())
        .addColumn("muted_id", "text", c => c.notNull())
        .addPrimaryKeyConstraint("mutes_key", ["user_id", "muted_id"])
        .execute()
    },
  },
]

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_245_811

/** Brings the database up to date; several nodes may start at once. */
export async function migrate(db: Kysely<Database>, store: "sqlite" | "postgres"): Promise<void> {
  await db.transaction().execute(async trx => {
    // One node migrates, the others wait here; a transaction of SQLite is alone from its beginning.
    if (store === "postgres") await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
    await sql`create table if not exists migrations (id integer primary key)`.execute(trx)
    const { rows } = await sql<{ id: number }>`select id from migrations`.execute(trx)
    for (const migration of migrations) {
      if (rows.some(row => row.id === migration.id)) continue
      await migration.up(trx, store === "postgres" ? "bytea" : "blob")
      await sql`insert into migrations (id) values (${migration.id})`.execute(trx)
    }
  })
}
