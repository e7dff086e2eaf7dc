import { range, rulesFor, score } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { offices } from "../../data/offices.ts"
import { goldWest } from "../../index.ts"
import { figures, officesInPlay, officeWorth, points, progress } from "../figures.ts"
import { games } from "./games.ts"

describe("figures", () => {
  it("are the same figures in the same order in every position of a game", () => {
    for (const { questions, end } of games) {
      const ids = figures(end, 0).map(({ id }) => id)
      for (const { s, seat } of questions.slice(0, 40)) expect(figures(s, seat).map(({ id }) => id)).toEqual(ids)
    }
  })

  it("count six things on the seat's card", () => {
    for (const { end } of games)
      expect(figures(end, 0).flatMap(({ id, card }) => (card ? [id] : []))).toEqual([
        "camps",
        "markers",
        "boomtown",
        "cards",
        "crates",
        "wanted",
      ])
  })

  it("add up to the score sheet at the end, and on the way tell what it would be", () => {
    for (const { end, questions } of games) {
      const { totals } = score(rulesFor(goldWest, end.options), end)
      for (const seat of range(end.seats)) expect(points(end, seat)).toBe(totals[seat])
      const { s, seat } = questions[questions.length >> 1] ?? { s: end, seat: 0 }
      const sheet = score(rulesFor(goldWest, s.options), s)
      expect(figures(s, seat).find(({ id }) => id === "total")?.value).toBe(sheet.totals[seat])
    }
  })

  it("offices are worth to their markers what Boomtown scores", () => {
    for (const { end } of games) {
      const { rows } = score(rulesFor(goldWest, end.options), end)
      const boomtown = rows.find(({ id }) => id === "boomtown")
      for (const seat of range(end.seats)) {
        const worth = figures(end, seat).filter(({ id }) => id.startsWith("office."))
        expect(worth.reduce((sum, { value }) => sum + value, 0)).toBe(boomtown?.points[seat])
        for (const office of officesInPlay(end)) {
          const markers = end.offices.flatMap((other, cell) =>
            other === office ? [end.markers[cell], end.stacked[cell]].filter(marker => marker === seat) : [],
          ).length
          const figure = worth.find(({ id }) => id === `office.${offices[office]?.id}`)
          expect(figure?.value ?? 0).toBe(markers * officeWorth(end, office, seat))
        }
      }
    }
  })

  it("tell how far the game is", () => {
    const [first] = games
    expect(first && progress(first.questions[0]?.s ?? first.end)).toEqual({ round: 1, rounds: 13 })
    expect(first && progress(first.end)).toEqual({ round: 13, rounds: 13 })
  })
})
