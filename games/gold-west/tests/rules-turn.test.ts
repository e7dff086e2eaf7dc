import { at, begin, choose, range, score, sum, waiting } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cells } from "../data/boomtown.ts"
import { goldWest } from "../game.ts"
import { newGame, Position } from "./position.ts"

function firstIs(seat: number): Position {
  for (let i = 0; ; i++) {
    const t = begin(goldWest, { seats: 3, seed: `turn ${i}` }, [])
    if (t.state.first === seat) return new Position(t)
  }
}

/** Seat 0 at the first question of step 2, with plenty of every metal. */
function rich(...market: string[]): Position {
  return newGame()
    .market(...market)
    .holding(0, { wood: 1, stone: 1, copper: 9, silver: 9, gold: 9 })
}

function sections(p: Position, seat: number) {
  return range(4).map(section => p.goodsIn(seat, section))
}

describe("GW-4 Turn structure", () => {
  it("GW-4.1 turns go clockwise from the holder of order marker 1", () => {
    const p = firstIs(2).playOut("clockwise")
    expect(
      p
        .happened("turnBegan")
        .slice(0, 7)
        .map(event => event.seat),
    ).toEqual([2, 0, 1, 2, 0, 1, 2])
  })

  it("GW-4.2 a turn is activation, metals and building, in this order", () => {
    const p = newGame()
    expect(p.refused("deliver copper").code).toBe("illegal")
    expect(p.refused("camp wood 0,1").code).toBe("illegal")
    p.play("activate 1", "leave stone")
    expect(p.asked).toBe("useMetals")
    expect(p.refused("activate 0").code).toBe("illegal")
    expect(p.refused("loot 0,1").code).toBe("illegal")
    p.play("endMetals")
    expect(p.asked).toBe("buildOrLoot")
    expect(p.refused("deliver copper").code).toBe("illegal")
    p.play("loot 0,1", "store 2", "end")
    expect([p.seat, p.asked]).toEqual([1, "activate"])
  })

  it("GW-4.3 each ordinary turn uses one camp, so that all run out in the same round", () => {
    for (const seats of [2, 3, 4]) {
      const p = newGame({ seats, board: "random" })
      const camps = p.player(0).camps
      p.playOut(`camps ${seats}`, () => {
        if (p.asked !== "activate") return
        const turns = (seat: number) => p.happened("turnBegan").filter(event => event.seat === seat).length
        for (const seat of range(seats)) {
          const begun = seat === p.seat && p.player(seat).camps > 0 ? 1 : 0
          expect(p.player(seat).camps).toBe(camps - turns(seat) + begun)
        }
      })
    }
  })

  it("GW-4.4 only the active player is asked, whatever happens in a turn", () => {
    for (const seats of [2, 3, 4]) {
      const p = newGame({ seats, whitewater: seats === 3, board: "random" })
      p.playOut(`active ${seats}`, () => {
        const turns = (p.t.log ?? []).filter(({ did }) => did === "turnBegan" || did === "finalTurnBegan")
        expect(waiting(p.s)).toEqual([at(turns, turns.length - 1).seat])
      })
    }
  })

  it("GW-4.4 a turn cannot be passed, and nobody else can act in it", () => {
    const p = newGame()
    for (const text of ["end", "decline"]) expect(p.refused(text).code).toBe("illegal")
    expect(() => choose(p.t, 1, "activate 0")).toThrow(expect.objectContaining({ code: "not-asked" }))
  })
})

