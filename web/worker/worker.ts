// The engine and the bots in the browser: tables on this device, previews, hints, replays, analysis. The page itself knows no rules.
import { botNamed, knowledge, PATIENCE } from "@railhead/bots"
import {
  type GameRecord,
  Play,
  preview,
  RailheadError,
  readRecord,
  readView,
  replay,
  rulesFor,
  seeded,
  sha256Hex,
  writeRecord,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type FromTable, storyOf, type ToTable } from "@railhead/hosting"
import { judge, outlook } from "./analysis.ts"
import { fresh, LocalTable } from "./local-table.ts"
import { holdAlone } from "./lock.ts"
import { gameFrom, type PlayOn } from "./play-on.ts"
import { allKept, forget, type KeptGame, keepNew, take } from "./shelf.ts"

/** As many choices are shown with a hint. */
const HINTS = 5

/** Tables that are open, or about to be: whoever asks meanwhile waits for the same one. */
const open = new Map<string, Promise<LocalTable>>()

function opened(id: string): Promise<LocalTable> {
  const known = open.get(id)
  if (known) return known
  const opening = openTable(id)
  open.set(id, opening)
  opening.catch(() => open.delete(id))
  return opening
}

async function openTable(id: string): Promise<LocalTable> {
  const release = await holdAlone(`railhead table ${id}`)
  try {
    const kept = await take(id)
    if (!kept) throw new RailheadError("bad-request", "this game is not on this device")
    return await LocalTable.open(kept, message => self.postMessage({ table: id, message }), release)
  } catch (error) {
    release()
    throw error
  }
}

async function closed(id: string): Promise<void> {
  const local = open.get(id)
  open.delete(id)
  await local?.then(
    table => table.close(),
    () => {},
  )
}

/** As it was last written down: whoever looks back need not open the table, nor wait for the window that has it open. */
async function recordOf(id: string): Promise<GameRecord> {
  const kept = await take(id)
  if (!kept) throw new RailheadError("bad-request", "this game is not on this device")
  const { game, version, options, seed, seats, lines } = kept
  return { head: { game, version, options, seed, seats: seats.length }, lines }
}

type Wish = Pick<KeptGame, "game" | "seats" | "options" | "byHand">

async function create(wish: Wish): Promise<string> {
  const { game } = await openBox(wish.game)
  const id = fresh(6)
  // Nobody keeps a clock here.
  const live = game.options.flatMap(row => (row.live ? row.id : []))
  const untimed = Object.fromEntries(Object.entries(wish.options).filter(([option]) => !live.includes(option)))
  const play = new Play(game, { seats: wish.seats.length, options: untimed, seed: fresh(16) })
  const { version, options, seed } = play.record.head
  await keepNew(id, { game: game.id, version, options, seed, seats: wish.seats, byHand: wish.byHand, lines: [] })
  return id
}

const methods = {
  /** Seats and options of a game. */
  async gameInfo(game: string) {
    const box = await openBox(game)
    const { id, seats, options, version } = box.game
    return { id, seats, options, version }
  },

  create,

  /** The same game again, everybody one seat further on. */
  async again(id: string) {
    const kept = await take(id)
    if (!kept) throw new RailheadError("bad-request", "this game is not on this device")
    const { game, seats, options, byHand } = kept
    return create({ game, options, byHand, seats: [...seats.slice(-1), ...seats.slice(0, -1)] })
  },

  /** The game of a record again, from a position on, with others at the seats. Answers with its name on this device. */
  async playOn(wish: Omit<PlayOn, "anew"> & { readonly anew: boolean }) {
    const id = fresh(6)
    await keepNew(id, await gameFrom({ ...wish, anew: wish.anew ? fresh(16) : null }))
    return id
  },

  outlook,
  judge,

  kept: allKept,

  async forget(id: string) {
    await closed(id)
    await forget(id)
  },

  /** Begins to tell this table's messages. */
  async open(id: string) {
    await closed(id)
    await opened(id)
  },

  close: closed,

  async request(id: string, request: ToTable) {
    await (await opened(id)).request(request)
  },

  async story(id: string, viewer: number) {
    const record = await recordOf(id)
    const { game } = await openBox(record.head.game)
    return JSON.stringify(storyOf({ game, record }, viewer))
  },

  async record(id: string) {
    return writeRecord(await recordOf(id))
  },

  /** What a choice would bring, as far as this seat can know. */
  async preview(game: string, seen: unknown, choice: string) {
    const box = await openBox(game)
    const view = readView(box.game, seen)
    return preview(rulesFor(box.game, view.state.options), view, choice, seeded("preview"))
  },

  /** What a bot would do in this seat's place: the choices it likes best. */
  async hints(game: string, seen: unknown) {
    const box = await openBox(game)
    const view = readView(box.game, seen)
    const rules = rulesFor(box.game, view.state.options)
    const { considered } = botNamed("foreman").think(knowledge(rules, box), view, seeded("hint"), undefined, PATIENCE)
    return considered.slice(0, HINTS).map(({ code, share }) => ({ choice: rules.say.write(view.state, code), share }))
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
