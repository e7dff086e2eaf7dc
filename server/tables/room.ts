// One table in memory: everything that is done there goes through its queue, is written down, and then told.
import { at, type Line, RailheadError, type Seat } from "@railhead/engine"
import type { Change, Do } from "@railhead/hosting"
import type { Batch } from "../storage/journal.ts"
import { REWOUND } from "../storage/rewind.ts"
import type { TableWithSeats } from "../storage/store.ts"
import { type Thread, ThreadEnded } from "../threads/thread.ts"
import type { Hall } from "./hall.ts"
import type { Happening, Kind } from "./happenings.ts"
import { Race } from "./race.ts"
import { Story } from "./story.ts"
import { aboutOf, changeMessage, seedHash, welcomeMessage } from "./telling.ts"
import { Unattended } from "./unattended.ts"
import { firstDeadline, happeningsOf, type NewHappening, workAfter } from "./writing.ts"

/** Somebody who looks at the table, at a seat or beside it. */
export interface Viewer {
  readonly user: string
  seat: Seat
  readonly muted: ReadonlySet<string>
  send(text: string): void
}

/** What another node may have done that this one can take into the position at hand. */
const FOLLOWED: ReadonlySet<Kind> = new Set<Kind>([
  "choice",
  "turn",
  "draft",
  "chat",
  "takeBack",
  "takeBackAnswer",
  "standing",
  "away",
  "back",
  "abandon",
  "over",
])

export class Room {
  readonly row: TableWithSeats
  readonly viewers = new Set<Viewer>()
  story: Story
  lastUsed = Date.now()
  readonly seedHash: string
  private readonly hall: Hall
  private readonly thread: Thread
  private queue: Promise<unknown> = Promise.resolve()
  /** Is the position in the engine's thread, and the same as in the story? */
  private opened = false
  /** The position cannot be shown without the bug that stopped the table. */
  private unshowable = false
  private readonly unattended: Unattended
  private readonly race = new Race()
  private steps: { readonly [seat: number]: string } = {}

  constructor(hall: Hall, row: TableWithSeats) {
    this.hall = hall
    this.row = row
    this.seedHash = seedHash(row.seed)
    this.thread = hall.threadFor(row.id)
    this.story = new Story(row.seats, JSON.parse(row.pace))
    this.unattended = new Unattended(this, hall)
  }

  get id(): string {
    return this.row.id
  }

  /** One thing after the other; a failure is its caller's and does not stop the queue. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = Date.now()
    const done = this.queue.then(work)
    this.queue = done.catch(() => {})
    return done
  }

  /** Reads what happened at the table that this node does not know yet; the position is then to be loaded again. */
  async catchUp(): Promise<readonly Happening[]> {
    let rows = await this.hall.store.events(this.id, this.story.seq)
    const rewound = this.story.seq > 0 && rows.some(row => row.kind === REWOUND)
    if (rewound) {
      // An operator took the table back: what this node knows of it may be void.
      this.story = new Story(this.row.seats, this.story.pace)
      this.row.deadline = 0
      rows = await this.hall.store.events(this.id)
    }
    const news = rows.map(
      ({ kind, seat, at: time, data }) => ({ kind, seat, at: time, data: JSON.parse(data) }) as Happening,
    )
    for (const happening of news) this.story.happened(happening)
    if (news.length > 0) {
      this.opened = false
      // What the others wrote moved the first deadline too; a rewind has dropped its job.
      if (!rewound) this.row.deadline = firstDeadline(this.story)
    }
    return news
  }

  /** Another node wrote something: everybody here is told the new state of things. */
  heard(): Promise<void> {
    return this.run(async () => {
      const open = this.opened
      const news = await this.catchUp()
      if (news.length === 0) return
      if (open && news.every(({ kind }) => FOLLOWED.has(kind)) && (await this.followed(news))) return
      for (const viewer of this.viewers) {
        viewer.seat = this.story.seatOf(viewer.user)
        await this.welcome(viewer)
      }
    })
  }

