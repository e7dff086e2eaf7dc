import { at, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cards } from "../data/cards.ts"
import { newGame, type Position } from "./position.ts"

function whitewater(): Position {
  return newGame({ whitewater: true })
}

function sections(p: Position, seat: number) {
  return range(4).map(section => p.goodsIn(seat, section))
}

/** Step 3 is asked and offers nothing but a loot. */
function mustLoot(p: Position): boolean {
  return (
    p.asked === "buildOrLoot" &&
    p.legal("loot").length === p.openHexes().length &&
    p.legal().every(c => c.startsWith("loot "))
  )
}

describe("Gold West examples: Whitewater", () => {
  it("EX-H1 setup with the Water Tower, two new cards and water", () => {
    const p = newGame({ whitewater: true, board: "random" })
    const decks = p.s.market.map(card => at(cards, card).deck)
    expect(decks.filter(deck => deck === "whitewater")).toHaveLength(2)
    expect(decks.filter(deck => deck === "base")).toHaveLength(6)
    for (const seat of [0, 1, 2]) expect(p.goodsIn(seat, 3)).toEqual({ water: 1 })
    expect(p.s.water).toBe(7)
    const single = whitewater().supply(0, { silver: 2 }).turn(0).play("influence c1r1")
    expect(single.asked).toBe("gainWater")
    expect(single.onTrack(0)).toBe(0)
  })

  it("EX-H2 water pays when a token's resources join it", () => {
    const p = whitewater().play("activate 0", "camp wood 3,-2", "store 3")
    expect([p.points(0, "supply"), p.points(0, "waterBonus"), p.onTrack(0)]).toEqual([3, 1, 4])
  })

  it("EX-H3 two water pay twice", () => {
    const p = whitewater().supply(0, { wood: 1 }, { water: 2 }).turn(0).play("activate 0", "camp wood 3,-1", "store 1")
    expect(p.goodsIn(0, 1)).toEqual({ water: 2, wood: 1, stone: 1 })
    expect(p.onTrack(0)).toBe(1 + 2)
  })

  it("EX-H4 resources of a card earn no water bonus", () => {
    const p = whitewater().supply(0, { copper: 2, silver: 2 }, {}, { water: 1 }).turn(0)
    p.play("activate 0", "invest I19", "take gold 2", "take stone 0")
    expect(p.goodsIn(0, 2)).toEqual({ gold: 1, water: 1 })
    expect(p.points(0, "waterBonus")).toBe(0)
    expect(p.onTrack(0)).toBe(7 + 4)
  })

  it("EX-H5 water is carried and left behind", () => {
    const p = whitewater().supply(0, {}, {}, { water: 1, gold: 1, wood: 1 }, { water: 1 }).turn(0)
    p.play("activate 2", "leave water", "leave gold")
    expect(sections(p, 0)).toEqual([{ gold: 1 }, { water: 1 }, {}, { water: 1 }])
    expect(p.use(0)).toEqual({ wood: 1 })
  })

  it("EX-H6 water that arrives goes to the bank", () => {
    const p = whitewater().supply(0, {}, { water: 1, stone: 1 }).turn(0)
    const bank = p.s.water
    p.play("leave stone")
    expect(p.s.water).toBe(bank + 1)
    expect(p.use(0)).toEqual({})
    expect(mustLoot(p)).toBe(true)
  })

  it("EX-H7 the covered bridge gives water instead of VP", () => {
    const p = whitewater().coach(0, "copper", 4).supply(0, { copper: 1 }).turn(0)
    const bank = p.s.water
    p.play("deliver copper")
    expect(p.coachOf(0, "copper")).toBe(5)
    expect(p.legal()).toEqual(["water 0", "water 1", "water 2", "water 3"])
    p.play("water 2")
    expect(sections(p, 0)).toEqual([{}, {}, { water: 1 }, {}])
    expect(p.s.water).toBe(bank - 1)
    expect(p.onTrack(0)).toBe(0)
  })

  it("EX-H8 the Water Tower gives water and counts for the Mayor", () => {
    const p = whitewater().marker(0, "c1r2").supply(0, { silver: 2 }).turn(0)
    expect(p.points(0, "boomtown")).toBe(0)
    p.play("influence c1r1", "water 3")
    expect(p.goodsIn(0, 3)).toEqual({ water: 1 })
    expect(p.onTrack(0)).toBe(0)
    expect(p.points(0, "boomtown")).toBe(3)
  })

  it("EX-H9 water on the track scores at the end", () => {
    const p = whitewater().supply(0, { water: 1 }, { water: 1 }, {}, { water: 2 })
    p.supply(2).finalTurn(2).play("endMetals")
    expect(p.over).toBe(true)
    expect(p.points(0, "water")).toBe(3 + 3 + 1 + 0)
    expect(p.total(0)).toBe(7)
  })

  it("EX-H10 an empty bank gives no water", () => {
    const p = whitewater().market("W2").supply(1, { water: 5 }).supply(2, { water: 4 })
    p.s.water = 0
    p.supply(0, { copper: 2, silver: 2 }, {}, {}, { water: 1 }).turn(0).play("activate 0", "invest W2")
    expect(p.asked).toBe("buildOrLoot")
    expect(sections(p, 0)).toEqual([{}, {}, {}, { water: 1 }])
    expect(p.s.water).toBe(0)
    expect(p.points(0, "investmentCards")).toBe(5)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(5 + 4)
  })

  it("EX-H11 W4 gives water and a material", () => {
    const p = whitewater().market("W4").supply(0, { copper: 2, gold: 2 }).turn(0)
    p.play("invest W4", "water 3", "material stone 0")
    expect(sections(p, 0)).toEqual([{ stone: 1 }, {}, {}, { water: 1 }])
    expect(p.points(0, "investmentCards")).toBe(5)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(5 + 4)
  })

  it("EX-H12 W1 on the Water Tower gives two water", () => {
    const p = whitewater().supply(0, { copper: 4 })
    p.s.water = 5
    p.turn(0).play("invest W1", "place c1r1", "water 3")
    expect(p.asked).toBe("gainWater")
    expect(p.s.water).toBe(4)
    p.play("water 1")
    expect(p.s.water).toBe(3)
    expect(sections(p, 0)).toEqual([{}, { water: 1 }, {}, { water: 1 }])
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(4)
  })

  it("EX-H13 W3 over the covered bridge gives two water", () => {
    const p = whitewater().coach(0, "gold", 4).supply(0, { copper: 3, silver: 1 }).turn(0)
    p.play("invest W3", "step gold", "water 3", "water 0")
    expect(p.coachOf(0, "gold")).toBe(5)
    expect(sections(p, 0)).toEqual([{ water: 1 }, {}, {}, { water: 1 }])
    expect(p.points(0, "investmentCards")).toBe(3)
    expect(p.bonusTilesOf(0)).toEqual([4])
    expect(p.onTrack(0)).toBe(3 + 4)
  })

  it("EX-H14 leaving resources beside water earns nothing", () => {
    const p = whitewater().supply(0, {}, { water: 1 }, { wood: 1, stone: 1, gold: 1 }).turn(0)
    p.play("activate 2", "leave wood", "leave stone")
    expect(p.goodsIn(0, 1)).toEqual({ wood: 1, water: 1 })
    expect(p.onTrack(0)).toBe(0)
  })

  it("EX-H15 a section with only water can be activated", () => {
    const p = whitewater().supply(0, { water: 1 }, {}, {}, { gold: 2 }).turn(0)
    const bank = p.s.water
    p.play("activate 0")
    expect(p.s.water).toBe(bank + 1)
    expect(p.use(0)).toEqual({})
    expect(mustLoot(p)).toBe(true)
  })
})
