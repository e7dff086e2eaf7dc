// How far a lead can be trusted: `node scripts/run.mjs scripts/spread.ts GAME [GAMES] [BOT]` for the table in bots/chance.ts.
// Plays games between equal bots and prints, for several spreads, how far the chances are from what came of it.
import { botNamed, knowledge } from "@railhead/bots"
import { begin, below, figure, nextSeat, num, offer, over, range, seeded, sum, take, view } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { averaged, chances, expected, spreadAt, wins } from "../bots/chance.ts"

const box = await openBox(process.argv[2] ?? "")
const games = Number(process.argv[3] ?? 100)
const bot = botNamed(process.argv[4] ?? "value")
const spreads = [4, 6, 8, 10, 12, 14, 17, 20, 25, 30, 40]
/** One decision in so many is taken by chance: people do not play alike. */
const CARELESS = 10

interface Played {
  /** What each side was expected to end with, after each turn. */
  readonly expected: readonly (readonly number[])[]
  readonly won: readonly number[]
  readonly seats: number
  readonly turns: number
}

function play(game: number): Played {
  const [least, most] = box.game.seats
  const counts = range(Math.min(4, most) + 1).slice(Math.max(2, least))
  const seats = num(counts, game % counts.length)
  const t = begin(box.game, { seats, seed: `spread ${game}` })
  const random = seeded(`spread ${game}`)
  const knows = knowledge(t.rules, box)
  const seen = [expected(knows, t)]
  while (!over(t.state)) {
    const { turn } = t.state
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    const byChance = list.size === 1 || below(random, CARELESS) === 0
    const code = byChance
      ? list.code(below(random, list.size))
      : bot.think(knows, view(t.rules, t.state, seat), random).code
    take(t, seat, code)
    if (t.state.turn !== turn) seen.push(expected(knows, t))
  }
  return { expected: seen, won: wins(t), seats, turns: t.state.turn / seats }
}

/** The Brier score of a game: the mean over its turns of the squares by which the chances were wrong. */
function wrongness(
  { expected: seen, won, seats }: Played,
  guess: (worths: readonly number[], left: number) => number[],
) {
  const wrong = seen.map((_, turn) => {
    const worths = averaged(seen.slice(Math.max(0, turn + 1 - seats), turn + 1))
    return sum(guess(worths, 1 - turn / seen.length).map((chance, side) => (chance - figure(won, side)) ** 2))
  })
  return sum(wrong) / wrong.length
}

const all = range(games).map(play)
const mean = (of: (game: Played) => number) => (sum(all.map(of)) / all.length).toFixed(3)
console.log(`${box.game.id}: ${games} games of ${bot.id}, ${mean(({ turns }) => turns)} turns a seat`)
console.log(`  every side alike: ${mean(game => wrongness(game, worths => worths.map(() => 1 / worths.length)))}`)
for (const spread of spreads)
  console.log(
    `  spread ${spread}: ${mean(game => wrongness(game, (worths, left) => chances(worths, spreadAt(spread, left))))}`,
  )