  private followed(news: readonly Happening[]): Promise<boolean> {
    return this.follow(news).then(
      () => true,
      () => false,
    )
  }

  /** Takes moves of another node into the position at hand, and tells them as if they had been made here. */
  private async follow(news: readonly Happening[]): Promise<void> {
    const { story } = this
    const moves = news.filter(({ kind }) => kind === "choice" || kind === "turn" || kind === "draft")
    const lines = moves.flatMap(({ kind, seat, data }): Line[] => {
      if (kind === "choice") return [{ kind, seat, text: data.text, note: data.note }]
      return kind === "turn" ? [{ kind, turn: data.turn, hash: data.hash }] : []
    })
    const seats = [...new Set(moves.map(({ seat }) => seat))].filter(seat => seat >= 0)
    const drafts = seats.map(seat => ({ seat, ...at(story.drafts, seat), count: at(story.counts, seat) }))
    const change = await this.thread.follow(this.id, lines, drafts, this.watched())
    this.opened = true
    this.steps = change.steps
    if (moves.length > 0) this.tell(change)
    if (moves.length < news.length) this.tellAbout()
  }

  /** Seats that somebody looks from. */
  private watched(): Seat[] {
    return [...new Set([...this.viewers].map(viewer => viewer.seat))].filter(seat => seat >= 0)
  }

  forgetPosition(): void {
    this.opened = false
  }

  // What people and the server do.

  /** A move of a seat, or of the clock or a standing answer for it. `given`: when it was made. */
  async move(action: Do, given = Date.now()): Promise<Change> {
    const { do: what, seat } = action
    if (what !== "choose" || !this.story.isRacing(seat)) return this.run(() => this.moveNow(action))
    await this.race.turn(seat, given)
    const change = await this.run(() => this.moveNow(action))
    if (change.lines.length > 0) this.race.served(seat)
    return change
  }

  private async moveNow(action: Do): Promise<Change> {
    for (let tries = 0; tries < 5; tries++) {
      this.mustRun()
      // A choice that came between the last yes and the cut would be cut without anybody's consent.
      if (action.do === "takeBack" && !this.story.takeBack)
        throw new RailheadError("stale", "the game has gone on; ask again")
      const change = await this.act(action)
      const happenings = happeningsOf(action, change)
      if (happenings.length === 0) return change
      if (await this.write(happenings, { change })) {
        this.tell(change)
        this.after(change)
        return change
      }
      // Another node was first: take in what it wrote and judge the move again.
      this.opened = false
      await this.catchUp()
    }
    throw new RailheadError("stale", "the table is too busy just now; try again")
  }

  private mustRun(): void {
    const { status } = this.story
    if (status === "frozen")
      throw new RailheadError("stuck", "this table is stopped by an error of the rules; its record is kept")
    if (status === "waiting") throw new RailheadError("not-asked", "the game has not begun")
    if (status !== "running") throw new RailheadError("over", "the game is over")
  }

  private act(action: Do): Promise<Change> {
    return this.engine(async () => {
      await this.open()
      return this.thread.act(this.id, action, this.watched())
    })
  }

