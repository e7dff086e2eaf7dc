import { readRecord, replay, type State } from "@railhead/engine"
import { openBox } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { Positions } from "../positions.ts"
import { golden, goldenStory } from "./story.ts"

async function statesOf(record: string): Promise<State[]> {
  const { head, lines } = readRecord(record)
  const { game } = await openBox(head.game)
  const states: State[] = []
  replay(game, { head, lines: lines.filter(line => line.kind !== "turn") }, ({ state }) =>
    states.push(JSON.parse(JSON.stringify(state))),
  )
  return states
}

describe("positions of a game", () => {
  it("are those that were played, wherever one jumps", async () => {
    const pages = await goldenStory()
    const states = await statesOf(golden)
    const positions = new Positions(pages)
    expect(states.length).toBe(pages.length)
    for (const page of [pages.length - 1, 0, 1, 49, 50, 51, 100, 99, 120])
      expect(positions.at(page)).toEqual(states[page])
  })

  it("keep what did not change as the very same object", async () => {
    const pages = await goldenStory()
    const positions = new Positions(pages)
    for (const page of [10, 50, 130]) {
      const before = new Map<string, unknown>(Object.entries(positions.at(page - 1)))
      const changed = pages[page]?.parts ?? {}
      for (const [key, part] of Object.entries(positions.at(page)))
        if (key !== "players" && !(key in changed)) expect(part).toBe(before.get(key))
    }
  })
})
