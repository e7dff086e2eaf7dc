import type { Sheet } from "@railhead/engine"
import type { Page } from "@railhead/hosting"
import { describe, expect, it } from "vitest"
import { pageAt, scoreSteps, timeOf, turnAt, turnsOf } from "../turns.ts"
import { goldenStory } from "./story.ts"

const sheet: Sheet = { final: false, rows: [], totals: [0, 0], places: [1, 1] }

/** Two whole turns of two and three choices, and one that has begun. */
const pages: readonly Page[] = [
  { parts: { turn: 1 }, score: sheet },
  { seat: 0, parts: {} },
  { seat: 0, parts: { turn: 2 }, score: sheet },
  { seat: 1, parts: {} },
  { reseed: true, parts: {} },
  { seat: 1, parts: { turn: 3 }, score: sheet },
  { seat: 0, parts: {} },
]

describe("turns of a game", () => {
  it("hold the choices that were made in them", () => {
    expect(turnsOf(pages)).toEqual([
      { no: 1, seat: 0, first: 1, last: 2 },
      { no: 2, seat: 1, first: 3, last: 5 },
      { no: 3, seat: 0, first: 6, last: 6 },
    ])
    expect(turnAt(turnsOf(pages), 0)).toBeNull()
    expect(turnAt(turnsOf(pages), 4)?.no).toBe(2)
  })

  it("have one score each, and one before them", async () => {
    const story = await goldenStory()
    const steps = scoreSteps(story)
    const turns = turnsOf(story)
    expect(steps.map(({ page }) => page)).toEqual([0, ...turns.map(({ last }) => last)])
    expect(steps.at(-1)?.sheet.final).toBe(true)
  })

  it("tell time within a turn, and the page at a time", () => {
    const steps = scoreSteps(pages)
    expect([0, 1, 2, 3, 5, 6].map(page => timeOf(steps, page))).toEqual([0, 0.5, 1, 1 + 1 / 3, 2, 2])
    expect([-3, 0.4, 0.6, 2, 99].map(time => pageAt(steps, time))).toEqual([0, 0, 2, 5, 5])
  })
})
