import { describe, expect, it } from "vitest"
import { meet, proveLooks } from "../../trail/tests/sense.ts"
import weights from "../bot/weights.json" with { type: "json" }
import { sense } from "../bot.ts"
import { greatWesternTrail as game } from "../game.ts"

const box = { game, sense }

describe("what bots see of Great Western Trail", () => {
  it("has a weight for every feature and no other, and counts points as they are", () => {
    expect(Object.keys(weights)).toEqual(sense.features)
    expect(sense.features[0]).toBe("points")
    expect(weights.points).toBe(1)
  })

  for (const seats of [2, 3, 4])
    it(`is made of what a seat can know, with ${seats} seats`, () => {
      proveLooks(box, { seats, seed: `looks ${seats}` })
    })

  it("is made of what a seat can know with every expansion", () => {
    const options = {
      railsToTheNorth: true,
      atThePokerTable: true,
      sitePreparation: true,
      promos: ["building13"],
    }
    proveLooks(box, { seats: 3, seed: "expansions", options })
  })

  it("lets a greedy player beat a random one by far", () => {
    const [greedy, random] = meet(box, ["greedy", "random"], 4)
    expect(greedy).toBeGreaterThan(random + 30)
  })
})
