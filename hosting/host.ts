// The engine's side of the tables that are in memory: runs in a thread of the server or of the browser, knows no people, no clock, no network.

import {
  asideChoices,
  askOf,
  type Data,
  type Decision,
  decision,
  type Event,
  front,
  type Game,
  hashOf,
  isMoved,
  type Line,
  type Moved,
  over,
  Play,
  RailheadError,
  type Rules,
  range,
  redact,
  ruleOf,
  rulesFor,
  type Seat,
  type Sheet,
  type State,
  score,
  type Taken,
  view,
  waiting,
} from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"
import type { Change, Do, DraftNow, Opened, OpenTable } from "./messages.ts"
import { changedParts, partsOf, seesMore } from "./parts.ts"
import { ledgerOf, storyOf } from "./story.ts"

/** How positions are kept between two times in memory. */
export interface Positions {
  pack(state: State): Uint8Array
  unpack<S extends State>(game: Game<S>, packed: Uint8Array): S
}

/** The hash of a position as records mark it; mostly the record has just been marked with it. */
function hashAt(state: State, committed: readonly Line[]): string {
  const last = committed.at(-1)
  return last?.kind === "turn" ? last.hash : hashOf({ ...state, version: 0 })
}

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
function publicScore(rules: Rules<State>, state: State): Sheet {
  return score(rules, view(rules, state, -1).state, -1)
}

/** A table whose position is in memory, with what was last told about it. */
interface Hosted {
  readonly play: Play<State>
  /** JSON of each part of the public view as it was last told; `players` seat by seat. */
  readonly told: Map<string, string>
  /** The position this was: as long as nothing is committed it stays the very same object. */
  toldOf: State | null
  /** The turn whose score was told last. */
  scoredTurn: number
  /** What each watched seat was told of its own last, so that it is told again only if it changed. */
  readonly toldOwn: Map<Seat, string>
  readonly turnOrder: GameBox["turnOrder"]
}

export class Host {
  private readonly tables = new Map<string, Hosted>()
  private readonly findBox: (game: string) => Promise<GameBox>
  private readonly positions: Positions

  constructor({
    positions,
    findBox = openBox,
  }: { positions: Positions; findBox?: (game: string) => Promise<GameBox> }) {
    this.positions = positions
    this.findBox = findBox
  }

  async open(setup: OpenTable): Promise<Opened> {
    const { game, turnOrder } = await this.findBox(setup.game)
    const head = {
      game: setup.game,
      version: setup.version,
      seats: setup.seats,
      options: setup.options,
      seed: setup.seed,
    }
    const stored = setup.stored && {
      state: this.positions.unpack(game, setup.stored.state),
      lines: setup.stored.lines,
    }
    // What was told of the score since that position, and only that: every node and every start tells the same.
    const scored = stored && JSON.stringify(publicScore(rulesFor(game, setup.options), stored.state))
    const begins = setup.lines.length === 0
    const play = begins ? new Play(game, head) : Play.open(game, { head, lines: setup.lines }, { from: stored })
    setup.drafts.forEach((draft, seat) => {
      play.setDraft(seat, draft)
    })
    setup.byHand.forEach((byHand, seat) => {
      play.endsByHand[seat] = byHand
    })
    const hosted: Hosted = { play, told: new Map(), toldOf: null, scoredTurn: -1, toldOwn: new Map(), turnOrder }
    this.tables.set(setup.table, hosted)
    if (scored !== null) hosted.scoredTurn = play.tableOf(-1).state.turn
    this.publicChanges(hosted)
    if (scored !== null && !hosted.told.has("score")) hosted.told.set("score", scored)
    const opening = begins ? { lines: play.record.lines, mark: this.positionOf(hosted) } : null
    return { opening, ...this.standing(hosted) }
  }

  close(table: string): void {
    this.tables.delete(table)
  }

