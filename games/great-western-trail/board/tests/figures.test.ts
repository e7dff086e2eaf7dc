import { range, rulesFor, score } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { greatWesternTrail } from "../../index.ts"
import { figures, points, progress } from "../figures.ts"
import { everyGame, expandedGames, games } from "./games.ts"

describe("figures", () => {
  it("are the same ones in every position of a game", () => {
    for (const { end, questions } of everyGame) {
      const ids = figures(end, 0).map(({ id }) => id)
      for (const { s, seat } of questions.slice(0, 40)) expect(figures(s, seat).map(({ id }) => id)).toEqual(ids)
    }
  })

  it("count eight things on the seat's card", () => {
    for (const { end } of games)
      expect(figures(end, 0).flatMap(({ id, card }) => (card ? [id] : []))).toEqual([
        "money",
        "cowboys",
        "craftsmen",
        "engineers",
        "engine",
        "certificates",
        "buildings",
        "hand",
      ])
  })

  it("RTN-75 count exchange tokens and stores as well where there are any", () => {
    for (const { end } of expandedGames) {
      const ids = figures(end, 0).flatMap(({ id, card }) => (card ? [id] : []))
      expect(ids.slice(8)).toEqual(end.north === null ? [] : ["exchangeTokens", "stores"])
    }
  })

  it("GWT-19, RTN-91, POKER-25 add up to the score sheet, at the end and on the way", () => {
    for (const { end, questions } of everyGame) {
      const middle = questions[questions.length >> 1]?.s ?? end
      for (const s of [end, middle]) {
        const { totals } = score(rulesFor(greatWesternTrail, s.options), s)
        for (const seat of range(s.seats)) expect(points(s, seat)).toBe(totals[seat])
      }
    }
  })

  it("tell how far the game is", () => {
    const [first] = games
    expect(first && progress(first.questions[0]?.s ?? first.end)).toEqual({ round: 1, row: 2, rows: 12, ended: 0 })
    expect(first && progress(first.end)).toMatchObject({ row: 12, rows: 12, ended: 1 })
  })
})
