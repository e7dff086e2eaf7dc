import { begin, below, nextSeat, num, offer, over, range, replaced, score, seeded, take } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import weights from "../bot/weights.json" with { type: "json" }
import { sense } from "../bot.ts"
import { HOUSE, STATION, TOWN_HOUSE } from "../data/buildings.ts"
import { carsonCity as game } from "../game.ts"
import type { CarsonTable } from "../state.ts"

const buildings = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

function points(t: CarsonTable): number[] {
  const figures: number[] = []
  return range(t.state.seats).map(seat => {
    sense.look(t, seat, figures)
    return num(figures, 0)
  })
}

/** As the score sheet says, without the money. */
function sheet(t: CarsonTable): number[] {
  const { rows, totals } = score(t.rules, t.state)
  const money = rows.find(({ id }) => id === "finalMoney")?.points ?? []
  return totals.map((total, seat) => total - num(money, seat))
}

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
        while (!over(t.state)) {
          expect(points(t)).toEqual(sheet(t))
          const list = offer(t, nextSeat(t.state))
          take(t, nextSeat(t.state), list.code(below(random, list.size)))
        }
        expect(points(t)).toEqual(score(t.rules, t.state).totals)
      })
  it("counts the houses of the town for a station", () => {
    const t = begin(game, { seats: 2, seed: "station", options: buildings })
    const s = t.state
    for (const [parcel, object] of [
      [0, STATION],
      [1, HOUSE],
      [2, TOWN_HOUSE],
    ] as const) {
      s.objects = replaced(s.objects, parcel, object)
      s.owner = replaced(s.owner, parcel, 1)
    }
    expect(num(points(t), 1)).toBeGreaterThan(6)
    expect(points(t)).toEqual(sheet(t))
  })
})
