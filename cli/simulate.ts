// Many games without people: scores, lengths, branching, wins by seat and by bot, and errors with what reproduces them.
import { begin, RailheadError, score, sum } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type Arguments, botList, gameOptions, seatCount, text, wholeNumber } from "./arguments.ts"
import { Progress } from "./progress.ts"
import { newTally, type Results, simulateOne, type Tally } from "./simulation.ts"

export async function simulate(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? "")
  const seats = seatCount(args, box, Math.min(3, box.game.seats[1]))
  const games = wholeNumber(args, "games", 1000)
  const seed = text(args, "seed", "railhead")
  const options = gameOptions(args, box)
  const bots = botList(args, seats, "random")
  if (bots.length === 0) throw new RailheadError("bad-request", "nobody would play: --bots needs at least one bot")
  // What is wrong with the setting is wrong for every game: say it once.
  const { rules, state } = begin(box.game, { seats, options, seed: `${seed} 0` })
  const tally = newTally(score(rules, state).totals.length)
  const progress = new Progress(games)
  const started = performance.now()
  for (let i = 0; i < games; i++) {
    simulateOne(box, { seats, options, seed: `${seed} ${i}` }, bots, i, tally)
    progress.at(i + 1, tally.failures.length > 0 ? `${tally.failures.length} errors` : "")
  }
  const seconds = round((performance.now() - started) / 1000)
  const about = { game: box.game.id, seats, games, seed, options, bots: bots.map(bot => bot.id), seconds }
  const report = reportOf(tally, about)
  console.log(args.values.json ? JSON.stringify(report, null, 2) : readable(report))
  return tally.failures.length === 0 ? 0 : 1
}

export function reportOf(tally: Tally, about: { readonly [key: string]: unknown }) {
  const stuck = tally.failures.filter(failure => failure.stuck).length
  const played = tally.turns.length
  return {
    ...about,
    finished: played,
    stuck,
    errors: tally.failures.length - stuck,
    turns: mean(tally.turns),
    mostTurns: tally.turns.reduce((most, turns) => Math.max(most, turns), 0),
    decisionsPerGame: played === 0 ? 0 : round(tally.decisions / played),
    branching: tally.decisions === 0 ? 0 : round(tally.choices / tally.decisions),
    winnersMean: mean(tally.best),
    perSeat: tally.sides.map((results, seat) => ({ seat, ...statistics(results) })),
    perBot: [...tally.bots].map(([bot, results]) => ({ bot, ...statistics(results) })),
    failures: tally.failures,
  }
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : round(sum(list) / list.length)
}

function statistics({ points, wins }: Results) {
  const middle = mean(points)
  const sorted = [...points].sort((a, b) => a - b)
  return {
    games: points.length,
    mean: middle,
    deviation: round(Math.sqrt(mean(points.map(x => (x - middle) ** 2)))),
    least: sorted[0] ?? 0,
    median: sorted[points.length >> 1] ?? 0,
    most: sorted.at(-1) ?? 0,
    wins: points.length === 0 ? 0 : round(wins / points.length, 3),
  }
}

function round(x: number, digits = 2): number {
  return Number(x.toFixed(digits))
}

function readable(report: ReturnType<typeof reportOf>): string {
  const { perSeat, perBot, failures, ...figures } = report
  const line = (name: string, s: ReturnType<typeof statistics>) =>
    `  ${name.padEnd(10)} mean ${s.mean} ±${s.deviation}   least ${s.least}, median ${s.median}, most ${s.most}   wins ${(100 * s.wins).toFixed(1)} %`
  return [
    ...Object.entries(figures).map(
      ([key, value]) => `${key.padEnd(18)}${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
    ),
    "points",
    ...perSeat.map(s => line(`seat ${s.seat}`, s)),
    ...(perBot.length > 1 ? perBot.map(s => line(s.bot, s)) : []),
    ...failures
      .slice(0, 5)
      .map(f => `\n${f.stuck ? "STUCK" : "ERROR"} with seed "${f.seed}": ${f.message}\n${f.record}`),
    ...(failures.length > 5 ? [`… and ${failures.length - 5} more; --json has them all`] : []),
  ].join("\n")
}
