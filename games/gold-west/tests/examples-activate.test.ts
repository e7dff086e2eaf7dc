import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("Gold West examples: activate the supply track", () => {
  it("EX-A1 leaves a stone in each section passed", () => {
    const p = newGame()
      .supply(0, { wood: 1 }, { gold: 1 }, { stone: 3, silver: 1, copper: 1 })
      .turn(0)
      .play("activate 2", "leave stone", "leave stone")
    expect(p.goodsIn(0, 2)).toEqual({})
    expect(p.goodsIn(0, 1)).toEqual({ gold: 1, stone: 1 })
    expect(p.goodsIn(0, 0)).toEqual({ wood: 1, stone: 1 })
    expect(p.use(0)).toEqual({ stone: 1, copper: 1, silver: 1 })
  })

  it("EX-A2 nothing arrives, so the player must loot", () => {
    const p = newGame().supply(0, {}, {}, { gold: 1, wood: 1 }, { copper: 1 }).turn(0).play("activate 2", "leave gold")
    expect(p.goodsIn(0, 1)).toEqual({ gold: 1 })
    expect(p.goodsIn(0, 0)).toEqual({ wood: 1 })
    expect(p.use(0)).toEqual({})
    expect(p.asked).toBe("buildOrLoot")
    expect(p.legal()).toHaveLength(12)
    expect(p.legal("loot")).toEqual(p.legal())
  })

  it("EX-A3 two silver from the bottom stop half way", () => {
    const p = newGame().supply(0, {}, {}, {}, { silver: 2 }).turn(0)
    expect([0, 1, 2, 3].map(section => p.goodsIn(0, section))).toEqual([{}, { silver: 1 }, { silver: 1 }, {}])
    expect(p.use(0)).toEqual({})
    expect(p.asked).toBe("buildOrLoot")
  })

  it("EX-A4 an empty section cannot be activated", () => {
    const p = newGame().supply(0, { wood: 1 }, {}, {}, { gold: 2 }).turn(0)
    expect(p.refused("activate 1")).toMatchObject({ code: "illegal", rule: "GW-5.1" })
    expect(p.legal()).toEqual(["activate 0", "activate 3"])
  })

  it("EX-A5 from the top section everything arrives", () => {
    const p = newGame().supply(0, { wood: 1, gold: 2 }, { stone: 1 }).turn(0).play("activate 0")
    expect(p.use(0)).toEqual({ wood: 1, gold: 2 })
    expect(p.goodsIn(0, 0)).toEqual({})
    expect(p.goodsIn(0, 1)).toEqual({ stone: 1 })
  })

  it("EX-A6 what lies in a section passed stays there", () => {
    const p = newGame()
      .supply(0, { silver: 1 }, { wood: 1, stone: 1, copper: 1 })
      .turn(0)
      .play("activate 1", "leave copper")
    expect(p.goodsIn(0, 0)).toEqual({ silver: 1, copper: 1 })
    expect(p.goodsIn(0, 1)).toEqual({})
    expect(p.use(0)).toEqual({ wood: 1, stone: 1 })
  })

  it("EX-A7 first turn: stone arrives and a camp can be built", () => {
    const p = newGame().play("activate 1", "leave copper")
    expect(p.goodsIn(0, 0)).toEqual({ wood: 1, copper: 1 })
    expect(p.use(0)).toEqual({ stone: 1 })
    expect(p.asked).toBe("buildOrLoot")
    expect(p.legal("camp")).toContain("camp stone 3,-2")
  })

  it("EX-A8 the player says what stays first, the rest needs no question", () => {
    const p = newGame().supply(0, {}, {}, {}, { wood: 1, copper: 1 }).turn(0)
    expect(p.asked).toBe("leave")
    expect(p.legal()).toEqual(["leave wood", "leave copper"])
    p.play("leave copper")
    expect([0, 1, 2, 3].map(section => p.goodsIn(0, section))).toEqual([{}, { wood: 1 }, { copper: 1 }, {}])
    expect(p.use(0)).toEqual({})
    expect(p.asked).toBe("buildOrLoot")
  })
})
