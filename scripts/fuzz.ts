// Random play that goes deeper than the tests: `npm run fuzz -- --minutes 30 [--seed s]`. Every failure is a record.
import { parseArgs } from "node:util"
import { at, type Game, type OptionValue, range } from "@railhead/engine"
import { provePlay } from "@railhead/engine/proof"
import { gameIds, openBox } from "@railhead/games"

const { values } = parseArgs({
  options: { minutes: { type: "string" }, seed: { type: "string" }, game: { type: "string" } },
})
const minutes = Number(values.minutes ?? 1)
const seed = values.seed ?? String(Date.now())
const boxes = await Promise.all((values.game ? [values.game] : gameIds).map(openBox))

/** Every combination of the options that are switches or one of a few. */
function combinations(game: Game): { [id: string]: OptionValue }[] {
  let all: { [id: string]: OptionValue }[] = [{}]
  for (const row of game.options) {
    const choices: readonly OptionValue[] =
      row.kind === "switch" ? [false, true] : row.kind === "one" ? row.of : [row.default]
    all = all.flatMap(options => choices.map(value => ({ ...options, [row.id]: value })))
  }
  return all
}

const settings = boxes.flatMap(({ game, conserved }) => {
  const [least, most] = game.seats
  return range(most + 1)
    .slice(least)
    .flatMap(seats =>
      combinations(game)
        .filter(options => !game.refuses(options, seats))
        .map(options => ({ game, conserved, seats, options })),
    )
})

const until = Date.now() + minutes * 60_000
let games = 0
let choices = 0
console.log(`${settings.length} settings, ${minutes} minutes, seed ${seed}`)
while (Date.now() < until) {
  const { game, conserved, seats, options } = at(settings, games % settings.length)
  choices += provePlay(game, { setting: { seats, options, seed: `${seed} ${games}` }, deep: 0.05, conserved }).choices
  games++
  if (games % 100 === 0) console.log(`${games} games, ${choices} choices, no failure`)
}
console.log(`${games} games, ${choices} choices, no failure`)
