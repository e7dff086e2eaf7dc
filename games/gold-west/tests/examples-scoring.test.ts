import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function all(p: Position, category: string): number[] {
  return range(p.s.seats).map(seat => p.points(seat, category))
}

function camps(p: Position, seat: number, ...hexes: string[]): Position {
  for (const hex of hexes) p.build(seat, hex)
  return p
}

function wantedCamps(...camps: number[]): Position {
  const p = newGame({ seats: camps.length })
  camps.forEach((n, seat) => {
    p.wanted(seat, n)
  })
  return p
}

/** The last seat has nothing left and takes the last final turn. */
function end(p: Position): Position {
  const last = p.s.seats - 1
  p.supply(last).finalTurn(last).play("endMetals")
  expect(p.over).toBe(true)
  return p
}

describe("Gold West examples: groups", () => {
  it("EX-G1 the largest group gives 2 VP a building", () => {
    const p = camps(newGame(), 0, "-2,0", "-1,0", "-1,-1", "0,-1", "3,1", "4,0", "5,-4")
    expect(p.points(0, "largestGroup")).toBe(4 * 2)
  })

  it("EX-G2 the river separates", () => {
    const p = camps(newGame(), 0, "-1,0", "0,1")
    expect(p.points(0, "largestGroup")).toBe(2)
  })

  it("EX-G3 camps in the Wanted area are no buildings", () => {
    const p = newGame().wanted(0, 12).build(1, "-1,0").build(1, "0,1")
    const offices = ["depot", "surveyor", "frontier", "sheriff", "docks"]
    offices.forEach((office, i) => {
      const cell = ["c0r0", "c0r1", "c2r0", "c1r2", "c2r2"][i] ?? ""
      p.office(cell, office).marker(0, cell)
    })
    expect(p.points(0, "largestGroup")).toBe(0)
    expect(p.player(0).markers).toBe(12 - 5)
    expect(p.points(0, "boomtown")).toBe(0)
  })
})

describe("Gold West examples: Wanted", () => {
  it("EX-W1 the most wanted pays for each camp, the second for each pair", () => {
    expect(all(wantedCamps(5, 3, 0), "wanted")).toEqual([-5, -1, 0])
  })

  it("EX-W2 a tie for most leaves no second", () => {
    expect(all(wantedCamps(3, 3, 2), "wanted")).toEqual([-3, -3, 0])
  })

  it("EX-W3 a tie for second hits both", () => {
    expect(all(wantedCamps(5, 3, 3, 1), "wanted")).toEqual([-5, -1, -1, 0])
  })

  it("EX-W4 two players: both places count", () => {
    expect(all(wantedCamps(3, 2), "wanted")).toEqual([-3, -1])
  })
})

