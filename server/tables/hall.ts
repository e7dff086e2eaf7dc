// All tables: those in memory, those on disk, and the work that comes due.
import { createHash, randomBytes } from "node:crypto"
import { availableParallelism } from "node:os"
import { at, checkSeats, parseOptions, RailheadError, range, type Seat } from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"
import type { Logger } from "pino"
import { HttpError } from "../people/errors.ts"
import type { JobRow, SeatRow, TableRow } from "../storage/schema.ts"
import type { Store } from "../storage/store.ts"
import { Thread } from "../threads/thread.ts"
import type { Pace } from "./pace.ts"
import { Room } from "./room.ts"
import { stuckTables } from "./sweep.ts"
import { asksBot } from "./writing.ts"

export interface HallSetup {
  readonly store: Store
  readonly log: Logger
  /** Threads that run the engine; tables stay with theirs. */
  readonly threads?: number
  /** Milliseconds an engine call may take before its table is stopped. */
  readonly limit?: number
  /** Milliseconds a bot may think. */
  readonly botLimit?: number
  /** Milliseconds a table stays in memory without anybody there. */
  readonly idle?: number
  /** A module with a game of its own, for tests. */
  readonly extraBox?: string
}

/** What a new table should be. */
export interface Wish {
  readonly game: string
  readonly seats: number
  readonly options: { readonly [id: string]: unknown }
  readonly pace: Pace
  readonly open: boolean
  readonly rematchOf?: string
}

/** What happens to be measured. */
export interface Counters {
  moves: number
  happenings: number
}

const JOB_LEASE = 30_000

export class Hall {
  readonly store: Store
  readonly log: Logger
  /** The bot that plays for absent people. */
  readonly standIn = "greedy"
  readonly counters: Counters = { moves: 0, happenings: 0 }
  private readonly threads: readonly Thread[]
  /** Threads for thinking: started when the first bot of theirs is asked. */
  private readonly bots: readonly Thread[]
  private readonly rooms = new Map<string, Promise<Room | null>>()
  private readonly ready = new Map<string, Room>()
  private readonly idle: number
  private readonly extraBox: string
  private timers: NodeJS.Timeout[] = []

  constructor({ store, log, threads = 1, limit = 5000, botLimit = 30_000, idle = 120_000, extraBox = "" }: HallSetup) {
    this.store = store
    this.log = log
    this.idle = idle
    this.extraBox = extraBox
    this.threads = range(threads).map(() => new Thread({ limit, extraBox }))
    this.bots = range(Math.max(1, availableParallelism() - 1)).map(() => new Thread({ limit: botLimit, extraBox }))
    this.threads.forEach((thread, i) => {
      thread.onEnd = () => {
        for (const room of this.ready.values()) if (this.threadIndex(room.id) === i) room.forgetPosition()
      }
    })
    // A table that is just being loaded must hear it too; and what fails here must not end the process.
    store.bell.listen(table => {
      const hearing = this.rooms.get(table)?.then(room => room?.heard())
      hearing?.catch(error => log.warn({ table, error: String(error) }, "could not take in what another node wrote"))
    })
  }

