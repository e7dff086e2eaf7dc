// Worked examples of Rails to the North: deliveries, exchange tokens, buildings and scoring.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { delivering, north } from "./expanded.ts"

const twelve = ["dutchBelt", "holstein:1", "brownSwiss:2", "westHighland:3"]
const thirteen = ["jersey", ...twelve]
const eighteen = ["texasLonghorn:5", "jersey", ...twelve]

describe("deliveries", () => {
  it("EX-RTN-31 three crosses to Minneapolis", () => {
    const p = delivering(thirteen, q => q.engine(0, "rail-9").stores(0, "minneapolis")).money(0, 20)
    expect(p.play("deliver minneapolis", "disc aux1-2x").moneyOf(0)).toEqual([17])
  })

  it("EX-RTN-32 from the starting space", () => {
    const fee = (city: string) =>
      100 - (delivering(twelve).money(0, 100).play(`deliver ${city}`, "disc aux1-2x").moneyOf(0)[0] ?? 0)
    expect([fee("st-louis"), fee("columbia")]).toEqual([1, 0])
  })

  it("EX-RTN-33 Denver without a store", () => {
    const p = delivering(twelve)
    expect([p.can("deliver denver"), p.can("deliver cleveland")]).toEqual([false, true])
  })

  it("EX-RTN-34 Memphis", () => {
    const p = delivering(["jersey", "dutchBelt"], q => q.stores(0, "memphis")).play("deliver memphis")
    expect(p.can("disc hand-1")).toBe(false)
    p.play("disc aux1-2x")
    expect([p.moneyOf(0), p.asked, p.can("lose")]).toEqual([[25], "takeObjective", true])
  })

  it("EX-RTN-35 Columbia after St. Louis", () => {
    const p = delivering(["jersey"], q => q.discsOnCities(0, "st-louis")).play("deliver columbia", "disc aux1-2x")
    expect([p.tokensOf(0), p.points(0, "cities")]).toEqual([[1], -5])
  })

  it("EX-RTN-36 Detroit after Chicago", () => {
    const p = delivering(twelve, q => q.discsOnCities(0, "chicago").engine(0, "rail-20")).play(
      "deliver detroit",
      "disc aux1-2x",
    )
    expect(p.legal()).toEqual(["use detroit", "use chicago--detroit"])
    p.play("use chicago--detroit")
    expect([p.tokensOf(0), p.asked]).toEqual([[1], "takeObjective"])
  })

  it("EX-RTN-37 New York City", () => {
    const p = delivering(eighteen, q => q.display("sm-twelve-dollars").engine(0, "rail-20")).play(
      "deliver new-york-city",
    )
    p.play("disc aux1-2x", "master sm-twelve-dollars")
    expect([p.moneyOf(0), p.workersOf(0)]).toEqual([[20 + 18 + 12], [1, 1, 1]])
    p.noTokens()
      .hand(0, ...eighteen)
      .arrive(0, "kc")
    expect(p.can("deliver new-york-city")).toBe(false)
  })

  it("EX-RTN-38 Kansas City twice", () => {
    const p = delivering([])
    p.play("disc aux1-2x")
    expect(p.moneyOf(0)).toEqual([26])
    p.noTokens().hand(0).arrive(0, "kc").play("disc aux2-2x")
    expect([p.moneyOf(0), p.points(0, "cities")]).toEqual([[32], -16])
  })

  it("EX-RTN-39 a special delivery to Milwaukee", () => {
    const moved = (store: boolean) => {
      const p = north().noTokens().money(0, 0).engine(0, "rail-11").build(0, "9a", "site-A1")
      if (store) p.stores(0, "milwaukee")
      return p.arrive(0, "site-A1").play("use 9a.2", "engine rail-0")
    }
    const p = moved(true).play("deliver milwaukee", "disc aux1-2x")
    expect([p.moneyOf(0), p.asked, p.can("lose")]).toEqual([[3], "takeObjective", true])
    expect(moved(false).can("deliver milwaukee")).toBe(false)
  })
})

