import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { hexes } from "../data/map.ts"
import { newGame, type Position } from "./position.ts"

function revealed(p: Position): string[] {
  return hexes.map(({ id }) => id).filter(id => p.faceUp(id))
}

/** The hexes that legal choices of one verb name. */
function hexesOf(p: Position, verb: string): string[] {
  return p.legal(verb).map(text => text.split(" ").at(-1) ?? "")
}

describe("GW-10 Step 3: build or loot", () => {
  it("GW-10.1 exactly one building action is done, paid from the use zone", () => {
    const p = newGame().supply(0, { wood: 2, stone: 2 }, { wood: 1, stone: 1 }).turn(0).play("activate 0")
    for (const text of ["decline", "end", "store 0"]) expect(p.refused(text).code).toBe("illegal")
    p.play("settlement 0,1")
    expect(p.use(0)).toEqual({ wood: 1, stone: 1 })
    expect(p.goodsIn(0, 1)).toEqual({ wood: 1, stone: 1 })
    expect(p.verbs).toEqual(["store"])
    p.play("store 0")
    expect(p.legal()).toEqual(["end"])
  })

  it("GW-10.2 any revealed token may be taken, none that is face down or gone", () => {
    const p = newGame().build(0, "6,-2").build(1, "1,1").holding(0, { wood: 1 })
    expect(hexesOf(p, "camp")).toEqual(revealed(p))
    expect(hexesOf(p, "camp")).toHaveLength(11)
    for (const hex of ["-2,0", "1,1", "6,-2"]) expect(p.refused(`camp wood ${hex}`).code).toBe("illegal")
  })

  it("GW-10.3 a camp costs 1 wood or 1 stone and gives 1 influence", () => {
    for (const material of ["wood", "stone"] as const) {
      const p = newGame()
        .holding(0, { [material]: 1 })
        .play(`camp ${material} 1,-1`)
      expect([p.standsOn("1,-1"), p.faceUp("1,-1"), p.influenceOf(0, "silver")]).toEqual(["camp 0", "", 1])
      expect(p.use(0)).toEqual({})
    }
    const p = newGame().holding(0, { stone: 1 })
    expect(p.refused("camp wood 1,-1")).toMatchObject({ code: "illegal", rule: "GW-10.3", reason: "noMaterial" })
  })

  it("GW-10.4 a settlement costs 1 wood, 1 stone and a marker and gives 2 influence", () => {
    const p = newGame().holding(0, { wood: 1, stone: 2 }).play("settlement 1,1")
    expect([p.standsOn("1,1"), p.faceUp("1,1"), p.influenceOf(0, "copper")]).toEqual(["settlement 0", "", 2])
    expect(p.use(0)).toEqual({ stone: 1 })
    expect([p.player(0).camps, p.player(0).markers]).toEqual([11, 11])
  })

  it("GW-10.4 two of one material make no settlement", () => {
    const p = newGame().holding(0, { wood: 2 })
    expect(p.refused("settlement 1,1")).toMatchObject({ code: "illegal", rule: "GW-10.4", reason: "woodAndStone" })
  })

  it("GW-10.5 with both materials a camp may be built with either", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 })
    expect(p.verbs).toEqual(["camp", "settlement"])
    expect(p.legal("camp").filter(text => text.endsWith(" 0,1"))).toEqual(["camp wood 0,1", "camp stone 0,1"])
  })

  it("GW-10.6 looting costs 1 VP, gives no influence and leaves the hex empty for good", () => {
    const p = newGame().holding(0, { gold: 1 }).play("endMetals", "loot 2,0")
    expect([p.player(0).wanted, p.player(0).camps, p.points(0, "loot"), p.onTrack(0)]).toEqual([1, 11, -1, -1])
    expect(p.influenceOf(0, "forest")).toBe(0)
    expect([p.standsOn("2,0"), p.faceUp("2,0")]).toEqual(["looted", ""])
    p.holding(1, { wood: 1 })
    expect(p.refused("camp wood 2,0").code).toBe("illegal")
  })

  it("GW-10.6 who has wood or stone may not loot, who has neither must", () => {
    const builder = newGame().holding(0, { stone: 1 })
    expect(builder.refused("loot 2,0")).toMatchObject({ code: "illegal", rule: "GW-10.6", reason: "mustBuild" })
    expect(newGame().holding(0, { gold: 1 }).play("endMetals").verbs).toEqual(["loot"])
  })

  it("GW-10.7 every face-down token around the hex is turned up, by a camp, a settlement and a loot", () => {
    for (const [goods, choice] of [
      [{ wood: 1 }, "camp wood -1,0"],
      [{ wood: 1, stone: 1 }, "settlement -1,0"],
      [{}, "loot -1,0"],
    ] as const) {
      const p = newGame()
      const before = revealed(p)
      p.supply(0, goods).turn(0).play(choice)
      const turnedUp = revealed(p).filter(hex => !before.includes(hex))
      expect(turnedUp.sort()).toEqual(["-1,-1", "-2,0"])
    }
  })

  it("GW-10.7 all resources of the token go to one section, for its VP", () => {
    const p = newGame().supply(0, { wood: 1 }, {}, { gold: 1 }).turn(0).play("activate 0", "camp wood 3,-2", "store 2")
    expect(p.goodsIn(0, 2)).toEqual({ wood: 1, stone: 1, gold: 2 })
    expect([p.points(0, "supply"), p.onTrack(0)]).toEqual([2, 2])
  })

  it("GW-10.8 the reveal comes before the choice of section", () => {
    const p = newGame().holding(0, { wood: 1 })
    expect([p.faceUp("-1,-1"), p.faceDown("-1,-1")]).toEqual(["", "G02"])
    p.play("camp wood -1,0")
    expect([p.asked, p.faceUp("-1,-1"), p.faceDown("-1,-1")]).toEqual(["store", "G02", ""])
  })

  it("GW-10.9 there is always a revealed token to take", () => {
    for (const i of range(12)) {
      const p = newGame({ seats: 2 + (i % 3), board: "random" })
      p.playOut(`tokens ${i}`, () => {
        if (p.asked === "buildOrLoot") expect(revealed(p).length).toBeGreaterThan(0)
      })
    }
  })

  it("GW-10.10 until the section is chosen the token is off the map and its resources are nowhere", () => {
    const p = newGame().holding(0, { wood: 1 }).play("camp wood 3,-2")
    expect([p.faceUp("3,-2"), p.standsOn("3,-2")]).toEqual(["", "camp 0"])
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{}, {}, {}, {}])
    expect(p.legal()).toEqual(["store 0", "store 1", "store 2", "store 3"])
  })

  it("GW-10.11 surplus wood and stone are lost", () => {
    const p = newGame().holding(0, { wood: 3, stone: 2 }).play("settlement 1,1", "store 1")
    expect(p.refused("camp wood 0,1").code).toBe("illegal")
    p.play("end")
    expect(p.use(0)).toEqual({})
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{}, { copper: 2 }, {}, {}])
  })

  it("GW-10.12 camp, settlement and loot are open on the same hexes, of whatever terrain", () => {
    const builder = newGame().holding(0, { wood: 1, stone: 1 })
    const looter = newGame().supply(0).turn(0)
    const open = revealed(builder)
    expect(open).toHaveLength(12)
    expect(hexesOf(builder, "settlement")).toEqual(open)
    expect(hexesOf(builder, "camp")).toEqual([...open, ...open])
    expect(hexesOf(looter, "loot")).toEqual(open)
  })
})
