import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("Gold West examples: use metals", () => {
  it("EX-M1 a card brings its VP and the highest bonus tile", () => {
    const p = newGame().supply(0, { copper: 2, gold: 2, silver: 1 }).turn(0).play("invest I08")
    expect(p.onTrack(0)).toBe(10 + 4)
    expect(p.cardsOf(0)).toEqual(["I08"])
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.use(0)).toEqual({ silver: 1 })
    p.supply(1, { copper: 4 }).turn(1).play("invest I01")
    expect(p.bonusTilesOf(1)).toEqual([3])
    expect(p.onTrack(1)).toBe(8 + 3)
  })

  it("EX-M2 one investment per turn", () => {
    const p = newGame().market("I01", "I03").supply(0, { copper: 4, silver: 4 }).turn(0).play("invest I01")
    expect(p.refused("invest I03")).toMatchObject({ code: "illegal", rule: "GW-6.2" })
    p.play("deliver silver")
    expect(p.coachOf(0, "silver")).toBe(1)
  })

  it("EX-M3 without a bonus tile left only the card counts", () => {
    const p = newGame({ seats: 2 }).market("I01", "I03", "I05", "I10")
    p.supply(0, { copper: 4 }).turn(0).play("invest I01")
    p.supply(1, { silver: 4 }).turn(1).play("invest I03")
    p.supply(0, { gold: 4 }).turn(0).play("invest I05")
    expect([p.bonusTilesOf(0), p.bonusTilesOf(1)]).toEqual([[1, 3], [2]])
    const before = p.onTrack(1)
    p.supply(1, { copper: 3, gold: 1 }).turn(1).play("invest I10")
    expect(p.onTrack(1)).toBe(before + 7)
    expect(p.bonusTilesOf(1)).toEqual([2])
    expect(p.cardsOf(1)).toEqual(["I03", "I10"])
    expect(p.influenceOf(1, "silver")).toBe(1)
  })

  it("EX-M4 unspent metal is lost at the end of the turn", () => {
    const p = newGame().supply(0, { gold: 2, wood: 1 }).turn(0).play("endMetals", "camp wood 3,-1", "store 0")
    expect(p.use(0)).toEqual({ gold: 2 })
    p.play("end")
    expect(p.use(0)).toEqual({})
    expect([0, 1, 2, 3].map(section => p.goodsIn(0, section))).toEqual([{ wood: 1, stone: 1 }, {}, {}, {}])
  })

  it("EX-M5 step 2 ends by itself when the metal has no use", () => {
    const p = newGame().coach(0, "copper", 8).supply(0, { copper: 1 }).turn(0)
    expect(p.asked).toBe("buildOrLoot")
    expect(p.use(0)).toEqual({ copper: 1 })
    p.play("loot 3,-1", "store 0", "end")
    expect(p.use(0)).toEqual({})
    expect(p.goodsIn(0, 0)).toEqual({ wood: 1, stone: 1 })
  })

  it("EX-M6 delivery and card in either order", () => {
    const p = newGame().coach(0, "copper", 1).supply(0, { copper: 5 }).turn(0).play("deliver copper")
    expect(p.onTrack(0)).toBe(2)
    p.play("invest I01")
    expect(p.onTrack(0)).toBe(2 + 8 + 4)
    const other = newGame().coach(0, "copper", 1).supply(0, { copper: 5 }).turn(0).play("invest I01")
    expect(other.onTrack(0)).toBe(8 + 4)
    expect(other.play("deliver copper").onTrack(0)).toBe(8 + 4 + 2)
  })

  it("EX-M7 no metal stands for another", () => {
    const p = newGame().supply(0, { copper: 3, gold: 2 }).turn(0)
    expect(p.asked).toBe("useMetals")
    expect(p.refused("invest I01").code).toBe("illegal")
  })
})

