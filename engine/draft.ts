// What a seat chose since its last commit. Only it sees this; undo and redo work on it and on nothing else.
import { choose, type Outcome } from "./choose.ts"
import { at, range } from "./list.ts"
import type { Line } from "./record.ts"
import type { Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { askOf, front, ruleOf, type Table, table } from "./table.ts"

export class Draft<S extends State> {
  readonly choices: string[] = []
  /** Choices taken back, the next to redo last. */
  undone: string[] = []
  /** The committed state with the draft played on top, and the events of the draft; null while there is no draft. */
  table: Table<S> | null = null
  /** The question that was open before each choice, and last the one open now. */
  private asks: number[] = []
  private readonly rules: Rules<S>
  private readonly seat: Seat

  constructor(rules: Rules<S>, seat: Seat) {
    this.rules = rules
    this.seat = seat
  }

  clear(): void {
    this.replace([], [])
  }

  replace(choices: readonly string[], undone: readonly string[]): void {
    this.choices.splice(0, this.choices.length, ...choices)
    this.undone = [...undone]
    this.asks = []
    this.table = null
  }

  /** One more choice on top. `commits` says that it cannot stay a draft. */
  add(committed: S, text: string, { ask, note = "" }: { ask?: number | undefined; note?: string | undefined }): Made {
    const t = this.table ?? table(this.rules, this.rules.clone(committed), [])
    const asked = askOf(t.state, this.seat)
    const made = make(t, this.seat, text, ask)
    this.table = t
    this.choices.push(note === "" ? made.choice : `${made.choice} ; ${note}`)
    this.asks = [...this.asks.slice(0, this.choices.length - 1), asked, askOf(t.state, this.seat)]
    this.undone = []
    return made
  }

  /** The choices as lines of the record. */
  lines(): Line[] {
    return this.choices.map(choice => ({ kind: "choice", seat: this.seat, ...withNote(choice) }))
  }

  /**
   * Plays the draft on top of a committed state. What no longer fits is cut off, and so is a choice after which
   * something else is asked than before: nothing is decided for a seat because others acted. False if something was cut.
   */
  rebuild(committed: S): boolean {
    const fitting = this.play(committed, this.choices.length)
    if (fitting === this.choices.length) return true
    this.choices.length = fitting
    this.undone = []
    this.asks.length = 0
    this.play(committed, fitting)
    return false
  }

  /** Plays the first `count` choices; how many of them fit. */
  private play(committed: S, count: number): number {
    this.table = count > 0 ? table(this.rules, this.rules.clone(committed), []) : null
    if (!this.table) return 0
    this.asks[0] = askOf(this.table.state, this.seat)
    for (let i = 0; i < count; i++) {
      if (!this.replays(this.table, at(this.choices, i))) return i
      const asked = askOf(this.table.state, this.seat)
      if ((this.asks[i + 1] ?? asked) !== asked) return i
      this.asks[i + 1] = asked
    }
    return count
  }

  /** Can this choice still be made, and still be taken back? A bug that shows here must not stop others. */
  private replays(t: Table<S>, choice: string): boolean {
    try {
      return !make(t, this.seat, withNote(choice).text).commits
    } catch {
      return false
    }
  }
}

export type Made = Outcome & { readonly commits: boolean }

/** Makes a choice and says whether it commits: it crossed, is final, leaves nothing to decide, or asks others something. */
function make<S extends State>(t: Table<S>, seat: Seat, text: string, ask?: number): Made {
  const others = asksBeside(t, seat)
  const step = front(t.state, seat)
  const outcome = choose(t, seat, text, ask)
  const final = step !== null && !outcome.interrupt && ruleOf(t, step).final?.(outcome.code) === true
  const commits = outcome.crossed || final || !front(t.state, seat) || asksBeside(t, seat) !== others
  return { ...outcome, commits }
}

function asksBeside<S extends State>(t: Table<S>, seat: Seat): string {
  return range(t.state.seats)
    .filter(other => other !== seat)
    .map(other => askOf(t.state, other))
    .join()
}

/** A choice as it is kept: behind the first semicolon stands its note. */
function withNote(choice: string): { text: string; note: string } {
  const [text = "", ...note] = choice.split(" ; ")
  return { text, note: note.join(" ; ") }
}
