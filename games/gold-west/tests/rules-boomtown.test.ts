import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

// On the reference board: saloon c0r0 c1r0, docks c2r0 c2r1, depot c0r1 c0r2, 4 VP c1r1, mayor c1r2 c2r2.

describe("GW-8 Boomtown", () => {
  it("GW-8.1 columns are copper, silver, gold from the left, rows gold, silver, copper from the top", () => {
    const open = (...metals: string[]) => {
      const goods: Record<string, number> = {}
      for (const metal of metals) goods[metal] = (goods[metal] ?? 0) + 1
      return newGame()
        .market()
        .holding(0, goods)
        .legal("influence")
        .map(text => text.slice(-4))
    }
    expect(open("copper", "copper")).toEqual(["c0r2"])
    expect(open("silver", "silver")).toEqual(["c1r1"])
    expect(open("gold", "gold")).toEqual(["c2r0"])
    expect(open("copper", "silver")).toEqual(["c0r1", "c1r2"])
    expect(open("copper", "gold")).toEqual(["c0r0", "c2r2"])
    expect(open("silver", "gold")).toEqual(["c1r0", "c2r1"])
  })

  it("GW-8.2 a cell costs one metal of its column and one of its row, and a marker from stock", () => {
    const p = newGame().market().holding(0, { copper: 2, silver: 2, gold: 2 }).play("influence c0r1")
    expect(p.use(0)).toEqual({ copper: 1, silver: 1, gold: 2 })
    expect(p.player(0).markers).toBe(11)
  })

  it("GW-8.2 where column and row agree it costs two of the same metal", () => {
    const p = newGame().market().holding(0, { gold: 2, silver: 1 })
    expect(p.refused("influence c1r1")).toMatchObject({ code: "illegal", rule: "GW-8.2", reason: "cellCost" })
    expect(p.play("influence c2r0").use(0)).toEqual({ silver: 1 })
  })

  it("GW-8.3 a paid placement needs an empty cell", () => {
    const p = newGame().market().marker(1, "c0r0").marker(0, "c2r2").holding(0, { copper: 1, gold: 1 })
    for (const cell of ["c0r0", "c2r2"])
      expect(p.refused(`influence ${cell}`)).toMatchObject({ code: "illegal", rule: "GW-8.3", reason: "cellTaken" })
  })

  it("GW-8.3 an office takes two markers, also of two players", () => {
    const p = newGame().market().marker(1, "c0r0").build(0, "0,1").holding(0, { silver: 1, gold: 1 })
    p.play("influence c1r0")
    expect(p.player(0).markers).toBe(11)
    expect(p.holding(2, { copper: 9, silver: 9, gold: 9 }).legal("influence")).toHaveLength(7)
  })

  it("GW-8.4 each marker scores its office for its owner, two of one player twice", () => {
    const p = newGame().market("I01").marker(0, "c0r0").marker(1, "c2r0").holding(0, { copper: 4 }).play("invest I01")
    expect([p.points(0, "boomtown"), p.points(1, "boomtown"), p.points(2, "boomtown")]).toEqual([2, 0, 0])
    expect(p.marker(0, "c1r0").points(0, "boomtown")).toBe(4)
  })

  it("GW-8.5 the 4 VP tile gives 4 VP at once and nothing at the end", () => {
    const p = newGame().market().holding(0, { silver: 2 }).play("influence c1r1")
    expect([p.onTrack(0), p.points(0, "boomtownTile"), p.points(0, "boomtown")]).toEqual([4, 4, 0])
  })

  it("GW-8.6 a placement by a card costs no metal and leaves the paid one open", () => {
    const p = newGame().market("I16").holding(0, { copper: 3, gold: 3 }).play("invest I16", "place c1r1")
    expect(p.use(0)).toEqual({ copper: 1, gold: 1 })
    expect(p.legal("influence")).toEqual(["influence c0r0", "influence c2r2"])
  })

  it("GW-8.7 without a marker in stock nothing can be placed", () => {
    const p = newGame().market()
    p.player(0).markers = 0
    p.holding(0, { silver: 2 })
    expect(p.legal("influence")).toEqual([])
    expect(p.refused("influence c1r1")).toMatchObject({ code: "illegal", rule: "GW-8.7", reason: "noMarker" })
  })

  it("GW-8.8 one player may fill both cells of an office in different turns, and be on several offices", () => {
    const p = newGame().market().holding(0, { copper: 1, gold: 1 }).play("influence c0r0")
    p.holding(0, { silver: 1, gold: 1 }).play("influence c1r0").holding(0, { gold: 2 }).play("influence c2r0")
    expect(p.player(0).markers).toBe(9)
    expect(p.s.markers.filter(owner => owner === 0)).toHaveLength(3)
  })

  it("GW-8.8 one player may fill both cells of an office in one turn, once paid and once by a card", () => {
    const p = newGame().market("I16").holding(0, { copper: 3, gold: 3 })
    p.play("influence c0r0", "invest I16", "place c1r0")
    expect(p.points(0, "boomtown")).toBe(4)
  })
})