describe("GW-5 Step 1: activate the supply track", () => {
  it("GW-5.1 all of one section is picked up, and an empty one may not be chosen", () => {
    const p = newGame().supply(0, { wood: 2, stone: 3, gold: 1 }, { copper: 1 }).turn(0)
    expect(p.refused("activate 2")).toMatchObject({ code: "illegal", rule: "GW-5.1", reason: "emptySection" })
    p.play("activate 0")
    expect(p.goodsIn(0, 0)).toEqual({})
    expect(p.use(0)).toEqual({ wood: 2, stone: 3, gold: 1 })
  })

  it("GW-5.2 one resource of the player's choice is left in each section entered, the nearest first", () => {
    const p = newGame().supply(0, {}, {}, {}, { wood: 1, stone: 1, copper: 1, gold: 1 }).turn(0)
    p.play("leave gold")
    expect(sections(p, 0)).toEqual([{}, {}, { gold: 1 }, {}])
    p.play("leave wood", "leave copper")
    expect(sections(p, 0)).toEqual([{ copper: 1 }, { wood: 1 }, { gold: 1 }, {}])
  })

  it("GW-5.3 the movement stops where the last one is left", () => {
    const p = newGame().supply(0, {}, {}, {}, { wood: 1, silver: 1 }).turn(0).play("leave silver")
    expect(sections(p, 0)).toEqual([{}, { wood: 1 }, { silver: 1 }, {}])
    expect(p.use(0)).toEqual({})
  })

  it("GW-5.4 what is still carried after section 0 goes to the use zone", () => {
    const p = newGame().supply(0, { stone: 1 }, { wood: 1, copper: 2 }).turn(0).play("activate 1", "leave wood")
    expect(p.use(0)).toEqual({ copper: 2 })
    expect(newGame().holding(0, { wood: 1, gold: 2 }).use(0)).toEqual({ wood: 1, gold: 2 })
  })

  it("GW-5.5 section k with n resources leaves min(n, k) and brings the rest, for no VP", () => {
    for (const k of range(4))
      for (const n of [1, 2, 3, 4, 5]) {
        const p = newGame().supply(0).section(0, k, { stone: n }).turn(0)
        expect(sum(sections(p, 0).map(goods => goods.stone ?? 0))).toBe(Math.min(n, k))
        expect(p.use(0).stone ?? 0).toBe(Math.max(0, n - k))
        expect(p.onTrack(0)).toBe(0)
      }
  })

  it("GW-5.6 resources in the sections passed stay there", () => {
    const p = newGame().supply(0, { gold: 2 }, { silver: 2 }, { wood: 3 }).turn(0).play("activate 2")
    expect(sections(p, 0)).toEqual([{ wood: 1, gold: 2 }, { wood: 1, silver: 2 }, {}, {}])
    expect(p.use(0)).toEqual({ wood: 1 })
  })

  it("GW-5.7 an activation that brings nothing is legal and leads to looting", () => {
    const p = newGame().supply(0, { wood: 1 }, {}, { wood: 1, stone: 1 }).turn(0).play("activate 2", "leave wood")
    expect(p.use(0)).toEqual({})
    expect(p.verbs).toEqual(["loot"])
  })

  it("GW-5.8 activating is compulsory even if every choice is bad", () => {
    const p = newGame().supply(0, {}, { wood: 1 }, { stone: 1 }).turn(0)
    expect(p.legal()).toEqual(["activate 1", "activate 2"])
    for (const text of ["decline", "endMetals", "end"]) expect(p.refused(text).code).toBe("illegal")
  })
})

describe("GW-6 Step 2: use metals", () => {
  it("GW-6.1 metals buy cards, cells and deliveries; wood and stone buy nothing", () => {
    const p = rich("I07")
    expect(p.verbs).toEqual(["invest", "influence", "deliver", "endMetals"])
    for (const material of ["wood", "stone"]) expect(p.refused(`deliver ${material}`).code).toBe("illegal")
    expect(newGame().holding(0, { wood: 5, stone: 5 }).asked).toBe("buildOrLoot")
  })

  it("GW-6.2 actions interleave: one investment, one paid cell, any number of deliveries", () => {
    const p = rich("I07", "I08")
    p.play("deliver gold", "invest I07", "deliver silver", "influence c0r0", "deliver gold", "deliver copper")
    expect(p.refused("invest I08")).toMatchObject({ code: "illegal", rule: "GW-6.2", reason: "oneInvestment" })
    expect(p.refused("influence c2r2")).toMatchObject({ code: "illegal", rule: "GW-6.2", reason: "onePaidCell" })
    expect(p.verbs).toEqual(["deliver", "endMetals"])
  })

  it("GW-6.3 nothing need be spent, and what is not spent is lost", () => {
    const p = rich("I07").play("endMetals", "camp wood 0,1", "store 0", "end")
    expect(p.use(0)).toEqual({})
    expect(sections(p, 0)).toEqual([{ wood: 1, silver: 1 }, {}, {}, {}])
  })

  it("GW-6.4 resources that a card adds to the track cannot be used this turn", () => {
    const p = newGame()
      .market("I19")
      .holding(0, { copper: 3, silver: 2 })
      .play("invest I19", "take gold 0", "take wood 0")
    expect(p.refused("deliver gold")).toMatchObject({ code: "illegal", reason: "noMetal" })
    p.play("endMetals")
    expect(p.verbs).toEqual(["loot"])
  })

  it("GW-6.5 an action is paid first and finished with all its choices before the next", () => {
    const p = rich("I15").play("invest I15")
    expect(p.use(0).gold).toBe(5)
    for (const text of ["deliver copper", "influence c0r0", "endMetals"]) expect(p.refused(text).code).toBe("illegal")
    p.play("step gold", "step gold")
    expect(p.asked).toBe("useMetals")
  })

  it("GW-6.6 the step ends when the player says so, or by itself when nothing is possible", () => {
    expect(rich("I07").play("endMetals").asked).toBe("buildOrLoot")
    expect(newGame().market().holding(0, { gold: 1 }).play("deliver gold").asked).toBe("buildOrLoot")
  })
})

