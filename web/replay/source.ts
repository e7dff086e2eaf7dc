// Where a game that is shown again comes from: a table of the server, a game on this device, or a record as a file.
import type { Options, Seat } from "@railhead/engine"
import { ALL_OPEN, type Page, type Welcome } from "@railhead/hosting"
import { ApiError, ask } from "../lib/api.ts"
import { inWorker, Refused } from "../lib/worker.ts"
import { comeIn } from "../lobby/my-name.ts"
import { type Check, checkRecord } from "./check.ts"
import { findRecord } from "./records.ts"

export const kinds = ["t", "local", "file"] as const
export type SourceKind = (typeof kinds)[number]

interface Sitter {
  readonly name: string
  readonly bot: string | null
}

export interface Source {
  readonly kind: SourceKind
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly Sitter[]
  /** Nothing is secret any more. */
  readonly open: boolean
  /** Whose eyes it is seen with if nothing else is said: a seat, −1 for a spectator, or everything. */
  readonly usual: Seat
  /** The table itself; null for a file. */
  readonly table: string | null
  /** The hash of the seed as it was shown from the start, where there was somebody to show it. */
  readonly seedHash: string | null
  /** Null as long as the game runs: it holds the seed. */
  readonly record: string | null
  pages(viewer: Seat): Promise<readonly Page[]>
}

export async function checkSource({ record, seedHash }: Source): Promise<Check | null> {
  return record === null ? null : checkRecord(record, seedHash)
}

export function openSource(kind: SourceKind, id: string, key: string): Promise<Source> {
  if (kind === "t") return openTable(id, key)
  return kind === "local" ? openLocal(id) : openFile(id)
}

async function openTable(id: string, key: string): Promise<Source> {
  const path = `/api/tables/${encodeURIComponent(id)}`
  const query = key === "" ? "" : `?key=${encodeURIComponent(key)}`
  const look = () => ask<Welcome>("GET", `${path}${query}`)
  const { game, options, about, you } = await look().catch(async error => {
    // Somebody followed a link: whoever looks at tables is at least a guest.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await comeIn()
    return look()
  })
  const open = about.status === "over" || about.status === "abandoned"
  const record = open ? await ask<string>("GET", `${path}/record${query}`) : null
  const told = (seat?: string) => {
    const wish = new URLSearchParams({ ...(key === "" ? {} : { key }), ...(seat === undefined ? {} : { seat }) })
    return ask<Page[]>("GET", `${path}/story?${wish}`)
  }
  return {
    kind: "t",
    id,
    game,
    options,
    seats: about.seats,
    open,
    usual: you,
    table: `/t/${id}${query}`,
    seedHash: about.seedHash,
    record,
    async pages(viewer) {
      if (record === null || viewer === you) return told()
      if (viewer === -1) return (await inWorker("readRecord", record, viewer)).story
      return told(viewer === ALL_OPEN ? "all" : String(viewer))
    },
  }
}

async function openLocal(id: string): Promise<Source> {
  const kept = (await inWorker("kept")).find(game => game.id === id)
  if (!kept) throw new Refused({ code: "unknown-table", message: "this game is not on this device" })
  const people = kept.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const [only = -1, ...others] = people
  const open = kept.status === "over"
  return {
    kind: "local",
    id,
    game: kept.game,
    options: kept.options,
    seats: kept.seats,
    open,
    // Those who share a device must not see each other's hands in a game that runs.
    usual: others.length > 0 ? -1 : only,
    table: `/local/${id}`,
    seedHash: null,
    record: open ? await inWorker("record", id) : null,
    pages: async viewer => JSON.parse(await inWorker("story", id, viewer)),
  }
}

async function openFile(id: string): Promise<Source> {
  const record = await findRecord(id)
  if (record === null) throw new Refused({ code: "no-record", message: "this record is not on this device" })
  const { head } = await inWorker("readRecord", record, ALL_OPEN)
  return {
    kind: "file",
    id,
    game: head.game,
    options: head.options,
    seats: Array.from({ length: head.seats }, () => ({ name: "", bot: null })),
    open: true,
    usual: ALL_OPEN,
    table: null,
    seedHash: null,
    record,
    pages: async viewer => (await inWorker("readRecord", record, viewer)).story,
  }
}
