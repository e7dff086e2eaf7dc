import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** The hexes turned up since, with their tokens. */
function turnedUp(p: Position, before: readonly string[]): string[] {
  return p
    .openHexes()
    .filter(hex => !before.includes(hex))
    .map(hex => `${hex} ${p.faceUp(hex)}`)
}

function sections(p: Position, seat: number) {
  return [0, 1, 2, 3].map(section => p.goodsIn(seat, section))
}

describe("Gold West examples: full turns", () => {
  it("EX-N1 first turn with a camp", () => {
    const p = newGame()
    const before = p.openHexes()
    p.play("activate 0")
    expect(p.asked).toBe("buildOrLoot")
    p.play("camp wood 3,-2")
    expect(turnedUp(p, before)).toEqual(["4,-3 C07", "4,-2 C08", "3,-3 S06"])
    p.play("store 2")
    expect(p.onTrack(0)).toBe(2)
    expect(p.influenceOf(0, "gold")).toBe(1)
    expect(p.player(0)).toMatchObject({ camps: 11, markers: 12 })
    expect(sections(p, 0)).toEqual([{}, { stone: 1, copper: 1 }, { wood: 1, stone: 1, gold: 1 }, {}])
  })

  it("EX-N2 delivery and settlement", () => {
    const p = newGame().play("activate 0", "camp wood 3,-2", "store 2", "end")
    const [before, had] = [p.openHexes(), p.onTrack(0)]
    p.section(0, 0, { wood: 1, stone: 1, copper: 1 }).turn(0).play("activate 0", "deliver copper", "settlement 4,-2")
    expect(p.coachOf(0, "copper")).toBe(1)
    expect(turnedUp(p, before)).toEqual(["5,-3 S05", "5,-2 S08", "4,-1 G11"])
    p.play("store 3")
    expect(p.goodsIn(0, 3)).toEqual({ wood: 1, stone: 1, copper: 1 })
    expect(p.onTrack(0) - had).toBe(3)
    expect(p.influenceOf(0, "copper")).toBe(2)
    expect(p.player(0)).toMatchObject({ camps: 10, markers: 11 })
    expect(p.points(0, "largestGroup")).toBe(2 * 2)
  })

  it("EX-N3 delivery and loot", () => {
    const p = newGame().supply(0, {}, { stone: 1, silver: 1 }).turn(0)
    const before = p.openHexes()
    p.play("leave stone", "deliver silver", "loot 0,1")
    expect(turnedUp(p, before)).toEqual(["0,2 G12"])
    p.play("store 0")
    expect(p.coachOf(0, "silver")).toBe(1)
    expect(p.points(0, "loot")).toBe(-1)
    expect(p.onTrack(0)).toBe(-1)
    expect(p.influenceOf(0, "forest")).toBe(0)
    expect(p.player(0).wanted).toBe(1)
    expect(p.goodsIn(0, 0)).toEqual({ stone: 1, wood: 1, silver: 1 })
  })

  it("EX-N4 investment, Boomtown and camp", () => {
    const p = newGame()
      .coach(0, "silver", 1)
      .supply(0, { copper: 3, silver: 2, gold: 1, wood: 1 }, { stone: 1 })
      .turn(0)
    const before = p.openHexes()
    p.play("activate 0", "invest I14", "step silver")
    expect([p.points(0, "investmentCards"), p.points(0, "bridges"), p.points(0, "investmentBonus")]).toEqual([7, 2, 4])
    expect(p.legal("influence")).toEqual(["influence c1r0", "influence c2r1"])
    p.play("influence c2r1")
    expect(p.asked).toBe("buildOrLoot")
    p.play("camp wood -1,2")
    expect(turnedUp(p, before)).toEqual(["0,2 G12", "-1,3 S11", "-2,3 C14"])
    p.play("store 1")
    expect(p.goodsIn(0, 1)).toEqual({ stone: 1, copper: 1, gold: 1 })
    expect(p.onTrack(0)).toBe(14)
  })

  it("EX-N5 final turn with three deliveries", () => {
    const [first, second, last] = [0, 1, 2]
    const p = newGame().won(first, 10).supply(first, { gold: 1 }).won(second, 10).supply(second, { gold: 3 })
    p.coach(last, "copper", 3).supply(last, {}, {}, { copper: 4, wood: 1 }).finalTurn(last)
    p.play("leave wood")
    const gains = [1, 2, 3].map(() => {
      const had = p.onTrack(last)
      return p.play("deliver copper").onTrack(last) - had
    })
    expect(gains).toEqual([7, 3, 0])
    p.play("endMetals")
    expect(p.over).toBe(true)
    expect(sections(p, last)).toEqual([{ copper: 1 }, { wood: 1 }, {}, {}])
    expect([p.total(first), p.total(second), p.total(last)]).toEqual([10, 10, 10])
    expect(p.places()).toEqual([3, 1, 2])
  })

  it("EX-N6 Whitewater turn", () => {
    const p = newGame({ whitewater: true }).coach(0, "copper", 4)
    p.supply(0, {}, { water: 1, copper: 2, stone: 1 }, {}, { water: 1 }).turn(0)
    const [before, bank] = [p.openHexes(), p.s.water]
    p.play("activate 1", "leave copper")
    expect(p.asked).toBe("useMetals")
    expect(p.s.water).toBe(bank + 1)
    expect(p.use(0)).toEqual({ copper: 1, stone: 1 })
    p.play("deliver copper")
    expect(p.asked).toBe("gainWater")
    p.play("water 3")
    expect(p.s.water).toBe(bank)
    expect(p.onTrack(0)).toBe(0)
    p.play("camp stone 3,-1")
    expect(turnedUp(p, before)).toEqual(["4,-2 C08", "3,0 S09", "4,-1 G11"])
    p.play("store 3")
    expect([p.points(0, "supply"), p.points(0, "waterBonus"), p.onTrack(0)]).toEqual([3, 2, 5])
  })
})