  /** Carries out one request of a seat (or of the clock) and tells what came of it. */
  act(table: string, action: Do, watched: readonly Seat[]): Change {
    const hosted = this.hosted(table)
    const { play } = hosted
    const { seat } = action
    if (action.do === "choose") {
      const { text, ask, count, note, commit } = action
      const message = {
        ...(ask === undefined ? {} : { ask }),
        ...(count === undefined ? {} : { count }),
        ...(note ? { note } : {}),
        commit: commit ?? false,
      }
      return this.settled(hosted, play.choose(seat, text, message), watched, seat)
    }
    if (action.do === "timeUp") return this.settled(hosted, play.timeUp(seat), watched, seat)
    if (action.do === "takeBack") {
      play.takeBack(action.kept, action.seed)
      hosted.scoredTurn = -1
      // Positions stored after the cut no longer lead anywhere: this one is the last from now on.
      return { ...this.settled(hosted, null, watched), mark: this.positionOf(hosted), reseeded: true }
    }
    if (action.do === "byHand") play.endsByHand[seat] = action.on
    else if (!play[action.do](seat, action.count === undefined ? {} : { count: action.count }))
      throw new RailheadError("bad-request", `there is nothing to ${action.do}`)
    return this.settled(hosted, null, watched, seat)
  }

  /** Takes in what another node has written down. */
  follow(table: string, lines: readonly Line[], drafts: readonly DraftNow[], watched: readonly Seat[]): Change {
    const hosted = this.hosted(table)
    const { play } = hosted
    // What this node held as a draft of these seats may be in the lines by now.
    for (const { seat, count } of drafts) play.setDraft(seat, { choices: [], undone: [], count })
    const taken = play.follow(lines)
    for (const draft of drafts) play.setDraft(draft.seat, draft)
    const change = this.settled(hosted, taken, watched)
    return { ...change, drafts }
  }

  /** All that a viewer may see, as JSON: the public part, and for a seat its own. */
  look(table: string, seats: readonly Seat[]): { table: string; own: { [seat: number]: string } } {
    const hosted = this.hosted(table)
    const parts = [...hosted.told].map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    for (const seat of seats) hosted.toldOwn.delete(seat)
    return { table: `{${parts.join(",")}}`, own: this.ownOf(hosted, seats, []) }
  }

  /** What a bot at this seat gets: its view, and nothing else. */
  viewOf(table: string, seat: Seat): { view: string; count: number; ask: number } {
    const { play } = this.hosted(table)
    const t = play.tableOf(seat)
    return {
      view: JSON.stringify(view(play.rules, t.state, seat)),
      count: play.counts[seat] ?? 0,
      ask: askOf(t.state, seat),
    }
  }

  /** The seats in turn order, for what several of them would do at the same time. */
  turnOrder(table: string): readonly Seat[] {
    const { play, turnOrder } = this.hosted(table)
    const { state } = play.tableOf(-1)
    return turnOrder?.(state) ?? range(state.seats)
  }

  ledger(table: string, viewer: Seat): string {
    return JSON.stringify(ledgerOf(this.hosted(table).play, viewer))
  }

  /** The whole game with its positions, as a viewer may see it. */
  story(table: string, viewer: Seat): string {
    return JSON.stringify(storyOf(this.hosted(table).play, viewer))
  }

  score(table: string): Sheet {
    const { play } = this.hosted(table)
    return score(play.rules, play.tableOf(-1).state)
  }

  lines(table: string): readonly Line[] {
    return this.hosted(table).play.record.lines
  }

  record(table: string): string {
    return this.hosted(table).play.text
  }

  private hosted(table: string): Hosted {
    const hosted = this.tables.get(table)
    if (!hosted) throw new Error(`table ${table} is not in memory`)
    return hosted
  }

