import { begin, below, nextSeat, num, offer, over, range, score, seeded, take } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import weights from "../bot/weights.json" with { type: "json" }
import { sense } from "../bot.ts"
import { carsonCity as game } from "../game.ts"

const buildings = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

describe("what bots see of Carson City", () => {
  it("has a weight for every feature and no other, and counts points as they are", () => {
    expect(Object.keys(weights)).toEqual(sense.features)
    expect(sense.features[0]).toBe("points")
    expect(weights.points).toBe(1)
  })

  for (const seats of [2, 4, 6])
    for (const options of [{}, buildings])
      it(`begins with the true score, without the money until the end: ${seats} seats${"station" in options ? ", all buildings" : ""}`, () => {
        const t = begin(game, { seats, seed: "look", options: { ...options, personalities: "random" } })
        const random = seeded("look")
        const figures: number[] = []
        const points = () =>
          range(seats).map(seat => {
            sense.look(t, seat, figures)
            return num(figures, 0)
          })
        while (!over(t.state)) {
          const { rows, totals } = score(t.rules, t.state)
          const money = rows.find(({ id }) => id === "finalMoney")?.points ?? []
          expect(points()).toEqual(totals.map((total, seat) => total - num(money, seat)))
          const list = offer(t, nextSeat(t.state))
          take(t, nextSeat(t.state), list.code(below(random, list.size)))
        }
        expect(points()).toEqual(score(t.rules, t.state).totals)
      })
})
