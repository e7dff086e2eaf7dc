import { describe, expect, it } from "vitest"
import type { Goods } from "../data/resources.ts"
import { newGame, type Position } from "./position.ts"

/** The metals of a cost written as in the rules: C copper, S silver, G gold. */
function metals(cost: string): Goods {
  const count = (letter: string) => [...cost].filter(c => c === letter).length
  return { copper: count("C"), silver: count("S"), gold: count("G") }
}

/** Buys a card with exactly its cost and shows that one metal less is not enough. */
function buy(card: string, cost: string, p: Position = newGame()): Position {
  expect(
    p
      .market(card)
      .holding(0, { ...metals(cost.slice(1)), wood: 1 })
      .legal("invest"),
    card,
  ).toEqual([])
  p.holding(0, { ...metals(cost), wood: 1 }).play(`invest ${card}`)
  expect(p.use(0), card).toEqual({ wood: 1 })
  return p
}

describe("GW-16 Investment cards", () => {
  it("GW-16.1 nine cards give VP alone", () => {
    for (const [card, cost, vp] of [
      ["I01", "CCCC", 8],
      ["I02", "CCCCC", 11],
      ["I03", "SSSS", 10],
      ["I04", "SSSSS", 13],
      ["I05", "GGGG", 12],
      ["I06", "GGGGG", 15],
      ["I07", "CCSS", 9],
      ["I08", "CCGG", 10],
      ["I09", "SSGG", 11],
    ] as const) {
      const p = buy(card, cost)
      expect([p.points(0, "investmentCards"), p.asked], card).toEqual([vp, "buildOrLoot"])
    }
  })

  it("GW-16.2 four cards give an influence in one terrain", () => {
    for (const [card, cost, vp, terrain] of [
      ["I10", "CCCG", 7, "silver"],
      ["I11", "CGGG", 8, "copper"],
      ["I12", "SSSG", 9, "gold"],
      ["I13", "SGGG", 11, "forest"],
    ] as const) {
      const p = buy(card, cost)
      expect([p.points(0, "investmentCards"), p.influenceOf(0, terrain)], card).toEqual([vp, 1])
    }
  })

  it("GW-16.3 I14 moves one coach one step", () => {
    const p = buy("I14", "CCCS")
    expect(p.points(0, "investmentCards")).toBe(7)
    expect(p.legal()).toEqual(["step copper", "step silver", "step gold", "decline"])
    p.play("step silver")
    expect([p.coachOf(0, "silver"), p.asked]).toEqual([1, "buildOrLoot"])
  })

  it("GW-16.4 I15 moves one coach two steps or two coaches one step each", () => {
    const one = buy("I15", "GGGG").play("step silver", "step silver")
    expect([one.coachOf(0, "silver"), one.points(0, "investmentCards"), one.asked]).toEqual([2, 6, "buildOrLoot"])
    const two = buy("I15", "GGGG").play("step silver", "step gold")
    expect([two.coachOf(0, "silver"), two.coachOf(0, "gold"), two.asked]).toEqual([1, 1, "buildOrLoot"])
  })

  it("GW-16.5 I16 places a marker in an empty cell", () => {
    const p = buy("I16", "CCGG").play("place c1r2")
    expect([p.points(0, "investmentCards"), p.player(0).markers, p.asked]).toEqual([6, 11, "buildOrLoot"])
    expect(p.holding(1, { copper: 1, silver: 1 }).refused("influence c1r2").reason).toBe("cellTaken")
  })

  it("GW-16.6 I17 places a marker on top of an opponent's", () => {
    const p = buy("I17", "SSSS", newGame().marker(1, "c2r0")).play("stack c2r0")
    expect([p.points(0, "investmentCards"), p.player(0).markers]).toEqual([5, 11])
    p.build(0, "0,1")
    expect(p.points(0, "boomtown")).toBe(1)
  })

  it("GW-16.7 I18 turns an own camp into a settlement", () => {
    const p = buy("I18", "CSSS", newGame().build(0, "0,1").build(0, "1,1").build(1, "0,-1"))
    expect(p.points(0, "investmentCards")).toBe(7)
    expect(p.legal()).toEqual(["upgrade 0,1", "upgrade 1,1", "decline"])
    p.play("upgrade 1,1")
    expect([p.standsOn("0,1"), p.standsOn("1,1")]).toEqual(["camp 0", "settlement 0"])
  })

  it("GW-16.8 I19 adds two resources of choice to the supply track", () => {
    const p = buy("I19", "CCSS").play("take stone 3", "take gold 1")
    expect(p.points(0, "investmentCards")).toBe(7)
    expect([p.goodsIn(0, 1), p.goodsIn(0, 3)]).toEqual([{ gold: 1 }, { stone: 1 }])
  })

  it("GW-16.9 I20 swaps two revealed tokens of the same terrain", () => {
    const p = buy("I20", "SSGG").play("swap 0,-1 1,1")
    expect(p.points(0, "investmentCards")).toBe(9)
    expect([p.faceUp("0,-1"), p.faceUp("1,1")]).toEqual(["C12", "C06"])
  })

  it("GW-16.10 extra influence takes a marker from stock and is no settlement", () => {
    const p = buy("I13", "SGGG", newGame().build(0, "0,1").build(1, "2,0", "settlement"))
    expect([p.influenceOf(0, "forest"), p.player(0).markers]).toEqual([2, 11])
    expect([p.points(0, "terrainBonuses"), p.points(1, "terrainBonuses")]).toEqual([4, 8])
    expect(p.office("c0r0", "townhall").marker(0, "c0r0").points(0, "boomtown")).toBe(0)
  })

  it("GW-16.10 without a marker in stock the influence is not gained", () => {
    const p = newGame()
    p.player(0).markers = 0
    expect(buy("I13", "SGGG", p).influenceOf(0, "forest")).toBe(0)
    expect(p.player(0).markers).toBe(0)
  })

  it("GW-16.11 free steps are not for a finished track, and those that cannot be used are lost", () => {
    const p = buy("I15", "GGGG", newGame().coach(0, "copper", 8).coach(0, "silver", 8).coach(0, "gold", 7))
    expect(p.refused("step copper")).toMatchObject({ code: "illegal", rule: "GW-9.5", reason: "endOfTrack" })
    p.play("step gold")
    expect([p.coachOf(0, "gold"), p.asked]).toEqual([8, "buildOrLoot"])
  })

  it("GW-16.11 one of the two steps of I15 may be left", () => {
    const p = buy("I15", "GGGG").play("step gold", "decline")
    expect([p.coachOf(0, "gold"), p.asked]).toEqual([1, "buildOrLoot"])
  })

  it("GW-16.12 I16 may use any empty cell, with the gain of the 4 VP tile, and does nothing without one", () => {
    const p = buy("I16", "CCGG", newGame().marker(1, "c0r0").marker(0, "c2r2"))
    expect(p.legal("place")).toEqual(
      ["c1r0", "c2r0", "c0r1", "c1r1", "c2r1", "c0r2", "c1r2"].map(cell => `place ${cell}`),
    )
    expect(p.play("place c1r1").points(0, "boomtownTile")).toBe(4)
    const full = newGame()
    for (const column of [0, 1, 2]) for (const row of [0, 1, 2]) full.marker(1, `c${column}r${row}`)
    expect(buy("I16", "CCGG", full).asked).toBe("buildOrLoot")
  })

  it("GW-16.13 after I17 both owners score the cell", () => {
    const p = buy("I17", "SSSS", newGame().marker(1, "c2r0").build(0, "0,1", "settlement").build(1, "1,1")).play(
      "stack c2r0",
    )
    expect([p.points(0, "boomtown"), p.points(1, "boomtown")]).toEqual([2, 1])
  })

  it("GW-16.13 on the 4 VP tile only the newcomer gains, and without a cell I17 does nothing", () => {
    const p = buy("I17", "SSSS", newGame().marker(1, "c1r1")).play("stack c1r1")
    expect([p.points(0, "boomtownTile"), p.points(1, "boomtownTile")]).toEqual([4, 0])
    expect(buy("I17", "SSSS", newGame().marker(0, "c1r1")).asked).toBe("buildOrLoot")
  })

  it("GW-16.14 an upgrade takes a marker and gives 1 influence, and no token or resource", () => {
    const p = buy("I18", "CSSS", newGame().build(0, "0,1")).play("upgrade 0,1")
    expect([p.influenceOf(0, "forest"), p.player(0).markers, p.player(0).camps]).toEqual([2, 11, 11])
    expect(p.use(0)).toEqual({ wood: 1 })
    expect([0, 1, 2, 3].map(section => p.goodsIn(0, section))).toEqual([{}, {}, {}, {}])
  })

  it("GW-16.15 I19 gives any two of five resources, never water, each to any section, for no VP", () => {
    const p = buy("I19", "CCSS", newGame({ whitewater: true }))
    expect(p.legal("take")).toHaveLength(20)
    expect(p.refused("take water 0").code).toBe("illegal")
    p.play("take wood 3", "take wood 2")
    expect(p.onTrack(0)).toBe(7 + 4)
    expect([p.goodsIn(0, 2), p.goodsIn(0, 3)]).toEqual([{ wood: 1 }, { wood: 1 }])
  })

  it("GW-16.16 after a swap both tokens lie face up and nothing else is revealed", () => {
    const p = newGame()
    const up = p.s.up.filter(token => token >= 0).sort()
    const { crossed } = buy("I20", "SSGG", p).outcome("swap -2,1 1,-1")
    expect([p.faceUp("-2,1"), p.faceUp("1,-1")]).toEqual(["S04", "S02"])
    expect(p.s.up.filter(token => token >= 0).sort()).toEqual(up)
    expect(crossed).toBe(false)
  })

  it("GW-16.16 tokens of different terrains cannot be swapped", () => {
    expect(buy("I20", "SSGG").refused("swap -2,1 0,1").code).toBe("illegal")
  })

  it("GW-16.17 resources from a card score no section VP", () => {
    const p = buy("I19", "CCSS").play("take gold 3", "take gold 3")
    expect([p.points(0, "supply"), p.goodsIn(0, 3)]).toEqual([0, { gold: 2 }])
  })

  it("GW-16.18 I15 is done step by step, each with its gain", () => {
    const p = buy("I15", "GGGG", newGame().coach(0, "gold", 1)).play("step gold")
    expect([p.points(0, "bridges"), p.asked]).toEqual([2, "freeStep"])
    expect(p.legal()).toEqual(["step copper", "step silver", "step gold", "decline"])
  })

  it("GW-16.19 I19 gives two resources or none", () => {
    expect(buy("I19", "CCSS").play("decline").asked).toBe("buildOrLoot")
    const p = buy("I19", "CCSS").play("take gold 0")
    expect(p.refused("decline")).toMatchObject({ code: "illegal", rule: "GW-16.19", reason: "twoOrNone" })
  })

  it("GW-16.20 I20 offers each pair of two different face-up hexes of one terrain once", () => {
    // Face up at the start: three hexes of each terrain.
    const p = buy("I20", "SSGG", newGame().build(1, "0,1"))
    expect(p.legal("swap")).toHaveLength(3 + 3 + 3 + 1)
    for (const text of ["swap 1,1 1,1", "swap -2,0 0,1", "swap -1,-1 -1,0"])
      expect(p.refused(text).code).toBe("illegal")
  })

  it("GW-16.21 an empty cell has no marker at all; I17 wants exactly one, an opponent's", () => {
    const town = () =>
      newGame().marker(0, "c0r0").marker(1, "c1r0").marker(1, "c2r0").marker(2, "c2r0").marker(2, "c0r2")
    const stacking = buy("I17", "SSSS", town())
    expect(stacking.legal("stack")).toEqual(["stack c1r0", "stack c0r2"])
    expect(stacking.refused("stack c2r0")).toMatchObject({ code: "illegal", reason: "notAnOpponentsCell" })
    const placing = buy("I16", "CCGG", town())
    for (const cell of ["c0r0", "c1r0", "c2r0", "c0r2"])
      expect(placing.refused(`place ${cell}`)).toMatchObject({ rule: "GW-16.21", reason: "cellTaken" })
  })
})
