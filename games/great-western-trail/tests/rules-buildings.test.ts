import { describe, expect, it } from "vitest"
import { buildings } from "../data/actions.ts"
import { BUILDING_NUMBERS } from "../data/buildings.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 in phase B on its own building; without a site on one that has no woods and no special action. */
function on(building: string, site = "site-A1", p: Position = newGame()): Position {
  return p.build(0, building, site).arrive(0, site)
}

describe("GWT-14 Neutral buildings", () => {
  it("GWT-14 A: Guernsey for $2, hire, hire for $2 more", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "cowboy")
      .jobs(2, "craftsman")
      .money(0, 20)
      .hand(0, "guernsey")
      .arrive(0, "site-A")
    p.play("use A.1", "use A.2", "hire 1 cowboy", "use A.3")
    expect([p.moneyOf(0), p.workersOf(0), p.legal()]).toEqual([[20 + 2 - 6 - 8], [2, 2, 1], ["end"]])
  })

  it("GWT-14 B: Dutch Belt for $2, build", () => {
    const p = newGame()
      .money(0, 2)
      .hand(0, "dutchBelt")
      .arrive(0, "site-B")
      .play("use B.1", "use B.2", "build 1a", "on site-A1")
    expect([p.moneyOf(0), p.onSite("site-A1")]).toEqual([[2], "1a 0"])
  })

  it("GWT-14 C: certificate or objective card, engine", () => {
    const p = newGame().arrive(0, "site-C").play("use C.1a", "use C.2")
    expect([p.certificatesOf(0), p.engineOf(0), p.legal()]).toEqual([1, "rail-1", ["end"]])
  })

  it("GWT-14 D: trade or pay $2 for engine 2, auxiliary action", () => {
    const p = newGame()
      .money(0, 2)
      .arrive(0, "site-D")
      .play("use D.1b", "engine rail-2", "use D.2", "aux gainMoney single")
    expect([p.moneyOf(0), p.engineOf(0), p.legal()]).toEqual([[1], "rail-2", ["end"]])
  })

  it("GWT-14 E: Black Angus for $2, buy cattle", () => {
    const p = newGame().money(0, 4).hand(0, "blackAngus").market("holstein:1").marketPile().arrive(0, "site-E")
    p.play("use E.1", "use E.2")
    expect([p.moneyOf(0), p.cardsIn(0, "discards")]).toEqual([[0], ["blackAngus", "holstein:1"]])
  })

  it("GWT-14 F: a pair for $4, $7 to remove a hazard", () => {
    const p = newGame()
      .bare()
      .tile("drought-1", "drought-green-2")
      .money(0, 3)
      .hand(0, "jersey", "jersey")
      .arrive(0, "site-F")
    p.play("use F.1", "use F.2", "hazard drought-1")
    expect([p.moneyOf(0), p.hazardsOf(0)]).toEqual([[0], ["drought-green-2"]])
  })

  it("GWT-14 G: engine, auxiliary action", () => {
    const p = newGame()
      .workers(0, { engineer: 3 })
      .arrive(0, "site-G")
      .play("use G.1", "engine rail-3", "use G.2", "aux gainMoney single")
    expect([p.engineOf(0), p.moneyOf(0)]).toEqual(["rail-3", [7]])
  })
})

