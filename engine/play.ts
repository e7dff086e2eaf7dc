// A record, its state and the seats' drafts: what server, browser and terminal hold.
import { decision, timeout } from "./choose.ts"
import { Draft } from "./draft.ts"
import { RailheadError } from "./errors.ts"
import type { Event } from "./events.ts"
import { begin, type Setting } from "./game.ts"
import { at, num, range } from "./list.ts"
import {
  type GameRecord,
  type Head,
  headOf,
  type Line,
  readRecord,
  replay,
  type Stored,
  turnMark,
  writeRecord,
} from "./record.ts"
import type { Game, Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { front, offer, over, ruleOf, type Table, table } from "./table.ts"

export interface Message {
  /** The question it answers. */
  readonly ask?: number
  /** How many messages of this seat were taken before it: a double click comes with an old count. */
  readonly count?: number
  /** Stands behind the choice in the record. */
  readonly note?: string
  /** Not to be taken back: the clock's choice, a standing answer. */
  readonly commit?: boolean
}

export interface Taken {
  /** Lines now in the record for good; empty while all is still draft. */
  readonly committed: readonly Line[]
  /** What this message brought about, for its sender. */
  readonly events: readonly Event[]
  /** What everybody else now learns (redacted): the whole draft once it is committed, before that nothing. */
  readonly published: readonly Event[]
  readonly crossed: boolean
  /** Other seats whose drafts no longer fit and were cut, with how many of their choices are left. */
  readonly cut: readonly { readonly seat: Seat; readonly left: number }[]
}

export class Play<S extends State = State> {
  readonly game: Game<S>
  readonly rules: Rules<S>
  /** What happened in the setup. */
  readonly opening: readonly Event[]
  private head: Head
  private lines: Line[] = []
  private marked = 0
  private committed: Table<S>
  private readonly drafts: Draft<S>[]
  /** Messages taken from each seat so far. */
  readonly counts: number[]
  /** Seats that end their turns themselves; for the others `end` and `go-on` are answered at once. */
  readonly endsByHand: boolean[]

  constructor(game: Game<S>, setting: Setting) {
    this.game = game
    const opened = begin(game, setting, [])
    this.opening = opened.log ?? []
    this.committed = table(opened.rules, opened.state)
    this.rules = this.committed.rules
    this.head = headOf(this.committed.state, setting.seed)
    const seats = range(setting.seats)
    this.drafts = seats.map(seat => new Draft(this.rules, seat))
    this.counts = seats.map(() => 0)
    this.endsByHand = seats.map(() => false)
    this.mark()
  }

  /** A game taken up again from its record, or a position stored on the way, and, seat by seat, the stored drafts. */
  static open<S extends State>(
    game: Game<S>,
    record: GameRecord,
    { drafts = [], from = null }: { drafts?: readonly (readonly string[])[]; from?: Stored<S> | null } = {},
  ): Play<S> {
    const play = new Play(game, record.head)
    const { table: t, differsFrom } = replay(game, record, null, from)
    if (differsFrom !== null)
      throw new RailheadError(
        "bad-record",
        `the record was made with other rules and differs from turn ${differsFrom} on: it can be looked at, not played on`,
      )
    play.committed = table(play.rules, t.state)
    play.head = record.head
    play.lines = [...record.lines]
    play.marked = play.committed.state.turn
    drafts.forEach((choices, seat) => {
      play.draft(seat).replace(choices, [])
      play.rebuild(seat)
    })
    return play
  }

  static parse<S extends State>(game: Game<S>, text: string): Play<S> {
    return Play.open(game, readRecord(text))
  }

  get record(): GameRecord {
    return { head: this.head, lines: this.lines }
  }

  get text(): string {
    return writeRecord(this.record)
  }

  get over(): boolean {
    return over(this.committed.state)
  }

  /** The table as a seat sees it: its own draft included. A spectator sees what is committed. */
  tableOf(seat: Seat): Table<S> {
    return this.drafts[seat]?.table ?? this.committed
  }

  draftOf(seat: Seat): { readonly choices: readonly string[]; readonly undone: readonly string[] } {
    const { choices, undone } = this.draft(seat)
    return { choices: [...choices], undone: [...undone] }
  }

  choose(seat: Seat, text: string, message: Message = {}): Taken {
    this.checkCount(seat, message)
    if (/\p{C}/u.test(message.note ?? ""))
      throw new RailheadError("bad-request", "a note is one line of printable text")
    let taken = this.take(seat, text, message)
    this.counts[seat] = num(this.counts, seat) + 1
    for (let ending = this.endable(); ending; ending = this.endable())
      taken = together(taken, this.take(ending.seat, ending.text))
    return taken
  }

  private checkCount(seat: Seat, { count }: Message): void {
    if (!this.drafts[seat]) throw new RailheadError("not-asked", `there is no seat ${seat}`)
    if (count !== undefined && count !== this.counts[seat])
      throw new RailheadError(
        "stale",
        `seat ${seat} has sent ${this.counts[seat]} messages; this one was sent after ${count}`,
      )
  }

  private take(seat: Seat, text: string, { ask, note, commit = false }: Message = {}): Taken {
    const { commits, events, crossed } = this.draft(seat).add(this.committed.state, text, { ask, note })
    return { ...(commits || commit ? this.commit(seat) : { committed: [], published: [], cut: [] }), events, crossed }
  }

  /** An `end` or `go-on` in front of a seat that does not want to be asked. */
  private endable(): { seat: Seat; text: string } | null {
    for (const seat of range(this.drafts.length)) {
      const t = this.tableOf(seat)
      const step = front(t.state, seat)
      if (!step || this.endsByHand[seat] || !ruleOf(t, step).ends || offer(t, seat).size !== 1) continue
      return { seat, text: at(decision(t, seat)?.choices ?? [], 0) }
    }
    return null
  }

  /** Takes in what another holder of the same game has committed; the drafts are played on top of it again. */
  follow(lines: readonly Line[]): Taken {
    const published: Event[] = []
    const from = { state: this.committed.state, lines: 0 }
    const { table: t, differsFrom } = replay(
      this.game,
      { head: this.head, lines },
      at => void published.push(...(at.log ?? [])),
      from,
    )
    if (differsFrom !== null)
      throw new RailheadError("bad-record", "what another holder committed does not follow from here")
    this.committed = table(this.rules, t.state)
    this.lines.push(...lines)
    this.marked = t.state.turn
    const cut = range(this.drafts.length).filter(seat => !this.rebuild(seat))
    return {
      committed: lines,
      events: [],
      published,
      crossed: false,
      cut: cut.map(seat => ({ seat, left: this.draft(seat).choices.length })),
    }
  }

  /** Puts a draft in the place of a seat's own, as another holder of the game keeps it. */
  setDraft(
    seat: Seat,
    { choices, undone, count }: { choices: readonly string[]; undone: readonly string[]; count: number },
  ): void {
    this.draft(seat).replace(choices, undone)
    this.counts[seat] = count
    this.rebuild(seat)
  }

  /** Takes back the last choice of the draft. False if there is nothing before the barrier. */
  undo(seat: Seat, message: Message = {}): boolean {
    this.checkCount(seat, message)
    const draft = this.draft(seat)
    // An `end` that was answered for the seat goes back together with what led to it.
    do {
      const last = draft.choices.pop()
      if (last === undefined) return false
      draft.undone.push(last)
      this.rebuild(seat)
    } while (draft.choices.length > 0 && this.endable()?.seat === seat)
    this.counts[seat] = num(this.counts, seat) + 1
    return true
  }

  /** Makes the choice again that was taken back last. */
  redo(seat: Seat, message: Message = {}): boolean {
    this.checkCount(seat, message)
    const draft = this.draft(seat)
    do {
      const next = draft.undone.pop()
      if (next === undefined) return false
      draft.choices.push(next)
      if (!this.rebuild(seat)) return false
    } while (draft.undone.length > 0 && this.endable()?.seat === seat)
    this.counts[seat] = num(this.counts, seat) + 1
    return true
  }

  /** Takes back the whole draft. */
  restart(seat: Seat, message: Message = {}): boolean {
    this.checkCount(seat, message)
    const draft = this.draft(seat)
    if (draft.choices.length === 0) return false
    draft.undone.push(...draft.choices.splice(0).reverse())
    this.rebuild(seat)
    this.counts[seat] = num(this.counts, seat) + 1
    return true
  }

  /** The choice of the clock for a seat whose time is up, as a line of the record like any other. */
  timeUp(seat: Seat): Taken | null {
    const t = this.tableOf(seat)
    const text = timeout(t, seat)
    return text === null ? null : this.choose(seat, text, { note: "clock", commit: true })
  }

  /** Beyond the barrier, by consent: cuts the record to its first `kept` choices and deals everything hidden anew. */
  takeBack(kept: number, seed: string): void {
    if (!/^[0-9a-f]+$/.test(seed)) throw new RailheadError("bad-request", "the seed of a take-back is hexadecimal")
    let choices = 0
    const end = this.lines.findIndex(line => line.kind === "choice" && ++choices > kept)
    const lines = end < 0 ? this.lines : this.lines.slice(0, end)
    const record = { head: this.head, lines: [...lines, { kind: "reseed", seed } as const] }
    this.committed = table(this.rules, replay(this.game, record).table.state)
    this.lines = [...record.lines]
    this.marked = this.committed.state.turn
    for (const draft of this.drafts) draft.clear()
  }

  private draft(seat: Seat): Draft<S> {
    return at(this.drafts, seat)
  }

  /** The draft becomes part of the record; the other drafts are played on top of it again. */
  private commit(seat: Seat): Pick<Taken, "committed" | "published" | "cut"> {
    const draft = this.draft(seat)
    const first = this.lines.length
    this.lines.push(...draft.lines())
    const t = draft.table ?? this.committed
    this.committed = table(this.rules, t.state)
    this.mark()
    const published = t.log ?? []
    draft.clear()
    const cut = range(this.drafts.length).filter(other => other !== seat && !this.rebuild(other))
    return {
      committed: this.lines.slice(first),
      published,
      cut: cut.map(other => ({ seat: other, left: this.draft(other).choices.length })),
    }
  }

  private mark(): void {
    const mark = turnMark(this.committed.state, this.marked)
    if (!mark) return
    this.lines.push(mark)
    this.marked = this.committed.state.turn
  }

  private rebuild(seat: Seat): boolean {
    return this.draft(seat).rebuild(this.committed.state)
  }
}

function together(a: Taken, b: Taken): Taken {
  return {
    committed: [...a.committed, ...b.committed],
    events: [...a.events, ...b.events],
    published: [...a.published, ...b.published],
    crossed: a.crossed || b.crossed,
    cut: [...a.cut, ...b.cut],
  }
}
