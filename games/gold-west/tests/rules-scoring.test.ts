import { num, range, score, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { terrains } from "../data/resources.ts"
import { newGame, type Position } from "./position.ts"

/** The Wanted penalties of players with this many camps there. */
function penalties(...wanted: number[]): number[] {
  const p = newGame({ seats: wanted.length })
  wanted.forEach((camps, seat) => {
    p.wanted(seat, camps)
  })
  return wanted.map((_, seat) => p.points(seat, "wanted"))
}

/** The terrain bonuses of players with this much influence in one terrain, all of it from camps. */
function bonuses(terrain: (typeof terrains)[number], ...influence: number[]): number[] {
  const p = newGame({ seats: influence.length })
  influence.forEach((n, seat) => {
    p.influence(seat, terrain, n)
  })
  return influence.map((_, seat) => p.points(seat, "terrainBonuses"))
}

function bonusesIn(p: Position): number[] {
  return range(p.s.seats).map(seat => p.points(seat, "terrainBonuses"))
}

/** Players equal in everything so far. */
function level(seats: number): Position {
  const p = newGame({ seats })
  for (const seat of range(seats)) p.supply(seat, { wood: 2 })
  return p
}

describe("GW-13 Final scoring", () => {
  it("GW-13.1 the largest group gives 2 VP for each building", () => {
    const p = newGame()
      .build(0, "0,-1")
      .build(0, "1,-1", "settlement")
      .build(0, "1,-2")
      .build(0, "6,-2")
      .build(1, "1,1")
    expect(range(3).map(seat => p.points(seat, "largestGroup"))).toEqual([6, 2, 0])
  })

  it("GW-13.2 the most wanted loses 1 VP per camp, the second 1 per two camps", () => {
    expect(penalties(3, 6, 1, 5)).toEqual([0, -6, 0, -2])
  })

  it("GW-13.2 all who tie for most pay for each camp, and nobody is second", () => {
    expect(penalties(4, 3, 4, 2)).toEqual([-4, 0, -4, 0])
  })

  it("GW-13.2 all who tie for second pay that penalty", () => {
    expect(penalties(5, 3, 3, 2)).toEqual([-5, -1, -1, 0])
  })

  it("GW-13.2 who has no camp there is not ranked, and the VP lost while looting stay lost", () => {
    expect(penalties(0, 2, 0)).toEqual([0, -2, 0])
    const p = newGame().supply(0).turn(0).play("loot 0,1")
    expect([p.points(0, "loot"), p.points(0, "wanted")]).toEqual([-1, -1])
  })

  it("GW-13.3 every marker on an office gains its VP", () => {
    const p = newGame()
      .build(0, "0,1")
      .build(1, "1,1", "settlement")
      .marker(0, "c2r0")
      .marker(1, "c2r1")
      .marker(1, "c2r0")
    expect(range(3).map(seat => p.points(seat, "boomtown"))).toEqual([1, 4, 0])
  })

  it("GW-13.4 first and second place are worth what the table says", () => {
    expect(terrains.map(terrain => bonuses(terrain, 1, 3, 2))).toEqual([
      [0, 8, 4],
      [0, 9, 5],
      [0, 10, 6],
      [0, 11, 7],
    ])
  })

  it("GW-13.4 only players with influence are ranked", () => {
    expect(bonuses("copper", 0, 2, 0, 0)).toEqual([0, 11, 0, 0])
  })

  it("GW-13.4 settlements on that terrain break a tie", () => {
    const p = newGame().build(0, "3,-1").build(0, "2,0").build(1, "0,1", "settlement").build(0, "1,1", "settlement")
    expect([p.influenceOf(0, "forest"), p.influenceOf(1, "forest")]).toEqual([2, 2])
    expect(bonusesIn(p)).toEqual([4 + 11, 8, 0])
  })

  it("GW-13.4 players still tied for first share both values, and there is no second", () => {
    expect(bonuses("gold", 3, 3, 2)).toEqual([7, 7, 0])
    expect(bonuses("silver", 2, 2, 2, 1)).toEqual([5, 5, 5, 0])
  })

  it("GW-13.4 players still tied for second share the small value", () => {
    expect(bonuses("copper", 4, 2, 2)).toEqual([11, 3, 3])
    expect(bonuses("forest", 1, 1, 4, 1)).toEqual([1, 1, 8, 1])
  })

  it("GW-13.5 with two players only the first place is paid, with the small value", () => {
    expect(terrains.map(terrain => bonuses(terrain, 2, 1))).toEqual([
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
    ])
    expect(terrains.map(terrain => bonuses(terrain, 2, 2))).toEqual([
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 3],
    ])
    const p = newGame({ seats: 2 }).build(0, "0,1", "settlement").influence(1, "forest", 2)
    expect(bonusesIn(p)).toEqual([4, 0])
  })

  it("GW-13.6 with Whitewater the water on the track scores", () => {
    const p = newGame({ whitewater: true }).supply(0, { water: 1 }, { water: 1 }, {}, { water: 2 })
    expect(p.points(0, "water")).toBe(7)
  })

  it("GW-13.7 the Deeds Office counts what the terrain ranking of the same scoring gave", () => {
    const p = newGame().office("c0r0", "deeds").marker(0, "c0r0")
    p.influence(0, "forest", 2).influence(0, "gold", 1).influence(1, "gold", 2)
    expect([p.points(0, "terrainBonuses"), p.points(0, "boomtown")]).toEqual([8 + 5, 4])
    p.influence(1, "forest", 3).influence(2, "forest", 3)
    expect([p.points(0, "terrainBonuses"), p.points(0, "boomtown")]).toEqual([5, 2])
  })

  it("GW-13.8 no building is no group, and of equal groups one scores", () => {
    const p = newGame().build(0, "0,-1").build(0, "1,-1").build(0, "0,1").build(0, "1,1")
    expect([p.points(0, "largestGroup"), p.points(1, "largestGroup")]).toEqual([4, 0])
  })

  it("GW-13.9 a terrain without influence gives nothing, and influence from a card alone can win", () => {
    const p = newGame().market("I10").holding(0, { copper: 3, gold: 1 })
    expect(bonusesIn(p)).toEqual([0, 0, 0])
    p.play("invest I10")
    expect(bonusesIn(p)).toEqual([10, 0, 0])
  })

  it("GW-13.10 the sheet has these categories", () => {
    const sheet = (whitewater: boolean) => {
      const p = newGame({ whitewater })
      return score(p.t.rules, p.s).rows.map(row => row.id)
    }
    const all = [
      "supply",
      "investmentCards",
      "investmentBonus",
      "boomtownTile",
      "bridges",
      "shippingBonus",
      "loot",
      "waterBonus",
    ]
    all.push("largestGroup", "wanted", "boomtown", "terrainBonuses", "water")
    expect(sheet(true)).toEqual(all)
    expect(sheet(false)).toEqual(all.filter(id => !id.startsWith("water")))
  })

  it("GW-13.10 a VP is booked by what it is, wherever it came from", () => {
    const p = newGame().market("I15", "I16").coach(0, "gold", 3).holding(0, { gold: 4 })
    p.play("invest I15", "step gold", "step gold")
    expect(["investmentCards", "investmentBonus", "shippingBonus", "bridges"].map(id => p.points(0, id))).toEqual([
      6, 4, 9, 3,
    ])
    p.holding(1, { copper: 2, gold: 2 }).play("invest I16", "place c1r1")
    expect(["investmentCards", "investmentBonus", "boomtownTile", "boomtown"].map(id => p.points(1, id))).toEqual([
      6, 3, 4, 0,
    ])
  })

  it("GW-13.10 every VP of a game is in exactly one category", () => {
    for (const seed of range(6)) {
      const p = newGame({ whitewater: seed % 2 === 1, board: "random" }).playOut(`sheet ${seed}`)
      const { rows, totals } = score(p.t.rules, p.s)
      for (const seat of range(3)) {
        const won = (p.t.log ?? []).map(event => ("vp" in event && event.seat === seat ? Number(event.vp) : 0))
        expect(p.onTrack(seat)).toBe(sum(won))
        const atTheEnd = ["largestGroup", "wanted", "boomtown", "terrainBonuses", "water"]
        const later = rows.filter(row => atTheEnd.includes(row.id)).map(row => num(row.points, seat))
        expect(totals[seat]).toBe(p.onTrack(seat) + sum(later))
      }
    }
  })
})

