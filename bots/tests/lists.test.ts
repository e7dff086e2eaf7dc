// V8 keeps a list of whole numbers apart from one of anything else, and what reads one of the others turns all that it reads
// into that kind, for good: half the speed of the engine hangs on it. Whoever breaks it is told here; see engine/list.ts.
import { setFlagsFromString } from "node:v8"
import { begin, nextSeat, over, seeded, take, view } from "@railhead/engine"
import { gameIds, openBox } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { botNamed, knowledge } from "../index.ts"
import { searcher } from "../levels.ts"

setFlagsFromString("--allow-natives-syntax")
const isWhole = new Function("list", "return %HasSmiElements(list)") as (list: number[]) => boolean

const bots = [botNamed("random"), searcher("searcher", { iterations: 10, rounds: 1, width: 2 })]
const DECISIONS = 40

/** Where in a state the lists lie that V8 does not take for whole numbers. */
function spoilt(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return []
  if (Array.isArray(value) && value.length > 0 && value.every(item => typeof item === "number"))
    return isWhole(value) ? [] : [path]
  return Object.entries(value).flatMap(([key, part]) => spoilt(part, `${path}.${key}`))
}

describe("lists of whole numbers", () => {
  for (const id of gameIds)
    for (const bot of bots)
      it(`${id}: stay what they are with the bot ${bot.id}`, async () => {
        const box = await openBox(id)
        const t = begin(box.game, { seats: 3, seed: "lists" })
        const knows = knowledge(t.rules, box)
        const chance = seeded("lists")
        for (let i = 0; i < DECISIONS && !over(t.state); i++) {
          const seat = nextSeat(t.state)
          take(t, seat, bot.think(knows, view(t.rules, t.state, seat), chance).code)
        }
        expect(spoilt(t.state, "state")).toEqual([])
      })
})
