// One game without people after the other, and what came of them.
import { type Bot, knowledge } from "@railhead/bots"
import {
  at,
  begin,
  type Game,
  headOf,
  type Line,
  nextSeat,
  num,
  offer,
  over,
  parseOptions,
  RailheadError,
  range,
  type Sense,
  type Setting,
  type State,
  score,
  seeded,
  type Table,
  take,
  turnMark,
  view,
  writeRecord,
} from "@railhead/engine"

/** More choices than any game needs: beyond that it counts as stuck. */
const MOST_CHOICES = 20_000

/** What is needed of a game to play it by bots. */
export interface Playable<S extends State = State> {
  readonly game: Game<S>
  readonly sense: Sense<S>
}

interface Failure {
  readonly seed: string
  readonly stuck: boolean
  readonly message: string
  /** Replaying it shows the error again. */
  readonly record: string
}

/** Points and wins of somebody who played `points.length` games. */
export interface Results {
  readonly points: number[]
  wins: number
}

export interface Tally {
  /** The seats and, after them, sides that are no seats. */
  readonly sides: readonly Results[]
  readonly bots: Map<string, Results>
  readonly best: number[]
  readonly turns: number[]
  /** Decisions with two choices or more, and how many choices they had in all. */
  decisions: number
  choices: number
  readonly failures: Failure[]
}

export function newTally(sides: number): Tally {
  const none = () => ({ points: [], wins: 0 })
  return { sides: range(sides).map(none), bots: new Map(), best: [], turns: [], decisions: 0, choices: 0, failures: [] }
}

/** Plays one game; bots change seats from game to game, so that none gains by where it sits. */
export function simulateOne<S extends State>(
  box: Playable<S>,
  setting: Setting,
  bots: readonly Bot[],
  game: number,
  tally: Tally,
): void {
  const botAt = (seat: number) => at(bots, (seat + game) % bots.length)
  const random = seeded(`play ${setting.seed}`)
  const made: [seat: number, code: number][] = []
  try {
    const t = begin(box.game, setting)
    const knows = knowledge(t.rules, box)
    const think = (bot: Bot, seat: number) => bot.think(knows, view(t.rules, t.state, seat), random).code
    while (!over(t.state)) {
      const seat = nextSeat(t.state)
      const list = offer(t, seat)
      const bot = botAt(seat)
      const code = list.size === 1 ? list.code(0) : (bot.pick?.(list, random) ?? think(bot, seat))
      if (list.size > 1) {
        tally.decisions++
        tally.choices += list.size
      }
      made.push([seat, code])
      if (made.length > MOST_CHOICES) throw new RailheadError("stuck", "the game does not end")
      take(t, seat, code)
    }
    book(t, tally, seat => botAt(seat).id)
  } catch (error) {
    tally.failures.push({
      seed: setting.seed,
      stuck: error instanceof RailheadError && error.code === "stuck",
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      record: recordOf(box, setting, made),
    })
  }
}

function book<S extends State>(t: Table<S>, tally: Tally, botAt: (seat: number) => string): void {
  const { totals, places } = score(t.rules, t.state)
  const winners = places.filter(place => place === 1).length
  totals.forEach((points, side) => {
    // A side that is no seat is played by the rules, not by a bot.
    const bot = side < t.state.seats ? botResults(tally, botAt(side)) : []
    for (const results of [at(tally.sides, side), ...bot]) {
      results.points.push(points)
      if (num(places, side) === 1) results.wins += 1 / winners
    }
  })
  tally.best.push(Math.max(...totals))
  tally.turns.push(t.state.turn)
}

function botResults(tally: Tally, id: string): [Results] {
  const results = tally.bots.get(id) ?? { points: [], wins: 0 }
  tally.bots.set(id, results)
  return [results]
}

/** The record up to and with the choice that failed. */
function recordOf<S extends State>(box: Playable<S>, setting: Setting, made: readonly [number, number][]): string {
  const lines: Line[] = []
  try {
    const t = begin(box.game, setting)
    let marked = 0
    const mark = () => {
      const line = turnMark(t.state, marked)
      if (line) lines.push(line)
      marked = t.state.turn
    }
    mark()
    for (const [seat, code] of made) {
      lines.push({ kind: "choice", seat, text: t.rules.say.write(t.state, code), note: "" })
      take(t, seat, code)
      mark()
    }
    return writeRecord({ head: headOf(t.state, setting.seed), lines })
  } catch {
    const { seats, seed, options = {} } = setting
    const head = { game: box.game.id, version: box.game.version, seats, seed, options: parseOptions(box.game, options) }
    return writeRecord({ head, lines })
  }
}
