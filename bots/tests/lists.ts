// Plays a game and tells which lists of its state V8 no longer takes for whole numbers. A program of its own, because what
// other code has done in the same process counts: `node --allow-natives-syntax bots/tests/lists.ts <game>`.
import { begin, nextSeat, over, type State, seeded, take, view } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { botNamed, knowledge } from "../index.ts"
import { searcher } from "../levels.ts"

const isWhole = new Function("list", "return %HasSmiElements(list)")

/** The thinker first: lists that are young leave their mark where they were made. */
const bots = [searcher("searcher", { iterations: 10, rounds: 1, width: 2 }), botNamed("random")]
const DECISIONS = 40

function spoilt(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value) && value.length > 0 && value.every(item => typeof item === "number"))
    return isWhole(value) ? [] : [path]
  return Object.entries(value).flatMap(([key, part]) => spoilt(part, `${path}.${key}`))
}

async function played(game: string): Promise<State> {
  const box = await openBox(game)
  const t = begin(box.game, { seats: 3, seed: "lists" })
  const knows = knowledge(t.rules, box)
  const chance = seeded("lists")
  for (const bot of bots)
    for (let i = 0; i < DECISIONS && !over(t.state); i++) {
      const seat = nextSeat(t.state)
      take(t, seat, bot.think(knows, view(t.rules, t.state, seat), chance).code)
    }
  return t.state
}

console.log(JSON.stringify(spoilt(await played(process.argv[2] ?? ""), "state")))
