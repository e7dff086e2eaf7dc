import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { hexes } from "../data/map.ts"
import { newGame, type Position } from "./position.ts"

/** What one marker of seat 0 on this office is worth. */
function worth(p: Position, office: string): number {
  return p.office("c0r0", office).marker(0, "c0r0").points(0, "boomtown")
}

function camps(seat: number, ...places: string[]): Position {
  const p = newGame()
  for (const hex of places) p.build(seat, hex)
  return p
}

// Hexes of the full board with neighbours on all six sides.
const inner = (
  "-5,2 -4,2 -2,0 -1,0 -2,1 -3,1 1,-2 2,-2 1,-1 0,-1 4,-3 4,-2 3,-2 " +
  "6,-2 5,-2 3,0 3,-1 4,-1 2,0 0,2 0,1 1,1 -1,2 -3,3 -3,2 -2,2"
).split(" ")

describe("GW-15 Offices", () => {
  it("GW-15.1 the Courthouse gives 1 per influence in the best terrain", () => {
    expect(
      worth(newGame().influence(0, "gold", 3).influence(0, "silver", 5).influence(1, "copper", 9), "courthouse"),
    ).toBe(5)
  })

  it("GW-15.2 the Deeds Office gives 2 per terrain with a first or second place, shared ones too", () => {
    const p = newGame({ seats: 4 }).influence(0, "forest", 2).influence(1, "forest", 1) // first
    p.influence(0, "gold", 1).influence(1, "gold", 1).influence(2, "gold", 3) // second, shared
    p.influence(0, "silver", 1).influence(1, "silver", 3).influence(2, "silver", 2) // third
    expect(worth(p, "deeds")).toBe(4)
  })

  it("GW-15.3 the Frontier Office gives 1 per building on a hex that touches the frame", () => {
    for (const { id } of hexes) expect(worth(camps(0, id), "frontier"), id).toBe(inner.includes(id) ? 0 : 1)
    expect(worth(camps(0, "4,-4", "1,2").build(0, "7,-3", "settlement").build(1, "7,-2"), "frontier")).toBe(3)
  })

  it("GW-15.4 the Homestead Office gives 2 per influence in the worst terrain", () => {
    const p = newGame().influence(0, "forest", 5).influence(0, "gold", 2).influence(0, "silver", 3)
    expect(worth(p, "homestead")).toBe(0)
    expect(p.influence(0, "copper", 2).points(0, "boomtown")).toBe(4)
  })

  it("GW-15.5 the Sheriff's Office gives 1 per building beside opponents, each once", () => {
    const p = camps(0, "0,-1", "1,-2", "6,-2").build(0, "0,2", "settlement")
    p.build(1, "1,-1").build(2, "0,-2", "settlement").build(2, "0,1")
    expect(worth(p, "sheriff")).toBe(3)
    expect(p.marker(2, "c0r0").points(2, "boomtown")).toBe(2)
  })

  it("GW-15.6 the Shipping Office gives 2 per shipping bonus tile", () => {
    const p = newGame().market().coach(0, "copper", 3).coach(0, "gold", 7).holding(0, { copper: 1, gold: 1 })
    expect(worth(p.play("deliver copper", "deliver gold"), "shipping")).toBe(4)
  })

  it("GW-15.7 the Depot gives 2 per building in the second-largest group", () => {
    expect(worth(camps(0, "0,-1", "1,-1", "1,-2", "0,1", "1,1", "6,-2"), "depot")).toBe(4)
    expect(worth(camps(0, "0,-1", "1,-1", "1,-2"), "depot")).toBe(0)
    expect(worth(newGame(), "depot")).toBe(0)
  })

  it("GW-15.8 the Docks give 1 per camp and 2 per settlement by the river", () => {
    const p = camps(0, "0,1", "3,-2", "6,-2")
      .build(0, "-1,2", "settlement")
      .build(0, "0,2", "settlement")
      .build(1, "1,1")
    expect(worth(p, "docks")).toBe(4)
  })

  it("GW-15.9 the Mayor's Office gives 3 per two markers in Boomtown", () => {
    const scores = [0, 1, 2, 3].map(more => {
      const p = newGame()
      // The 4 VP tile and the two cells of the Docks.
      for (const cell of ["c1r1", "c2r0", "c2r1"].slice(0, more)) p.marker(0, cell)
      return worth(p, "mayor")
    })
    expect(scores).toEqual([0, 3, 3, 6])
  })

  it("GW-15.10 the Saloon gives 2 per investment card", () => {
    const p = newGame().market("I01", "I05").holding(0, { copper: 4 }).play("invest I01")
    expect(worth(p.holding(0, { gold: 4 }).play("invest I05"), "saloon")).toBe(4)
  })

  it("GW-15.11 the Surveyor's Office gives 1 per building in the best line, gaps allowed", () => {
    const p = camps(0, "4,-4", "4,-2", "4,0", "0,1", "0,-1").build(1, "4,-3")
    expect(worth(p, "surveyor")).toBe(3)
  })

  it("GW-15.12 the Town Hall gives 2 per settlement on the map", () => {
    const p = camps(0, "0,1")
      .build(0, "1,1", "settlement")
      .build(0, "6,-2", "settlement")
      .build(1, "0,-1", "settlement")
    expect(worth(p, "townhall")).toBe(4)
  })

  it("GW-15.13 the 4 VP tile gives 4 VP on placement and nothing at the end", () => {
    const p = newGame().market().holding(0, { silver: 2 }).play("influence c1r1")
    expect([p.points(0, "boomtownTile"), p.points(0, "boomtown")]).toEqual([4, 0])
    p.finalHolding(2, { wood: 1 }).play("endMetals")
    expect([p.over, p.points(0, "boomtownTile"), p.points(0, "boomtown")]).toEqual([true, 4, 0])
  })

  it("GW-15.14 lines run in the three directions, across river, loot and other buildings", () => {
    expect(worth(camps(0, "0,-2", "0,1", "0,3"), "surveyor")).toBe(3)
    expect(worth(camps(0, "-1,0", "2,0", "4,0"), "surveyor")).toBe(3)
    expect(worth(camps(0, "-2,2", "1,-1", "3,-3"), "surveyor")).toBe(3)
    const p = camps(0, "-1,0", "4,0").build(1, "3,0").supply(2).turn(2).play("loot 2,0")
    expect(worth(p, "surveyor")).toBe(2)
    expect(worth(camps(0, "0,-1", "1,1", "-3,3"), "surveyor")).toBe(1)
  })

  it("GW-15.15 offices are valued on the position after the last final turn", () => {
    const p = newGame().market("I01").office("c0r0", "saloon").marker(0, "c0r0").marker(2, "c1r0")
    p.finalHolding(2, { copper: 4 }).play("invest I01", "endMetals")
    expect([p.over, p.points(0, "boomtown"), p.points(2, "boomtown")]).toEqual([true, 0, 2])
  })

  it("GW-15.15 where there is a choice the highest value is taken without a question", () => {
    const p = newGame().office("c0r0", "courthouse").office("c1r0", "surveyor").marker(0, "c0r0").marker(0, "c1r0")
    p.build(0, "0,-1").build(0, "1,1").build(0, "0,1").finalHolding(2, { wood: 1 }).play("endMetals")
    expect(p.over).toBe(true)
    expect(p.points(0, "boomtown")).toBe(2 + 2)
  })

  it("GW-15.16 no office gives less than 0 or counts a camp in the Wanted area", () => {
    const all = "courthouse deeds frontier homestead sheriff shipping depot docks saloon surveyor townhall".split(" ")
    for (const office of all) {
      const p = newGame().build(1, "2,-2").build(1, "2,0").supply(0).turn(0)
      p.play("loot 3,-2", "store 0").supply(0).turn(0).play("loot 3,-1", "store 0")
      expect(worth(p, office), office).toBe(0)
    }
  })

  it("GW-15.16 only hexes in play count", () => {
    // With the end tiles face down these four touch nothing but them and land.
    const p = newGame({ seats: 2 })
    for (const hex of ["-3,1", "-3,2", "4,-2", "4,-1"]) p.build(0, hex)
    expect(range(2).map(seat => p.points(seat, "largestGroup"))).toEqual([4, 0])
    expect(worth(p, "frontier")).toBe(0)
  })
})
