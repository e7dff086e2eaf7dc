// The engine's side of the tables that are in memory: runs in a thread of the server or of the browser, knows no people, no clock, no network.

import {
  askOf,
  front,
  type Game,
  hashOf,
  type Line,
  over,
  Play,
  RailheadError,
  range,
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
import { ledgerOf, storyOf } from "./story.ts"
import { publicScore, Telling } from "./telling.ts"

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

/** A table whose position is in memory. */
interface Hosted {
  readonly play: Play<State>
  readonly telling: Telling
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
    const hosted: Hosted = { play, telling: new Telling(play), turnOrder }
    this.tables.set(setup.table, hosted)
    hosted.telling.begin(scored)
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
      hosted.telling.scoreAgain()
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
    return this.hosted(table).telling.everything(seats)
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
    const { play, telling } = hosted
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
      table: telling.publicChanges(taken?.published ?? []),
      own: telling.ownOf(told, taken?.published ?? [], sender, taken?.events ?? []),
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
}
