// Worked examples of the promos, Site Preparation and At the Poker Table.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { north, poker, showing, sitePreparation } from "./expanded.ts"
import { newGame } from "./position.ts"

describe("promos", () => {
  it("EX-PROMO-1 a Jersey for one auxiliary action", () => {
    const p = newGame({ options: { promos: ["building13"] } })
      .cleared(0, "aux4-1x", "aux4-2x")
      .money(0, 5)
    p.build(0, "13a", "site-A1").hand(0, "jersey").arrive(0, "site-A1").play("use 13a.1")
    expect(p.can("aux engine double")).toBe(false)
    p.play("aux engine single", "engine rail-1")
    expect([p.engineOf(0), p.moneyOf(0)]).toEqual(["rail-1", [4]])
  })

  it("EX-PROMO-2 three stations", () => {
    const used = (...order: string[]) =>
      newGame({ b: [13], options: { promos: ["building13"] } })
        .money(0, 0)
        .discsOnStations(0, "station-1", "station-3", "station-5")
        .build(0, "13b", "site-A1")
        .arrive(0, "site-A1")
        .play(...order)
    expect(used("use 13b.1", "use 13b.2", "aux gainMoney single").moneyOf(0)).toEqual([7])
    expect(used("use 13b.2", "aux gainMoney single", "use 13b.1").moneyOf(0)).toEqual([7])
  })

  it("EX-PROMO-3 five of seven stationmasters", () => {
    const { masters } = newGame({ options: { promos: ["stationmasters"] } }).s
    expect(new Set(masters).size).toBe(5)
    expect(() => north({ options: { promos: ["stationmasters"] } })).toThrow()
  })
})

describe("Site Preparation", () => {
  it("EX-SITE-1 on a hazard", () => {
    const p = sitePreparation()
      .bare()
      .tile("flood-1", "flood-green-2")
      .arrive(0, "flood-1")
      .play("instead flip", "flip 6b")
    expect([p.sidesOf(0), p.sidesOf(1), p.legal()]).toEqual(["6b", "", ["end"]])
  })

  it("EX-SITE-2 after a local action", () => {
    const p = sitePreparation().hand(0, "guernsey").arrive(0, "site-A").play("use A.1")
    expect(p.refused("instead flip").code).toBe("illegal")
  })

  it("EX-SITE-3 a built tile", () => {
    const p = sitePreparation().build(0, "3a", "site-A1").arrive(0, "site-A").play("instead flip")
    expect(p.refused("flip 3b")).toMatchObject({ rule: "SITE-4" })
  })

  it("EX-SITE-4 Kansas City", () => {
    const p = sitePreparation().foresight("tipi-blue", "flood-green-2").arrive(0, "kc")
    expect(p.can("instead flip")).toBe(false)
  })

  it("EX-SITE-5 after a move to a tipi", () => {
    const p = sitePreparation().bare().tile("tipi-1", "tipi-blue").build(0, "3a", "site-C3").arrive(0, "site-C3")
    p.play("use 3a.2", "move tipi-1")
    expect(p.verbs).toEqual(["aux", "instead"])
  })

  it("EX-SITE-6 Marie's 9b and Tom's 9a", () => {
    const p = sitePreparation().arrive(0, "site-A").play("instead flip", "flip 9b", "end")
    for (const seat of range(2)) {
      p.workers(seat, { craftsman: 6 })
        .money(seat, 30)
        .build(seat, "1a", seat === 0 ? "site-A1" : "site-A2")
      p.arrive(seat, "site-B").play("use B.2")
      expect([p.can("build 9a"), p.can("build 9b")]).toEqual([seat === 1, seat === 0])
      p.play(...(seat === 0 ? ["build 9b", "on site-A3"] : ["build 9a"]))
    }
    expect([p.onSite("site-A3"), p.onSite("site-A2")]).toEqual(["9b 0", "9a 1"])
    expect(p.moneyOf(0, 1)).toEqual([30 - 12, 30 - 12])
  })
})

