// A record, its state and the seats' drafts: what server, browser and terminal hold.
import { choose, decision, type Outcome, timeout } from "./choose.ts"
import { RailheadError } from "./errors.ts"
import type { Event } from "./events.ts"
import { begin, type Setting } from "./game.ts"
import { imagine } from "./imagine.ts"
import { at, range } from "./list.ts"
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
import { askOf, front, offer, over, ruleOf, type Table, table } from "./table.ts"
import type { View } from "./view.ts"

/** What a seat chose since its last commit. Only it sees this. */
interface Draft<S extends State> {
  choices: string[]
  /** The question that was open before each choice, and last the one open now. */
  asks: number[]
  /** Choices taken back, the next to redo last. */
  undone: string[]
  /** The committed state with the draft played on top, and the events of the draft; null while there is no draft. */
  table: Table<S> | null
}

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

/** A choice of a draft as it is kept: behind the first semicolon stands its note. */
function withNote(choice: string): { text: string; note: string } {
  const [text = "", ...note] = choice.split(" ; ")
  return { text, note: note.join(" ; ") }
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
    this.drafts = seats.map(() => ({ choices: [], asks: [], undone: [], table: null }))
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
      play.draft(seat).choices = [...choices]
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
    this.counts[seat] = at(this.counts, seat) + 1
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
    const draft = this.draft(seat)
    const t = draft.table ?? table(this.rules, this.rules.clone(this.committed.state), [])
    const asked = askOf(t.state, seat)
    const { commits, choice, events, crossed } = this.make(t, seat, text, ask)
    draft.table = t
    draft.choices.push(note ? `${choice} ; ${note}` : choice)
    draft.asks = [...draft.asks.slice(0, draft.choices.length - 1), asked, askOf(t.state, seat)]
    draft.undone = []
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
    Object.assign(this.draft(seat), { choices: [...choices], asks: [], undone: [...undone], table: null })
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
    this.counts[seat] = at(this.counts, seat) + 1
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
    this.counts[seat] = at(this.counts, seat) + 1
    return true
  }

  /** Takes back the whole draft. */
  restart(seat: Seat, message: Message = {}): boolean {
    this.checkCount(seat, message)
    const draft = this.draft(seat)
    if (draft.choices.length === 0) return false
    draft.undone.push(...draft.choices.splice(0).reverse())
    this.rebuild(seat)
    this.counts[seat] = at(this.counts, seat) + 1
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
    for (const draft of this.drafts) Object.assign(draft, { choices: [], asks: [], undone: [], table: null })
  }

  private draft(seat: Seat): Draft<S> {
    return at(this.drafts, seat)
  }

  private asksBeside(t: Table<S>, seat: Seat): string {
    return range(t.state.seats)
      .filter(other => other !== seat)
      .map(other => askOf(t.state, other))
      .join()
  }

  /** The draft becomes part of the record; the other drafts are played on top of it again. */
  private commit(seat: Seat): Pick<Taken, "committed" | "published" | "cut"> {
    const draft = this.draft(seat)
    const first = this.lines.length
    for (const choice of draft.choices) {
      this.lines.push({ kind: "choice", seat, ...withNote(choice) })
    }
    const t = draft.table ?? this.committed
    this.committed = table(this.rules, t.state)
    this.mark()
    const published = t.log ?? []
    Object.assign(draft, { choices: [], asks: [], undone: [], table: null })
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

  /**
   * Plays a draft on top of the committed state. What no longer fits is cut off, and so is a choice after which
   * something else is asked than before: nothing is decided for a seat because others acted. False if something was cut.
   */
  private rebuild(seat: Seat): boolean {
    const draft = this.draft(seat)
    const fitting = this.replayDraft(seat, draft.choices.length)
    if (fitting === draft.choices.length) return true
    draft.choices.length = fitting
    draft.undone = []
    draft.asks.length = 0
    this.replayDraft(seat, fitting)
    return false
  }

  /** Plays the first `count` choices of a draft; how many of them fit. */
  private replayDraft(seat: Seat, count: number): number {
    const draft = this.draft(seat)
    draft.table = count > 0 ? table(this.rules, this.rules.clone(this.committed.state), []) : null
    if (!draft.table) return 0
    draft.asks[0] = askOf(draft.table.state, seat)
    for (let i = 0; i < count; i++) {
      if (!this.replays(draft.table, seat, at(draft.choices, i))) return i
      const asked = askOf(draft.table.state, seat)
      if ((draft.asks[i + 1] ?? asked) !== asked) return i
      draft.asks[i + 1] = asked
    }
    return count
  }

  /** Makes a choice and says whether it commits: it crossed, is final, leaves nothing to decide, or asks others something. */
  private make(t: Table<S>, seat: Seat, text: string, ask?: number): Outcome & { readonly commits: boolean } {
    const others = this.asksBeside(t, seat)
    const step = front(t.state, seat)
    const outcome = choose(t, seat, text, ask)
    const final = step !== null && ruleOf(t, step).final && !outcome.interrupt
    const commits = outcome.crossed || final || !front(t.state, seat) || this.asksBeside(t, seat) !== others
    return { ...outcome, commits }
  }

  /** Can this choice of a draft still be made, and still be taken back? A bug that shows here must not stop others. */
  private replays(t: Table<S>, seat: Seat, choice: string): boolean {
    try {
      return !this.make(t, seat, withNote(choice).text).commits
    } catch {
      return false
    }
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

export interface Preview<S extends State> {
  /** The position after the choice; null where it turns up something nobody can foresee. */
  readonly state: S | null
  readonly events: readonly Event[]
  readonly crossed: boolean
}

/** What a choice would bring, as far as its seat can know. */
export function preview<S extends State>(rules: Rules<S>, seen: View<S>, text: string, random: number[]): Preview<S> {
  const t = table(rules, imagine(rules, seen, random), [])
  const { crossed } = choose(t, seen.seat, text)
  const events = t.log ?? []
  return crossed ? { state: null, events: events.slice(0, t.crossedAt), crossed } : { state: t.state, events, crossed }
}