  /** Work in the engine's thread: begun anew if another table ended the thread; a bug of its own rules stops the table. */
  private async engine<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++)
      try {
        return await work()
      } catch (error) {
        const broken = isBroken(error)
        if (broken || error instanceof ThreadEnded) this.opened = false
        if (broken) await this.freeze(error)
        if (broken || !(error instanceof ThreadEnded) || tries >= 2) throw error
      }
  }

  /** A rules bug stops the table, never the server; record and error are kept. */
  private async freeze(error: unknown): Promise<void> {
    if (this.story.status !== "waiting" && this.story.status !== "running") return
    const told = error instanceof Error ? error.message : String(error)
    this.hall.log.error({ table: this.id, error: told }, "table frozen")
    await this.write([{ kind: "frozen", seat: -1, data: { error: told } }], {
      row: { status: "frozen", error: told.slice(0, 2000) },
    })
    this.tellAbout()
  }

  /** Has the position in the engine's thread. */
  private async open(): Promise<void> {
    if (this.opened) return
    const { story } = this
    const stored = await this.hall.store.lastState(this.id)
    const opened = await this.thread.open({
      ...this.setup(),
      lines: story.lines,
      stored: stored ? { state: stored.state, lines: story.linesUpTo(stored.seq) } : null,
      drafts: story.drafts.map((draft, seat) => ({ ...draft, count: at(story.counts, seat) })),
    })
    this.steps = opened.steps
    this.opened = true
  }

  /** What the engine's thread needs to know of this table whatever happened at it. */
  private setup() {
    const { game, version, seats, options, seed } = this.row
    const byHand = this.story.seats.map(sitting => sitting.byHand)
    return { table: this.id, game, version, seats, options: JSON.parse(options), seed, byHand }
  }

  /** The game begins: set up, with its first position written down. */
  start(): Promise<void> {
    return this.run(async () => {
      await this.catchUp()
      if (this.story.status !== "waiting") throw new RailheadError("bad-request", "the game has begun already")
      if (this.story.seats.some(sitting => sitting.user === null && sitting.bot === null))
        throw new RailheadError("bad-seats", "some seats are still free")
      const opened = await this.engine(() => this.thread.open({ ...this.setup(), lines: [], stored: null, drafts: [] }))
      const { asked, limits, opening } = opened
      const marks = (opening?.lines ?? []).flatMap((line): NewHappening[] =>
        line.kind === "turn" ? [{ kind: "turn", seat: -1, data: { turn: line.turn, hash: line.hash } }] : [],
      )
      const begun = await this.write([...marks, { kind: "start", seat: -1, data: { asked, limits } }], {
        row: { status: "running" },
        standing: opened,
        mark: opening?.mark ?? null,
      })
      if (!begun) throw new RailheadError("stale", "somebody else changed the table; try again")
      this.opened = true
      this.steps = opened.steps
      for (const viewer of this.viewers) {
        viewer.seat = this.story.seatOf(viewer.user)
        await this.welcome(viewer)
      }
      this.after(opened)
    })
  }

  /** Anything that is no move: sitting, chat, votes, settings. `check` refuses it by throwing, as things stand when its turn comes. */
  happen(
    happening: NewHappening,
    {
      row = {},
      seats = [],
      check = () => {},
    }: { row?: Batch["change"]; seats?: Batch["seats"]; check?: () => void } = {},
  ): Promise<void> {
    return this.run(async () => {
      check()
      for (let tries = 0; !(await this.write([happening], { row, seats })); tries++) {
        if (tries > 4) throw new RailheadError("stale", "the table is too busy just now; try again")
        await this.catchUp()
        check()
      }
      this.tellAbout()
    })
  }

  // Writing down and telling.

  private async write(
    happenings: readonly NewHappening[],
    {
      change,
      standing = change,
      mark = change?.mark ?? null,
      row = {},
      seats = [],
    }: {
      change?: Change
      standing?: Pick<Change, "asked" | "turn" | "over">
      mark?: Change["mark"]
      row?: Batch["change"]
      seats?: Batch["seats"]
    },
  ): Promise<boolean> {
    const now = Date.now()
    const { story } = this
    const list = [...happenings]
    if (change?.over) {
      const { totals, places } = await this.engine(() => this.thread.score(this.id))
      list.push({ kind: "over", seat: -1, data: { totals, places } })
    }
    const happened = list.map(happening => ({ ...happening, at: now }) as Happening)
    const next = workAfter(story, happened, Number(this.row.deadline))
    const appended = await this.hall.store
      .append({
        table: this.id,
        after: story.seq,
        events: happened.map(({ kind, seat, at: time, data }) => ({
          kind,
          seat,
          at: time,
          data: JSON.stringify(data),
        })),
        change: {
          ...(standing ? { asked: standing.asked, turn: standing.turn } : {}),
          ...(change?.over ? { status: "over" } : {}),
          ...next.row,
          ...row,
        },
        seats,
        state: mark,
        jobs: next.jobs,
      })
      .catch((error: unknown) => {
        // What the thread holds may not be on disk: load it again before the next move.
        this.opened = false
        throw error
      })
    if (!appended) return false
    for (const happening of happened) story.happened(happening)
    Object.assign(this.row, { ...next.row, ...row, last_seq: story.seq })
    this.hall.wrote(happened.length)
    return true
  }

  private tell(change: Change): void {
    if (change.reseeded) {
      for (const viewer of this.viewers) void this.welcome(viewer).catch(() => {})
      return
    }
    const shared = changeMessage(this, change)
    // A draft is its seat's alone: the others are not even told that there is one.
    const drafting = change.lines.length === 0 ? new Set(change.drafts.map(draft => draft.seat)) : null
    for (const viewer of this.viewers)
      if (!drafting || drafting.has(viewer.seat)) viewer.send(shared(change.own[viewer.seat]))
  }

  /** Everybody learns what is new about the table itself: seats, clocks, votes, chat, presence. */
  tellAbout(): void {
    const about = aboutOf(this)
    for (const viewer of this.viewers) {
      viewer.seat = this.story.seatOf(viewer.user)
      const chat = this.story.chat.filter(line => !viewer.muted.has(line.user))
      viewer.send(
        `{"type":"about","seq":${this.story.told},"about":${about},"chat":${JSON.stringify(chat.slice(-50))}}`,
      )
    }
  }

  /** What comes by itself after a move: standing answers, bots. */
  private after(standing: Pick<Change, "asked" | "steps">): void {
    this.steps = standing.steps
    this.goOn()
  }

  /** Gives standing answers and wakes bots, wherever they are asked. */
  goOn(): void {
    this.unattended.goOn(this.steps)
  }

  /** Time may be up for some seat. */
  clockDue(): Promise<void> {
    return this.unattended.clockDue()
  }

  /** The seats in turn order. */
  turnOrder(): Promise<readonly Seat[]> {
    return this.run(() =>
      this.engine(async () => {
        await this.open()
        return this.thread.turnOrder(this.id)
      }),
    )
  }

  /** What a bot at this seat gets. */
  viewOf(seat: Seat): Promise<{ view: string; ask: number }> {
    return this.run(() =>
      this.engine(async () => {
        await this.open()
        return this.thread.viewOf(this.id, seat)
      }),
    )
  }

  // Looking.

  /** The whole table as a viewer may see it. */
  async welcome(viewer: Viewer): Promise<void> {
    viewer.send(await this.look(viewer))
  }

  async look(viewer: Pick<Viewer, "seat" | "muted">): Promise<string> {
    const begun = this.story.lines.length > 0 || this.story.status === "running"
    if (!begun || this.unshowable) return welcomeMessage(this, viewer, null, "[]")
    try {
      return await this.engine(async () => {
        await this.open()
        const seen = await this.thread.look(this.id, viewer.seat >= 0 ? [viewer.seat] : [])
        return welcomeMessage(this, viewer, seen, await this.thread.ledger(this.id, viewer.seat))
      })
    } catch (error) {
      if (!isBroken(error)) throw error
      this.unshowable = true
      return welcomeMessage(this, viewer, null, "[]")
    }
  }

  async record(): Promise<string> {
    await this.open()
    return this.thread.record(this.id)
  }

  /** The whole game with its positions, as a viewer may see it. */
  pages(viewer: Seat): Promise<string> {
    return this.engine(async () => {
      await this.open()
      return this.thread.story(this.id, viewer)
    })
  }

  close(): void {
    if (this.opened) void this.thread.close(this.id).catch(() => {})
    this.opened = false
  }
}

/** Is it the fault of the table's own rules or record? */
function isBroken(error: unknown): boolean {
  if (error instanceof ThreadEnded) return error.culprit
  return error instanceof RailheadError && (error.code === "stuck" || error.code === "bad-record")
}
