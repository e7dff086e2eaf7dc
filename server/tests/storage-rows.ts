// Rows for the storage tests, the places they are kept in, and a second process' worth of writing.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import type { Batch } from "../storage/journal.ts"
import type { SeatRow, TableRow, UserRow } from "../storage/schema.ts"
import { type Place, Store } from "../storage/store.ts"
import { startPostgres } from "./postgres.ts"

export const NOW = Date.UTC(2026, 10, 15)

/** A place for each test file: fresh databases, and all stores that were opened in them. */
export interface Site {
  /** Another store in the same place. */
  open(): Promise<Store>
  fresh(): Promise<Place>
  place: Place
  stop(): Promise<void>
}

export async function sqliteSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "railhead-storage-"))
  let count = 0
  const fresh = async () => ({ url: "", file: join(folder, `${++count}.sqlite`) })
  return site(await fresh(), fresh, async () => rmSync(folder, { recursive: true, force: true }))
}

export async function postgresSite(): Promise<Site> {
  const postgres = await startPostgres()
  const fresh = async () => ({ url: await postgres.newDatabase(), file: "" })
  return site({ url: postgres.url, file: "" }, fresh, postgres.stop)
}

function site(place: Place, fresh: () => Promise<Place>, end: () => Promise<void>): Site {
  const stores: Store[] = []
  return {
    place,
    fresh,
    async open() {
      const store = await Store.open(place)
      stores.push(store)
      return store
    },
    async stop() {
      for (const store of stores) await store.close()
      await end()
    },
  }
}

export function user(id: string, more: Partial<UserRow> = {}): UserRow {
  const none = { name_key: null, password: null, recovery: null, owner: null }
  return { id, name: id, kind: "guest", role: "player", ...none, created_at: NOW, ...more }
}

export function tableRow(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: "gold-west",
    version: 1,
    seats: 2,
    options: "{}",
    pace: '{"kind":"untimed"}',
    status: "waiting",
    open: 1,
    key: "key",
    seed: "ab",
    created_by: "ana",
    created_at: NOW,
    updated_at: NOW,
    last_seq: 0,
    turn: 0,
    asked: 0,
    deadline: 0,
    error: null,
    rematch_of: null,
    ...more,
  }
}

export function seats(table: string, ...users: (string | null)[]): SeatRow[] {
  return users.map((user_id, seat) => ({ table_id: table, seat, user_id, bot: null }))
}

/** A batch of chat lines, one for each text. */
export function said(table: string, after: number, texts: readonly string[], more: Partial<Batch> = {}): Batch {
  const events = texts.map((text, i) => ({ kind: "chat", seat: 0, at: NOW + i, data: JSON.stringify({ text }) }))
  return { table, after, events, change: {}, ...more }
}

/** A thread with a store of its own in the same place, which appends one batch after the other. */
export function appendsBeside(place: Place, batches: readonly Batch[]): Promise<boolean[]> {
  const worker = new Worker(BESIDE, {
    eval: true,
    workerData: { place, batches, module: new URL("../storage/store.ts", import.meta.url).href },
  })
  return new Promise((done, fail) => worker.once("message", done).once("error", fail))
}

const BESIDE = `
  const { parentPort, workerData: { place, batches, module } } = require("node:worker_threads")
  import(module).then(async ({ Store }) => {
    const store = await Store.open(place)
    const appended = []
    for (const batch of batches) appended.push(await store.append(batch))
    await store.close()
    parentPort.postMessage(appended)
  })
`
