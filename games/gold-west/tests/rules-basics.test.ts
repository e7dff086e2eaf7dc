import { at, begin, num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { hexes, hexNamed, river } from "../data/map.ts"
import { resources, terrains } from "../data/resources.ts"
import { tokens } from "../data/tokens.ts"
import { goldWest } from "../game.ts"
import { newGame, type Position } from "./position.ts"

/** Ten random games on shuffled boards, with two, three and four players. */
function* games() {
  for (const i of range(10)) yield { p: newGame({ seats: 2 + (i % 3), board: "random" }), seed: `basics ${i}` }
}

/** Everything that is on a hex at once; one of GW-1.11 if all is well. */
function statesOf(p: Position, hex: string): string[] {
  const states = [p.standsOn(hex), p.faceUp(hex) && "face up", p.faceDown(hex) && "face down"]
  return states.filter(state => state !== "")
}

describe("GW-1 Basics", () => {
  it("GW-1.1 is for 2, 3 or 4 players", () => {
    for (const seats of [2, 3, 4]) expect(newGame({ seats }).s.players).toHaveLength(seats)
    for (const seats of [1, 5])
      expect(() => begin(goldWest, { seats, seed: "a" })).toThrow(expect.objectContaining({ code: "bad-seats" }))
  })

  it("GW-1.2 wood and stone build, copper, silver and gold are the metals", () => {
    const p = newGame().market().holding(0, { wood: 1, stone: 1, copper: 1, silver: 1, gold: 1 })
    expect(p.legal("deliver")).toEqual(["deliver copper", "deliver silver", "deliver gold"])
    p.play("endMetals")
    expect(new Set(p.legal("camp").map(text => text.split(" ")[1]))).toEqual(new Set(["wood", "stone"]))
  })

  it("GW-1.3 every land hex has one of four terrains, and the river takes no building", () => {
    const p = newGame({ board: "random" })
    for (const terrain of range(terrains.length)) expect(p.s.terrain.filter(t => t === terrain)).toHaveLength(14)
    p.holding(0, { wood: 1, stone: 1 })
    for (const { q, r } of river)
      for (const text of [`camp wood ${q},${r}`, `settlement ${q},${r}`]) expect(p.refused(text).code).toBe("illegal")
  })

  it("GW-1.4 a token lies on its terrain and shows 2 or 3 resources, at least one of them its own", () => {
    const own = { gold: ["gold"], silver: ["silver"], copper: ["copper"], forest: ["wood", "stone"] }
    for (const { terrain, goods } of tokens) {
      const shown = resources.flatMap(resource => range(goods[resource] ?? 0).map(() => resource))
      expect([2, 3]).toContain(shown.length)
      expect(shown.some(resource => own[terrain].includes(resource))).toBe(true)
      expect(shown).not.toContain("water")
    }
    const p = newGame({ board: "random" })
    for (const { id } of hexes) {
      const token = tokens.find(t => t.id === p.faceUp(id) || t.id === p.faceDown(id))
      expect(token?.terrain).toBe(terrains[num(p.s.terrain, hexNamed(id))])
    }
  })

  it("GW-1.4 these are the 56 faces", () => {
    // w wood, t stone, c copper, s silver, g gold
    const faces = {
      gold: "cgg cgg csg gg gg gg gg ggg ggg sg sgg sgg wtg wtg",
      silver: "cs css css ss ss ss ss ssg ssg sss sss ts wts wts",
      copper: "cc cc cc cc ccc ccc ccg ccg ccs ccs cg tc wtc wtc",
      forest: "tg ttt ttt ttt wc wg ws wt wt wtt wwt www www www",
    }
    for (const terrain of terrains) {
      const own = tokens.filter(token => token.terrain === terrain)
      const shown = own.map(({ goods }) =>
        resources.map((resource, i) => at([..."wtcsg-"], i).repeat(goods[resource] ?? 0)),
      )
      expect(
        shown
          .map(kinds => kinds.join(""))
          .sort()
          .join(" "),
      ).toBe(faces[terrain])
    }
  })

  it("GW-1.5 a camp is a camp piece, a settlement a camp piece on an influence marker", () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 }).play("camp wood 0,1", "store 0")
    expect([p.standsOn("0,1"), p.player(0).camps, p.player(0).markers]).toEqual(["camp 0", 11, 12])
    p.holding(0, { wood: 1, stone: 1 }).play("settlement 1,1", "store 0")
    expect([p.standsOn("1,1"), p.player(0).camps, p.player(0).markers]).toEqual(["settlement 0", 10, 11])
  })

  it("GW-1.6 influence is 1 for a camp, 2 for a settlement, 1 for a card, in that terrain only", () => {
    const p = newGame().market("I13").holding(0, { wood: 1 }).play("camp wood 3,-1", "store 0")
    expect(p.influenceOf(0, "forest")).toBe(1)
    p.holding(0, { wood: 1, stone: 1 }).play("settlement 2,0", "store 0")
    expect(p.influenceOf(0, "forest")).toBe(3)
    p.holding(0, { silver: 1, gold: 3 }).play("invest I13")
    expect(terrains.map(terrain => p.influenceOf(0, terrain))).toEqual([4, 0, 0, 0])
  })

  it("GW-1.7 hexes that share a side are adjacent, hexes across the river are not", () => {
    expect(newGame().build(0, "0,-1").build(0, "1,-1").points(0, "largestGroup")).toBe(4)
    expect(newGame().build(0, "0,-1").build(0, "0,1").points(0, "largestGroup")).toBe(2)
    expect(newGame().build(0, "-2,1").build(0, "-1,2").points(0, "largestGroup")).toBe(2)
  })

  it("GW-1.8 a group is all of one player's buildings that hang together", () => {
    const p = newGame()
      .build(0, "4,-4")
      .build(0, "4,-3", "settlement")
      .build(0, "4,-2")
      .build(1, "4,-1")
      .build(0, "4,0")
    expect(p.points(0, "largestGroup")).toBe(6)
  })

  it("GW-1.9 what is spent leaves the player board", () => {
    const p = newGame().market("I01").holding(0, { copper: 5, wood: 1 }).play("invest I01", "deliver copper")
    p.play("camp wood 0,1", "store 3")
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{}, {}, {}, { wood: 1, silver: 1 }])
    expect(p.use(0)).toEqual({})
  })

  it("GW-1.10 scores change at once and may be negative", () => {
    const p = newGame().market().coach(0, "gold", 1).holding(0, { gold: 1 }).play("deliver gold")
    expect(p.onTrack(0)).toBe(2)
    p.play("loot 0,1")
    expect(p.onTrack(0)).toBe(1)
    p.holding(1, { gold: 1 }).play("endMetals", "loot 1,1")
    expect(p.onTrack(1)).toBe(-1)
  })

  it("GW-1.11 a hex is always in one state, and what lies face up never turns face down", () => {
    for (const { p, seed } of games()) {
      const seen = new Set<string>()
      p.playOut(seed, () => {
        expect(hexes.filter(({ id }) => statesOf(p, id).length !== 1)).toEqual([])
        expect(hexes.filter(({ id }) => seen.has(id) && p.faceDown(id))).toEqual([])
        for (const { id } of hexes) if (p.faceUp(id)) seen.add(id)
      })
    }
  })

  it("GW-1.12 a camp in the Wanted area has been placed but counts for nothing", () => {
    const p = newGame().office("c0r0", "surveyor").marker(0, "c0r0").office("c1r0", "sheriff").marker(1, "c1r0")
    p.build(1, "3,-2").holding(0, { gold: 1 }).play("endMetals", "loot 3,-1")
    expect(p.player(0).camps).toBe(11)
    expect(p.influenceOf(0, "forest")).toBe(0)
    expect([p.points(0, "largestGroup"), p.points(0, "boomtown"), p.points(1, "boomtown")]).toEqual([0, 0, 0])
  })

  it("GW-1.13 hexes out of play are not revealed, built on or counted as frame", () => {
    const p = newGame({ seats: 2 }).office("c0r0", "frontier").marker(0, "c0r0").token("-3,1", "S03")
    p.holding(0, { wood: 1 }).play("camp wood -3,1")
    expect(["-3,0", "-2,0", "-3,2"].map(hex => p.faceUp(hex) !== "")).toEqual([true, true, true])
    expect(["-4,1", "-4,2"].map(hex => p.faceUp(hex) + p.standsOn(hex))).toEqual(["out", "out"])
    expect(p.points(0, "boomtown")).toBe(0)
    p.holding(1, { wood: 1 })
    expect(p.refused("camp wood -4,2").code).toBe("illegal")
  })
})

