// What is told of a table: its public view as far as it changed, and what each watched seat sees beyond it.
import {
  asideChoices,
  type Data,
  type Decision,
  decision,
  type Event,
  front,
  isMoved,
  type Moved,
  over,
  type Play,
  type Rules,
  redact,
  ruleOf,
  type Seat,
  type Sheet,
  type State,
  score,
  view,
  waiting,
} from "@railhead/engine"
import { changedParts, partsOf, seesMore } from "./parts.ts"

/** A question as it is told: the choices that are blocked for one reason are told together. */
function withReasons(asked: Decision | null) {
  if (!asked?.blocked) return asked
  const reasons = new Map<string, { rule: string; reason: string; data: Data; choices: string[] }>()
  for (const { choice, rule, reason, data } of asked.blocked) {
    const key = `${rule} ${reason} ${JSON.stringify(data)}`
    const known = reasons.get(key)
    if (known) known.choices.push(choice)
    else reasons.set(key, { rule, reason, data, choices: [choice] })
  }
  return { ...asked, blocked: [...reasons.values()] }
}

/** Does everybody see what was moved here? */
function isPublic(rules: Rules<State>, event: Moved): boolean {
  const shown = redact(rules, event, -1)
  return isMoved(shown) && shown.what.length === event.what.length
}

/** The score as far as everybody can know it. */
export function publicScore(rules: Rules<State>, state: State): Sheet {
  return score(rules, view(rules, state, -1).state, -1)
}

export class Telling {
  private readonly play: Play<State>
  /** JSON of each part of the public view as it was last told; `players` seat by seat. */
  private readonly told = new Map<string, string>()
  /** The position this was: as long as nothing is committed it stays the very same object. */
  private toldOf: State | null = null
  /** The turn whose score was told last. */
  private scoredTurn = -1
  /** What each watched seat was told of its own last, so that it is told again only if it changed. */
  private readonly toldOwn = new Map<Seat, string>()

  constructor(play: Play<State>) {
    this.play = play
  }

  /** The position just loaded counts as told, with the score that was told last, if there is one. */
  begin(scored: string | null): void {
    if (scored !== null) this.scoredTurn = this.play.tableOf(-1).state.turn
    this.publicChanges()
    if (scored !== null && !this.told.has("score")) this.told.set("score", scored)
  }

  /** The score is told again with the next change. */
  scoreAgain(): void {
    this.scoredTurn = -1
  }

  /** All that a viewer may see, as JSON: the public part, and for a seat its own. */
  everything(seats: readonly Seat[]): { table: string; own: { [seat: number]: string } } {
    const parts = [...this.told].map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    for (const seat of seats) this.toldOwn.delete(seat)
    return { table: `{${parts.join(",")}}`, own: this.ownOf(seats, []) }
  }

  /** JSON of what changed in the view that everybody shares; the same bytes for all. */
  publicChanges(events: readonly Event[] = []): string {
    const { play } = this
    const t = play.tableOf(-1)
    if (t.state === this.toldOf) return "{}"
    this.toldOf = t.state
    const seen = view(play.rules, t.state, -1)
    const asked = waiting(t.state).map(seat => {
      const step = front(t.state, seat)
      return { seat, step: step?.do, rule: step && ruleOf(t, step).rule }
    })
    const parts: (readonly [string, unknown])[] = [
      ...partsOf(seen.state),
      ["pools", seen.pools],
      ["asked", asked],
      // Worked out anew with each turn: in between the points won on the way are in the view itself.
      ...(t.state.turn === this.scoredTurn && !over(t.state)
        ? []
        : [["score", publicScore(play.rules, t.state)] as const]),
    ]
    this.scoredTurn = t.state.turn
    const changed = changedParts(parts, this.told, (key, json) => this.told.set(key, json))
    if (events.length > 0)
      changed.push(`"events":${JSON.stringify(events.map(event => redact(play.rules, event, -1)))}`)
    return `{${changed.join(",")}}`
  }

  /** For each watched seat: its question, its draft, and what it sees beyond the public view. */
  ownOf(
    watched: readonly Seat[],
    published: readonly Event[],
    sender: Seat = -1,
    events: readonly Event[] = [],
  ): { [seat: number]: string } {
    const { play } = this
    const own: { [seat: number]: string } = {}
    for (const seat of watched) {
      const t = play.tableOf(seat)
      const mine = (seat === sender ? events : published).map(event => redact(play.rules, event, seat))
      // What everybody is told need not be told to each once more.
      const news = seat !== sender && mine.every(event => !isMoved(event) || isPublic(play.rules, event)) ? [] : mine
      const asked = JSON.stringify({
        seat,
        count: play.counts[seat],
        decision: withReasons(decision(t, seat, { blocked: true })),
        interrupts: asideChoices(t, seat),
        draft: play.draftOf(seat),
        events: news,
      })
      const text = `${asked.slice(0, -1)},"state":${this.beyond(seat)}}`
      if (seat === sender || news.length > 0 || this.toldOwn.get(seat) !== text) own[seat] = text
      this.toldOwn.set(seat, text)
    }
    return own
  }

  /** JSON of the parts of a seat's view that differ from the public one. */
  private beyond(seat: Seat): string {
    const { play, told, toldOf } = this
    const { state } = play.tableOf(seat)
    if (state === toldOf && !seesMore(play.rules, state, seat)) return "{}"
    const seen = view(play.rules, state, seat)
    return `{${changedParts([...partsOf(seen.state), ["pools", seen.pools]], told).join(",")}}`
  }
}