describe("At the Poker Table", () => {
  it("EX-POKER-1 Éléonore wins", () => {
    const p = showing(4, ["jersey", "jersey"], ["westHighland:3"]).play("use add-on-show")
    expect([p.moneyOf(0, 1), p.cardsIn(0, "discards"), p.cardsIn(1, "discards")]).toEqual([
      [0, 7],
      ["jersey", "jersey"],
      ["westHighland:3"],
    ])
  })

  it("EX-POKER-2 tile F on site D", () => {
    const seed = range(400)
      .map(i => `tile ${i}`)
      .find(name => poker({ seed: name, options: { neutralPlacement: "shuffled" } }).onSite("site-D") === "F")
    const p = poker({ seed: seed ?? "", options: { neutralPlacement: "shuffled" } }).workers(0, { cowboy: 2 })
    expect(p.arrive(0, "site-D").can("use add-on-cards")).toBe(true)
    const site = ["A", "B", "C", "E", "F", "G"].map(letter => `site-${letter}`).find(id => p.onSite(id) === "D") ?? ""
    expect(p.arrive(0, site).can("use add-on-cards")).toBe(false)
  })

  it("EX-POKER-3 three bonus tokens", () => {
    const p = poker()
    for (const seat of range(3)) p.seated(seat)
    expect(range(3).map(seat => p.bonusOf(seat))).toEqual(["bonus-6", "bonus-4-1", "bonus-4-2"])
  })

  it("EX-POKER-4 without hired workers", () => {
    const p = poker().hand(0, "jersey").money(0, 9).arrive(0, "site-D")
    expect(p.can("use add-on-cards")).toBe(false)
  })

  it("EX-POKER-5 the stake from the bonus token", () => {
    const p = poker()
      .workers(0, { engineer: 2 })
      .money(0, 0)
      .hand(0, "jersey")
      .arrive(0, "site-D")
      .play("use add-on-cards", "lay jersey")
    expect([p.bonusOf(0), p.moneyOf(0), p.poker.pot]).toEqual(["bonus-6", [1], 1])
  })

  it("EX-POKER-6 two cards in one visit", () => {
    const p = poker().seated(0).money(0, 5).hand(0, "jersey", "guernsey", "guernsey").arrive(0, "site-D")
    p.play("use add-on-cards", "lay jersey", "lay guernsey")
    expect([p.poker.pot, p.moneyOf(0)]).toEqual([3, [2]])
  })

  it("EX-POKER-7 a third card and no more", () => {
    const p = poker()
      .seated(0)
      .money(0, 9)
      .laid(0, "jersey", "jersey")
      .hand(0, "guernsey", "dutchBelt")
      .arrive(0, "site-D")
    p.play("use add-on-cards", "lay guernsey")
    expect([p.asked, p.moneyOf(0), p.laidBy(0).length]).toEqual(["phaseB", [8], 3])
    expect(p.arrive(0, "site-D").can("use add-on-cards")).toBe(false)
  })

  it("EX-POKER-8 no card of the own", () => {
    expect(showing(3, [], ["jersey"], ["guernsey"]).can("use add-on-show")).toBe(false)
  })

  it("EX-POKER-9 alone at the table", () => {
    expect(showing(1, ["jersey"], []).play("use add-on-show").moneyOf(0)).toEqual([4])
  })

  it("EX-POKER-10 a tie", () => {
    const p = showing(4, ["texasLonghorn:5"], ["holstein:1", "dutchBelt"]).play("use add-on-show")
    expect([p.moneyOf(0, 1), p.poker.pot]).toEqual([[3, 3], 1])
  })

  it("EX-POKER-11 two Guernseys and an objective card", () => {
    const p = showing(0, ["guernsey", "guernsey", "obj-money-1"], ["jersey"]).play("use add-on-show")
    expect(p.happened("handShown")[0]).toMatchObject({ seat: 0, value: 4 })
  })

  it("EX-POKER-12 a Texas Longhorn at the table", () => {
    const p = poker().seated(0).hand(0).pile(0).discards(0).area(0, "obj-draw-4").hazards(0, "flood-green-2")
    expect(p.laid(0, "texasLonghorn:7").points(0, "cattle")).toBe(0)
    expect(p.points(0, "objectives")).toBe(-2)
    expect(p.laid(0).discards(0, "texasLonghorn:7").points(0, "objectives")).toBe(3)
  })

  it("EX-POKER-13 the craftsman of column 5", () => {
    const p = poker().workers(0, { craftsman: 5 }).hand(0).arrive(0, "site-D").play("use add-on-cards")
    expect(p.points(0, "workers")).toBe(0)
    expect(p.workers(0, { craftsman: 5 }).points(0, "workers")).toBe(4)
  })

  it("EX-POKER-14 no auxiliary action instead", () => {
    const p = poker().seated(0).money(0, 9).hand(0, "jersey").arrive(0, "site-D").play("use add-on-cards")
    expect([p.refused("aux gainMoney single").code, p.can("use D.2")]).toEqual(["illegal", true])
  })

  it("EX-POKER-15 two workers and no money", () => {
    const p = poker().workers(0, { cowboy: 2, engineer: 2 }).money(0, 0).hand(0, "jersey").arrive(0, "site-D")
    p.play("use add-on-cards")
    expect(p.legal()).toEqual(["seat cowboy", "seat engineer"])
    p.play("seat cowboy")
    expect(p.legal()).toEqual(["lay jersey", "stop"])
  })
})