describe("exchange tokens", () => {
  it("EX-RTN-40 a draw pile of one card", () => {
    const p = north()
      .pile(0, "holstein:1")
      .discards(0, ...new Array<string>(6).fill("guernsey"))
    p.hand(0, "jersey", "jersey", "blackAngus", "dutchBelt").turn(1).by(0, "exchange 2")
    expect([p.player(0).hand.length, p.player(0).pile.length, p.player(0).discards.length]).toEqual([6, 5, 0])
    p.by(0, "discard jersey", "discard blackAngus")
    expect(p.cardsIn(0, "discards")).toEqual(["blackAngus", "jersey"])
  })

  it("EX-RTN-41 Tom goes on while Marie discards", () => {
    const p = north({ seats: 2 }).rancher(0, "start").rancher(1, "start").turn(0).by(1, "exchange 2")
    p.by(0, "move site-A", "aux gainMoney single", "end")
    expect([p.s.active, p.askedOf(1)]).toEqual([1, "discardExchanged"])
    p.by(1, p.legalOf(1)[0] ?? "").by(1, p.legalOf(1)[0] ?? "")
    expect(p.askedOf(1)).toBe("phaseA")
  })

  it("EX-RTN-42 a token between the halves of a double action", () => {
    const p = north().noTokens().tokens(0, 1).cleared(0, "aux6-2x").hand(0, "dutchBelt", "jersey", "jersey")
    p.pile(0, "blackAngus", "holstein:1").discards(0).arrive(0, "site-D")
    p.by(0, "use D.2", "aux placeStore double", "store olive-gate 0")
    expect(p.legalOf(0)).toEqual(["go-on"])
    p.by(0, "exchange 2", "discard jersey", "discard jersey")
    expect(p.legalOf(0)).toEqual(["use placeStore-single", "lose"])
    expect(p.by(0, "use placeStore-single", "store memphis 1").storesOf(0)).toEqual(["olive-gate", "memphis"])
  })

  it("EX-RTN-43 before the hand is shown", () => {
    const p = north().noTokens().tokens(0, 1).money(0, 0).hand(0, "jersey", "guernsey", "guernsey", "holstein:1")
    p.pile(0, "dutchBelt", "ayrshire:3").discards(0).foresight().arrive(0, "kc")
    p.by(0, "exchange 2", "discard guernsey", "discard guernsey", "go-on")
    expect(p.moneyOf(0)).toEqual([9])
  })

  it("EX-RTN-44 one token at a time", () => {
    const p = north().tokens(0, 2).turn(1).by(0, "exchange 2")
    expect(() => p.by(0, "exchange 1")).toThrow()
    p.by(0, p.legalOf(0)[0] ?? "").by(0, p.legalOf(0)[0] ?? "")
    expect(p.beside(0)).toEqual(["exchange 1", "exchange 2"])
  })

  it("EX-RTN-45 an objective card drawn in another's turn", () => {
    const p = north().hand(0, "jersey").pile(0, "obj-money-1").discards(0).rancher(0, "start").turn(1)
    p.by(0, "exchange 1", "discard jersey")
    expect(() => p.by(0, "play obj-money-1")).toThrow()
    expect(p.turn(0).legalOf(0)).toContain("play obj-money-1")
  })
})

