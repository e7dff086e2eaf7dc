import { at, begin, num, range, score } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { bits } from "../../trail/state.ts"
import { cities, SAN_FRANCISCO } from "../data/cities.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { stations } from "../data/track.ts"
import { TILE_COPIES, townTiles } from "../expansions/rails-to-the-north/data/acts.ts"
import { STORES } from "../expansions/rails-to-the-north/data/annex.ts"
import { downtowns } from "../expansions/rails-to-the-north/data/map.ts"
import { greatWesternTrail } from "../game.ts"
import { rows } from "../places.ts"
import { expanded, north, poker } from "./expanded.ts"
import { newGame } from "./position.ts"

function started(options: object, seats = 3) {
  return begin(greatWesternTrail, { seats, seed: "modules", options: { ...options } })
}

const base = newGame()

describe("MOD Modules", () => {
  it("MOD-1 every module is an option of its own, for two to four players", () => {
    const modules = [
      { railsToTheNorth: true },
      { atThePokerTable: true },
      { sitePreparation: true },
      ...["building11", "building13", "stationmasters"].map(promo => ({ promos: [promo] })),
    ]
    for (const options of modules)
      for (const seats of [2, 3, 4]) expect(started(options, seats).state.options).toMatchObject(options)
  })

  it("MOD-2 Rails to the North contains building 11 and the promo stationmasters: they cannot be added again", () => {
    for (const promo of ["building11", "stationmasters"])
      expect(() => started({ railsToTheNorth: true, promos: [promo] })).toThrow(/MOD-2|alreadyInExpansion/)
    const p = north()
    expect(num([p.player(0).unbuilt], 0) & (1 << 11)).not.toBe(0)
    expect(rows(p.t, "stationmasters").map(row => row.id)).toContain("sm-twelve-dollars")
  })

  it("MOD-3 all other combinations are allowed, and Site Preparation is off unless it is chosen", () => {
    for (const railsToTheNorth of [false, true])
      for (const atThePokerTable of [false, true])
        for (const sitePreparation of [false, true])
          expect(() =>
            started({ railsToTheNorth, atThePokerTable, sitePreparation, promos: ["building13"] }),
          ).not.toThrow()
    expect(base.s.options).toMatchObject({ sitePreparation: false, railsToTheNorth: false, promos: [] })
  })

  it("MOD-4 base rules hold wherever a module says nothing", () => {
    const p = expanded(["railsToTheNorth", "atThePokerTable", "sitePreparation"]).noTokens()
    p.money(0, 0).hand(0, "guernsey").arrive(0, "site-A").play("use A.1")
    expect([p.moneyOf(0), p.cardsIn(0, "discards")]).toEqual([[2], ["guernsey"]])
    expect(p.legal()).toEqual(["end"])
  })

  it("MOD-5 Kansas City and San Francisco keep their ids with other figures; emblem and downtown share one", () => {
    const strip = at(rows(north().t, "strip"), 0)
    const named = (id: string) => strip.cities.find(city => city.id === id)
    expect([named("kansas-city")?.no, named("kansas-city")?.vp]).toEqual([0, -8])
    expect([named("san-francisco")?.no, named("san-francisco")?.vp]).toEqual([SAN_FRANCISCO, 0])
    for (const { id, kind } of downtowns) expect(named(id) !== undefined).toBe(kind === "large")
  })

  it("MOD-6 base setup, then the north, then the poker table; tiles 11, 12 and 13 take part in the choice of sides", () => {
    const [alone, both] = [north(), expanded(["railsToTheNorth", "atThePokerTable"])]
    expect([both.s.masters, both.north.towns, both.s.random]).toEqual([
      alone.s.masters,
      alone.north.towns,
      alone.s.random,
    ])
    const chosen = north({ b: [11, 12, 13], options: { promos: ["building13"] } })
    expect(range(3).map(seat => chosen.sidesOf(seat))).toEqual(["11b 12b 13b", "11b 12b 13b", "11b 12b 13b"])
    const random = range(20).map(i => north({ seed: `sides ${i}`, options: { privateSides: "randomPerNumber" } }))
    for (const number of [11, 12]) expect(new Set(random.map(p => p.player(0).sides & (1 << number))).size).toBe(2)
    for (const p of random) expect(new Set(p.s.players.map(me => me.sides)).size).toBe(1)
  })
})

