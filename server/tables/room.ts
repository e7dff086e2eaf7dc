// One table in memory: everything that is done there goes through its queue, is written down, and then told.
import { RailheadError, type Seat } from "@railhead/engine"
import type { Change, Do } from "@railhead/hosting"
import { REWOUND } from "../storage/rewind.ts"
import type { TableWithSeats } from "../storage/store.ts"
import { canBeFollowed, movesIn } from "./following.ts"
import type { Hall } from "./hall.ts"
import { type Happening, happeningsIn } from "./happenings.ts"
import { Position } from "./position.ts"
import { Race } from "./race.ts"
import { Story } from "./story.ts"
import { aboutMessage, changeMessage, seedHash, welcomeMessage } from "./telling.ts"
import { Unattended } from "./unattended.ts"
import { type Along, batchOf, firstDeadline, happeningsOf, type NewHappening, startOf } from "./writing.ts"

/** Somebody who looks at the table, at a seat or beside it. */
export interface Viewer {
  readonly user: string
  seat: Seat
  readonly muted: ReadonlySet<string>
  send(text: string): void
}

export class Room {
  readonly row: TableWithSeats
  readonly viewers = new Set<Viewer>()
  story: Story
  lastUsed = Date.now()
  readonly seedHash: string
  private readonly hall: Hall
  private queue: Promise<unknown> = Promise.resolve()
  private readonly position: Position
  private readonly unattended: Unattended
  private readonly race = new Race()

  constructor(hall: Hall, row: TableWithSeats) {
    this.hall = hall
    this.row = row
    this.seedHash = seedHash(row.seed)
    this.story = new Story(row.seats, JSON.parse(row.pace))
    this.position = new Position(this, hall)
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
    const news = happeningsIn(rows)
    for (const happening of news) this.story.happened(happening)
    if (news.length > 0) {
      this.position.forget()
      // What the others wrote moved the first deadline too; a rewind has dropped its job.
      if (!rewound) this.row.deadline = firstDeadline(this.story)
    }
    return news
  }

  /** Another node wrote something: everybody here is told the new state of things. */
  heard(): Promise<void> {
    return this.run(async () => {
      const open = this.position.isOpen
      const news = await this.catchUp()
      if (news.length === 0) return
      if (open && canBeFollowed(news) && (await this.followed(news))) return
      await this.welcomeAll()
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
    const { moves, lines, drafts } = movesIn(news, this.story)
    const change = await this.position.follow(lines, drafts, this.watched())
    if (moves > 0) this.tell(change)
    if (moves < news.length) this.tellAbout()
  }

  /** Seats that somebody looks from. */
  private watched(): Seat[] {
    return [...new Set([...this.viewers].map(viewer => viewer.seat))].filter(seat => seat >= 0)
  }

  forgetPosition(): void {
    this.position.forget()
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
      const change = await this.position.act(action, this.watched())
      const happenings = happeningsOf(action, change)
      if (happenings.length === 0) return change
      if (await this.write(happenings, { change })) {
        this.tell(change)
        this.position.steps = change.steps
        this.goOn()
        return change
      }
      // Another node was first: take in what it wrote and judge the move again.
      this.position.forget()
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

  /** A rules bug stops the table, never the server; record and error are kept. */
  async freeze(error: unknown): Promise<void> {
    if (this.story.status !== "waiting" && this.story.status !== "running") return
    const told = error instanceof Error ? error.message : String(error)
    this.hall.log.error({ table: this.id, error: told }, "table frozen")
    await this.write([{ kind: "frozen", seat: -1, data: { error: told } }], {
      row: { status: "frozen", error: told.slice(0, 2000) },
    })
    this.tellAbout()
  }

  /** The game begins: set up, with its first position written down. */
  start(): Promise<void> {
    return this.run(async () => {
      await this.catchUp()
      if (this.story.status !== "waiting") throw new RailheadError("bad-request", "the game has begun already")
      if (this.story.seats.some(sitting => sitting.user === null && sitting.bot === null))
        throw new RailheadError("bad-seats", "some seats are still free")
      const opened = await this.position.setUp()
      const begun = await this.write(startOf(opened), {
        row: { status: "running" },
        standing: opened,
        mark: opened.opening?.mark ?? null,
      })
      if (!begun) {
        this.position.forget()
        throw new RailheadError("stale", "somebody else changed the table; try again")
      }
      await this.welcomeAll()
      this.goOn()
    })
  }

  /** Anything that is no move: sitting, chat, votes, settings. `check` refuses it by throwing, as things stand when its turn comes. */
  happen(
    happening: NewHappening,
    { check = () => {}, ...along }: Pick<Along, "row" | "seats"> & { check?: () => void } = {},
  ): Promise<void> {
    return this.run(async () => {
      check()
      for (let tries = 0; !(await this.write([happening], along)); tries++) {
        if (tries > 4) throw new RailheadError("stale", "the table is too busy just now; try again")
        await this.catchUp()
        check()
      }
      this.tellAbout()
    })
  }

  // Writing down and telling.

  /** False if another node was first. */
  private async write(happenings: readonly NewHappening[], along: Along): Promise<boolean> {
    const now = Date.now()
    const { story } = this
    const list = [...happenings]
    if (along.change?.over) {
      const { totals, places } = await this.position.score()
      list.push({ kind: "over", seat: -1, data: { totals, places } })
    }
    const happened = list.map(happening => ({ ...happening, at: now }) as Happening)
    const { batch, row } = batchOf(this, happened, along)
    const appended = await this.hall.store.append(batch).catch((error: unknown) => {
      this.position.forget()
      throw error
    })
    if (!appended) return false
    for (const happening of happened) story.happened(happening)
    Object.assign(this.row, { ...row, last_seq: story.seq })
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
    const message = aboutMessage(this)
    for (const viewer of this.viewers) {
      viewer.seat = this.story.seatOf(viewer.user)
      viewer.send(message(viewer))
    }
  }

  /** What comes by itself after a move: gives standing answers and wakes bots, wherever they are asked. */
  goOn(): void {
    this.unattended.goOn(this.position.steps)
  }

  /** Time may be up for some seat. */
  clockDue(): Promise<void> {
    return this.unattended.clockDue()
  }

  /** The seats in turn order. */
  turnOrder(): Promise<readonly Seat[]> {
    return this.run(() => this.position.turnOrder())
  }

  /** What a bot at this seat gets. */
  viewOf(seat: Seat): Promise<{ view: string; ask: number }> {
    return this.run(() => this.position.viewOf(seat))
  }

  // Looking.

  /** The whole table as a viewer may see it. */
  async welcome(viewer: Viewer): Promise<void> {
    viewer.send(await this.look(viewer))
  }

  private async welcomeAll(): Promise<void> {
    for (const viewer of this.viewers) {
      viewer.seat = this.story.seatOf(viewer.user)
      await this.welcome(viewer)
    }
  }

  async look(viewer: Pick<Viewer, "seat" | "muted">): Promise<string> {
    const begun = this.story.lines.length > 0 || this.story.status === "running"
    const shown = begun ? await this.position.shownTo(viewer.seat) : null
    return welcomeMessage(this, viewer, shown)
  }

  record(): Promise<string> {
    return this.position.record()
  }

  /** The whole game with its positions, as a viewer may see it. */
  pages(viewer: Seat): Promise<string> {
    return this.position.pages(viewer)
  }

  close(): void {
    this.position.close()
  }
}