describe("Gold West examples: Boomtown", () => {
  it("EX-B1 copper and silver open two cells", () => {
    const p = newGame().supply(0, { copper: 1, silver: 1 }).turn(0)
    expect(p.legal("influence")).toEqual(["influence c0r1", "influence c1r2"])
    p.play("influence c1r2")
    expect(p.use(0)).toEqual({})
    expect(p.player(0).markers).toBe(11)
  })

  it("EX-B2 a cell of one metal needs two of it", () => {
    const p = newGame().supply(0, { gold: 1, copper: 1 }).turn(0)
    expect(p.refused("influence c2r0")).toMatchObject({ code: "illegal", rule: "GW-8.2" })
  })

  it("EX-B3 one paid cell per turn, a card may fill another", () => {
    const p = newGame().supply(0, { copper: 2, silver: 2, gold: 2 }).turn(0).play("influence c1r1")
    expect(p.refused("influence c0r0")).toMatchObject({ code: "illegal", rule: "GW-6.2" })
    p.play("invest I16", "place c0r0")
    expect(p.player(0).markers).toBe(10)
  })

  it("EX-B4 an occupied cell is closed", () => {
    const p = newGame().marker(1, "c0r1").supply(0, { copper: 1, silver: 1 }).turn(0)
    expect(p.refused("influence c0r1")).toMatchObject({ code: "illegal", rule: "GW-8.3" })
    expect(p.legal("influence")).toEqual(["influence c1r2"])
  })

  it("EX-B5 the 4 VP tile pays at once and never again", () => {
    const p = newGame().supply(0, { silver: 2 }).turn(0).play("influence c1r1")
    expect(p.onTrack(0)).toBe(4)
    expect(p.points(0, "boomtown")).toBe(0)
    expect(p.total(0)).toBe(4)
  })

  it("EX-B6 two markers on the Saloon score it twice", () => {
    const p = newGame().market("I01", "I03", "I05").marker(0, "c0r0").marker(0, "c1r0")
    p.supply(0, { copper: 4 }).turn(0).play("invest I01")
    p.supply(0, { silver: 4 }).turn(0).play("invest I03")
    p.supply(0, { gold: 4 }).turn(0).play("invest I05")
    expect(p.points(0, "boomtown")).toBe(6 + 6)
  })

  it("EX-B7 without a marker in stock no cell is offered", () => {
    const p = newGame().market("I10").marker(0, "c2r2")
    for (const hex of ["-1,0", "-2,1", "2,-2", "1,-1", "0,-1", "3,-2", "3,-1", "2,0", "0,1", "1,1"])
      p.build(0, hex, "settlement")
    p.supply(0, { copper: 3, gold: 1 }).turn(0).play("invest I10")
    p.supply(0, { silver: 2 }).turn(0)
    expect(p.player(0).markers).toBe(0)
    expect(p.legal()).toEqual(["deliver silver", "endMetals"])
    expect(p.refused("influence c1r1")).toMatchObject({ code: "illegal", rule: "GW-8.7" })
    expect(p.play("deliver silver").coachOf(0, "silver")).toBe(1)
  })

  it("EX-B8 both cells of an office in one turn", () => {
    const p = newGame().supply(0, { copper: 3, gold: 3 }).turn(0).play("influence c0r0", "invest I16", "place c1r0")
    expect(p.player(0).markers).toBe(10)
    expect(p.points(0, "boomtown")).toBe(2 + 2)
  })
})

describe("Gold West examples: delivery", () => {
  it("EX-D1 four copper cross the bridge and take the first tile", () => {
    const p = newGame().supply(0, { copper: 4 }).turn(0)
    p.play("deliver copper", "deliver copper", "deliver copper", "deliver copper")
    expect(p.coachOf(0, "copper")).toBe(4)
    expect([p.points(0, "bridges"), p.points(0, "shippingBonus"), p.onTrack(0)]).toEqual([2, 7, 9])
  })

  it("EX-D2 two silver are two steps", () => {
    const p = newGame().supply(0, { silver: 2 }).turn(0).play("deliver silver", "deliver silver")
    expect(p.coachOf(0, "silver")).toBe(2)
    expect([p.points(0, "bridges"), p.onTrack(0)]).toEqual([2, 2])
  })

  it("EX-D3 the third coach over a pile gains nothing", () => {
    const p = newGame()
    const gains = [0, 1, 2].map(seat =>
      p.coach(seat, "gold", 3).supply(seat, { gold: 1 }).turn(seat).play("deliver gold").onTrack(seat),
    )
    expect(gains).toEqual([9, 6, 0])
    expect(p.coachOf(2, "gold")).toBe(4)
  })

  it("EX-D4 a whole gold track is worth 23 VP", () => {
    const p = newGame()
    for (const amount of [3, 5]) {
      p.supply(0, { gold: amount }).turn(0)
      for (let i = 0; i < amount; i++) p.play("deliver gold")
    }
    expect(p.coachOf(0, "gold")).toBe(8)
    expect([p.points(0, "bridges"), p.points(0, "shippingBonus"), p.onTrack(0)]).toEqual([2 + 3, 9 + 9, 23])
  })

  it("EX-D5 no delivery at the end of the track", () => {
    const p = newGame().coach(0, "copper", 8).supply(0, { copper: 2 }).turn(0)
    expect(p.refused("deliver copper")).toMatchObject({ code: "illegal", rule: "GW-9.5" })
    expect(p.legal()).toEqual(["influence c0r2", "endMetals"])
    p.play("endMetals", "loot 3,-1", "store 0")
    expect(p.use(0)).toEqual({ copper: 2 })
    expect(p.play("end").use(0)).toEqual({})
  })

  it("EX-D6 several tracks in one turn", () => {
    const p = newGame().supply(0, { copper: 1, gold: 2 }).turn(0).play("deliver gold", "deliver copper", "deliver gold")
    expect([p.coachOf(0, "copper"), p.coachOf(0, "gold")]).toEqual([1, 2])
    expect(p.onTrack(0)).toBe(2)
  })

  it("EX-D7 tile and bridge are both gained on the way", () => {
    const p = newGame().coach(0, "silver", 3).coach(1, "silver", 3).coach(2, "silver", 3)
    p.supply(1, { silver: 1 }).turn(1).play("deliver silver")
    expect(p.onTrack(1)).toBe(8)
    p.supply(0, { silver: 2 }).turn(0).play("deliver silver")
    expect(p.onTrack(0)).toBe(5)
    expect(p.play("deliver silver").onTrack(0)).toBe(5 + 3)
    p.supply(2, { silver: 1 }).turn(2).play("deliver silver")
    expect(p.onTrack(2)).toBe(0)
  })
})
