import { at, begin, NOBODY, range, score, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cells, layouts } from "../data/boomtown.ts"
import { reconstructedCards } from "../data/cards.ts"
import { hexes } from "../data/map.ts"
import { offices } from "../data/offices.ts"
import type { Goods, Terrain } from "../data/resources.ts"
import { goldWest } from "../game.ts"
import { newGame, Position } from "./position.ts"

function shuffledGame(seats: number, seed: number): Position {
  return new Position(begin(goldWest, { seats, seed: `ruling ${seed}` }))
}

function bonuses(terrain: Terrain, ...influence: number[]): number[] {
  const p = newGame({ seats: influence.length })
  influence.forEach((n, seat) => {
    p.influence(seat, terrain, n)
  })
  return influence.map((_, seat) => p.points(seat, "terrainBonuses"))
}

function penalties(...wanted: number[]): number[] {
  const p = newGame({ seats: wanted.length })
  wanted.forEach((camps, seat) => {
    p.wanted(seat, camps)
  })
  return wanted.map((_, seat) => p.points(seat, "wanted"))
}

/** What one marker of seat 0 on this office is worth. */
function worth(p: Position, office: string): number {
  return p.office("c0r0", office).marker(0, "c0r0").points(0, "boomtown")
}

describe("GW-18 Rulings: terrain bonuses, Wanted, offices", () => {
  it("GW-18.14 no influence wins no place", () => {
    expect(bonuses("silver", 3, 0, 0)).toEqual([10, 0, 0])
  })

  it("GW-18.15 a tie for second shares the small value only", () => {
    expect(bonuses("silver", 3, 1, 1)).toEqual([10, 3, 3])
    expect(bonuses("gold", 3, 1, 1)).toEqual([9, 2, 2])
  })

  it("GW-18.16 three or four tied for first share both values, and there is no second", () => {
    expect(bonuses("copper", 2, 2, 2, 1)).toEqual([6, 6, 6, 0])
    expect(bonuses("gold", 1, 1, 1, 1)).toEqual([3, 3, 3, 3])
  })

  it("GW-18.17 two players in a full tie share the small value", () => {
    const terrains = ["forest", "gold", "silver", "copper"] as const
    expect(terrains.map(terrain => bonuses(terrain, 1, 1))).toEqual([
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 3],
    ])
  })

  it("GW-18.18 both Wanted penalties apply with two players", () => {
    expect(penalties(5, 4)).toEqual([-5, -2])
  })

  it("GW-18.19 no camps, no penalty, and a single camp in second place costs nothing", () => {
    expect(penalties(0, 0, 0)).toEqual([0, 0, 0])
    expect(penalties(3, 0, 1)).toEqual([-3, 0, 0])
  })

  it("GW-18.20 a shared bonus counts for the Deeds Office, with two players only the first place", () => {
    expect(worth(newGame().influence(0, "gold", 1).influence(1, "gold", 1), "deeds")).toBe(2)
    const two = newGame({ seats: 2 }).influence(0, "gold", 1).influence(1, "gold", 2)
    expect(worth(two, "deeds")).toBe(0)
  })

  it("GW-18.21 with two players a face-down end tile is no frame", () => {
    const frame = hexes.filter(({ id }) => {
      const p = newGame({ seats: 2 })
      return p.standsOn(id) !== "out" && worth(p.build(0, id), "frontier") === 1
    })
    expect(frame).toHaveLength(20)
    for (const hex of ["-3,1", "-3,2", "4,-2", "4,-1"]) expect(frame.map(({ id }) => id)).not.toContain(hex)
  })

  it("GW-18.22 a line goes on across the river and empty hexes", () => {
    expect(worth(newGame().build(0, "1,-3").build(0, "1,-1").build(0, "1,2"), "surveyor")).toBe(3)
  })

  it("GW-18.23 of two equal largest groups the Depot scores one", () => {
    const p = newGame().build(0, "0,-1").build(0, "1,-1").build(0, "0,1").build(0, "1,1")
    expect(worth(p, "depot")).toBe(4)
  })

  it("GW-18.24 the Mayor counts every own marker: on the single tile, stacked, on himself", () => {
    const p = newGame().marker(0, "c1r1").marker(1, "c2r0").marker(0, "c2r0").marker(0, "c1r2")
    expect(p.points(0, "boomtown")).toBe(3)
    expect(p.marker(0, "c2r2").points(0, "boomtown")).toBe(6 + 6)
  })

  it("GW-18.25 the Courthouse counts influence, and the Town Hall gives 2 per settlement", () => {
    const town = () => newGame().build(0, "0,1", "settlement").build(0, "2,0", "settlement")
    expect([worth(town(), "courthouse"), worth(town(), "townhall")]).toEqual([4, 4])
  })

  it("GW-18.26 the Docks give 1 for a camp and 2 for a settlement", () => {
    expect(worth(newGame().build(0, "0,1"), "docks")).toBe(1)
    expect(worth(newGame().build(0, "0,1", "settlement"), "docks")).toBe(2)
  })

  it("GW-18.54 who has looted every turn has no group and no line", () => {
    const p = newGame()
    for (const hex of ["0,1", "1,1", "2,0"]) p.supply(0).turn(0).play(`loot ${hex}`, "store 0")
    expect(p.points(0, "largestGroup")).toBe(0)
    expect(worth(p, "surveyor")).toBe(0)
  })

  it("GW-18.57 card influence alone can be first, but is no settlement in a tie", () => {
    const p = newGame().market("I11").holding(0, { copper: 1, gold: 3 }).play("invest I11")
    expect(p.points(0, "terrainBonuses")).toBe(11)
    p.influence(0, "copper", 2).build(1, "1,1", "settlement")
    expect([p.points(0, "terrainBonuses"), p.points(1, "terrainBonuses")]).toEqual([7, 11])
  })
})

