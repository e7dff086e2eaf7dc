// A game looked at again: how likely each side was to win after each turn, and what a bot would have chosen instead.
import {
  at,
  type Game,
  type GameRecord,
  type Line,
  last,
  offer,
  over,
  parse,
  RailheadError,
  type Rules,
  replay,
  rulesFor,
  type Seat,
  type Sense,
  type State,
  seeded,
  table,
  view,
} from "@railhead/engine"
import { type Bot, type Considered, type Knowledge, knowledge } from "./bot.ts"
import { chancesAt, expected, usualTurns, wins } from "./chance.ts"

/** What is needed of a game to judge how it was played. */
interface Judgeable<S extends State> {
  readonly game: Game<S>
  readonly sense: Sense<S>
}

/** The chances of all sides at a page: 0 is the setup, and each choice or new deal of the record makes the next. */
export interface Standing {
  readonly page: number
  readonly turn: number
  readonly chances: readonly number[]
}

export interface Weighed {
  readonly choice: string
  /** Points that it falls short of the best; null where the bot did not look at it. */
  readonly loss: number | null
  /** How much the bot prefers it to the others: all together 1. */
  readonly share: number
}

/** A decision of the game as a bot sees it from the same seat. */
export interface Judged {
  /** The page that the choice led to. */
  readonly page: number
  readonly turn: number
  readonly seat: Seat
  readonly played: Weighed
  /** All choices, the best first. */
  readonly weighed: readonly Weighed[]
}

/** A position of the game, and the choice that led to it if there was one to make. */
interface Moment<S extends State> {
  readonly state: S
  readonly chosen: { readonly seat: Seat; readonly code: number } | null
}

export class Analysis<S extends State = State> {
  /** At the setup, and after each turn. */
  readonly standings: readonly Standing[]
  /** The pages of all choices that were not forced. */
  readonly decisions: readonly number[]
  private readonly moments: Moment<S>[] = []
  private readonly rules: Rules<S>
  private readonly game: Knowledge<S>

  constructor(box: Judgeable<S>, record: GameRecord) {
    this.rules = rulesFor(box.game, record.head.options)
    this.game = knowledge(this.rules, box)
    replay(box.game, record, ({ rules, state }, line) => {
      if (line?.kind !== "turn") this.moments.push({ state: rules.clone(state), chosen: this.chosen(line) })
    })
    this.standings = this.stood()
    this.decisions = this.moments.flatMap(({ chosen }, page) => (chosen ? [page] : []))
  }

  /** Null for what was no choice: only one was possible, or it was done out of turn and answered no question. */
  private chosen(line: Line | null): Moment<S>["chosen"] {
    const before = last(this.moments)
    if (!before || line?.kind !== "choice") return null
    const { seat, text } = line
    const t = table(this.rules, before.state)
    if (offer(t, seat).size <= 1) return null
    const code = parse(t, seat, text)
    return offer(t, seat).has(code) ? { seat, code } : null
  }

  private stood(): Standing[] {
    const ends = this.moments.flatMap(({ state }, page) =>
      over(state) || state.turn !== this.moments[page - 1]?.state.turn ? [{ page, state }] : [],
    )
    const { state: final } = at(ends, ends.length - 1)
    // A game that was given up would have gone on for a while.
    const turns = over(final) ? ends.length - 1 : Math.max(ends.length, usualTurns(final))
    const benches = ends.map(({ state }) => table(this.rules, state))
    const seen = benches.map(bench => expected(this.game, bench))
    return ends.map(({ page, state }, turn) => {
      const round = seen.slice(Math.max(0, turn + 1 - state.seats), turn + 1)
      return { page, turn, chances: over(state) ? wins(at(benches, turn)) : chancesAt(state, round, 1 - turn / turns) }
    })
  }

  /** What a bot thinks of the choice that led to a page. It sees what the seat saw, and nothing else. */
  judge(page: number, bot: Bot): Judged {
    const { chosen } = at(this.moments, page)
    if (!chosen) throw new RailheadError("bad-request", `move ${page} of the record was no decision`)
    const { state } = at(this.moments, page - 1)
    const { seat, code: played } = chosen
    const { considered } = bot.think(this.game, view(this.rules, state, seat), seeded(`analysis ${page}`))
    const best = considered[0]?.value ?? 0
    const weigh = ({ code, value, share }: Considered): Weighed => ({
      choice: this.rules.say.write(state, code),
      loss: Number.isFinite(value) ? Math.max(0, best - value) : null,
      share,
    })
    const found = considered.find(({ code }) => code === played)
    return {
      page,
      turn: state.turn,
      seat,
      played: weigh(found ?? { code: played, value: Number.NEGATIVE_INFINITY, share: 0 }),
      weighed: considered.map(weigh),
    }
  }
}
