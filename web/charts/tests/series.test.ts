import { describe, expect, it } from "vitest"
import { goldenStory } from "../../replay/tests/story.ts"
import { scoreSteps } from "../../replay/turns.ts"
import { csvOf } from "../export.ts"
import { categoryLines, chanceLines, totalLines } from "../series.ts"

const names = ["Ana", "Ben", "Cleo"]

describe("lines of a game", () => {
  it("by category add up to the total, turn by turn", async () => {
    const steps = scoreSteps(await goldenStory())
    const totals = totalLines(steps, names)
    const charts = categoryLines(steps, names)
    for (const [seat, line] of totals.entries())
      for (const [turn, total] of line.values.entries())
        expect(charts.reduce((sum, { lines }) => sum + (lines[seat]?.values[turn] ?? 0), 0)).toBe(total)
  })
})

describe("lines of chances", () => {
  it("are in hundredths, one for each side", () => {
    const standings = [
      { page: 0, turn: 0, chances: [0.5, 0.5] },
      { page: 4, turn: 1, chances: [0.3333, 0.6667] },
      { page: 9, turn: 2, chances: [0, 1] },
    ]
    expect(chanceLines(standings, ["Ana", "Pedro"])).toEqual([
      { seat: 0, name: "Ana", values: [50, 33.3, 0] },
      { seat: 1, name: "Pedro", values: [50, 66.7, 100] },
    ])
  })
})

describe("the figures as CSV", () => {
  it("have one row for each turn", () => {
    const lines = [
      { seat: 0, name: "Ana", values: [0, 3] },
      { seat: 1, name: "Ben", values: [0, -1] },
    ]
    expect(csvOf("Turn", lines)).toBe("Turn,Ana,Ben\r\n0,0,0\r\n1,3,-1\r\n")
  })

  it("are safe whatever somebody is called", () => {
    expect(csvOf("Turn", [{ seat: 0, name: '=1+"a",b', values: [] }])).toBe('Turn,"\'=1+""a"",b"\r\n')
  })
})
