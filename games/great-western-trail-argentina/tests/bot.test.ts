import { begin, nextSeat, offer, over, take } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { meet, proveLooks } from "../../trail/tests/sense.ts"
import weights from "../bot/weights.json" with { type: "json" }
import { sense } from "../bot.ts"
import { argentina as game } from "../game.ts"
import { PEDRO } from "../pedro-state.ts"
import { player } from "../state.ts"

const box = { game, sense }

describe("what bots see of Argentina", () => {
  it("has a weight for every feature and no other, and counts points as they are", () => {
    expect(Object.keys(weights)).toEqual(sense.features)
    expect(sense.features[0]).toBe("points")
    expect(weights.points).toBe(1)
  })

  for (const seats of [1, 2, 3, 4])
    it(`is made of what a seat can know, with ${seats} seats`, () => {
      proveLooks(box, { seats, seed: `looks ${seats}` })
    })

  it("has a Pedro who stands still while a bot thinks, and turns that follow each other as ever", () => {
    const played = begin(game, { seats: 1, seed: "at rest" })
    const rules = sense.thinksBy?.(played.rules) ?? played.rules
    const thought = { ...begin(game, { seats: 1, seed: "at rest" }), rules }
    const before = structuredClone(player(thought.state, PEDRO))
    for (const t of [played, thought])
      while (t.state.turn < 4) {
        const seat = nextSeat(t.state)
        take(t, seat, offer(t, seat).code(0))
      }
    expect(over(thought.state)).toBe(false)
    expect(player(thought.state, PEDRO)).toEqual(before)
    expect(player(played.state, PEDRO)).not.toEqual(before)
    expect(sense.thinksBy?.(played.rules)).toBe(rules)
  })

  it("lets a greedy player beat a random one by far", () => {
    const [greedy, random] = meet(box, ["greedy", "random"], 4)
    expect(greedy).toBeGreaterThan(random + 30)
  })
})