  private standing({ play }: Hosted) {
    const { state } = play.tableOf(-1)
    const asked = waiting(state)
    const limits: { [seat: number]: string } = {}
    const steps: { [seat: number]: string } = {}
    for (const seat of asked) {
      const step = front(state, seat)
      if (!step) continue
      const { limit } = ruleOf(play.tableOf(-1), step)
      if (limit !== null) limits[seat] = limit
      steps[seat] = step.do
    }
    return {
      asked: asked.reduce((mask, seat) => mask | (1 << seat), 0),
      limits,
      steps,
      over: over(state),
      turn: state.turn,
    }
  }

  /** After a request: what to write down, what to tell everybody, what to tell each watched seat. */
  private settled(hosted: Hosted, taken: Taken | null, watched: readonly Seat[], sender: Seat = -1): Change {
    const { play } = hosted
    const committed = taken?.committed ?? []
    const mark = committed.findLast((line): line is Extract<Line, { kind: "turn" }> => line.kind === "turn")
    const { state } = play.tableOf(-1)
    const changedDrafts = new Set([...(sender >= 0 ? [sender] : []), ...(taken?.cut.map(cut => cut.seat) ?? [])])
    // Of a draft nobody else is told.
    const told = committed.length > 0 ? watched : watched.filter(seat => changedDrafts.has(seat))
    return {
      lines: committed,
      drafts: [...changedDrafts].map(seat => this.draftOf(hosted, seat)),
      mark: mark ? { turn: mark.turn, hash: hashAt(state, committed), state: this.positions.pack(state) } : null,
      ...this.standing(hosted),
      table: this.publicChanges(hosted, taken?.published ?? []),
      own: this.ownOf(hosted, told, taken?.published ?? [], sender, taken?.events ?? []),
      cut: taken?.cut ?? [],
      crossed: taken?.crossed ?? false,
      reseeded: false,
    }
  }

  /** The committed position as it is stored. */
  private positionOf({ play }: Hosted): NonNullable<Change["mark"]> {
    const { state } = play.tableOf(-1)
    return { turn: state.turn, hash: hashAt(state, []), state: this.positions.pack(state) }
  }

  private draftOf({ play }: Hosted, seat: Seat): DraftNow {
    return { seat, ...play.draftOf(seat), count: play.counts[seat] ?? 0 }
  }

  /** JSON of what changed in the view that everybody shares; the same bytes for all. */
  private publicChanges(hosted: Hosted, events: readonly Event[] = []): string {
    const { play } = hosted
    const t = play.tableOf(-1)
    if (t.state === hosted.toldOf) return "{}"
    hosted.toldOf = t.state
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
      ...(t.state.turn === hosted.scoredTurn && !over(t.state)
        ? []
        : [["score", publicScore(play.rules, t.state)] as const]),
    ]
    hosted.scoredTurn = t.state.turn
    const changed = changedParts(parts, hosted.told, (key, json) => hosted.told.set(key, json))
    if (events.length > 0)
      changed.push(`"events":${JSON.stringify(events.map(event => redact(play.rules, event, -1)))}`)
    return `{${changed.join(",")}}`
  }

  /** For each watched seat: its question, its draft, and what it sees beyond the public view. */
  private ownOf(
    hosted: Hosted,
    watched: readonly Seat[],
    published: readonly Event[],
    sender: Seat = -1,
    events: readonly Event[] = [],
  ): { [seat: number]: string } {
    const { play } = hosted
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
      const text = `${asked.slice(0, -1)},"state":${this.beyond(hosted, seat)}}`
      if (seat === sender || news.length > 0 || hosted.toldOwn.get(seat) !== text) own[seat] = text
      hosted.toldOwn.set(seat, text)
    }
    return own
  }

  /** JSON of the parts of a seat's view that differ from the public one. */
  private beyond({ play, told, toldOf }: Hosted, seat: Seat): string {
    const { state } = play.tableOf(seat)
    if (state === toldOf && !seesMore(play.rules, state, seat)) return "{}"
    const seen = view(play.rules, state, seat)
    return `{${changedParts([...partsOf(seen.state), ["pools", seen.pools]], told).join(",")}}`
  }
}