describe("GW-18 Rulings: supply of pieces and Whitewater", () => {
  const water = (...market: string[]) => newGame({ whitewater: true }).market(...market)

  it("GW-18.36 the bank never runs out of the five base resources", () => {
    const p = newGame().market("I19")
    const plenty = { wood: 99, stone: 99, copper: 99, silver: 99, gold: 99 }
    for (const seat of range(3)) p.supply(seat, plenty, plenty, plenty, plenty)
    p.section(0, 0, { copper: 2, silver: 2 }).turn(0).play("activate 0", "invest I19", "take gold 1", "take wood 1")
    p.play("loot 3,-2", "store 1")
    expect(p.goodsIn(0, 1)).toEqual({ ...plenty, wood: 101, stone: 100, gold: 101 })
  })

  it("GW-18.37 with an empty bank water is lost, but one that returns can be gained again", () => {
    const p = water("W2", "W4")
    p.s.water = 0
    p.holding(0, { copper: 2, silver: 2, water: 1 }).play("invest W2")
    expect(p.verbs).toEqual(["water"])
    p.play("water 0")
    expect(p.s.water).toBe(0)
    expect(p.holding(2, { copper: 2, gold: 2 }).play("invest W4").verbs).toEqual(["material"])
  })

  it("GW-18.38 the covered bridge gives water and no VP", () => {
    const p = water().coach(0, "copper", 4).holding(0, { copper: 1 }).play("deliver copper", "water 1")
    expect([p.onTrack(0), p.goodsIn(0, 1)]).toEqual([0, { water: 1 }])
  })

  it("GW-18.39 water is gone from the use zone before step 2", () => {
    const p = water().holding(0, { water: 2, gold: 1 })
    expect([p.asked, p.use(0)]).toEqual(["useMetals", { gold: 1 }])
  })

  it("GW-18.40 water pays for nothing", () => {
    const p = water().holding(0, { water: 4, copper: 1 })
    for (const text of ["deliver water", "influence c0r2"]) expect(p.refused(text).code).toBe("illegal")
    p.play("endMetals")
    expect(p.verbs).toEqual(["loot"])
    expect(p.refused("camp water 0,1").code).toBe("illegal")
  })

  it("GW-18.41 the build bonus counts the water in the section, not the resources added", () => {
    const p = water().supply(0, { wood: 1 }, { water: 1 }, { water: 3 }).turn(0)
    p.play("activate 0", "camp wood 3,-2", "store 1")
    expect([p.goodsIn(0, 1), p.points(0, "waterBonus")]).toEqual([{ wood: 1, stone: 1, gold: 1, water: 1 }, 1])
  })

  it("GW-18.42 water is scored after the terrain bonuses", () => {
    const p = water()
    expect(
      score(p.t.rules, p.s)
        .rows.map(row => row.id)
        .slice(-2),
    ).toEqual(["terrainBonuses", "water"])
  })

  it("GW-18.43 W1 has no VP, and the four cards are marked as reconstructed", () => {
    const p = water("W1").holding(0, { copper: 4 }).play("invest W1")
    expect(p.points(0, "investmentCards")).toBe(0)
    expect(reconstructedCards).toEqual(["W1", "W2", "W3", "W4"])
  })

  it("GW-18.44 the last water goes to the tower on W1 and to the bridge on W3; W4 gives water first", () => {
    const last = (card: string, goods: Goods) => {
      const p = water(card).coach(0, "gold", 4)
      p.s.water = 1
      return p.holding(0, goods).play(`invest ${card}`)
    }
    expect(last("W1", { copper: 4 }).play("place c1r1", "water 0").asked).toBe("buildOrLoot")
    expect(last("W3", { copper: 3, silver: 1 }).play("step gold", "water 0").asked).toBe("buildOrLoot")
    expect(last("W4", { copper: 2, gold: 2 }).play("water 0").verbs).toEqual(["material"])
  })

  it("GW-18.61 gained water is taken and placed", () => {
    const p = water().holding(0, { silver: 2 }).play("influence c1r1")
    expect(p.refused("decline").code).toBe("illegal")
    expect(p.verbs).toEqual(["water"])
  })
})

