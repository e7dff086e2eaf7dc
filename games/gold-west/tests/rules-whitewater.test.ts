import { at, begin, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { cards } from "../data/cards.ts"
import { offices } from "../data/offices.ts"
import type { Goods } from "../data/resources.ts"
import { goldWest } from "../game.ts"
import { newGame, Position } from "./position.ts"

const tracks = ["copper", "silver", "gold"] as const

/** A three-player game with Whitewater: the Water Tower is on c1r1. */
function water(...market: string[]): Position {
  return newGame({ whitewater: true }).market(...market)
}

function shuffledGame(seed: number): Position {
  return new Position(begin(goldWest, { seats: 3, seed: `water ${seed}`, options: { whitewater: true } }, []))
}

function onTracks(p: Position): number {
  return sum(range(p.s.seats).flatMap(seat => range(4).map(section => p.goodsIn(seat, section).water ?? 0)))
}

describe("GW-17 Whitewater", () => {
  it("GW-17.1 the Water Tower takes the place of the 4 VP tile", () => {
    for (const seed of range(20)) {
      const laid = shuffledGame(seed).s.offices.map(office => at(offices, office).id)
      expect(laid.filter(id => id === "watertower")).toHaveLength(1)
      expect(laid).not.toContain("vp4")
    }
    const p = water().holding(0, { silver: 2 }).play("influence c1r1")
    expect([p.asked, p.points(0, "boomtownTile")]).toEqual(["gainWater", 0])
  })

  it("GW-17.2 two Whitewater and six base cards are drawn", () => {
    const seen = new Set<string>()
    for (const seed of range(30)) {
      const ids = shuffledGame(seed).s.market.map(card => at(cards, card).id)
      expect([ids.length, ids.filter(id => id.startsWith("W")).length]).toEqual([8, 2])
      for (const id of ids) seen.add(id)
    }
    expect(seen.size).toBe(24)
  })

  it("GW-17.3 the 3 VP bridge of all three tracks is covered", () => {
    for (const track of tracks) {
      const p = water()
        .coach(0, track, 4)
        .holding(0, { [track]: 1 })
        .play(`deliver ${track}`)
      expect([p.asked, p.coachOf(0, track), p.points(0, "bridges")]).toEqual(["gainWater", 5, 0])
    }
  })

  it("GW-17.4 everybody starts with 1 water in section 3, for no VP", () => {
    const p = water()
    for (const seat of range(3)) expect([p.goodsIn(seat, 3), p.onTrack(seat)]).toEqual([{ water: 1 }, 0])
  })

  it("GW-17.5 water comes from a card, the Water Tower and step 5, goes to any section and scores nothing then", () => {
    const p = water("W2").coach(0, "gold", 4).holding(0, { copper: 2, silver: 4, gold: 1 })
    p.play("invest W2", "water 0", "influence c1r1", "water 2", "deliver gold", "water 3")
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{ water: 1 }, {}, { water: 1 }, { water: 1 }])
    expect(p.onTrack(0)).toBe(5 + 4)
  })

  it("GW-17.6 water is carried, may be left behind, and leaves the use zone at once", () => {
    const p = water().supply(0, {}, { water: 2, wood: 1 }).turn(0)
    const bank = p.s.water
    expect(p.legal()).toEqual(["leave wood", "leave water"])
    p.play("leave water")
    expect([p.goodsIn(0, 0), p.use(0), p.s.water]).toEqual([{ water: 1 }, { wood: 1 }, bank + 1])
  })

  it("GW-17.6 a section with nothing but water may be activated", () => {
    const p = water().supply(0, { wood: 1 }, {}, { water: 3 }).turn(0).play("activate 2")
    expect(range(3).map(section => p.goodsIn(0, section))).toEqual([{ wood: 1, water: 1 }, { water: 1 }, {}])
    expect(p.verbs).toEqual(["loot"])
  })

  it("GW-17.7 camp, settlement and loot gain 1 VP per water in the section chosen", () => {
    for (const [goods, choice] of [
      [{ wood: 1 }, "camp wood 0,1"],
      [{ wood: 1, stone: 1 }, "settlement 0,1"],
      [{ water: 1 }, "loot 0,1"],
    ] as const) {
      const p = water().supply(0, goods, {}, { water: 2 }).turn(0).play("activate 0", choice, "store 2")
      expect([p.points(0, "supply"), p.points(0, "waterBonus")]).toEqual([2, 2])
    }
  })

  it("GW-17.7 resources from a card give no build bonus", () => {
    const p = water("I19").supply(0, { copper: 2, silver: 2 }, {}, { water: 2 }).turn(0)
    p.play("activate 0", "invest I19", "take gold 2", "take gold 2")
    expect(p.points(0, "waterBonus")).toBe(0)
  })

  it("GW-17.8 at the end each water gives the VP of its section", () => {
    const worth = (section: number) => water().supply(0).section(0, section, { water: 2 }).points(0, "water")
    expect(range(4).map(worth)).toEqual([0, 2, 4, 6])
  })

  it("GW-17.9 the four cards cost what the table says", () => {
    const costs: Readonly<Record<string, Goods>> = {
      W1: { copper: 4 },
      W2: { copper: 2, silver: 2 },
      W3: { copper: 3, silver: 1 },
      W4: { copper: 2, gold: 2 },
    }
    for (const [card, cost] of Object.entries(costs)) {
      expect(
        water(card)
          .holding(0, { ...cost, copper: (cost.copper ?? 0) - 1 })
          .legal("invest"),
      ).toEqual([])
      expect(
        water(card)
          .holding(0, { ...cost, wood: 1 })
          .play(`invest ${card}`)
          .use(0),
      ).toEqual({ wood: 1 })
    }
  })

  it("GW-17.9.1 W1 gives 0 VP, a marker in an empty cell and then a water", () => {
    const p = water("W1").marker(1, "c0r0").holding(0, { copper: 4 }).play("invest W1")
    expect(p.points(0, "investmentCards")).toBe(0)
    expect(p.legal("place")).toHaveLength(8)
    p.play("place c2r2")
    expect([p.player(0).markers, p.asked]).toEqual([11, "gainWater"])
    expect(p.play("water 1").goodsIn(0, 1)).toEqual({ water: 1 })
  })

  it("GW-17.9.1 the marker of W1 may be declined, its water not", () => {
    const p = water("W1").holding(0, { copper: 4 }).play("invest W1", "decline")
    expect(p.legal()).toEqual(["water 0", "water 1", "water 2", "water 3"])
  })

  it("GW-17.9.2 W2 gives 5 VP and a water", () => {
    const p = water("W2").holding(0, { copper: 2, silver: 2 }).play("invest W2", "water 2")
    expect([p.points(0, "investmentCards"), p.goodsIn(0, 2), p.asked]).toEqual([5, { water: 1 }, "buildOrLoot"])
  })

  it("GW-17.9.3 W3 gives 3 VP, a step and a water", () => {
    const p = water("W3").holding(0, { copper: 3, silver: 1 }).play("invest W3")
    expect(p.legal()).toEqual(["step copper", "step silver", "step gold", "decline"])
    p.play("step gold", "water 2")
    expect([p.points(0, "investmentCards"), p.coachOf(0, "gold"), p.goodsIn(0, 2)]).toEqual([3, 1, { water: 1 }])
  })

  it("GW-17.9.4 W4 gives 5 VP, a water and a wood or stone", () => {
    const p = water("W4").holding(0, { copper: 2, gold: 2 }).play("invest W4", "water 0")
    expect(p.legal()).toEqual(["wood", "stone"].flatMap(kind => range(4).map(section => `material ${kind} ${section}`)))
    p.play("material stone 2")
    expect([p.points(0, "investmentCards"), p.goodsIn(0, 0), p.goodsIn(0, 2)]).toEqual([5, { water: 1 }, { stone: 1 }])
  })

  it("GW-17.10 the Water Tower scores nothing at the end but counts for the Mayor's Office", () => {
    const p = water().marker(0, "c1r1")
    expect(p.points(0, "boomtown")).toBe(0)
    expect(p.marker(0, "c2r2").points(0, "boomtown")).toBe(3)
  })

  it("GW-17.11 there are 10 water tokens, in the bank, carried or on the tracks", () => {
    for (const seed of range(6)) {
      const p = shuffledGame(seed)
      p.playOut(`ten ${seed}`, () => {
        expect(p.s.water + onTracks(p) + sum(range(3).map(seat => p.use(seat).water ?? 0))).toBe(10)
      })
    }
  })

  it("GW-17.11 with an empty bank a gain of water is lost", () => {
    const p = water("W2")
    p.s.water = 0
    p.holding(0, { copper: 2, silver: 2 }).play("invest W2")
    expect([p.asked, p.s.water, p.points(0, "investmentCards")]).toEqual(["buildOrLoot", 0, 5])
    expect(p.refused("water 3").code).toBe("illegal")
  })

  it("GW-17.12 water counts as a resource in the tie-break", () => {
    const p = newGame({ seats: 2, whitewater: true }).supply(0, { wood: 2 }).supply(1, { wood: 1, water: 2 })
    expect(p.places()).toEqual([2, 1])
  })

  it("GW-17.13 the water of the Water Tower or bridge comes before the card's own, each with its section", () => {
    const tower = water("W1").holding(0, { copper: 4 }).play("invest W1", "place c1r1", "water 0", "water 3")
    expect([tower.goodsIn(0, 0), tower.goodsIn(0, 3)]).toEqual([{ water: 1 }, { water: 1 }])
    const bridge = water("W3").coach(0, "gold", 4).holding(0, { copper: 3, silver: 1 })
    bridge.play("invest W3", "step gold", "water 1", "water 2")
    expect([bridge.goodsIn(0, 1), bridge.goodsIn(0, 2)]).toEqual([{ water: 1 }, { water: 1 }])
  })

  it("GW-17.14 neither leaving resources nor placing water gives the build bonus", () => {
    const p = water("W2").supply(0, { water: 1 }, { copper: 3, silver: 2 }).turn(0).play("activate 1", "leave copper")
    p.play("invest W2", "water 0")
    expect([p.goodsIn(0, 0), p.points(0, "waterBonus")]).toEqual([{ copper: 1, water: 2 }, 0])
    p.play("loot 0,1", "store 0")
    expect(p.points(0, "waterBonus")).toBe(2)
  })

  it("GW-17.15 a Whitewater card is the turn's investment, with a bonus tile, and counts for the Saloon", () => {
    const p = water("W2", "I01").marker(0, "c0r0").holding(0, { copper: 6, silver: 2 }).play("invest W2", "water 0")
    expect(p.refused("invest I01").reason).toBe("oneInvestment")
    expect([p.points(0, "investmentBonus"), p.points(0, "boomtown")]).toEqual([4, 2])
  })

  it("GW-17.16 each coach gives 1 water at the covered bridge, and the 2 VP bridge is unchanged", () => {
    const p = water().coach(0, "copper", 1).coach(0, "silver", 4).coach(0, "gold", 4)
    p.holding(0, { copper: 1, silver: 2, gold: 1 })
    p.play("deliver copper", "deliver silver", "water 0", "deliver gold", "water 0", "deliver silver")
    expect([p.points(0, "bridges"), p.goodsIn(0, 0), p.asked]).toEqual([2, { water: 2 }, "buildOrLoot"])
  })

  it("GW-17.17 water placed in the final turn still scores", () => {
    const p = water("W2").finalHolding(2, { copper: 2, silver: 2 }).play("invest W2", "water 3", "endMetals")
    expect([p.over, p.points(2, "water")]).toEqual([true, 3])
  })
})
