import { evaluation } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { meet, proveLooks } from "../../trail/tests/sense.ts"
import weights from "../bot/weights.json" with { type: "json" }
import { sense } from "../bot.ts"
import { goldWest as game } from "../game.ts"
import { newGame, type Position } from "./position.ts"

const { worth } = evaluation(sense)

/** What a position is worth to seat 0 while seat 1 is on turn: at the end of its own turn, that is. */
function after(arrange: (p: Position) => void, wanted: Parameters<typeof newGame>[0] = {}): number {
  const p = newGame(wanted)
  arrange(p)
  p.turn(1)
  return worth(p.t, 0)
}

/** One building for each seat is still to come, or so many. */
function late(p: Position, camps = 1): Position {
  for (const player of p.s.players) player.camps = camps
  return p
}

function seen(p: Position, feature: string): number {
  const figures: number[] = []
  sense.look(p.t, 0, figures)
  return figures[sense.features.indexOf(feature)] ?? Number.NaN
}

describe("what bots see of Gold West", () => {
  it("has a weight for every feature and no other, and counts points as they are", () => {
    expect(Object.keys(weights)).toEqual(sense.features)
    expect(sense.features[0]).toBe("points")
    expect(weights.points).toBe(1)
  })

  for (const seats of [2, 3, 4])
    for (const whitewater of [false, true])
      for (const board of ["random", "reference"])
        it(`is the true score and what a seat can know, with ${seats} seats, ${board} board${whitewater ? ", Whitewater" : ""}`, () => {
          for (const seed of ["look", "and look again"])
            proveLooks({ game, sense }, { seats, seed, options: { whitewater, board } })
        })

  it("is the score alone when the game is over", () => {
    const p = newGame().playOut("over")
    for (const seat of [0, 1, 2]) expect(worth(p.t, seat)).toBe(p.total(seat))
  })

  it("counts the turns that a seat has before it, the final one too", () => {
    const p = newGame({ seats: 2 }).turn(0)
    expect(seen(p, "left")).toBe(13)
    p.play("activate 0")
    expect(seen(p, "left")).toBe(12)
    p.supply(0, { wood: 1 }, { gold: 2 }).finalTurn(0)
    expect(seen(p, "left")).toBe(1)
    p.finalTurn(1)
    expect(seen(p, "left")).toBe(0)
  })
})

describe("the evaluation of Gold West", () => {
  it("likes metals that can be used in time for a card", () => {
    const near = after(p => late(p, 0).market("I05").supply(0, { gold: 4 }))
    const far = after(p => late(p, 0).market("I05").supply(0, {}, {}, {}, { gold: 4 }))
    expect(near - far).toBeGreaterThan(8)
  })

  it("likes wood for the next turn better than none", () => {
    const wood = after(p => p.supply(0, { wood: 1, copper: 1 }))
    const none = after(p => p.supply(0, { copper: 2 }))
    expect(wood).toBeGreaterThan(none)
  })

  it("likes a lead in a terrain that can hardly be caught up with better than a narrow one", () => {
    const lead = (influence: number) =>
      after(p => late(p, 2).influence(0, "copper", influence).influence(1, "copper", 1).influence(2, "copper", 1))
    expect(lead(4) - lead(2)).toBeGreaterThan(0.5)
  })

  it("likes a coach that is near the next bonus", () => {
    const at = (step: number) => after(p => p.coach(0, "gold", step).supply(0, { wood: 1 }, { gold: 2 }))
    expect(at(3)).toBeGreaterThan(at(2))
    expect(at(7)).toBeGreaterThan(at(6))
  })

  it("likes a marker on an office that will count more, the earlier the better", () => {
    const gain = (camps: number) =>
      after(p => late(p, camps).office("c1r1", "townhall").marker(0, "c1r1")) -
      after(p => late(p, camps).office("c1r1", "townhall"))
    expect(gain(10)).toBeGreaterThan(1)
    expect(gain(10)).toBeGreaterThan(gain(1))
  })

  it("likes two groups that one building can join", () => {
    const near = after(p => p.build(0, "-1,0").build(0, "0,-2").token("0,-1", "F01"))
    const apart = after(p => p.build(0, "-1,0").build(0, "0,-2").clearMap().token("1,-1", "F01"))
    expect(near).toBeGreaterThan(apart)
  })

  it("likes water where tokens will be stored beside it, not at the top", () => {
    const water = (section: number) =>
      after(p => p.section(0, 3, {}).section(0, section, { water: 1 }), { whitewater: true })
    expect(water(3)).toBeGreaterThan(water(0))
  })

  it("lets the value player beat the greedy one by far", () => {
    const [value, greedy] = meet({ game, sense }, ["value", "greedy"], 10)
    expect(value).toBeGreaterThan(greedy + 5)
  })
})
