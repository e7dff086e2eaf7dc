import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

const [stella, levi] = [0, 1]

describe("Gold West examples: investment abilities", () => {
  it("EX-K1 extra influence costs a marker", () => {
    const p = newGame().market("I10").build(0, "1,-1").build(0, "-2,1")
    expect(p.influenceOf(0, "silver")).toBe(2)
    p.supply(0, { copper: 3, gold: 1 }).turn(0).play("invest I10")
    expect(p.influenceOf(0, "silver")).toBe(3)
    expect(p.player(0).markers).toBe(11)
  })

  it("EX-K2 a free step crosses the bridge", () => {
    const p = newGame().coach(0, "silver", 1).supply(0, { copper: 3, silver: 1 }).turn(0)
    p.play("invest I14", "step silver")
    expect(p.coachOf(0, "silver")).toBe(2)
    expect(p.points(0, "bridges")).toBe(2)
    expect(p.onTrack(0)).toBe(2 + 7 + 4)
  })

  it("EX-K3 two free steps on two tracks", () => {
    const p = newGame().coach(0, "copper", 3).supply(0, { gold: 4 }).turn(0).play("invest I15", "step copper")
    expect(p.coachOf(0, "copper")).toBe(4)
    expect(p.points(0, "shippingBonus")).toBe(7)
    p.play("step gold")
    expect(p.coachOf(0, "gold")).toBe(1)
    expect(p.coachOf(0, "copper")).toBe(4)
    expect(p.onTrack(0)).toBe(6 + 7 + 4)
  })

  it("EX-K4 a free marker on the 4 VP tile beside a paid one", () => {
    const p = newGame().supply(0, { copper: 3, gold: 3 }).turn(0).play("influence c0r0", "invest I16", "place c1r1")
    expect(p.points(0, "investmentCards")).toBe(6)
    expect(p.points(0, "boomtownTile")).toBe(4)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(6 + 4 + 4)
    expect(p.player(0).markers).toBe(10)
  })

  it("EX-K5 a full Boomtown leaves the card its VP", () => {
    const p = newGame()
    for (const row of [0, 1, 2]) p.marker(0, `c0r${row}`).marker(1, `c1r${row}`).marker(2, `c2r${row}`)
    p.supply(0, { copper: 2, gold: 2 }).turn(0).play("invest I16")
    expect(p.asked).toBe("buildOrLoot")
    expect(p.player(0).markers).toBe(9)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(6 + 4)
  })

  it("EX-K6 two owners score one Saloon cell", () => {
    const p = newGame().marker(levi, "c0r0").marker(stella, "c2r0")
    p.supply(levi, { copper: 4 }).turn(levi).play("invest I01")
    p.supply(stella, { silver: 4 }).turn(stella).play("invest I17")
    expect(p.refused("stack c2r0").code).toBe("illegal")
    expect(p.legal()).toEqual(["stack c0r0", "decline"])
    p.play("stack c0r0")
    expect([p.points(stella, "boomtown"), p.points(levi, "boomtown")]).toEqual([2, 2])
  })

  it("EX-K7 an upgrade makes a settlement of a camp on the map", () => {
    const p = newGame().supply(0, { gold: 1 }).turn(0).play("endMetals", "loot 0,1", "store 0", "end")
    p.build(0, "-1,0").build(0, "3,-2").build(0, "2,-2", "settlement")
    expect(p.influenceOf(0, "gold")).toBe(4)
    p.supply(0, { copper: 1, silver: 3 }).turn(0).play("invest I18")
    expect(p.refused("upgrade 0,1")).toMatchObject({ code: "illegal", rule: "GW-16.14" })
    expect(p.legal("upgrade")).toEqual(["upgrade -1,0", "upgrade 3,-2"])
    p.play("upgrade -1,0")
    expect(p.standsOn("-1,0")).toBe("settlement 0")
    expect(p.influenceOf(0, "gold")).toBe(5)
    expect(p.player(0).markers).toBe(10)
  })

  it("EX-K8 two resources for the track, not for this turn", () => {
    const p = newGame().supply(0, { copper: 2, silver: 2, wood: 1 }).turn(0)
    p.play("invest I19", "take gold 0", "take stone 3")
    expect([0, 1, 2, 3].map(section => p.goodsIn(0, section))).toEqual([{ gold: 1 }, {}, {}, { stone: 1 }])
    expect(p.onTrack(0)).toBe(7 + 4)
    expect(p.use(0)).toEqual({ wood: 1 })
    expect(p.asked).toBe("buildOrLoot")
    expect(p.legal("camp").filter(choice => choice.startsWith("camp stone"))).toEqual([])
    expect(p.legal("settlement")).toEqual([])
  })

  it("EX-K9 a swap exchanges two face-up tokens of one terrain", () => {
    const p = newGame().market("I20")
    expect([p.faceUp("1,1"), p.faceUp("0,-1")]).toEqual(["C12", "C06"])
    p.supply(0, { silver: 2, gold: 2, wood: 1 }).turn(0).play("invest I20")
    expect(p.refused("swap 1,-1 1,1")).toMatchObject({ code: "illegal", rule: "GW-16.16" })
    expect(p.refused("swap 0,-1 4,-3")).toMatchObject({ code: "illegal", rule: "GW-16.16" })
    p.play("swap 0,-1 1,1")
    expect([p.faceUp("1,1"), p.faceUp("0,-1")]).toEqual(["C06", "C12"])
    p.play("camp wood 1,1", "store 0")
    expect(p.goodsIn(0, 0)).toEqual({ copper: 2, silver: 1 })
    p.supply(1, { stone: 1 }).turn(1).play("camp stone 0,-1", "store 0")
    expect(p.goodsIn(1, 0)).toEqual({ copper: 2 })
  })

  it("EX-K10 without a camp the upgrade does nothing", () => {
    const p = newGame().build(0, "-1,0", "settlement").build(0, "1,1", "settlement")
    p.supply(0, { copper: 1, silver: 3 }).turn(0).play("invest I18")
    expect(p.asked).toBe("buildOrLoot")
    expect(p.cardsOf(0)).toEqual(["I18"])
    expect(p.points(0, "investmentCards")).toBe(7)
    expect(p.player(0).markers).toBe(10)
    expect([p.influenceOf(0, "gold"), p.influenceOf(0, "copper")]).toEqual([2, 2])
  })

  it("EX-K11 a step that cannot be used is lost", () => {
    const p = newGame().coach(0, "copper", 8).coach(0, "silver", 8).coach(0, "gold", 7)
    p.supply(0, { gold: 4 }).turn(0).play("invest I15")
    expect(p.legal("step")).toEqual(["step gold"])
    p.play("step gold")
    expect(p.coachOf(0, "gold")).toBe(8)
    expect(p.points(0, "shippingBonus")).toBe(9)
    expect(p.asked).toBe("buildOrLoot")
  })

  it("EX-K12 a stacked marker gains the 4 VP tile as well", () => {
    const p = newGame().marker(levi, "c1r2").marker(stella, "c2r2")
    p.supply(levi, { silver: 2 }).turn(levi).play("influence c1r1")
    expect(p.onTrack(levi)).toBe(4)
    p.supply(stella, { silver: 4 }).turn(stella).play("invest I17", "stack c1r1")
    expect(p.points(stella, "investmentCards")).toBe(5)
    expect(p.points(stella, "boomtownTile")).toBe(4)
    expect(p.bonusTilesOf(stella)).toEqual([4])
    expect(p.onTrack(stella)).toBe(5 + 4 + 4)
    expect(p.onTrack(levi)).toBe(4)
    expect([p.points(stella, "boomtown"), p.points(levi, "boomtown")]).toEqual([3, 3])
  })

  it("EX-K13 two resources or none", () => {
    const p = newGame().supply(0, { copper: 2, silver: 2 }).turn(0).play("invest I19")
    expect(p.legal()).toContain("decline")
    p.play("take gold 0")
    expect(p.asked).toBe("takeResource")
    expect(p.refused("decline")).toMatchObject({ code: "illegal", rule: "GW-16.19" })
    p.play("take gold 0")
    expect(p.goodsIn(0, 0)).toEqual({ gold: 2 })
    expect(p.asked).toBe("buildOrLoot")
    const none = newGame().supply(0, { copper: 2, silver: 2 }).turn(0).play("invest I19", "decline")
    expect(none.asked).toBe("buildOrLoot")
    expect([0, 1, 2, 3].map(section => none.goodsIn(0, section))).toEqual([{}, {}, {}, {}])
  })

  it("EX-K14 no pair of tokens, no swap", () => {
    const p = newGame().market("I20").clearMap()
    p.token("-1,0", "G03").token("1,-1", "S04").token("0,-1", "C06").token("0,1", "F12")
    p.supply(0, { silver: 2, gold: 2 }).turn(0).play("invest I20")
    expect(p.asked).toBe("buildOrLoot")
    expect(p.points(0, "investmentCards")).toBe(9)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(9 + 4)
  })

  it("EX-K15 without a marker in stock no extra influence", () => {
    const p = newGame().market("I10").build(0, "1,-1").build(0, "-2,1")
    for (const hex of ["-1,0", "2,-2", "0,-1", "3,-2", "3,-1", "2,0", "0,1", "-2,0", "-2,-1"])
      p.build(0, hex, "settlement")
    p.marker(0, "c0r0").marker(0, "c1r0").marker(0, "c2r0")
    expect(p.player(0).markers).toBe(0)
    p.supply(0, { copper: 3, gold: 1 }).turn(0).play("invest I10")
    expect(p.influenceOf(0, "silver")).toBe(2)
    expect(p.player(0).markers).toBe(0)
    expect(p.points(0, "investmentCards")).toBe(7)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(7 + 4)
  })
})
