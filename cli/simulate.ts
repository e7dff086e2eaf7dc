// Many games without people: scores, lengths, branching, wins by seat, and errors with what reproduces them.
import type { Bot } from "@railhead/bots"
import {
  at,
  begin,
  headOf,
  type Line,
  nextSeat,
  num,
  offer,
  over,
  RailheadError,
  range,
  type State,
  score,
  seeded,
  sum,
  type Table,
  take,
  turnMark,
  view,
  writeRecord,
} from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"
import { type Arguments, botList, gameOptions, seatCount, text, wholeNumber } from "./arguments.ts"
import { Progress } from "./progress.ts"

/** More choices than any game needs: beyond that it counts as stuck. */
const MOST_CHOICES = 20_000

interface Failure {
  readonly seed: string
  readonly stuck: boolean
  readonly message: string
  readonly record: string
}

interface Tally {
  readonly scores: number[][]
  readonly wins: number[]
  readonly turns: number[]
  readonly decisions: number[]
  choices: number
  readonly failures: Failure[]
}

export async function simulate(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? "")
  const seats = seatCount(args, box, Math.min(3, box.game.seats[1]))
  const games = wholeNumber(args, "games", 1000)
  const seed = text(args, "seed", "railhead")
  const options = gameOptions(args, box)
  const bots = botList(args, seats, "random")
  const tally: Tally = {
    scores: range(seats).map(() => []),
    wins: range(seats).map(() => 0),
    turns: [],
    decisions: [],
    choices: 0,
    failures: [],
  }
  const progress = new Progress(games)
  const started = performance.now()
  for (let i = 0; i < games; i++) {
    simulateOne(box, { seats, options, seed: `${seed} ${i}` }, bots, i, tally)
    progress.at(i + 1, tally.failures.length > 0 ? `${tally.failures.length} errors` : "")
  }
  const seconds = (performance.now() - started) / 1000
  const report = reportOf(tally, {
    game: box.game.id,
    seats,
    games,
    seed,
    options,
    bots: bots.map(bot => bot.id),
    seconds,
  })
  console.log(args.values.json ? JSON.stringify(report, null, 2) : readable(report))
  return tally.failures.length === 0 ? 0 : 1
}

/** Bots take turns at the seats, so that none gains by where it sits. */
function botAt(bots: readonly Bot[], seat: number, game: number): Bot {
  return at(bots, (seat + game) % bots.length)
}

function simulateOne(
  box: GameBox,
  setting: { seats: number; options: object; seed: string },
  bots: readonly Bot[],
  game: number,
  tally: Tally,
): void {
  const made: [seat: number, code: number][] = []
  const random = seeded(`play ${setting.seed}`)
  try {
    const t = begin(box.game, { ...setting, options: { ...setting.options } })
    let decisions = 0
    while (!over(t.state)) {
      const seat = nextSeat(t.state)
      const list = offer(t, seat)
      const code = list.size === 1 ? list.code(0) : think(box, botAt(bots, seat, game), t, seat, random)
      if (list.size > 1) {
        decisions++
        tally.choices += list.size
      }
      made.push([seat, code])
      if (made.length > MOST_CHOICES) throw new RailheadError("stuck", "the game does not end")
      take(t, seat, code)
    }
    const { totals, places } = score(t.rules, t.state)
    for (const seat of range(setting.seats)) at(tally.scores, seat).push(num(totals, seat))
    const winners = range(setting.seats).filter(seat => places[seat] === 1)
    for (const seat of winners) tally.wins[seat] = num(tally.wins, seat) + 1 / winners.length
    tally.turns.push(t.state.turn)
    tally.decisions.push(decisions)
  } catch (error) {
    tally.failures.push({
      seed: setting.seed,
      stuck: error instanceof RailheadError && error.code === "stuck",
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      record: recordOf(box, setting, made),
    })
  }
}

function think<S extends State>(box: GameBox<S>, bot: Bot, t: Table<S>, seat: number, random: number[]): number {
  const { rules } = t
  return bot.think({ rules, evaluate: box.evaluate }, view(rules, t.state, seat), random).code
}

/** The record up to and with the choice that failed: playing it again shows the error. */
function recordOf(
  box: GameBox,
  setting: { seats: number; options: object; seed: string },
  made: readonly [number, number][],
): string {
  const t = begin(box.game, { ...setting, options: { ...setting.options } })
  const lines: Line[] = []
  let marked = 0
  const mark = () => {
    const line = turnMark(t.state, marked)
    if (line) lines.push(line)
    marked = t.state.turn
  }
  mark()
  for (const [seat, code] of made) {
    lines.push({ kind: "choice", seat, text: t.rules.say.write(t.state, code), note: "" })
    try {
      take(t, seat, code)
    } catch {
      break
    }
    mark()
  }
  return writeRecord({ head: headOf(t.state, setting.seed), lines })
}

function reportOf(tally: Tally, about: { seconds: number; [key: string]: unknown }) {
  const played = tally.turns.length
  const decisions = sum(tally.decisions)
  return {
    ...about,
    seconds: round(about.seconds),
    finished: played,
    stuck: tally.failures.filter(f => f.stuck).length,
    errors: tally.failures.filter(f => !f.stuck).length,
    turns: round(sum(tally.turns) / played),
    decisionsPerGame: round(decisions / played),
    branching: round(tally.choices / decisions),
    perSeat: tally.scores.map((scores, seat) => ({
      seat,
      ...statistics(scores),
      wins: round(num(tally.wins, seat) / played, 3),
    })),
    winners: round(sum(winnersOf(tally)) / played),
    failures: tally.failures,
  }
}

function winnersOf(tally: Tally): number[] {
  return range(tally.turns.length).map(game => Math.max(...tally.scores.map(scores => num(scores, game))))
}

function statistics(scores: readonly number[]) {
  const mean = sum(scores) / scores.length
  const deviation = Math.sqrt(sum(scores.map(x => (x - mean) ** 2)) / scores.length)
  const sorted = [...scores].sort((a, b) => a - b)
  return {
    mean: round(mean),
    deviation: round(deviation),
    least: sorted[0],
    median: sorted[scores.length >> 1],
    most: sorted.at(-1),
  }
}

function round(x: number, digits = 2): number {
  return Number(x.toFixed(digits))
}

function readable(report: ReturnType<typeof reportOf>): string {
  const { perSeat, failures, ...figures } = report
  const rows = perSeat.map(
    s =>
      `  seat ${s.seat}   mean ${s.mean}  ±${s.deviation}   ${s.least} … ${s.median} … ${s.most}   wins ${(100 * s.wins).toFixed(1)} %`,
  )
  return [
    ...Object.entries(figures).map(
      ([key, value]) => `${key.padEnd(18)}${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
    ),
    "scores",
    ...rows,
    ...failures
      .slice(0, 5)
      .map(f => `\n${f.stuck ? "STUCK" : "ERROR"} with seed "${f.seed}": ${f.message}\n${f.record}`),
    ...(failures.length > 5 ? [`… and ${failures.length - 5} more; --json has them all`] : []),
  ].join("\n")
}