describe("GW-3 The player board", () => {
  it("GW-3.1 the sections are worth 0, 1, 2 and 3 VP from the top", () => {
    const worth = (section: number) =>
      newGame().holding(0, { wood: 1 }).play("camp wood 0,1", `store ${section}`).onTrack(0)
    expect(range(4).map(worth)).toEqual([0, 1, 2, 3])
  })

  it("GW-3.1 resources flow from section 3 up to the use zone", () => {
    const p = newGame().supply(0, {}, {}, {}, { wood: 4 }).turn(0)
    expect(range(4).map(section => p.goodsIn(0, section))).toEqual([{ wood: 1 }, { wood: 1 }, { wood: 1 }, {}])
    expect(p.use(0)).toEqual({ wood: 1 })
  })

  it("GW-3.2 a section may hold any number and mix", () => {
    const p = newGame().supply(0, { wood: 1 }, { stone: 9, copper: 9, silver: 9, gold: 9 }).turn(0)
    p.play("activate 0", "camp wood 0,1", "store 1")
    expect(p.goodsIn(0, 1)).toEqual({ wood: 1, stone: 9, copper: 9, silver: 10, gold: 9 })
  })

  it("GW-3.3 the use zone is empty between turns", () => {
    for (const { p, seed } of games())
      p.playOut(seed, () => {
        if (p.asked !== "activate") return
        for (const seat of range(p.s.seats)) expect(p.use(seat)).toEqual({})
      })
  })

  it("GW-3.4 influence beyond the seventh space still counts", () => {
    const p = newGame().office("c0r0", "courthouse").marker(0, "c0r0").influence(0, "forest", 7)
    p.holding(0, { wood: 1, stone: 1 }).play("settlement 0,1")
    expect(p.influenceOf(0, "forest")).toBe(9)
    expect(p.points(0, "boomtown")).toBe(9)
  })

  it("GW-3.5 every camp and influence marker is in stock or in use", () => {
    for (const { p, seed } of games()) {
      const camps = p.player(0).camps
      p.playOut(seed, () => {
        for (const seat of range(p.s.seats)) {
          const { camps: unplaced, markers, wanted } = p.player(seat)
          const standing = p.s.built.filter(built => built >> 1 === seat && built >= 0)
          const settlements = standing.filter(built => built % 2 === 1).length
          const inTown = [...p.s.markers, ...p.s.stacked].filter(owner => owner === seat).length
          const onTracks = p.happened("gainedInfluence").filter(event => event.seat === seat).length
          expect(unplaced + standing.length + wanted).toBe(camps)
          expect(markers + settlements + inTown + onTracks).toBe(12)
        }
      })
    }
  })

  it("GW-3.6 buildings and markers stay where they are, cards and bonus tiles with their owner", () => {
    for (const { p, seed } of games()) {
      let before = structuredClone(p.s)
      p.playOut(seed, () => {
        const now = p.s
        before.built.forEach((built, hex) => {
          // An upgrade puts a marker under a camp.
          if (built >= 0) expect([built, built | 1]).toContain(now.built[hex])
        })
        before.markers.forEach((owner, cell) => {
          if (owner >= 0) expect(now.markers[cell]).toBe(owner)
        })
        before.players.forEach((was, seat) => {
          const is = p.player(seat)
          for (const key of ["cards", "bonusTiles", "shippingTiles"] as const) expect(is[key] & was[key]).toBe(was[key])
          expect(is.camps).toBeLessThanOrEqual(was.camps)
          expect(is.markers).toBeLessThanOrEqual(was.markers)
        })
        before = structuredClone(now)
      })
    }
  })

  it("GW-3.7 of several resources of one kind it does not matter which is left", () => {
    const p = newGame().supply(0, {}, { wood: 3, gold: 2 }).turn(0)
    expect(p.legal()).toEqual(["leave wood", "leave gold"])
  })
})