describe("Gold West examples: terrain bonuses", () => {
  it("EX-T1 settlements break a tie for first", () => {
    const [stella, levi, other] = [0, 1, 2]
    const p = camps(newGame(), stella, "-5,2", "-2,1", "-3,1", "1,-1")
    camps(p, levi, "5,-3", "3,-3").build(levi, "7,-2", "settlement")
    camps(p, other, "3,0", "0,3", "-1,3")
    expect(p.influenceOf(stella, "silver")).toBe(p.influenceOf(levi, "silver"))
    expect(all(p, "terrainBonuses")).toEqual([6, 10, 0])
  })

  it("EX-T2 an unbroken tie for first shares both values", () => {
    const p = camps(newGame(), 0, "-6,3", "-1,-1", "-1,0")
    camps(p, 1, "1,-2", "2,-2", "4,-4")
    camps(p, 2, "7,-3", "5,-1")
    expect(all(p, "terrainBonuses")).toEqual([7, 7, 0])
  })

  it("EX-T3 two players: the small value to the leader only", () => {
    const p = camps(newGame({ seats: 2 }), 0, "-2,1", "-3,1", "1,-1", "5,-3", "3,-3")
    camps(p, 1, "3,0", "0,3", "-1,3")
    expect(all(p, "terrainBonuses")).toEqual([6, 0])
  })

  it("EX-T4 two players tied share the small value", () => {
    const p = camps(newGame({ seats: 2 }), 0, "-2,-1", "1,-3").build(0, "0,-1", "settlement")
    camps(p, 1, "4,0", "2,1").build(1, "1,1", "settlement")
    expect(all(p, "terrainBonuses")).toEqual([3, 3])
  })

  it("EX-T5 three tied for first leave nothing for the fourth", () => {
    const p = camps(newGame({ seats: 4 }), 0, "-5,2", "-2,1", "-3,1")
    camps(p, 1, "1,-1", "5,-3", "3,-3")
    camps(p, 2, "7,-2", "5,-2", "3,0")
    camps(p, 3, "0,3", "-1,3")
    expect(all(p, "terrainBonuses")).toEqual([5, 5, 5, 0])
  })

  it("EX-T6 no influence, no place", () => {
    const p = camps(newGame(), 0, "-2,0", "2,0")
    expect(all(p, "terrainBonuses")).toEqual([8, 0, 0])
  })

  it("EX-T7 the marker of a card is no settlement", () => {
    const p = camps(newGame(), 0, "-6,3", "-1,-1", "-1,0").market("I12")
    camps(p, 1, "1,-2", "2,-2").supply(1, { silver: 3, gold: 1 }).turn(1).play("invest I12")
    expect(p.influenceOf(1, "gold")).toBe(3)
    expect(all(p, "terrainBonuses")).toEqual([7, 7, 0])
  })

  it("EX-T8 a tie for second shares the small value", () => {
    const p = camps(newGame({ seats: 4 }), 0, "-6,3", "-1,-1", "-1,0", "-3,0", "1,-2")
    camps(p, 1, "2,-2", "4,-4", "3,-2")
    camps(p, 2, "7,-3", "5,-1", "4,-1")
    camps(p, 3, "0,2")
    expect(all(p, "terrainBonuses")).toEqual([9, 2, 2, 0])
    p.office("c0r0", "deeds").office("c1r0", "deeds")
    p.marker(0, "c0r0").marker(1, "c0r0").marker(2, "c1r0").marker(3, "c1r0")
    expect(all(p, "boomtown")).toEqual([2, 2, 2, 0])
  })

  it("EX-T9 one settlement among three level players makes the first", () => {
    const p = camps(newGame(), 0, "-5,2").build(0, "-2,1", "settlement")
    camps(p, 1, "1,-1", "5,-3", "3,-3")
    camps(p, 2, "7,-2", "5,-2", "3,0")
    expect(range(3).map(seat => p.influenceOf(seat, "silver"))).toEqual([3, 3, 3])
    expect(all(p, "terrainBonuses")).toEqual([10, 3, 3])
  })

  it("EX-T10 influence from a card alone wins a place", () => {
    const p = newGame().market("I13").supply(0, { silver: 1, gold: 3 }).turn(0).play("invest I13")
    expect(all(p, "terrainBonuses")).toEqual([8, 0, 0])
  })
})

describe("Gold West examples: winner", () => {
  it("EX-V1 fewer wanted camps, then more resources win a tie", () => {
    const wanted = newGame()
      .wanted(0, 1)
      .wanted(1, 2)
      .won(0, 98)
      .won(1, 98 + 2)
    end(wanted.supply(0, { wood: 1 }).supply(1, { wood: 9 }))
    expect([wanted.total(0), wanted.total(1)]).toEqual([98, 98])
    expect(wanted.places()).toEqual([1, 2, 3])
    const resources = newGame()
      .wanted(0, 1)
      .wanted(1, 1)
      .won(0, 98 + 1)
      .won(1, 98 + 1)
    end(resources.supply(0, { wood: 1 }, {}, { gold: 3 }).supply(1, { stone: 2 }, { silver: 2 }, {}, { copper: 2 }))
    expect([resources.total(0), resources.total(1)]).toEqual([98, 98])
    expect(resources.places()).toEqual([2, 1, 3])
  })

  it("EX-V2 three tied drop out one by one", () => {
    const p = newGame({ seats: 4 }).wanted(0, 1).wanted(1, 1).wanted(2, 3)
    p.won(0, 90)
      .won(1, 90)
      .won(2, 90 + 3)
    p.supply(0, { wood: 4 }).supply(1, { gold: 2 }, { stone: 3 }).supply(2, { copper: 9 })
    end(p)
    expect([p.total(0), p.total(1), p.total(2)]).toEqual([90, 90, 90])
    expect(p.places()).toEqual([2, 1, 3, 4])
  })
})
