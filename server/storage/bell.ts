// How nodes tell each other that something happened at a table: PostgreSQL's own notifications.
import { randomUUID } from "node:crypto"
import { sql, type Transaction } from "kysely"
import pg from "pg"
import type { Database } from "./schema.ts"

export interface Bell {
  /** Rings with the commit of the transaction, so that nobody comes too early. */
  ring(trx: Transaction<Database>, tables: readonly string[]): Promise<void>
  /** Hears of tables that changed on another node. */
  listen(heard: (table: string) => void): void
  close(): Promise<void>
}

/** One process needs no bell. */
export function quietBell(): Bell {
  return { ring: async () => {}, listen: () => {}, close: async () => {} }
}

const CHANNEL = "railhead_tables"

export async function postgresBell(url: string): Promise<Bell> {
  const listeners: ((table: string) => void)[] = []
  const node = randomUUID()
  let closed = false
  let client: pg.Client | null = null
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url })
    next.on("notification", message => {
      const [from = "", tables = ""] = (message.payload ?? "").split(" ")
      if (from !== node) for (const table of tables.split(",")) for (const heard of listeners) heard(table)
    })
    next.on("error", () => {
      // The line broke: take it up again; what was missed meanwhile is found when a table is next touched.
      if (!closed) setTimeout(() => void connect().catch(() => {}), 1000).unref()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  await connect()
  return {
    async ring(trx, tables) {
      if (tables.length > 0)
        await sql`select pg_notify(${CHANNEL}, ${`${node} ${[...new Set(tables)].join(",")}`})`.execute(trx)
    },
    listen: heard => listeners.push(heard),
    async close() {
      closed = true
      await client?.end()
    },
  }
}