describe("RTN Setup", () => {
  it("RTN-1 15 stores and a disc more for each player, 2 more buildings, 6 stationmasters, 10 medium town tiles of 5 kinds", () => {
    const p = north()
    expect([STORES, p.storesLeft(0), p.discsLeft(0), bits(p.player(0).unbuilt)]).toEqual([15, 15, 15, 12])
    expect(rows(p.t, "stationmasters")).toHaveLength(11)
    expect([townTiles.length, TILE_COPIES]).toEqual([5, 2])
    expect([downtowns.length, new Set(downtowns.map(town => town.section)).size]).toEqual([28, 6])
  })

  it("RTN-2 the whole base setup but for the stationmasters is done first", () => {
    const p = north({ seats: 4 })
    expect([p.tiles().length, p.s.market.length, p.s.objectives.length]).toEqual([7, 13, 4])
    expect(p.moneyOf(0, 1, 2, 3)).toEqual([6, 7, 8, 9])
    expect(p.foresightOf().every(id => id !== "")).toBe(true)
    expect(p.s.masters.filter(master => master >= 0)).toHaveLength(7)
  })

  it("RTN-3 the new strip replaces the old one completely, railway and stations stay", () => {
    const p = north().hand(0, "jersey", "guernsey", "holstein:1", "westHighland:3", "texasLonghorn:5").noTokens()
    p.foresight().arrive(0, "kc")
    expect(p.legal("deliver")).toEqual(
      ["kansas-city", "columbia", "st-louis", "chicago", "detroit", "cleveland", "pittsburgh"].map(
        id => `deliver ${id}`,
      ),
    )
    const strip = at(rows(p.t, "strip"), 0).cities.map(city => city.id)
    for (const { id } of cities) expect(strip.includes(id)).toBe(id === "kansas-city" || id === "san-francisco")
    expect(p.s.players.map(me => me.engine)).toEqual([0, 0, 0])
    expect(stations).toHaveLength(10)
  })

  it("RTN-4 six of the ten medium town tiles are laid out, the other four leave the game", () => {
    const laid = range(30).map(i => north({ seed: `towns ${i}` }).townsOf())
    for (const towns of laid) {
      expect(towns).toHaveLength(6)
      for (const { id } of townTiles) expect(towns.filter(town => town === id).length).toBeLessThanOrEqual(TILE_COPIES)
    }
    expect(new Set(laid.map(towns => towns.join())).size).toBeGreaterThan(20)
  })

  it("RTN-5 eleven stationmasters: five on the main board, two in the north, four beside New York City", () => {
    const seen = new Set<string>()
    for (const i of range(20)) {
      const p = north({ seed: `masters ${i}` })
      const laid = p.s.masters.flatMap((master, station) => (master < 0 ? [] : [station]))
      expect(laid).toEqual([0, 1, 2, 3, 4, 10, 11])
      const lying = [...p.s.masters.filter(master => master >= 0).map(master => at(everyStationmaster, master).id)]
      expect(new Set([...lying, ...p.displayed()]).size).toBe(11)
      for (const id of p.displayed()) seen.add(id)
    }
    expect(seen.size).toBe(11)
  })

  it("RTN-6 exchange tokens come from a supply beside the board", () => {
    const p = north().tokens(0, 40).hand(0, "jersey").turn(0)
    expect(p.beside(0)).toEqual(["exchange 1", "exchange 2"])
  })

  it("RTN-7 each player adds tiles 11 and 12, on the same side for all", () => {
    for (const b of [[], [11], [12], [11, 12]]) {
      const p = north({ b })
      for (const seat of range(3)) expect(p.sidesOf(seat)).toBe(b.map(number => `${number}b`).join(" "))
      expect(bits(p.player(2).unbuilt)).toBe(12)
    }
  })

  it("RTN-8 an annex with 15 stores, its disc and one exchange token for each", () => {
    const p = north({ seats: 4 })
    for (const seat of range(4))
      expect([p.storesLeft(seat), p.discsLeft(seat), p.tokensOf(seat), p.clearedOf(seat)]).toEqual([15, 15, [1], []])
    expect(base.discsLeft(0)).toBe(14)
  })
})

