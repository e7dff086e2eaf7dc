// The position of a table in the engine's thread: loaded when it is needed, and again after whatever made it doubtful.
import { type Line, num, RailheadError, type Seat, type Sheet } from "@railhead/engine"
import type { Change, Do, DraftNow, Opened } from "@railhead/hosting"
import { type Thread, ThreadEnded } from "../threads/thread.ts"
import type { Hall } from "./hall.ts"
import type { Room } from "./room.ts"

/** What a viewer sees, as JSON: the table and, for a seat, its own part; and what happened so far. */
export interface Shown {
  readonly table: string
  readonly own: { readonly [seat: number]: string }
  readonly ledger: string
}

export class Position {
  /** The questions in front of the seats. */
  steps: { readonly [seat: number]: string } = {}
  private readonly room: Room
  private readonly hall: Hall
  private readonly thread: Thread
  /** Is the position in the engine's thread, and the same as in the story? */
  private opened = false
  /** The position cannot be shown without the bug that stopped the table. */
  private unshowable = false

  constructor(room: Room, hall: Hall) {
    this.room = room
    this.hall = hall
    this.thread = hall.threadFor(room.id)
  }

  get isOpen(): boolean {
    return this.opened
  }

  /** What the thread holds may not be what is written down: it is loaded again before it is used. */
  forget(): void {
    this.opened = false
  }

  close(): void {
    if (this.opened) void this.thread.close(this.room.id).catch(() => {})
    this.opened = false
  }

  /** Sets up a new game; if its beginning cannot be written down, the position is to be forgotten. */
  setUp(): Promise<Opened> {
    return this.engine(async () => {
      const opened = await this.thread.open({ ...this.setup(), lines: [], stored: null, drafts: [] })
      this.stands(opened)
      return opened
    })
  }

  /** What the thread holds is what is written down. */
  private stands({ steps }: Pick<Change, "steps">): void {
    this.opened = true
    this.steps = steps
  }

  act(action: Do, watched: readonly Seat[]): Promise<Change> {
    return this.atHand(() => this.thread.act(this.room.id, action, watched))
  }

  /** Takes in moves of another node; only from a position that was open when they came. */
  async follow(lines: readonly Line[], drafts: readonly DraftNow[], watched: readonly Seat[]): Promise<Change> {
    const change = await this.thread.follow(this.room.id, lines, drafts, watched)
    this.stands(change)
    return change
  }

  /** The score of the position just reached. */
  score(): Promise<Sheet> {
    return this.engine(() => this.thread.score(this.room.id))
  }

  turnOrder(): Promise<readonly Seat[]> {
    return this.atHand(() => this.thread.turnOrder(this.room.id))
  }

  viewOf(seat: Seat): Promise<{ view: string; ask: number }> {
    return this.atHand(() => this.thread.viewOf(this.room.id, seat))
  }

  pages(viewer: Seat): Promise<string> {
    return this.atHand(() => this.thread.story(this.room.id, viewer))
  }

  async record(): Promise<string> {
    await this.open()
    return this.thread.record(this.room.id)
  }

  /** Null if the bug that stopped the table is in the way. */
  async shownTo(seat: Seat): Promise<Shown | null> {
    if (this.unshowable) return null
    try {
      return await this.atHand(async () => ({
        ...(await this.thread.look(this.room.id, seat >= 0 ? [seat] : [])),
        ledger: await this.thread.ledger(this.room.id, seat),
      }))
    } catch (error) {
      if (!isBroken(error)) throw error
      this.unshowable = true
      return null
    }
  }

  private atHand<T>(work: () => Promise<T>): Promise<T> {
    return this.engine(async () => {
      await this.open()
      return work()
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
        if (broken) await this.room.freeze(error)
        if (broken || !(error instanceof ThreadEnded) || tries >= 2) throw error
      }
  }

  /** Has the position in the engine's thread. */
  private async open(): Promise<void> {
    if (this.opened) return
    const { story, id } = this.room
    const stored = await this.hall.store.lastState(id)
    const opened = await this.thread.open({
      ...this.setup(),
      lines: story.lines,
      stored: stored ? { state: stored.state, lines: story.linesUpTo(stored.seq) } : null,
      drafts: story.drafts.map((draft, seat) => ({ ...draft, count: num(story.counts, seat) })),
    })
    this.stands(opened)
  }

  /** What the engine's thread needs to know of the table whatever happened at it. */
  private setup() {
    const { game, version, seats, options, seed } = this.room.row
    const byHand = this.room.story.seats.map(sitting => sitting.byHand)
    return { table: this.room.id, game, version, seats, options: JSON.parse(options), seed, byHand }
  }
}

/** Is it the fault of the table's own rules or record? */
function isBroken(error: unknown): boolean {
  if (error instanceof ThreadEnded) return error.culprit
  return error instanceof RailheadError && (error.code === "stuck" || error.code === "bad-record")
}
