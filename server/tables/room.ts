// One table in memory: everything that is done there goes through its queue, is written down, and then told.
import { randomBytes } from "node:crypto"
import { at, type Line, RailheadError, range, type Seat } from "@railhead/engine"
import type { Batch } from "../storage/journal.ts"
import { REWOUND } from "../storage/rewind.ts"
import type { TableWithSeats } from "../storage/store.ts"
import type { Change, Do } from "../work/messages.ts"
import { type Thread, ThreadEnded } from "../work/thread.ts"
import type { Hall } from "./hall.ts"
import type { Happening, Happenings, Kind } from "./happenings.ts"
import { deadlineOf } from "./pace.ts"
import { Story } from "./story.ts"
import { aboutOf, changeMessage, seedHash, welcomeMessage } from "./telling.ts"

/** Somebody who looks at the table, at a seat or beside it. */
export interface Viewer {
  readonly user: string
  seat: Seat
  readonly muted: ReadonlySet<string>
  send(text: string): void
}

type NewHappening = { [K in Kind]: { readonly kind: K; readonly seat: Seat; readonly data: Happenings[K] } }[Kind]

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
  /** Seats whose bot is thinking. */
  private readonly thinking = new Set<Seat>()
  private steps: { readonly [seat: number]: string } = {}

  constructor(hall: Hall, row: TableWithSeats) {
    this.hall = hall
    this.row = row
    this.seedHash = seedHash(row.seed)
    this.thread = hall.threadFor(row.id)
    this.story = new Story(row.seats, JSON.parse(row.pace))
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
    if (this.story.seq > 0 && rows.some(row => row.kind === REWOUND)) {
      // An operator took the table back: what this node knows of it may be void.
      this.story = new Story(this.row.seats, this.story.pace)
      this.row.deadline = 0
      rows = await this.hall.store.events(this.id)
    }
    const news = rows.map(
      ({ kind, seat, at: time, data }) => ({ kind, seat, at: time, data: JSON.parse(data) }) as Happening,
    )
    for (const happening of news) this.story.happened(happening)
    if (news.length > 0) this.opened = false
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

  /** A move of a seat, or of the clock or a standing answer for it. */
  move(action: Do): Promise<Change> {
    return this.run(() => this.moveNow(action))
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
    const next = this.deadlineAfter(happened)
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

  /** The jobs that stand after these happenings: the first clock to run out, a bot to be woken should this node die. */
  private deadlineAfter(happened: readonly Happening[]): Pick<Required<Batch>, "jobs"> & { row: Batch["change"] } {
    const ahead = this.story.ahead(happened)
    const deadlines = range(ahead.seats.length)
      .filter(seat => ahead.isAsked(seat) && ahead.botAt(seat) === null)
      .map(seat => deadlineOf(at(ahead.clocks, seat), ahead.pace))
      .filter(deadline => deadline > 0)
    const deadline = deadlines.length > 0 && ahead.status === "running" ? Math.min(...deadlines) : 0
    const bots =
      ahead.status === "running" &&
      range(ahead.seats.length).some(seat => ahead.isAsked(seat) && ahead.botAt(seat) !== null)
    const jobs: { kind: "bot" | "clock"; due_at: number }[] = []
    if (deadline !== Number(this.row.deadline)) jobs.push({ kind: "clock", due_at: deadline })
    if (bots) jobs.push({ kind: "bot", due_at: Date.now() + 5000 })
    return { jobs, row: deadline === Number(this.row.deadline) ? {} : { deadline } }
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
    for (const seat of range(this.story.seats.length)) {
      if (!this.story.isAsked(seat) || this.story.status !== "running") continue
      const answer = at(this.story.seats, seat).standing.get(this.steps[seat] ?? "")
      if (answer) void this.move({ do: "choose", seat, text: answer, note: "standing", commit: true }).catch(() => {})
      else this.wakeBot(seat)
    }
  }

  private wakeBot(seat: Seat): void {
    const bot = this.story.botAt(seat)
    if (bot === null || this.thinking.has(seat) || this.story.status !== "running") return
    this.thinking.add(seat)
    void this.botMove(seat, bot)
      .catch(error => this.hall.log.warn({ table: this.id, seat, error: String(error) }, "bot move failed"))
      .finally(() => this.thinking.delete(seat))
  }

  /** Lets a bot think on its seat's view, in a thread of its own, until it is no longer asked. */
  private async botMove(seat: Seat, bot: string): Promise<void> {
    while (this.story.isAsked(seat) && this.story.botAt(seat) === bot && this.story.status === "running") {
      const { view, ask } = await this.run(() =>
        this.engine(async () => {
          await this.open()
          return this.thread.viewOf(this.id, seat)
        }),
      )
      if (ask === 0) return
      const text = await this.hall.bots.think({ game: this.row.game, bot, view, seed: randomBytes(16).toString("hex") })
      const note = at(this.story.seats, seat).bot === null ? "bot" : ""
      await this.move({ do: "choose", seat, text, ask, note, commit: true })
    }
  }

  /** Time may be up for some seat. */
  async clockDue(): Promise<void> {
    const now = Date.now()
    for (const seat of range(this.story.seats.length)) {
      const clock = at(this.story.clocks, seat)
      const deadline = deadlineOf(clock, this.story.pace)
      if (!this.story.isAsked(seat) || this.story.botAt(seat) !== null || deadline === 0 || deadline > now) continue
      if (clock.limit > 0 && clock.limit <= now) await this.move({ do: "timeUp", seat })
      else {
        await this.happen({ kind: "away", seat, data: { bot: this.hall.standIn, why: "clock" } })
        this.wakeBot(seat)
      }
    }
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

/** What is written down of a move: the committed lines, the drafts that changed, and who is asked now. */
function happeningsOf(action: Do, change: Change): NewHappening[] {
  const list: NewHappening[] = []
  if (action.do === "takeBack")
    list.push({ kind: "reseed", seat: action.seat, data: { kept: action.kept, seed: action.seed } })
  if (action.do === "byHand") list.push({ kind: "byHand", seat: action.seat, data: { on: action.on } })
  const own = change.drafts.find(draft => draft.seat === action.seat)
  const last = change.lines.findLastIndex(line => line.kind === "choice" && line.seat === action.seat)
  change.lines.forEach((line, i) => {
    if (line.kind === "choice") {
      const count = i === last && own ? { count: own.count } : {}
      list.push({ kind: "choice", seat: line.seat, data: { text: line.text, note: line.note, ...count } })
    } else if (line.kind === "turn") list.push({ kind: "turn", seat: -1, data: { turn: line.turn, hash: line.hash } })
  })
  for (const { seat, choices, undone, count } of change.drafts)
    if (seat !== action.seat || change.lines.length === 0 || choices.length > 0)
      list.push({ kind: "draft", seat, data: { choices, undone, count } })
  const ending = list.at(-1)
  if (ending) Object.assign(ending.data, { asked: change.asked, limits: change.limits })
  return list
}
