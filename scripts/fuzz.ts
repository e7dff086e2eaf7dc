// Random play that goes deeper than the tests: `npm run fuzz -- --minutes 30 [--seed s] [--game g]`. Every failure is a record.
// `--walk a,b,c` goes through every combination of these switches and every number of seats, and draws all other options
// anew for each game; `--each 200` goes on until each of them has had so many games, `--part 3/8` does a part of them,
// `--from 1200` begins with that game of it: to go on where a run was stopped, or to see a failure again.
import { parseArgs } from "node:util"
import { at, type OptionRow, type Options, range, seeded } from "@railhead/engine"
import { provePlay } from "@railhead/engine/proof"
import { gameIds, openBox } from "@railhead/games"
import { drawOptions, valuesOf } from "../cli/lab/variants.ts"

const { values } = parseArgs({
  options: {
    minutes: { type: "string" },
    seed: { type: "string" },
    game: { type: "string" },
    walk: { type: "string" },
    each: { type: "string" },
    part: { type: "string" },
    from: { type: "string" },
    deep: { type: "string" },
  },
})
const each = Number(values.each ?? 0)
const minutes = each > 0 ? Number.POSITIVE_INFINITY : Number(values.minutes ?? 1)
const seed = values.seed ?? String(Date.now())
const walk = values.walk?.split(",") ?? []
const deep = Number(values.deep ?? 0.05)
const boxes = await Promise.all((values.game ? [values.game] : gameIds).map(openBox))

/** Every combination of these options. */
function combinations(rows: readonly OptionRow[]): Options[] {
  let all: Options[] = [{}]
  for (const row of rows) all = all.flatMap(options => valuesOf(row).map(value => ({ ...options, [row.id]: value })))
  return all
}

/** More combinations than this nobody walks through: all is drawn by chance. */
const MOST = 2000

const settings = boxes.flatMap(({ game, conserved }) => {
  const [least, most] = game.seats
  const count = game.options.reduce((product, row) => product * valuesOf(row).length, 1)
  const rows = game.options.filter(row => (walk.length > 0 ? walk.includes(row.id) : count <= MOST))
  return range(most + 1)
    .slice(least)
    .flatMap(seats => combinations(rows).map(walked => ({ game, conserved, seats, walked })))
    .filter(({ seats, walked }) => drawOptions(game, walked, seats, seeded("possible")) !== null)
})

const [part = 1, parts = 1] = values.part?.split("/").map(Number) ?? []
const own = settings.filter((_, i) => i % parts === part - 1)
const until = Date.now() + minutes * 60_000
let games = Number(values.from ?? 0)
let choices = 0
console.log(`${own.length} settings, ${each > 0 ? `${each} games each` : `${minutes} minutes`}, seed ${seed}`)
while (Date.now() < until && (each === 0 || games < each * own.length)) {
  const { game, conserved, seats, walked } = at(own, games % own.length)
  const name = `${seed} ${part}/${parts} ${games}`
  const options = drawOptions(game, walked, seats, seeded(`options ${name}`))
  if (options) choices += provePlay(game, { setting: { seats, options, seed: name }, deep, conserved }).choices
  games++
  if (games % 100 === 0) console.log(`${games} games, ${choices} choices, no failure`)
}
console.log(`${games} games, ${choices} choices, no failure`)
