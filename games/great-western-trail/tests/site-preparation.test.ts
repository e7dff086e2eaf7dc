import { describe, expect, it } from "vitest"
import { expanded, sitePreparation } from "./expanded.ts"
import { newGame } from "./position.ts"

describe("SITE Site Preparation", () => {
  it("SITE-1 on a neutral or own building: local actions, one single auxiliary action, or a flip", () => {
    const p = sitePreparation().build(0, "2a", "site-A1").hand(0, "guernsey")
    for (const site of ["site-A", "site-A1"]) expect(p.arrive(0, site).verbs).toEqual(["use", "aux", "instead"])
    expect(newGame().arrive(0, "site-A").can("instead flip")).toBe(false)
  })

  it("SITE-2 on a tipi, a hazard or a building of another: one single auxiliary action, or a flip", () => {
    const p = sitePreparation()
      .bare()
      .tile("flood-1", "flood-green-2")
      .tile("tipi-1", "tipi-blue")
      .build(1, "2a", "site-A1")
    for (const site of ["flood-1", "tipi-1", "site-A1"]) expect(p.arrive(0, site).verbs).toEqual(["aux", "instead"])
  })

  it("SITE-3 exactly one unbuilt tile is turned, free of charge, and that is the whole phase B", () => {
    const p = sitePreparation().money(0, 3).arrive(0, "site-A").play("instead flip", "flip 6b")
    expect([p.sidesOf(0), p.moneyOf(0), p.legal()]).toEqual(["6b", [3], ["end"]])
  })

  it("SITE-4 a built tile is never flipped, nor one that was replaced", () => {
    const p = sitePreparation().build(0, "3a", "site-A1").arrive(0, "site-A").play("instead flip")
    expect(p.refused("flip 3b")).toMatchObject({ rule: "SITE-4", reason: "builtAlready" })
    const q = sitePreparation().build(0, "3a", "site-A1").workers(0, { craftsman: 3 }).money(0, 9).arrive(0, "site-B")
    q.play("use B.2", "build 5a", "on site-A1", "end").arrive(0, "site-A").play("instead flip")
    expect([q.can("flip 3b"), q.can("flip 5b"), q.can("flip 4b")]).toEqual([false, false, true])
  })

  it("SITE-5 Kansas City offers no flip", () => {
    const p = sitePreparation().foresight("tipi-blue", "tipi-green").arrive(0, "kc")
    while (p.asked !== "endTurn") {
      expect(p.verbs).not.toContain("instead")
      p.play(p.legal()[0] ?? "")
    }
  })

  it("SITE-6 the same sides at the start, own business later; a tile may be flipped again", () => {
    const p = sitePreparation({ b: [4] })
    p.arrive(0, "site-A").play("instead flip", "flip 9b", "end")
    expect([p.sidesOf(0), p.sidesOf(1)]).toEqual(["4b 9b", "4b"])
    p.arrive(0, "site-A").play("instead flip", "flip 9a")
    expect(p.sidesOf(0)).toBe("4b")
  })

  it("SITE-7 building uses the side that shows: craftsmen, points, hand and actions", () => {
    const p = sitePreparation()
      .workers(0, { craftsman: 2 })
      .money(0, 4)
      .arrive(0, "site-A")
      .play("instead flip", "flip 3b", "end")
    p.arrive(0, "site-B").play("use B.2", "build 3b", "on site-A1")
    expect([p.onSite("site-A1"), p.moneyOf(0), p.points(0, "buildings")]).toEqual(["3b 0", [0], 3])
  })

  it("SITE-8 after a move by a local action the flip is open at the new place", () => {
    const p = sitePreparation().build(0, "3a", "site-A1").arrive(0, "site-A1").play("use 3a.2")
    expect(p.can("instead flip")).toBe(true)
  })

  it("SITE-9 objective cards may be played before or after the flip", () => {
    const p = sitePreparation().hand(0, "obj-money-1", "obj-money-2").money(0, 0).arrive(0, "site-A")
    p.play("play obj-money-1", "instead flip", "flip 1b", "play obj-money-2")
    expect([p.moneyOf(0), p.sidesOf(0), p.legal()]).toEqual([[4], "1b", ["end"]])
  })

  it("SITE-10 building 13 can be flipped too, if it is in the game; so can 11 and 12", () => {
    const p = sitePreparation({ options: { promos: ["building13"] } })
      .arrive(0, "site-A")
      .play("instead flip")
    expect([p.can("flip 13b"), p.can("flip 11b"), p.can("flip 12b")]).toEqual([true, false, false])
    const all = expanded(["railsToTheNorth", "sitePreparation"]).noTokens().arrive(0, "site-A").play("instead flip")
    expect([all.can("flip 13b"), all.can("flip 11b"), all.can("flip 12b")]).toEqual([false, true, true])
  })

  it("SITE-11 offered only while a tile is unbuilt; which one is the player's choice", () => {
    const p = sitePreparation().arrive(0, "site-A").play("instead flip")
    expect(p.legal()).toEqual(["1b", "2b", "3b", "4b", "5b", "6b", "7b", "8b", "9b", "10b"].map(id => `flip ${id}`))
    const none = sitePreparation()
    none.player(0).unbuilt = 0
    expect(none.arrive(0, "site-A").can("instead flip")).toBe(false)
  })

  it("SITE-12 it satisfies R2, and is closed once something was used here", () => {
    const p = sitePreparation().hand(0, "guernsey").arrive(0, "site-A")
    expect(p.can("end")).toBe(false)
    expect(p.play("use A.1").can("instead flip")).toBe(false)
    const aux = sitePreparation().arrive(0, "site-A").play("aux gainMoney single")
    expect(aux.can("instead flip")).toBe(false)
    const flipped = sitePreparation().hand(0, "guernsey").arrive(0, "site-A").play("instead flip", "flip 1b")
    expect([flipped.can("use A.1"), flipped.can("end"), flipped.legal("aux")]).toEqual([false, true, []])
  })
})
