// The engine and the bots in the browser: tables on this device, previews, replays. The page itself knows no rules.
import { Play, preview, RailheadError, readRecord, readView, replay, rulesFor, seeded, sha256Hex } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type FromTable, storyOf, type ToTable } from "@railhead/hosting"
import { fresh, LocalTable } from "./local-table.ts"
import { allKept, forget, type KeptGame, keep, type Seated, take } from "./shelf.ts"

const open = new Map<string, LocalTable>()

async function opened(id: string): Promise<LocalTable> {
  const known = open.get(id)
  if (known) return known
  const kept = await take(id)
  if (!kept) throw new RailheadError("bad-request", "this game is not on this device")
  const local = await LocalTable.open(kept, message => self.postMessage({ table: id, message }))
  open.set(id, local)
  return local
}

const methods = {
  /** Seats and options of a game. */
  async gameInfo(game: string) {
    const box = await openBox(game)
    const { id, seats, options, version } = box.game
    return { id, seats, options, version }
  },

  async create(wish: { game: string; seats: readonly Seated[]; options: KeptGame["options"]; byHand: boolean }) {
    const { game } = await openBox(wish.game)
    const id = fresh(6)
    const play = new Play(game, { seats: wish.seats.length, options: wish.options, seed: fresh(16) })
    const { version, options, seed } = play.record.head
    await keep({
      id,
      game: game.id,
      version,
      options,
      seed,
      seats: wish.seats,
      byHand: wish.byHand,
      lines: [],
      drafts: wish.seats.map(() => ({ choices: [], undone: [], count: 0 })),
      status: "running",
      at: Date.now(),
    })
    return id
  },

  kept: allKept,

  async forget(id: string) {
    open.get(id)?.close()
    open.delete(id)
    await forget(id)
  },

  /** Begins to tell this table's messages. */
  async open(id: string) {
    open.get(id)?.close()
    open.delete(id)
    await opened(id)
  },

  close(id: string) {
    open.get(id)?.close()
    open.delete(id)
  },

  async request(id: string, request: ToTable) {
    await (await opened(id)).request(request)
  },

  async story(id: string, viewer: number) {
    return (await opened(id)).story(viewer)
  },

  async record(id: string) {
    return (await opened(id)).record
  },

  /** What a choice would bring, as far as this seat can know. */
  async preview(game: string, seen: unknown, choice: string) {
    const box = await openBox(game)
    const view = readView(box.game, seen)
    return preview(rulesFor(box.game, view.state.options), view, choice, seeded("preview"))
  },

  /** A record as a story to look at, checked line by line. */
  async readRecord(text: string, viewer: number) {
    const record = readRecord(text)
    const { game } = await openBox(record.head.game)
    const { differsFrom } = replay(game, record)
    return {
      head: record.head,
      differsFrom,
      seedHash: sha256Hex(record.head.seed),
      story: storyOf({ game, record }, viewer),
    }
  },
} as const

export type WorkerMethods = typeof methods
export interface WorkerPush {
  readonly table: string
  readonly message: FromTable
}

self.addEventListener("message", async ({ data: { id, method, args } }: MessageEvent) => {
  try {
    const call = methods[method as keyof WorkerMethods] as (...args: unknown[]) => unknown
    self.postMessage({ id, ok: await call(...args) })
  } catch (error) {
    const { code, message, rule, reason } = error as RailheadError
    self.postMessage({ id, error: { code: code ?? "internal", message, rule, reason } })
  }
})
