// How nodes tell each other that something happened at a table: PostgreSQL's own notifications.
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
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
export const BELL = "railhead bell"
/** Asked this often whether the line still holds: one that broke silently says nothing by itself. */
const HEARTBEAT = 15_000
/** Nodes' clocks differ, and a transaction is written a moment after its time was taken. */
const SLACK = 60_000
const LONGEST_WAIT = 5000

export async function postgresBell(url: string): Promise<Bell> {
  const bell = new PostgresBell(url)
  await bell.begin()
  return bell
}

class PostgresBell implements Bell {
  private readonly url: string
  private readonly node = randomUUID()
  private readonly listeners: ((table: string) => void)[] = []
  private client: pg.Client | null = null
  private closed = false
  /** Until then nothing can have been missed. */
  private goodUntil = Date.now()
  private heartbeat: NodeJS.Timeout | null = null

  constructor(url: string) {
    this.url = url
  }

  async begin(): Promise<void> {
    await this.connect()
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT).unref()
  }

  async ring(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
    if (tables.length > 0)
      await sql`select pg_notify(${CHANNEL}, ${`${this.node} ${[...new Set(tables)].join(",")}`})`.execute(trx)
  }

  listen(heard: (table: string) => void): void {
    this.listeners.push(heard)
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.heartbeat) clearInterval(this.heartbeat)
    await this.client?.end()
  }

  private tell(table: string): void {
    for (const heard of this.listeners) heard(table)
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: BELL,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_WAIT,
      query_timeout: LONGEST_WAIT,
    })
    client.on("notification", ({ payload = "" }) => {
      const [from = "", tables = ""] = payload.split(" ")
      if (from !== this.node) for (const table of tables.split(",")) this.tell(table)
    })
    client.on("error", () => this.lost(client))
    client.on("end", () => this.lost(client))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    this.client = client
    if (this.closed) await client.end()
    return client
  }

  private async beat(): Promise<void> {
    const { client } = this
    const now = Date.now()
    try {
      await client?.query("select 1")
      if (client && client === this.client) this.goodUntil = now
    } catch {
      if (client) this.lost(client)
    }
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.closed) return
    this.client = null
    void client.end().catch(() => {})
    void this.reconnect()
  }

  /** Takes up the line again, however long the database is away, and rings for all that was missed meanwhile. */
  private async reconnect(): Promise<void> {
    for (let wait = 100; !this.closed && !this.client; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      await pause(wait, undefined, { ref: false })
      if (this.closed) return
      const now = Date.now()
      await this.connect()
        .then(async client => {
          const { rows } = await client.query<{ id: string }>("select id from tables where updated_at > $1", [
            this.goodUntil - SLACK,
          ])
          this.goodUntil = now
          for (const { id } of rows) this.tell(id)
        })
        .catch(() => {})
    }
  }
}
