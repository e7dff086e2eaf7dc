import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { hexes } from "../data/map.ts"
import { newGame, type Position } from "./position.ts"

function isOnMap(p: Position, token: string): boolean {
  return hexes.some(hex => p.faceUp(hex.id) === token || p.faceDown(hex.id) === token)
}

/** The steps that were asked in each turn of each seat while everybody makes the first legal choice to the end. */
function askedPerTurn(p: Position): string[][][] {
  const turns: string[][][] = range(p.s.seats).map(() => [])
  let last = 0
  while (!p.over) {
    const own = turns[p.seat]
    if (p.s.turn !== last) own?.push([])
    last = p.s.turn
    own?.at(-1)?.push(p.asked)
    p.play(...p.legal().slice(0, 1))
  }
  return turns
}

describe("Gold West examples: build or loot", () => {
  it("EX-C1 a camp takes the token's place", () => {
    const p = newGame().token("-2,-1", "C04").supply(0, { wood: 1 }).turn(0).play("camp wood -2,-1", "store 2")
    expect(isOnMap(p, "C04")).toBe(false)
    expect(p.influenceOf(0, "copper")).toBe(1)
    expect(p.standsOn("-2,-1")).toBe("camp 0")
    expect(p.goodsIn(0, 2)).toEqual({ copper: 2, gold: 1 })
    expect(p.onTrack(0)).toBe(2)
    expect(p.use(0)).toEqual({})
  })

  it("EX-C2 a settlement costs both materials and a marker", () => {
    const p = newGame().build(0, "1,-1").supply(0, { wood: 1, stone: 1 }).turn(0)
    expect(p.influenceOf(0, "silver")).toBe(1)
    p.play("settlement -2,1")
    expect(p.use(0)).toEqual({})
    expect(p.standsOn("-2,1")).toBe("settlement 0")
    expect(p.player(0)).toMatchObject({ camps: 10, markers: 11 })
    expect(p.influenceOf(0, "silver")).toBe(3)
  })

  it("EX-C3 a camp is possible with both materials", () => {
    const p = newGame().supply(0, { wood: 1, stone: 1 }).turn(0).play("camp wood 1,1", "store 3")
    expect(p.standsOn("1,1")).toBe("camp 0")
    expect(p.use(0)).toEqual({ stone: 1 })
    expect(p.play("end").use(0)).toEqual({})
  })

  it("EX-C4 looting costs 1 VP and brings no influence", () => {
    const p = newGame().won(0, 7).token("-2,0", "F03").supply(0, { gold: 1 }).turn(0)
    p.play("endMetals", "loot -2,0", "store 1")
    expect(p.player(0)).toMatchObject({ camps: 11, wanted: 1 })
    expect(p.points(0, "loot")).toBe(-1)
    expect(p.onTrack(0)).toBe(7 - 1 + 1)
    expect(p.goodsIn(0, 1)).toEqual({ wood: 3 })
    expect(isOnMap(p, "F03")).toBe(false)
    expect(p.influenceOf(0, "forest")).toBe(0)
    expect(p.standsOn("-2,0")).toBe("looted")
    p.play("end", "activate 0")
    expect(p.refused("camp wood -2,0").code).toBe("illegal")
  })

  it("EX-C5 no loot with a stone in hand", () => {
    const p = newGame().supply(0, { stone: 1 }).turn(0)
    expect(p.refused("loot 0,1")).toMatchObject({ code: "illegal", rule: "GW-10.6" })
  })

  it("EX-C6 a score may fall below zero", () => {
    const p = newGame().supply(0, { gold: 1 }).turn(0).play("endMetals", "loot 0,1", "store 0")
    expect(p.onTrack(0)).toBe(-1)
  })

  it("EX-C7 a build turns up its neighbours before the section is chosen", () => {
    const p = newGame()
    const before = p.openHexes()
    p.play("activate 0", "camp wood -1,0")
    expect(p.asked).toBe("store")
    expect(p.openHexes().filter(hex => !before.includes(hex))).toEqual(["-2,0", "-1,-1"])
    expect(before.filter(hex => p.faceUp(hex) === "")).toEqual(["-1,0"])
  })

  it("EX-C8 looting turns up neighbours too", () => {
    const p = newGame().supply(0, { gold: 1 }).turn(0)
    const before = p.openHexes()
    p.play("endMetals", "loot 0,1")
    expect(p.asked).toBe("store")
    expect(p.openHexes().filter(hex => !before.includes(hex))).toEqual(["0,2"])
  })

  it("EX-C9 all resources of a token go to one section", () => {
    const p = newGame().play("activate 0", "camp wood 3,-2")
    expect(p.refused("store 0 3")).toMatchObject({ code: "illegal", rule: "GW-10.7" })
    expect(p.legal()).toEqual(["store 0", "store 1", "store 2", "store 3"])
    p.play("store 3")
    expect(p.goodsIn(0, 3)).toEqual({ gold: 1, stone: 1, wood: 1 })
    expect(p.goodsIn(0, 0)).toEqual({})
  })

  it("EX-C10 a section pays by its place, not by the number of resources", () => {
    const gains = (hex: string) =>
      range(4).map(section => newGame().play("activate 0", `camp wood ${hex}`, `store ${section}`).onTrack(0))
    expect(gains("1,1")).toEqual([0, 1, 2, 3])
    expect(gains("3,-2")).toEqual([0, 1, 2, 3])
  })

  it("EX-C11 buildings need not be adjacent", () => {
    const p = newGame().build(0, "-1,0").turn(0).play("activate 0", "camp wood 1,1")
    expect(p.standsOn("1,1")).toBe("camp 0")
  })

  it("EX-C12 without a marker a camp is all that is left", () => {
    const p = newGame().marker(0, "c2r2")
    const built = ["-1,0", "-2,1", "2,-2", "1,-1", "0,-1", "3,-2", "3,-1", "2,0", "0,1", "-1,2", "-2,2"]
    for (const hex of built) p.build(0, hex, "settlement")
    p.supply(0, { wood: 1, stone: 1 }).turn(0)
    expect(p.refused("settlement 1,1")).toMatchObject({ code: "illegal", rule: "GW-18.12" })
    expect(p.refused("loot 1,1")).toMatchObject({ code: "illegal", rule: "GW-10.6" })
    expect(p.legal()).toEqual(["camp wood 1,1", "camp stone 1,1"])
  })

  it("EX-C13 two materials and nine tokens make 27 choices", () => {
    const p = newGame().build(1, "-1,0").build(1, "3,-2").build(2, "1,1").supply(0, { stone: 2, wood: 1 }).turn(0)
    const open = p.openHexes()
    expect(open).toHaveLength(9)
    expect(p.legal("camp")).toEqual(["wood", "stone"].flatMap(material => open.map(hex => `camp ${material} ${hex}`)))
    expect(p.legal("settlement")).toEqual(open.map(hex => `settlement ${hex}`))
    expect(p.legal("loot")).toEqual([])
    expect(p.legal()).toHaveLength(27)
  })
})