  /** Begins to look for work that is due and for tables nobody uses. */
  work(): void {
    this.timers = [
      setInterval(() => void this.doJobs(), 500),
      setInterval(() => this.tidy(), 10_000),
      setInterval(() => void this.sweep(), 60_000),
    ]
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer)
    await Promise.all([...this.ready.values()].map(room => room.run(async () => {})))
    await Promise.all([...this.threads, ...this.bots].map(thread => thread.stop()))
  }

  get inMemory(): number {
    return this.ready.size
  }

  get watched(): number {
    return [...this.ready.values()].reduce((sum, room) => sum + room.viewers.size, 0)
  }

  wrote(happenings: number): void {
    this.counters.moves++
    this.counters.happenings += happenings
  }

  threadFor(table: string): Thread {
    return at(this.threads, this.threadIndex(table))
  }

  /** Always the same ones for a table: what its bots keep in mind is there. */
  botsFor(table: string, part: number): Thread {
    return at(this.bots, (numberOf(table) + part) % this.bots.length)
  }

  private threadIndex(table: string): number {
    return numberOf(table) % this.threads.length
  }

  async box(game: string): Promise<GameBox> {
    if (this.extraBox !== "") {
      const { box }: { box: GameBox } = await import(this.extraBox)
      if (box.game.id === game) return box
    }
    return openBox(game)
  }

  /** A table, in memory from now on; null if there is none of that name. */
  room(id: string): Promise<Room | null> {
    const known = this.rooms.get(id)
    if (known)
      return known.then(room => {
        // Not to be tidied away between being found and being used.
        if (room) room.lastUsed = Date.now()
        return room
      })
    const loading = this.load(id)
    this.rooms.set(id, loading)
    loading.then(
      room => {
        if (!room) this.rooms.delete(id)
      },
      () => this.rooms.delete(id),
    )
    return loading
  }

  private async load(id: string): Promise<Room | null> {
    const row = await this.store.table(id)
    if (!row) return null
    const room = new Room(this, row)
    await room.catchUp()
    this.ready.set(id, room)
    return room
  }

  async create(by: string, wish: Wish): Promise<Room> {
    const { game } = await this.box(wish.game)
    const seats = checkSeats(game, wish.seats)
    const options = parseOptions(game, wish.options)
    const objection = game.refuses(options, seats)
    if (objection)
      throw new RailheadError("bad-option", `these options do not go together: ${objection.reason}`, objection)
    const now = Date.now()
    const id = randomBytes(9).toString("base64url")
    const row: TableRow = {
      id,
      game: game.id,
      version: game.version,
      seats,
      options: JSON.stringify(options),
      pace: JSON.stringify(wish.pace),
      status: "waiting",
      open: wish.open ? 1 : 0,
      key: randomBytes(16).toString("base64url"),
      seed: randomBytes(32).toString("hex"),
      created_by: by,
      created_at: now,
      updated_at: now,
      last_seq: 0,
      turn: 0,
      asked: 0,
      deadline: 0,
      error: null,
      rematch_of: wish.rematchOf ?? null,
    }
    const places: SeatRow[] = range(seats).map(seat => ({ table_id: id, seat, user_id: null, bot: null }))
    await this.store.addTable(row, places)
    const room = await this.room(id)
    if (!room) throw new Error("a table that was just made is gone")
    return room
  }

  // Sitting down and getting up.

  async sit(room: Room, seat: Seat, who: { user: string; name: string } | { bot: string } | null): Promise<void> {
    const check = () => {
      const sitting = room.story.seats[seat]
      if (!sitting) throw new RailheadError("bad-seats", `the seats are 0 to ${room.story.seats.length - 1}`)
      if (room.story.status !== "waiting") throw new RailheadError("bad-request", "the game has begun: seats are fixed")
      if (who && (sitting.user !== null || sitting.bot !== null))
        throw new HttpError(409, "seat-taken", "somebody sits there already")
      if (who && "user" in who && room.story.seatOf(who.user) >= 0)
        throw new HttpError(409, "seated", "you sit at this table already")
    }
    const place = {
      table_id: room.id,
      seat,
      user_id: who && "user" in who ? who.user : null,
      bot: who && "bot" in who ? who.bot : null,
    }
    if (!who) await room.happen({ kind: "stand", seat, data: {} }, { seats: [place], check })
    else if ("bot" in who) await room.happen({ kind: "bot", seat, data: { bot: who.bot } }, { seats: [place], check })
    else await room.happen({ kind: "sit", seat, data: { user: who.user, name: who.name } }, { seats: [place], check })
  }

  // Work that is due.

  private async doJobs(): Promise<void> {
    const due = await this.store.claimJobs(Date.now(), JOB_LEASE, 50).catch((error: unknown) => {
      this.log.error({ error: String(error) }, "jobs could not be read")
      return []
    })
    for (const job of due)
      await this.doJob(job).catch((error: unknown) =>
        this.log.error({ table: job.table_id, error: String(error) }, "job failed"),
      )
  }

  private async doJob(job: JobRow): Promise<void> {
    const room = await this.room(job.table_id)
    // Other nodes may have gone on meanwhile.
    await room?.heard()
    if (room && job.kind === "bot" && asksBot(room.story)) {
      // The job stays until the bot has moved, so that another node takes over should this one die while it thinks.
      room.goOn()
      return
    }
    if (room && job.kind === "clock") await room.clockDue()
    await this.store.endJob(job)
  }

  /** Says which tables are stuck, and why. */
  private async sweep(): Promise<void> {
    for (const stuck of await stuckTables(this.store, Date.now()).catch(() => []))
      this.log.warn(stuck, "table is stuck")
  }

  private tidy(): void {
    const before = Date.now() - this.idle
    for (const [id, room] of this.ready)
      if (room.viewers.size === 0 && room.lastUsed < before) {
        room.close()
        this.ready.delete(id)
        this.rooms.delete(id)
      }
  }
}

function numberOf(table: string): number {
  return createHash("sha1").update(table).digest().readUInt32BE()
}