describe("buildings and scoring", () => {
  it("EX-RTN-46 12a with three cleared bell spaces", () => {
    const p = north()
      .noTokens()
      .placed(0, 9)
      .certificates(0, 2)
      .money(0, 0)
      .build(0, "12a", "site-A1")
      .arrive(0, "site-A1")
    p.play("use 12a.1")
    expect([p.certificatesOf(0), p.moneyOf(0)]).toEqual([3, [3]])
  })

  it("EX-RTN-47 12b with three craftsmen", () => {
    const used = (...order: string[]) =>
      north({ b: [12] })
        .noTokens()
        .workers(0, { craftsman: 3 })
        .money(0, 0)
        .build(0, "12b", "site-A1")
        .hand(0)
        .arrive(0, "site-A1")
        .play(...order)
    for (const p of [
      used("use 12b.1", "use 12b.2", "store olive-gate 0"),
      used("use 12b.2", "store olive-gate 0", "use 12b.1"),
    ])
      expect([p.moneyOf(0), p.storesOf(0)]).toEqual([[3], ["olive-gate"]])
  })

  it("EX-RTN-48 11b with two hazards", () => {
    const p = north({ b: [11] })
      .noTokens()
      .hazards(0, "flood-green-2", "flood-green-3")
      .build(0, "11b", "site-A1")
    expect(p.arrive(0, "site-A1").play("use 11b.1").legal()).toEqual(["engine rail-1", "engine rail-2"])
  })

  it("EX-RTN-49 11a in place of 9a", () => {
    const p = north().noTokens().workers(0, { craftsman: 5 }).money(0, 10).build(0, "9a", "site-A1").arrive(0, "site-B")
    p.play("use B.2", "build 11a")
    expect([p.onSite("site-A1"), p.moneyOf(0), p.points(0, "buildings")]).toEqual(["11a 0", [0], 25])
  })

  it("EX-RTN-50 two discs in San Francisco", () => {
    const p = north().placed(0, 11).discsOnCities(0, "san-francisco", "san-francisco")
    expect([p.storesLeft(0), p.points(0, "cities")]).toEqual([4, 12])
  })

  it("EX-RTN-51 the cities of a whole game", () => {
    const p = north().discsOnCities(
      0,
      "kansas-city",
      "columbia",
      "st-louis",
      "cleveland",
      "pittsburgh",
      "new-york-city",
      "minneapolis",
    )
    expect(p.points(0, "cities")).toBe(10)
  })

  it("EX-RTN-52 a pair of stations", () => {
    const p = north().masters(0, "sm-stations").discsOnStations(0, "station-1", "station-2", "north-olive")
    expect([p.points(0, "stationmasters"), p.points(0, "stations")]).toEqual([3, 1 + 1 + 6])
  })

  it("EX-RTN-53 five unused tokens", () => {
    const p = north().masters(0, "sm-exchange").tokens(0, 5).tokens(1, 6)
    expect([p.points(0, "stationmasters"), p.points(1, "stationmasters")]).toEqual([10, 0])
  })

  it("EX-RTN-54 three sections", () => {
    const p = north().masters(0, "sm-sections").stores(0, "olive-gate", "memphis", "blue-gate", "denver", "toronto")
    expect(p.points(0, "stationmasters")).toBe(6)
  })

  it("EX-RTN-55 four buildings", () => {
    const p = north().masters(0, "sm-buildings")
    for (const i of range(3)) p.build(0, `${i + 1}a`, `site-A${i + 1}`)
    p.build(0, "4a", "site-B1").build(0, "5a", "site-B1").build(0, "6a", "site-B1")
    expect(p.points(0, "stationmasters")).toBe(8)
  })

  it("EX-RTN-56 Denver from the starting space", () => {
    const p = delivering(["jersey", "dutchBelt", "westHighland:3", "jersey"], q => q.stores(0, "denver").money(0, 0))
    const rich = delivering(["texasLonghorn:5", "holstein:1"], q => q.stores(0, "denver").money(0, 0)).play(
      "deliver denver",
    )
    expect(p.can("deliver denver")).toBe(false)
    expect([rich.can("disc hand-1"), rich.can("disc move-money")]).toEqual([false, true])
    expect(rich.play("disc move-money").moneyOf(0)).toEqual([7])
  })

  it("EX-RTN-57 a Jersey by token for a worker space", () => {
    const p = north()
      .noTokens()
      .tokens(0, 1)
      .hand(0, "guernsey")
      .pile(0, "jersey")
      .discards(0)
      .token(5)
      .jobs(1, "engineer")
    p.money(0, 6).arrive(0, "site-A").by(0, "use A.2", "hire 1 engineer")
    expect(p.legalOf(0)).toEqual(["go-on"])
    p.by(0, "exchange 1", "discard guernsey", "use engineer-2")
    expect([p.certificatesOf(0), p.cardsIn(0, "discards")]).toEqual([1, ["guernsey", "jersey"]])
  })

  it("EX-RTN-58 the disc of the annex counts as absent", () => {
    const p = delivering(["jersey"], q => q.money(0, 0).onlyDiscs(0, "aux6-2x", "move-vp")).play("deliver kansas-city")
    expect([p.clearedOf(0).includes("move-vp"), p.clearedOf(0).includes("aux6-2x")]).toEqual([true, false])
  })
})