describe("GW-18 Rulings: setup, data, ending", () => {
  it("GW-18.45 a full tie is a shared victory", () => {
    const p = newGame({ seats: 2 }).won(0, 30).won(1, 30)
    expect(p.places()).toEqual([1, 1])
  })

  it("GW-18.46 the first player is drawn at random", () => {
    const firsts = range(300).map(seed => shuffledGame(3, seed).s.first)
    for (const seat of range(3)) expect(firsts.filter(first => first === seat).length).toBeGreaterThan(60)
  })

  it("GW-18.47 with 2 or 3 players the markers 1 to n are used as they are", () => {
    const metals = [
      { stone: 1, copper: 1 },
      { stone: 1, silver: 1 },
      { stone: 1, gold: 1 },
    ]
    for (const seats of [2, 3]) {
      const p = newGame({ seats })
      expect(range(seats).map(seat => p.goodsIn(seat, 1))).toEqual(metals.slice(0, seats))
      expect(range(seats).map(seat => [p.goodsIn(seat, 0), p.goodsIn(seat, 2)])).toEqual(
        range(seats).map(() => [{ wood: 1 }, {}]),
      )
    }
  })

  it("GW-18.48 the twenty cards cost and give what the table says", () => {
    const table =
      "I01 CCCC 8 I02 CCCCC 11 I03 SSSS 10 I04 SSSSS 13 I05 GGGG 12 I06 GGGGG 15 I07 CCSS 9 I08 CCGG 10 I09 SSGG 11 " +
      "I10 CCCG 7 I11 CGGG 8 I12 SSSG 9 I13 SGGG 11 I14 CCCS 7 I15 GGGG 6 I16 CCGG 6 I17 SSSS 5 I18 CSSS 7 I19 CCSS 7 I20 SSGG 9"
    const entries = table.matchAll(/(I\d\d) ([CSG]+) (\d+)/g)
    for (const [, card = "", cost = "", vp] of entries) {
      const count = (letter: string) => 5 - [...cost].filter(c => c === letter).length
      const p = newGame().market(card).holding(0, { copper: 5, silver: 5, gold: 5, wood: 1 }).play(`invest ${card}`)
      const { copper = 0, silver = 0, gold = 0 } = p.use(0)
      expect([copper, silver, gold], card).toEqual([count("C"), count("S"), count("G")])
      expect(p.points(0, "investmentCards"), card).toBe(Number(vp))
    }
  })

  it("GW-18.49 a tile may lie in any slot with any of six turns", () => {
    const seen = new Set(
      range(400).flatMap(seed => shuffledGame(4, seed).s.tiles.map((tile, slot) => `${slot} ${tile}`)),
    )
    expect(seen.size).toBe(8 * 8 * 6)
  })

  it("GW-18.50 the 18 arrangements are equally likely, and every office may be drawn", () => {
    const counts = new Map<string, number>()
    const drawn = new Set<string>()
    for (const seed of range(900)) {
      const on = shuffledGame(2, seed).s.offices.map(office => at(offices, office).id)
      const lies = layouts.find(({ offices: pairs }) =>
        pairs.every(([a, b]) => on[cells.findIndex(c => c.id === a)] === on[cells.findIndex(c => c.id === b)]),
      )
      counts.set(lies?.id ?? "none", (counts.get(lies?.id ?? "none") ?? 0) + 1)
      for (const id of on) drawn.add(id)
    }
    expect(counts.size).toBe(18)
    for (const [id, count] of counts) expect(Math.abs(count - 50), id).toBeLessThan(25)
    expect(drawn.size).toBe(13)
  })

  it("GW-18.55 of several players tied on VP each criterion decides among those still tied", () => {
    const p = newGame({ seats: 4 }).won(0, 11).won(1, 11).won(2, 10).won(3, 10)
    p.wanted(0, 1)
    p.wanted(1, 1)
    p.supply(0, { wood: 1 }).supply(1, { wood: 5 }).supply(2, { wood: 1 }).supply(3, { wood: 2 })
    expect(score(p.t.rules, p.s).totals).toEqual([10, 10, 10, 10])
    expect(p.places()).toEqual([4, 3, 2, 1])
  })

  it("GW-18.58 a face-down end tile stays outside the map all game long", () => {
    for (const seed of range(5)) {
      const p = newGame({ seats: 2, board: "random" }).playOut(`outside ${seed}`)
      const out = hexes.filter(({ id }) => p.standsOn(id) === "out")
      expect(out).toHaveLength(14)
      expect(out.filter(({ id }) => p.faceUp(id) || p.faceDown(id))).toEqual([])
    }
  })

  it("GW-18.62 with two players the face-down tiles and the number of tokens left over are public, their faces not", () => {
    const p = shuffledGame(2, 1)
    for (const seat of [0, 1, NOBODY]) {
      const seen = view(p.t.rules, p.s, seat).state
      expect(seen.tiles).toEqual(p.s.tiles)
      expect(seen.box.map(boxed => boxed.length)).toEqual(p.s.box.map(boxed => boxed.length))
      expect(seen.box.flat().every(token => token < 0)).toBe(true)
    }
  })
})