describe("PROMO Promos", () => {
  it("PROMO-1 building 11 in a base game: one copy for each player, with its faces of the expansion", () => {
    const p = newGame({ options: { promos: ["building11"] } })
    expect(p.s.players.map(me => bits(me.unbuilt))).toEqual([11, 11, 11])
    p.hazards(0, "flood-green-2").build(0, "11b", "site-A1").engine(0, "rail-1").arrive(0, "site-A1")
    p.play("use 11b.1")
    expect(p.engineOf(0)).toBe("rail-2")
    expect(p.points(0, "buildings")).toBe(10)
  })

  it("PROMO-2 building 13: one copy for each, the same side for all, in the base game and with the expansion", () => {
    for (const p of [
      newGame({ b: [13], options: { promos: ["building13"] } }),
      north({ b: [13], options: { promos: ["building13"] } }),
    ])
      expect(p.s.players.map(me => me.unbuilt & me.sides & (1 << 13))).toEqual([1 << 13, 1 << 13, 1 << 13])
    expect(base.player(0).unbuilt & (1 << 13)).toBe(0)
  })

  it("PROMO-3 13a: discard a Jersey for one single auxiliary action; build for $1 per craftsman", () => {
    const p = newGame({ options: { promos: ["building13"] } }).cleared(0, "aux1-2x")
    p.build(0, "13a", "site-A1").hand(0, "jersey").money(0, 10).arrive(0, "site-A1").play("use 13a.1")
    expect(p.legal("aux")).not.toContain("aux gainMoney double")
    p.play("aux gainMoney single", "use 13a.2", "build 1a", "on site-A2")
    expect([p.moneyOf(0), p.onSite("site-A2"), p.cardsIn(0, "discards")]).toEqual([[10], "1a 0", ["jersey"]])
    expect(p.points(0, "buildings")).toBe(5 + 1)
    p.turn(1).rancher(1, "site-A").money(1, 5).turn(1).play("move site-A1")
    expect(p.moneyOf(1)).toEqual([3])
  })

  it("PROMO-4 13b: $2 for every station with an own disc, northern ones too; a single or double auxiliary action", () => {
    const p = north({ b: [13], options: { promos: ["building13"] } })
      .noTokens()
      .cleared(0, "aux1-2x")
      .money(0, 0)
    p.discsOnStations(0, "station-1", "station-7", "north-red").build(0, "13b", "site-A1").arrive(0, "site-A1")
    p.play("use 13b.1", "use 13b.2", "aux gainMoney double")
    expect([p.moneyOf(0), p.points(0, "buildings")]).toEqual([[8], 4])
  })

  it("PROMO-5 promo stationmasters in a base game: five of seven are placed, the other two leave the game", () => {
    const seen = new Set<number>()
    for (const i of range(20)) {
      const { masters } = newGame({ seed: `promo ${i}`, options: { promos: ["stationmasters"] } }).s
      expect(new Set(masters).size).toBe(5)
      for (const master of masters) seen.add(master)
    }
    expect([...seen].map(master => at(everyStationmaster, master).id).sort()).toEqual([
      "sm-certificates",
      "sm-hazards",
      "sm-objectives",
      "sm-tipis",
      "sm-twelve-dollars",
      "sm-two-certificates",
      "sm-workers",
    ])
  })

  it("a game without modules has none of their parts, and its score sheet keeps its eleven rows", () => {
    expect([base.s.north, base.s.poker]).toEqual([null, null])
    expect(score(base.t.rules, base.s).rows).toHaveLength(11)
    expect(score(poker().t.rules, poker().s).rows).toHaveLength(12)
  })
})
