// A record, its state and the seats' drafts: what server, browser and terminal hold.
import { choose, decision, timeout } from "./choose.ts"
import { RailheadError } from "./errors.ts"
import type { Event } from "./events.ts"
import { begin, type Setting } from "./game.ts"
import { imagine } from "./imagine.ts"
import { at, range } from "./list.ts"
import { type GameRecord, type Head, headOf, type Line, readRecord, replay, turnMark, writeRecord } from "./record.ts"
import type { Game, Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { askOf, front, offer, over, ruleOf, type Table, table } from "./table.ts"
import type { View } from "./view.ts"

/** What a seat chose since its last commit. Only it sees this. */
interface Draft<S extends State> {
  choices: string[]
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
    this.committed = begin(game, setting)
    this.rules = this.committed.rules
    this.head = headOf(this.committed.state, setting.seed)
    const seats = range(setting.seats)
    this.drafts = seats.map(() => ({ choices: [], undone: [], table: null }))
    this.counts = seats.map(() => 0)
    this.endsByHand = seats.map(() => false)
    this.mark()
  }

  /** A game taken up again from its record and, seat by seat, the stored drafts. */
  static open<S extends State>(
    game: Game<S>,
    record: GameRecord,
    drafts: readonly (readonly string[])[] = [],
  ): Play<S> {
    const play = new Play(game, record.head)
    play.committed = replay(game, record).table
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
    return this.draft(seat)
  }

  choose(seat: Seat, text: string, message: Message = {}): Taken {
    const draft = this.drafts[seat]
    if (!draft) throw new RailheadError("not-asked", `there is no seat ${seat}`)
    if (message.count !== undefined && message.count !== this.counts[seat])
      throw new RailheadError(
        "stale",
        `seat ${seat} has sent ${this.counts[seat]} choices; this one was sent after ${message.count}`,
      )
    const t = draft.table ?? table(this.rules, this.rules.clone(this.committed.state), [])
    const others = this.asksBeside(t, seat)
    const step = front(t.state, seat)
    const final = step !== null && ruleOf(t, step).final
    const outcome = choose(t, seat, text, message.ask)
    draft.table = t
    draft.choices.push(message.note ? `${outcome.choice} ; ${message.note}` : outcome.choice)
    draft.undone = []
    this.counts[seat] = at(this.counts, seat) + 1
    const commits = outcome.crossed || final || !front(t.state, seat) || this.asksBeside(t, seat) !== others
    const taken = commits ? this.commit(seat) : { committed: [], published: [], cut: [] }
    return this.answerEnds(seat, { ...taken, events: outcome.events, crossed: outcome.crossed })
  }

  /** Takes back the last choice of the draft. False if there is nothing before the barrier. */
  undo(seat: Seat): boolean {
    const draft = this.draft(seat)
    const last = draft.choices.pop()
    if (last === undefined) return false
    draft.undone.push(last)
    this.rebuild(seat)
    return true
  }

  /** Makes the choice again that was taken back last. */
  redo(seat: Seat): boolean {
    const draft = this.draft(seat)
    const next = draft.undone.pop()
    if (next === undefined) return false
    draft.choices.push(next)
    this.rebuild(seat)
    return true
  }

  /** Takes back the whole draft. */
  restart(seat: Seat): boolean {
    if (this.draft(seat).choices.length === 0) return false
    while (this.undo(seat));
    return true
  }

  /** The choice of the clock for a seat whose time is up, as a line of the record like any other. */
  timeUp(seat: Seat): Taken | null {
    const t = this.tableOf(seat)
    const text = timeout(t, seat)
    return text === null ? null : this.choose(seat, text, { note: "clock" })
  }

  /** Beyond the barrier, by consent: cuts the record to its first `kept` choices and deals everything hidden anew. */
  takeBack(kept: number, seed: string): void {
    let choices = 0
    const end = this.lines.findIndex(line => line.kind === "choice" && ++choices > kept)
    const lines = end < 0 ? this.lines : this.lines.slice(0, end)
    const record = { head: this.head, lines: [...lines, { kind: "reseed", seed } as const] }
    this.committed = replay(this.game, record).table
    this.lines = [...record.lines]
    this.marked = this.committed.state.turn
    for (const draft of this.drafts) Object.assign(draft, { choices: [], undone: [], table: null })
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
      const [text = "", note = ""] = choice.split(" ; ")
      this.lines.push({ kind: "choice", seat, text, note })
    }
    const t = draft.table ?? this.committed
    this.committed = table(this.rules, t.state)
    this.mark()
    const published = t.log ?? []
    Object.assign(draft, { choices: [], undone: [], table: null })
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

  /** Plays a draft on top of the committed state; what no longer fits is cut off. False if something was. */
  private rebuild(seat: Seat): boolean {
    const draft = this.draft(seat)
    const { choices } = draft
    draft.table = choices.length > 0 ? table(this.rules, this.rules.clone(this.committed.state), []) : null
    for (let i = 0; i < choices.length; i++) {
      if (draft.table && this.replays(draft.table, seat, at(choices, i))) continue
      choices.length = i
      draft.undone = []
      this.rebuild(seat)
      return false
    }
    return true
  }

  private replays(t: Table<S>, seat: Seat, choice: string): boolean {
    try {
      return !choose(t, seat, choice.split(" ; ")[0] ?? "").crossed
    } catch (error) {
      if (error instanceof RailheadError && error.code !== "stuck") return false
      throw error
    }
  }

  /** Answers `end` and `go-on` for a seat that does not want to be asked. */
  private answerEnds(seat: Seat, taken: Taken): Taken {
    const t = this.tableOf(seat)
    const step = front(t.state, seat)
    if (!step || this.endsByHand[seat] || !ruleOf(t, step).ends || offer(t, seat).size !== 1) return taken
    const next = this.choose(seat, at(decision(t, seat)?.choices ?? [], 0))
    return {
      committed: [...taken.committed, ...next.committed],
      events: [...taken.events, ...next.events],
      published: [...taken.published, ...next.published],
      crossed: taken.crossed || next.crossed,
      cut: [...taken.cut, ...next.cut],
    }
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
