// Bots against bots, over enough games to tell luck from skill: `railhead arena <game> --levels foreman,value --seats 4`.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { botNamed } from "@railhead/bots"
import { at, canonical, figure, hashOf, num, type Options, RailheadError, range } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type Arguments, gameOptions, seatCount, text, wholeNumber } from "./arguments.ts"
import { Hall } from "./lab/hall.ts"
import type { Match } from "./lab/match.ts"
import { netFile, readNet } from "./lab/net-file.ts"
import { wilson } from "./lab/wilson.ts"
import { Progress } from "./progress.ts"

/** One played game, as it is kept so that a stopped run can go on. */
interface Kept {
  readonly game: number
  readonly totals: readonly number[]
  readonly places: readonly number[]
  readonly decisions: readonly number[]
  readonly seconds: readonly number[]
}

interface Contest {
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** Who plays; they change seats from game to game. */
  readonly names: readonly string[]
  readonly seed: string
}

/** The interval of the first bot's share is narrow enough when it is no wider than this to either side, in percent. */
const NARROW = 5
const FEWEST = 100

export async function arena(args: Arguments): Promise<number> {
  const box = await openBox(args.words[0] ?? "")
  const seats = seatCount(args, box, Math.min(4, box.game.seats[1]))
  const contest: Contest = {
    game: box.game.id,
    seats,
    options: gameOptions(args, box),
    names: lineUp(text(args, "levels", "scout,greenhorn"), seats),
    seed: text(args, "seed", "arena"),
  }
  const most = wholeNumber(args, "games", 400)
  const within = wholeNumber(args, "within", NARROW, 0) / 100
  const file = notesOf(contest, [box.sense.weights, readNet(netFile(box.game.id))])
  const played = readNotes(file)
  const done = new Set(played.map(({ game }) => game))
  const hall = new Hall()
  const progress = new Progress(most)
  try {
    await hall.play(
      matches(contest, most, done),
      ({ totals, places, decisions, seconds }, match) => {
        const kept: Kept = { game: gameNumber(match), totals, places, decisions, seconds }
        played.push(kept)
        appendFileSync(file, `${JSON.stringify(kept)}\n`)
        progress.at(played.length, told(contest, played))
      },
      () => !settled(contest, played, within),
    )
  } finally {
    await hall.close()
  }
  console.log(report(contest, played))
  return 0
}

/** `foreman,value` with four seats: one foreman and three of the last named. */
function lineUp(names: string, seats: number): string[] {
  const given = names.split(",").filter(name => name !== "")
  if (given.length === 0 || given.length > seats)
    throw new RailheadError("bad-request", `--levels needs one to ${seats} names, not "${names}"`)
  for (const name of given) botNamed(name)
  return range(seats).map(seat => given[Math.min(seat, given.length - 1)] ?? "")
}

/** Who sits where in a game: one seat further each time. */
function nameAt({ names }: Contest, seat: number, game: number): string {
  return at(names, (seat + game) % names.length)
}

const gameNumber = ({ seed }: Match): number => Number(seed.split(" ").at(-1))

function* matches(contest: Contest, most: number, done: ReadonlySet<number>): Generator<Match> {
  const { game, seats, options, seed } = contest
  for (const i of range(most))
    if (!done.has(i))
      yield {
        game,
        options,
        seed: `${seed} ${i}`,
        contenders: range(seats).map(seat => ({ bot: nameAt(contest, seat, i) })),
      }
}

/**
 * Played games are kept, a file for each contest and what positions are judged by: the same command goes on where it was
 * stopped. Who changes how bots think begins anew with another `--seed`.
 */
function notesOf(contest: Contest, judgement: unknown): string {
  const folder = join(process.cwd(), ".railhead", "arena")
  mkdirSync(folder, { recursive: true })
  const { game, names } = contest
  return join(folder, `${game}-${names.join("-")}-${hashOf([contest, judgement]).slice(0, 12)}.jsonl`)
}

function readNotes(file: string): Kept[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, "utf8").split("\n")
  return lines.filter(line => line !== "").map(line => JSON.parse(line))
}

interface Standing {
  readonly name: string
  games: number
  wins: number
  points: number
  margin: number
  decisions: number
  seconds: number
}

function standings(contest: Contest, played: readonly Kept[]): Standing[] {
  const all = new Map<string, Standing>()
  for (const { game, totals, places, decisions, seconds } of played) {
    const winners = places.filter(place => place === 1).length
    for (const seat of range(contest.seats)) {
      const name = nameAt(contest, seat, game)
      const one = all.get(name) ?? { name, games: 0, wins: 0, points: 0, margin: 0, decisions: 0, seconds: 0 }
      all.set(name, one)
      const others = totals.filter((_, other) => other !== seat)
      one.games++
      if (num(places, seat) === 1) one.wins += 1 / winners
      one.points += num(totals, seat)
      one.margin += num(totals, seat) - (others.length === 0 ? 0 : Math.max(...others))
      one.decisions += num(decisions, seat)
      one.seconds += figure(seconds, seat)
    }
  }
  const order = [...new Set(contest.names)]
  return [...all.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

function settled(contest: Contest, played: readonly Kept[], within: number): boolean {
  const [first] = standings(contest, played)
  if (!first || played.length < FEWEST || new Set(contest.names).size === 1) return false
  const [low, high] = wilson(first.wins, first.games)
  return high - low < 2 * within
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function told(contest: Contest, played: readonly Kept[]): string {
  const [first] = standings(contest, played)
  return first ? `${first.name} wins ${percent(first.wins / first.games)}` : ""
}

function report(contest: Contest, played: readonly Kept[]): string {
  const best = played.map(({ totals }) => Math.max(...totals))
  const winners = best.reduce((sum, points) => sum + points, 0) / best.length
  // All that may win: the seats, and a side that nobody sits at.
  const sides = played[0]?.totals.length ?? contest.seats
  return [
    `${contest.game}, ${contest.seats} seats, ${played.length} games, options ${canonical(contest.options)}; winners' mean ${winners.toFixed(1)}`,
    "",
    "| bot | games | wins | 95 % interval | par | mean points | mean margin | ms a decision |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...standings(contest, played).map(({ name, games, wins, points, margin, decisions, seconds }) => {
      const [low, high] = wilson(wins, games)
      const figures = [
        (points / games).toFixed(1),
        (margin / games).toFixed(1),
        ((1000 * seconds) / decisions).toFixed(0),
      ]
      return `| ${name} | ${games} | ${percent(wins / games)} | ${percent(low)} – ${percent(high)} | ${percent(1 / sides)} | ${figures.join(" | ")} |`
    }),
  ].join("\n")
}
