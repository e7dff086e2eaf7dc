import { range, rulesFor, score } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { argentina } from "../../index.ts"
import { figures, points, progress } from "../figures.ts"
import { strengthOfHelp } from "../position.ts"
import { games } from "./games.ts"

describe("figures", () => {
  it("are the same ones in every position of a game", () => {
    for (const { end, questions } of games) {
      const ids = figures(end, 0).map(({ id }) => id)
      for (const { s, seat } of questions.slice(0, 40)) expect(figures(s, seat).map(({ id }) => id)).toEqual(ids)
    }
  })

  it("count eight things on the seat's card", () => {
    for (const { end } of games)
      expect(figures(end, 0).flatMap(({ id, card }) => (card ? [id] : []))).toEqual([
        "money",
        "grain",
        "gauchos",
        "carpinteros",
        "maquinistas",
        "granjeros",
        "engine",
        "hand",
      ])
  })

  it("ARG-33 add up to the score sheet, at the end and on the way", () => {
    for (const { end, questions } of games) {
      const middle = questions[questions.length >> 1]?.s ?? end
      for (const s of [end, middle]) {
        const { totals } = score(rulesFor(argentina, s.options), s)
        for (const seat of range(s.seats)) expect(points(s, seat)).toBe(totals[seat])
      }
    }
  })

  it("tell how far the game is", () => {
    const [first] = games
    expect(first && progress(first.questions[0]?.s ?? first.end)).toEqual({ round: 1, row: 3, rows: 11, ended: 0 })
    expect(first && progress(first.end)).toMatchObject({ row: 11, rows: 11, ended: 1 })
  })

  it("ARG-26.2 strength is told part by part while farmers are helped", () => {
    const helping = games.flatMap(({ questions }) => questions.filter(({ step }) => step === "showCattle"))
    expect(helping.length).toBeGreaterThan(0)
    for (const { s, seat } of helping) {
      const help = strengthOfHelp(s, seat)
      expect(help?.parts.reduce((sum, part) => sum + part, 0)).toBe(help?.sum)
      expect(help?.asked).toBeGreaterThan(0)
    }
  })
})