describe("Gold West examples: last round", () => {
  it("EX-F1 one turn for each camp and a final one", () => {
    for (const [seats, ordinary] of [
      [2, 12],
      [3, 12],
      [4, 10],
    ] as const) {
      const p = newGame({ seats })
      for (const turns of askedPerTurn(p)) {
        expect(turns).toHaveLength(ordinary + 1)
        for (const asked of turns.slice(0, ordinary)) expect(asked).toContain("store")
        for (const step of ["buildOrLoot", "store"]) expect(turns.at(-1)).not.toContain(step)
      }
      expect(p.s.players.map(player => player.camps)).toEqual(range(seats).map(() => 0))
    }
  })

  it("EX-F2 the final turn ends after step 2", () => {
    const p = newGame().supply(0, { wood: 1, stone: 1 }).finalTurn(0)
    expect(p.use(0)).toEqual({ wood: 1, stone: 1 })
    expect(p.legal()).toEqual(["endMetals"])
    p.play("endMetals")
    expect(p.seat).toBe(1)
    expect(p.use(0)).toEqual({})
    expect(p.goodsIn(0, 0)).toEqual({})
    expect(p.player(0).wanted).toBe(0)
    expect(p.onTrack(0)).toBe(0)
  })

  it("EX-F3 a card of the final turn counts in full", () => {
    const p = newGame().office("c0r0", "townhall").marker(0, "c0r0").marker(0, "c2r0")
    p.build(0, "0,-1").build(1, "1,1").build(1, "-1,2")
    expect([p.points(0, "boomtown"), p.points(0, "terrainBonuses")]).toEqual([0 + 1, 7])
    p.supply(0, { copper: 1, silver: 3 }).finalTurn(0).play("invest I18", "upgrade 0,-1")
    expect(p.influenceOf(0, "copper")).toBe(2)
    expect(p.standsOn("0,-1")).toBe("settlement 0")
    expect([p.points(0, "boomtown"), p.points(0, "terrainBonuses")]).toEqual([2 + 2, 11])
  })

  it("EX-F4 nothing arrives in the final turn: no loot", () => {
    const p = newGame().supply(0, {}, {}, { gold: 1, wood: 1 }).finalTurn(0).play("leave gold")
    expect(p.use(0)).toEqual({})
    expect(p.legal()).toEqual(["endMetals"])
    p.play("endMetals")
    expect(p.seat).toBe(1)
    expect(p.player(0).wanted).toBe(0)
    expect(p.onTrack(0)).toBe(0)
  })
})