describe("GW-11 End of turn", () => {
  it("GW-11.1 everything left in the use zone returns to the bank", () => {
    const p = newGame().holding(0, { wood: 2, stone: 1, gold: 3 }).play("endMetals", "camp wood 0,1", "store 0", "end")
    expect(p.use(0)).toEqual({})
    expect(sections(p, 0)).toEqual([{ wood: 1, silver: 1 }, {}, {}, {}])
  })

  it("GW-11.2 the player to the left is next", () => {
    const p = newGame().holding(1, { wood: 1 }).play("camp wood 0,1", "store 0", "end")
    expect(p.seat).toBe(2)
    p.holding(2, { wood: 1 }).play("camp wood 1,1", "store 0", "end")
    expect(p.seat).toBe(0)
  })

  it("GW-11.3 what is left in the use zone of a final turn counts for nothing", () => {
    const p = newGame({ seats: 2 }).supply(0, {}, { wood: 1 }).finalHolding(1, { gold: 9 })
    p.play("endMetals")
    expect(p.use(1)).toEqual({})
    expect(p.places()).toEqual([1, 2])
  })
})

describe("GW-12 Last round and end of the game", () => {
  it("GW-12.1 there are 12 ordinary rounds with 2 or 3 players, 10 with 4", () => {
    for (const [seats, rounds] of [
      [2, 12],
      [3, 12],
      [4, 10],
    ] as const) {
      const p = newGame({ seats, board: "random" }).playOut("rounds")
      for (const seat of range(seats))
        expect(p.happened("turnBegan").filter(event => event.seat === seat)).toHaveLength(rounds)
      expect(range(seats).map(seat => p.player(seat).camps)).toEqual(range(seats).map(() => 0))
    }
  })

  it("GW-12.2 then each takes a final turn without building, from order marker 1", () => {
    const p = newGame().finalHolding(0, { wood: 1, stone: 1, copper: 1 })
    const tokensLeft = [...p.s.up]
    expect(p.legal()).toEqual(["deliver copper", "endMetals"])
    p.play("endMetals")
    expect(p.seat).toBe(1)
    p.play("activate 0", "endMetals", "activate 1", "leave stone", "endMetals")
    expect(p.over).toBe(true)
    expect(p.s.up).toEqual(tokensLeft)
    expect(sections(p, 0)).toEqual([{}, {}, {}, {}])
    expect(p.happened("finalTurnBegan").map(event => event.seat)).toEqual([0, 1, 2])
  })

  it("GW-12.3 all of step 2 is there in the final turn, card abilities included", () => {
    const p = newGame().market("I18").build(0, "0,1").finalHolding(0, { copper: 3, silver: 5 })
    p.play("invest I18", "upgrade 0,1", "influence c1r1", "deliver copper")
    expect(p.standsOn("0,1")).toBe("settlement 0")
    expect([p.points(0, "investmentCards"), p.points(0, "boomtownTile"), p.coachOf(0, "copper")]).toEqual([7, 4, 1])
  })

  it("GW-12.4 the final scoring comes after the last final turn", () => {
    const p = newGame().finalHolding(2, { wood: 1 })
    expect(score(p.t.rules, p.s).final).toBe(false)
    p.play("endMetals")
    expect([p.over, score(p.t.rules, p.s).final]).toEqual([true, true])
  })

  it("GW-12.5 an empty market, a full Boomtown and finished tracks do not shorten the game", () => {
    const p = newGame().market()
    for (const [i, { id }] of cells.entries()) p.marker(i % 3, id)
    for (const seat of range(3)) for (const track of ["copper", "silver", "gold"] as const) p.coach(seat, track, 8)
    p.turn(0)
    p.playOut("nothing left")
    expect(p.happened("finalTurnBegan")).toHaveLength(3)
    expect(range(3).map(seat => p.player(seat).camps)).toEqual([0, 0, 0])
  })
})
