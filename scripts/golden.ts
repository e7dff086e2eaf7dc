// Writes the golden games of a game: whole games of greedy bots that later versions must still replay.
// `node scripts/run.mjs scripts/golden.ts gold-west` — only when a change of the rules is meant and its version is raised.
import { mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { botNamed, knowledge } from "@railhead/bots"
import { nextSeat, Play, range, seeded, view } from "@railhead/engine"
import { openBox } from "@railhead/games"

const box = await openBox(process.argv[2] ?? "")
const { game } = box
const folder = resolve(import.meta.dirname, "..", "games", game.id, "tests", "golden")
mkdirSync(folder, { recursive: true })
const bot = botNamed("greedy")
const switches = game.options.filter(option => option.kind === "switch").map(option => option.id)
const [least, most] = game.seats

interface Wanted {
  readonly seats: number
  readonly options: { readonly [id: string]: unknown }
  readonly name: string
}

/** With all switches off and with all on, for each number of seats. */
const usual = range(most + 1)
  .slice(least)
  .flatMap(seats =>
    (switches.length > 0 ? [false, true] : [false]).map(on => ({
      seats,
      options: Object.fromEntries(switches.map(id => [id, on])),
      name: `${seats}-seats${on ? `-${switches.join("-")}` : ""}`,
    })),
  )

/** `golden.ts GAME NAME SEATS OPTIONS` writes one game with other options. */
function single([name, seats, options]: readonly string[]): Wanted[] {
  return name === undefined ? usual : [{ name, seats: Number(seats), options: JSON.parse(options ?? "{}") }]
}

for (const { seats, options, name } of single(process.argv.slice(3))) {
  const play = new Play(game, { seats, seed: `golden ${seats}`, options })
  const random = seeded("golden")
  while (!play.over) {
    const seat = nextSeat(play.tableOf(-1).state)
    const { rules, state } = play.tableOf(seat)
    const { code } = bot.think(knowledge(rules, box), view(rules, state, seat), random)
    play.choose(seat, rules.say.write(state, code))
  }
  writeFileSync(join(folder, `${name}.record`), play.text)
}