describe("GWT-15 Private buildings", () => {
  it("GWT-15 craftsmen, points and hands of all twenty sides", () => {
    const table = buildings
      .filter(({ number }) => number > 0 && number <= BUILDING_NUMBERS)
      .map(({ id, craftsmen, vp, hands }) => `${id} ${craftsmen} ${vp} ${hands.join("+") || "-"}`)
    expect(table).toEqual([
      "1a 1 1 green",
      "2a 1 1 -",
      "3a 1 1 -",
      "4a 2 3 black",
      "5a 3 4 -",
      "6a 4 5 -",
      "7a 5 6 green+black",
      "8a 5 6 green",
      "9a 7 9 -",
      "10a 9 13 black",
      "1b 1 1 green",
      "2b 1 1 -",
      "3b 2 3 -",
      "4b 2 3 black",
      "5b 3 4 -",
      "6b 4 5 -",
      "7b 5 6 green+black",
      "8b 6 8 -",
      "9b 6 8 -",
      "10b 8 11 black",
    ])
  })

  it("GWT-15 1a: $2 for each own building in the woods", () => {
    const p = newGame().money(0, 0).build(0, "2a", "site-C1").build(0, "3a", "site-A1").build(1, "4a", "site-C2")
    expect(on("1a", "site-B1", p).play("use 1a.1").moneyOf(0)).toEqual([4])
  })

  it("GWT-15 2a: Guernsey for $4, buy cattle", () => {
    const p = newGame().money(0, 2).hand(0, "guernsey").market("holstein:1").marketPile()
    expect(on("2a", "site-A1", p).play("use 2a.1", "use 2a.2").moneyOf(0)).toEqual([0])
  })

  it("GWT-15 3a: a pair for $3, move 1", () => {
    const p = on("3a", "site-A1", newGame().bare().money(0, 0).hand(0, "jersey", "jersey")).play("use 3a.1", "use 3a.2")
    expect([p.moneyOf(0), p.rancherOf(0)]).toEqual([[3], "site-B"])
  })

  it("GWT-15 4a: $5 to remove a hazard, move up to 2", () => {
    const p = newGame().bare().tile("rockfall-1", "rockfall-green-3").money(0, 5)
    on("4a", "site-A1", p).play("use 4a.1", "hazard rockfall-1", "use 4a.2", "move site-B site-C")
    expect([p.moneyOf(0), p.rancherOf(0)]).toEqual([[0], "site-C"])
  })

  it("GWT-15 5a: hire for $1 less, engine up to engineers", () => {
    const p = on("5a", "site-A1", newGame().token(4).jobs(1, "cowboy").money(0, 5)).play("use 5a.1", "use 5a.2")
    expect([p.moneyOf(0), p.workersOf(0), p.engineOf(0)]).toEqual([[0], [2, 1, 1], "rail-1"])
  })

  it("GWT-15 6a: Holstein for $10, auxiliary action", () => {
    const p = newGame().money(0, 0).hand(0, "holstein:1").cleared(0, "aux1-2x")
    expect(on("6a", "site-A1", p).play("use 6a.1", "use 6a.2", "aux gainMoney double").moneyOf(0)).toEqual([12])
  })

  it("GWT-15 7a: 2 certificates and $2 for each tipi pair", () => {
    const p = on("7a", "site-A1", newGame().money(0, 0).tipis(0, 3, 2).cleared(0, "cert-4")).play("use 7a.1")
    expect([p.moneyOf(0), p.certificatesOf(0), p.player(0).tipis]).toEqual([[4], 4, [3, 2]])
    expect(on("7a", "site-A1", newGame().tipis(0, 3, 0)).can("use 7a.1")).toBe(false)
  })

  it("GWT-15 8a: trade or auxiliary action, engine up to 2", () => {
    const p = on("8a", "site-A1", newGame().bare().money(0, 0).tile("tipi-4", "tipi-green"))
    expect(p.legal("use")).toEqual(["use 8a.1a", "use 8a.1b", "use 8a.2"])
    p.play("use 8a.1a", "use 8a.2", "engine rail-2")
    expect([p.moneyOf(0), p.engineOf(0), p.legal()]).toEqual([[4], "rail-2", ["end"]])
  })

  it("GWT-15 9a: engine up to 3, special delivery", () => {
    const p = on("9a", "site-A1", newGame().engine(0, "rail-8").money(0, 0)).play(
      "use 9a.1",
      "engine rail-9",
      "use 9a.2",
    )
    expect(p.asked).toBe("specialDelivery")
  })

  it("GWT-15 10a: certificates up to the limit, move up to 5", () => {
    const p = on("10a", "site-A1", newGame().bare()).play(
      "use 10a.1",
      "use 10a.2",
      "move site-B site-C site-E site-F site-G",
    )
    expect([p.certificatesOf(0), p.rancherOf(0)]).toEqual([3, "site-G"])
  })

  it("GWT-15 1b: an objective card for 2 certificates, engine 1 back for $3", () => {
    const p = newGame().money(0, 0).hand(0, "obj-sf-1", "jersey").engine(0, "rail-3")
    on("1b", "site-A1", p).play("use 1b.1", "use 1b.2")
    expect([p.certificatesOf(0), p.moneyOf(0), p.engineOf(0), p.cardsIn(0, "discards")]).toEqual([
      2,
      [3],
      "rail-2",
      ["obj-sf-1"],
    ])
  })

  it("GWT-15 2b: Jersey for engine 1, Dutch Belt for $3", () => {
    const p = on("2b", "site-A1", newGame().money(0, 0).hand(0, "jersey", "dutchBelt")).play(
      "use 2b.1",
      "engine rail-1",
      "use 2b.2",
    )
    expect([p.moneyOf(0), p.engineOf(0)]).toEqual([[3], "rail-1"])
  })

  it("GWT-15 3b: auxiliary action, move 1", () => {
    const p = on("3b", "site-A1", newGame().bare().money(0, 0)).play("use 3b.1", "aux gainMoney single", "use 3b.2")
    expect([p.moneyOf(0), p.rancherOf(0)]).toEqual([[1], "site-B"])
  })

  it("GWT-15 4b: draw up to cowboys and discard as many, move up to 3", () => {
    const p = on(
      "4b",
      "site-A1",
      newGame().bare().workers(0, { cowboy: 2 }).hand(0, "jersey").pile(0, "guernsey", "guernsey"),
    ).play("use 4b.1")
    expect(p.legal()).toEqual(["draw 1", "draw 2"])
    p.play("draw 1", "discard jersey", "use 4b.2", "move site-B site-C site-D")
    expect(p.rancherOf(0)).toBe("site-D")
  })

  it("GWT-15 5b: Black Angus for 2 certificates, $1 per engineer", () => {
    const p = on("5b", "site-A1", newGame().money(0, 0).hand(0, "blackAngus").workers(0, { engineer: 4 })).play(
      "use 5b.1",
      "use 5b.2",
    )
    expect([p.certificatesOf(0), p.moneyOf(0)]).toEqual([2, [4]])
  })

  it("GWT-15 6b: any cattle card for $3 and an objective card to hand", () => {
    const p = newGame().money(0, 0).hand(0, "jersey", "guernsey").objectives("obj-sf-1")
    on("6b", "site-A1", p).play("use 6b.1", "discard jersey", "take obj-sf-1")
    expect([p.moneyOf(0), p.cardsIn(0, "hand")]).toEqual([[3], ["guernsey", "obj-sf-1"]])
  })

  it("GWT-15 7b: engine up to the number of own buildings in the woods", () => {
    const p = on("7b", "site-B1", newGame().build(0, "1a", "site-C1")).play("use 7b.1")
    expect(p.legal()).toEqual(["engine rail-1", "engine rail-2"])
    expect(on("7b", "site-A1").can("use 7b.1")).toBe(false)
  })

  it("GWT-15 8b: the actions of an adjacent building", () => {
    const p = on("8b", "site-A1", newGame().hand(0, "guernsey").money(0, 0))
    expect(p.legal()).toEqual(["copy site-A A.1", "aux gainMoney single", "aux drawDiscard single"])
  })

  it("GWT-15 9b: upgrade a station the engine has passed", () => {
    const p = on("9b", "site-A1", newGame().engine(0, "rail-9").money(0, 9).master(1).master(2)).play("use 9b.1")
    expect(p.legal()).toEqual(["upgrade station-1", "upgrade station-2"])
    p.play("upgrade station-2", "disc aux1-2x")
    expect([p.stationsOf(0), p.moneyOf(0)]).toEqual([["station-2"], [7]])
  })

  it("GWT-15 10b: $4, engine up to 4, move up to 4", () => {
    const p = on("10b", "site-A1", newGame().bare().money(0, 0)).play(
      "use 10b.1",
      "use 10b.2",
      "engine rail-4",
      "use 10b.3",
    )
    expect([p.moneyOf(0), p.engineOf(0), p.legal().length]).toEqual([[4], "rail-4", 6])
  })

  it("GWT-15.1 special delivery: back, a city of at most the numbered spaces entered, no costs, the station last", () => {
    const p = on("9a", "site-A1", newGame().engine(0, "rail-9").money(0, 9).master(1)).play("use 9a.2")
    expect(p.legal()[0]).toBe("engine rail-0")
    p.play("engine turnout-4")
    expect(p.legal()).toEqual(["deliver kansas-city", "deliver topeka", "deliver wichita"])
    p.play("deliver wichita", "disc aux1-2x")
    expect([p.moneyOf(0), p.citiesOf(0), p.asked]).toEqual([[9], ["wichita"], "upgradeStation"])
    p.play("upgrade station-1", "disc aux2-2x")
    expect(p.stationsOf(0)).toEqual(["station-1"])
  })

  it("GWT-15.2 adjacent is one step of the trail before or after, neutral or of any player", () => {
    const p = newGame().money(0, 20).hand(0).build(1, "5a", "site-A2").token(4).jobs(1, "cowboy", "craftsman")
    on("8b", "site-A1", p)
    expect(p.legal("copy")).toEqual(["copy site-A A.2", "copy site-A A.3", "copy site-A2 5a.1", "copy site-A2 5a.2"])
    const far = on("8b", "site-A2", newGame().build(1, "5a", "site-FL1").hand(0))
    expect(far.legal("copy")).toEqual([])
  })

  it("GWT-15.3 a passed station follows all rules of upgrades and stationmasters", () => {
    const p = newGame().engine(0, "rail-9").money(0, 9).workers(0, { cowboy: 2 }).master(1, "sm-workers")
    on("9b", "site-A1", p).play("use 9b.1", "upgrade station-1", "disc aux1-2x", "appoint cowboy")
    expect([p.mastersOf(0), p.moneyOf(0)]).toEqual([["sm-workers"], [9]])
  })

  it("GWT-15.4 the neighbour is chosen with the first copied action and stays the same", () => {
    const p = newGame()
      .money(0, 20)
      .hand(0, "guernsey")
      .build(1, "5a", "site-A2")
      .token(4)
      .jobs(1, "cowboy", "craftsman")
    on("8b", "site-A1", p).play("copy site-A A.1")
    expect(p.legal()).toEqual(["copy site-A A.2", "copy site-A A.3", "end"])
  })
})