describe("GW-14 Winner", () => {
  it("GW-14.1 the most VP win, those of the final scoring included", () => {
    expect(level(3).won(0, 20).won(1, 21).won(2, 5).places()).toEqual([2, 1, 3])
    expect(level(3).won(0, 20).won(1, 21).build(0, "0,1").places()).toEqual([1, 2, 3])
  })

  it("GW-14.2 a tie goes to the fewest camps in the Wanted area", () => {
    // Two camps there cost the most wanted 2 VP.
    const p = level(2).won(0, 12).won(1, 10)
    p.wanted(0, 2)
    expect(score(p.t.rules, p.s).totals).toEqual([10, 10])
    expect(p.places()).toEqual([2, 1])
  })

  it("GW-14.3 then to the most resources left on the supply track", () => {
    expect(level(3).supply(1, {}, { gold: 1 }, {}, { copper: 2 }).places()).toEqual([2, 1, 2])
  })

  it("GW-14.3 camps in the Wanted area come before resources", () => {
    const p = level(2).won(0, 12).won(1, 10).supply(0, { wood: 9 })
    p.wanted(0, 2)
    expect(p.places()).toEqual([2, 1])
  })

  it("GW-14.4 players equal in everything share the victory", () => {
    expect(level(4).won(3, -1).places()).toEqual([1, 1, 1, 4])
  })

  it("GW-14.5 each criterion is compared only among those still tied, for the lower places too", () => {
    const p = level(4).won(0, 9).won(1, 9).won(2, 8).won(3, 8)
    p.supply(0, { wood: 1 }).supply(1, { wood: 2 }).supply(2, { wood: 7 }).supply(3, { wood: 5 })
    expect(p.places()).toEqual([2, 1, 3, 4])
    expect(p.supply(3, { wood: 7 }).places()).toEqual([2, 1, 3, 3])
  })
})
