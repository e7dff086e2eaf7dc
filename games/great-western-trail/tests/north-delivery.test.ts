import { at, num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { everyStationmaster } from "../data/stationmasters.ts"
import { rows } from "../places.ts"
import { baseCategories, delivering, type ExpandedPosition, north } from "./expanded.ts"

const herd = [
  "jersey",
  "dutchBelt",
  "blackAngus",
  "guernsey",
  "holstein:1",
  "brownSwiss:2",
  "ayrshire:3",
  "westHighland:3",
  "texasLonghorn:5",
]

/** Cards of different breeds worth so much together. */
function worth(value: number): string[] {
  const values = [1, 2, 2, 2, 3, 3, 3, 4, 5]
  let left = value
  const picked = herd.filter((_, i) => {
    const take = num(values, values.length - 1 - i) <= left
    if (take) left -= num(values, values.length - 1 - i)
    return take
  })
  return picked.map(card => at(herd, herd.length - 1 - herd.indexOf(card)))
}

/** Seat 0 is about to deliver with this breeding value, its engine far ahead. */
function selling(value: number, prepare: (p: ExpandedPosition) => void = () => {}): ExpandedPosition {
  return delivering(worth(value), p => prepare(p.engine(0, "rail-20")))
}

describe("RTN Delivery", () => {
  it("RTN-45 the five steps stay; the last one goes to one emblem, of the strip or of a large city", () => {
    const p = selling(12, q => q.stores(0, "denver", "milwaukee"))
    expect(p.moneyOf(0)).toEqual([32])
    expect(p.legal()).toEqual(
      ["kansas-city", "columbia", "st-louis", "chicago", "detroit", "cleveland", "denver", "milwaukee"].map(
        id => `deliver ${id}`,
      ),
    )
  })

  it("RTN-46 value and frame as in the base game; only Kansas City and San Francisco may be chosen again", () => {
    const p = selling(24, q => {
      q.stores(0, "san-francisco", "memphis").discsOnCities(
        0,
        "kansas-city",
        "san-francisco",
        "new-york-city",
        "memphis",
      )
      q.discsOnCities(0, "chicago")
    })
    expect([p.can("deliver kansas-city"), p.can("deliver san-francisco")]).toEqual([true, true])
    for (const city of ["new-york-city", "memphis", "chicago"])
      expect(p.refused(`deliver ${city}`)).toMatchObject({ rule: "GWT-9.3", reason: "deliveredThere" })
    expect(selling(9).refused("deliver detroit")).toMatchObject({ reason: "cityValue" })
    expect(selling(15).play("deliver pittsburgh").can("disc hand-1")).toBe(false)
    expect(selling(12).play("deliver cleveland").can("disc hand-1")).toBe(true)
  })

  it("RTN-47 delivery actions are done at once or given up, money is always taken", () => {
    const p = selling(3, q => q.stores(0, "memphis")).play("deliver memphis", "disc aux1-2x")
    expect([p.moneyOf(0), p.can("lose")]).toEqual([[20 + 3 + 2], true])
    expect(p.play("lose").asked).toBe("endTurn")
  })

  it("RTN-48 the transport fee of any emblem: $1 for each cross between the engine and the space of its value", () => {
    const fee = (rail: string, city: string) => {
      const p = selling(24, q => q.engine(0, rail).stores(0, "montreal", "denver", "toronto")).money(0, 100)
      p.play(`deliver ${city}`, "disc aux1-2x")
      return 100 - (p.moneyOf(0)[0] ?? 0)
    }
    expect([fee("rail-0", "montreal"), fee("rail-20", "montreal"), fee("rail-18", "montreal")]).toEqual([11, 0, 0])
    expect([fee("rail-0", "denver"), fee("rail-8", "denver"), fee("turnout-7", "denver")]).toEqual([4, 0, 0])
    expect([fee("rail-0", "toronto"), fee("rail-0", "st-louis"), fee("rail-0", "columbia")]).toEqual([8, 1, 0])
  })

  it("RTN-49 emblem, disc with its price or bonus, delivery effects with all they set off, last the fee", () => {
    const p = selling(11, q => q.stores(0, "milwaukee").money(0, 0).engine(0, "rail-0"))
    p.play("deliver milwaukee", "disc hand-1", "top")
    const log = (p.t.log ?? []).map(({ did, rule }) => `${did} ${rule}`)
    const order = ["discTaken GWT-10.7", "delivered GWT-9.4", "gained GWT-9.5", "moved GWT-13.3", "paid GWT-9.7"]
    const places = order.map(event => log.lastIndexOf(event))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(p.moneyOf(0)).toEqual([11 - 5 + 3 - 6])
  })

  it("RTN-50 a large city needs an own store in its downtown, a strip city does not", () => {
    const p = selling(12, q => q.stores(1, "denver"))
    expect(p.refused("deliver denver")).toMatchObject({ rule: "RTN-50", reason: "noStore" })
    expect(p.can("deliver cleveland")).toBe(true)
  })

  it("RTN-51 a disc on a strip city with rails counts for reach at once; Kansas City's and New York's have none", () => {
    const towns: Record<string, string[]> = {
      columbia: ["memphis"],
      "st-louis": ["memphis", "purple-gate"],
      chicago: ["blue-gate", "milwaukee"],
      detroit: ["teal-gate"],
      cleveland: ["toronto"],
      pittsburgh: ["indigo-gate"],
      "kansas-city": [],
      "new-york-city": [],
    }
    for (const [city, joined] of Object.entries(towns)) {
      const p = north().noTokens().discsOnCities(0, city).build(1, "2a", "site-A1").hand(0, "guernsey")
      p.arrive(0, "site-A1").play("aux placeStore single")
      expect(new Set(p.offeredTowns)).toEqual(new Set(["olive-gate", ...joined]))
    }
  })

  it("RTN-52 Kansas City: $6 for each delivery and -8 points for each disc", () => {
    const p = selling(0, q => q.hand(0)).play("disc aux1-2x")
    expect([p.moneyOf(0), p.points(0, "cities")]).toEqual([[26], -8])
  })

  it("RTN-53 Memphis: objective card and $2. Milwaukee: objective card and $3. Detroit: objective card", () => {
    for (const [city, value, money] of [
      ["memphis", 3, 2],
      ["milwaukee", 11, 3],
      ["detroit", 10, 0],
    ] as const) {
      const p = selling(value, q => q.stores(0, "memphis", "milwaukee")).play(`deliver ${city}`, "disc aux1-2x")
      expect([p.moneyOf(0), p.asked]).toEqual([[20 + value + money], "takeObjective"])
      const before = p.player(0).discards.length
      expect(p.play("top").player(0).discards).toHaveLength(before + 1)
    }
  })

  it("RTN-54 an arrow works when both its cities have an own disc, whichever came second; its points count at the end", () => {
    for (const [from, to, vp] of [
      ["columbia", "st-louis", -5],
      ["chicago", "detroit", -5],
      ["cleveland", "pittsburgh", 4],
      ["pittsburgh", "new-york-city", 6 + 3],
    ] as const) {
      for (const [first, second] of [
        [from, to],
        [to, from],
      ] as const) {
        const p = selling(24, q => q.discsOnCities(0, first).display()).play(`deliver ${second}`, "disc aux1-2x")
        const card = from === "cleveland" || second === "detroit"
        if (p.asked === "deliveryEffects") p.play("use chicago--detroit")
        expect(p.asked).toBe(card ? "takeObjective" : "endTurn")
        if (card) p.play("top")
        expect([p.tokensOf(0), p.points(0, "cities")]).toEqual([vp === -5 ? [1] : [0], vp])
      }
    }
  })

  it("RTN-55 New York City: one of the stationmasters beside it, without a worker; the display is not refilled", () => {
    const p = selling(18, q => q.display("sm-workers", "sm-hazards", "sm-sections").workers(0, { cowboy: 2 }))
    p.play("deliver new-york-city", "disc aux1-2x")
    expect(p.legal()).toEqual(["master sm-workers", "master sm-hazards", "master sm-sections", "lose"])
    p.play("master sm-sections")
    expect([p.mastersOf(0), p.tokensOf(0), p.workersOf(0)]).toEqual([["sm-sections"], [1], [2, 1, 1]])
    expect([p.displayed(), p.points(0, "cities")]).toEqual([["sm-workers", "sm-hazards"], 3])
    const none = selling(18, q => q.display()).play("deliver new-york-city", "disc aux1-2x")
    expect(none.asked).toBe("endTurn")
  })

  it("RTN-56 the player chooses the order of several effects", () => {
    const p = selling(10, q => q.discsOnCities(0, "chicago")).play("deliver detroit", "disc aux1-2x")
    expect(p.legal()).toEqual(["use detroit", "use chicago--detroit"])
    p.play("use detroit")
    expect([p.asked, p.tokensOf(0)]).toEqual(["takeObjective", [0]])
    expect(p.play("top").tokensOf(0)).toEqual([1])
    const other = selling(10, q => q.discsOnCities(0, "chicago")).play("deliver detroit", "disc aux1-2x")
    expect(other.play("use chicago--detroit").tokensOf(0)).toEqual([1])
  })

  it("RTN-57 the special delivery of 9a: at most the spaces moved back, a store for a large city, no fee", () => {
    const special = (store: boolean) => {
      const p = north().noTokens().money(0, 0).engine(0, "rail-11").build(0, "9a", "site-A1")
      if (store) p.stores(0, "milwaukee")
      return p.arrive(0, "site-A1").play("use 9a.2", "engine rail-0")
    }
    const p = special(true)
    expect([p.can("deliver milwaukee"), p.can("deliver cleveland")]).toEqual([true, false])
    expect(p.play("deliver milwaukee", "disc aux1-2x", "lose").moneyOf(0)).toEqual([3])
    expect(special(false).refused("deliver milwaukee")).toMatchObject({ rule: "RTN-50" })
  })

  it("RTN-58 a disc that cannot come from the boards is moved from a station, northern ones included", () => {
    const p = selling(4, q => q.onlyDiscs(0).discsOnStations(0, "station-2", "north-olive")).play("deliver st-louis")
    expect(p.legal()).toEqual(["disc-from station-2", "disc-from north-olive"])
    expect(p.play("disc-from north-olive").stationsOf(0)).toEqual(["station-2"])
  })

  it("RTN-59 the emblem's dollars count for the fee, which is set aside: nothing else may spend it", () => {
    const denver = selling(8, q => q.stores(0, "denver").money(0, 0).engine(0, "rail-0")).play("deliver denver")
    expect([denver.can("disc hand-1"), denver.can("disc move-money")]).toEqual([false, true])
    const ny = selling(18, q => q.money(0, 0).engine(0, "rail-0").display("sm-exchange").stores(0, "red-3"))
    ny.play("deliver new-york-city", "disc aux1-2x", "master sm-exchange")
    expect(ny.player(0).setAside).toBe(11)
    expect(ny.can("store minneapolis 3")).toBe(true)
    ny.play("store minneapolis 3", "end")
    expect(ny.moneyOf(0)).toEqual([18 - 4 - 11])
    const short = selling(18, q => q.money(0, 0).engine(0, "rail-0").display("sm-exchange").stores(0, "red-3"))
    short.money(0, 13).play("deliver new-york-city", "disc aux1-2x", "master sm-exchange")
    expect([short.can("store minneapolis 0"), short.can("store minneapolis 1")]).toEqual([true, false])
  })

  it("every city of the new strip and every large city can be delivered to", () => {
    for (const { id, value, white, vp } of at(rows(north().t, "strip"), 0).cities) {
      const p = selling(24, q => {
        q.stores(
          0,
          "memphis",
          "denver",
          "milwaukee",
          "green-bay",
          "minneapolis",
          "toronto",
          "montreal",
          "san-francisco",
        )
      })
      p.play(`deliver ${id}`)
      expect([id, p.can("disc hand-1")]).toEqual([id, !white])
      p.play("disc aux1-2x")
      if (p.asked !== "endTurn") p.play("lose")
      expect([id, p.citiesOf(0), value <= 24]).toEqual([id, [id], true])
      expect(p.points(0, "cities")).toBe(id === "san-francisco" ? 2 * 2 : vp)
    }
  })
})

describe("RTN New private buildings", () => {
  it("RTN-78 11a: 12 craftsmen, 25 points; only in place of a building that needs 6 or more; a hazard for $2", () => {
    const p = north().noTokens().workers(0, { craftsman: 6 }).money(0, 30).build(0, "9a", "site-A1")
    p.arrive(0, "site-B").play("use B.2", "build 11a")
    expect(p.onSite("site-A1")).toBe("11a 0")
    expect([p.moneyOf(0), p.points(0, "buildings")]).toEqual([[20], 25])
    p.bare().tile("flood-1", "flood-green-2").arrive(0, "site-A1").play("use 11a.1", "hazard flood-1")
    expect([p.moneyOf(0), p.hazardsOf(0)]).toEqual([[18], ["flood-green-2"]])
    const q = north().noTokens().workers(0, { craftsman: 6 }).money(0, 30).build(0, "8a", "site-A1")
    expect(q.arrive(0, "site-B").play("use B.2").refused("build 11a")).toMatchObject({ reason: "craftsmenOrMoney" })
  })

  it("RTN-79 11b: 5 craftsmen, 10 points; the engine up to as many spaces as hazards owned, none without", () => {
    const p = north({ b: [11] })
      .noTokens()
      .build(0, "11b", "site-A1")
      .engine(0, "rail-1")
      .arrive(0, "site-A1")
    expect(p.refused("use 11b.1")).toMatchObject({ reason: "noEffect" })
    p.hazards(0, "flood-green-2", "flood-green-3", "flood-green-4").arrive(0, "site-A1").play("use 11b.1")
    expect(p.legal()).toEqual(["engine rail-2", "engine rail-3", "engine rail-4"])
    expect(p.points(0, "buildings")).toBe(10)
  })

  it("RTN-80 12a: a certificate and $1 for every cleared bell space, the money in full", () => {
    const p = north()
      .noTokens()
      .placed(0, 14)
      .certificates(0, 2)
      .money(0, 0)
      .build(0, "12a", "site-A1")
      .arrive(0, "site-A1")
    p.play("use 12a.1")
    expect([p.certificatesOf(0), p.moneyOf(0), p.points(0, "buildings")]).toEqual([3, [4], 4])
    const none = north().noTokens().placed(0, 2).build(0, "12a", "site-A1").arrive(0, "site-A1")
    expect(none.can("use 12a.1")).toBe(false)
  })

  it("RTN-81 12b: $1 for every craftsman, and a store without a card", () => {
    const p = north({ b: [12] })
      .noTokens()
      .workers(0, { craftsman: 5 })
      .money(0, 0)
      .build(0, "12b", "site-A1")
      .hand(0)
    p.arrive(0, "site-A1").play("use 12b.2", "store olive-gate 1", "use 12b.1")
    expect([p.moneyOf(0), p.storesOf(0), p.points(0, "buildings")]).toEqual([[5], ["olive-gate"], 4])
  })

  it("RTN-82 building 11 is the promo tile too", () => {
    expect(rows(north().t, "buildings").map(row => row.id)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
    ])
  })
})

describe("RTN New stationmasters and the end", () => {
  it("RTN-84 they come through a station, for a worker, or through New York City", () => {
    const p = north()
      .noTokens()
      .money(0, 20)
      .workers(0, { cowboy: 2 })
      .master(1, "sm-twelve-dollars")
      .engine(0, "rail-4")
    p.arrive(0, "site-C").play("use C.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x", "appoint cowboy")
    expect([p.mastersOf(0), p.moneyOf(0), p.workersOf(0)]).toEqual([["sm-twelve-dollars"], [30], [1, 1, 1]])
  })

  it("RTN-85 stations: a permanent certificate; 3 points per 2 stations", () => {
    const p = north().noTokens().masters(0, "sm-stations").discsOnStations(0, "station-1", "station-2", "north-olive")
    expect(p.points(0, "stationmasters")).toBe(3)
    expect(p.discsOnStations(0, "north-red").points(0, "stationmasters")).toBe(6)
    p.money(0, 0).hand(0, "jersey").foresight().arrive(0, "kc")
    expect(p.moneyOf(0)).toEqual([2])
  })

  it("RTN-86 buildings: up to 2 certificates; 2 points per own building on the trail", () => {
    const p = selling(18, q => q.display("sm-buildings").certificates(0, 0)).play(
      "deliver new-york-city",
      "disc aux1-2x",
    )
    expect(p.play("master sm-buildings").certificatesOf(0)).toBe(2)
    p.build(0, "1a", "site-A1").build(0, "2a", "site-A2").build(1, "3a", "site-A3")
    expect(p.points(0, "stationmasters")).toBe(4)
  })

  it("RTN-87 exchange tokens: a store without a card; 5 points per 2 unused tokens", () => {
    const p = selling(18, q => q.display("sm-exchange")).play("deliver new-york-city", "disc aux1-2x")
    p.play("master sm-exchange", "store olive-gate 0")
    expect([p.storesOf(0), p.cardsIn(0, "hand")]).toEqual([["olive-gate"], []])
    expect([0, 1, 2, 3, 4].map(count => p.tokens(0, count).points(0, "stationmasters"))).toEqual([0, 0, 5, 5, 10])
  })

  it("RTN-88 sections: a token; 2 points per coloured section with an own store, at most 12", () => {
    const p = north().noTokens().masters(0, "sm-sections").stores(0, "olive-gate", "memphis")
    expect(p.points(0, "stationmasters")).toBe(2)
    p.stores(0, "purple-gate", "blue-gate", "red-1", "teal-gate", "indigo-gate", "montreal")
    expect(p.points(0, "stationmasters")).toBe(12)
  })

  it("RTN-89 two permanent certificates, no points", () => {
    const p = north().noTokens().masters(0, "sm-two-certificates").money(0, 0).hand(0, "jersey")
    expect(p.points(0, "stationmasters")).toBe(0)
    expect(p.foresight().arrive(0, "kc").moneyOf(0)).toEqual([3])
  })

  it("RTN-90 $12 now, no points", () => {
    const p = selling(18, q => q.display("sm-twelve-dollars")).play("deliver new-york-city", "disc aux1-2x")
    p.play("master sm-twelve-dollars")
    expect([p.moneyOf(0), p.points(0, "stationmasters")]).toEqual([[20 + 18 + 12], 0])
  })

  it("RTN-91 trigger, last turns and the eleven categories are those of the base game", () => {
    const p = north({ seats: 2, seed: "whole" }).playOut("whole")
    expect([p.over, p.s.ended >= 0]).toEqual([true, true])
    expect(p.t.rules.score.map(row => row.id)).toEqual(baseCategories)
  })

  it("RTN-92 cities: -8 in Kansas City, points of large cities and New York, arrows, San Francisco by bells", () => {
    const points = (...ids: string[]) =>
      north()
        .discsOnCities(0, ...ids)
        .placed(0, 9)
        .points(0, "cities")
    expect(points("kansas-city", "kansas-city")).toBe(-16)
    expect(["green-bay", "toronto", "minneapolis", "montreal", "new-york-city"].map(id => points(id))).toEqual([
      4, 5, 10, 15, 3,
    ])
    expect(points("columbia", "st-louis", "pittsburgh", "new-york-city", "cleveland")).toBe(-5 + 6 + 4 + 3)
    expect([points("san-francisco"), points("san-francisco", "san-francisco")]).toEqual([6, 12])
    expect(points("denver", "milwaukee", "memphis", "detroit", "chicago")).toBe(-5)
  })

  it("RTN-93 stations include the northern ones", () => {
    const p = north().discsOnStations(0, "station-1", "north-olive", "north-red")
    expect(p.points(0, "stations")).toBe(1 + 6 + 8)
  })

  it("RTN-94 objective cards count northern stations and San Francisco's new emblem, never stores", () => {
    const p = north().pile(0).hand(0).discards(0).area(0, "obj-money-3", "obj-sf-1").hazards(0, "flood-green-2")
    expect(p.placed(0, 15).points(0, "objectives")).toBe(-5)
    expect(p.discsOnStations(0, "north-olive", "north-red").points(0, "objectives")).toBe(3 - 3)
    expect(p.discsOnCities(0, "san-francisco").points(0, "objectives")).toBe(3 + 5)
  })

  it("RTN-95 unused tokens are worth points only through their stationmaster", () => {
    const p = north().tokens(0, 6)
    const before = p.tokens(0, 0).total(0)
    expect(p.tokens(0, 6).total(0)).toBe(before)
    expect(p.masters(0, "sm-exchange").total(0)).toBe(before + 15)
  })

  it("every stationmaster can be taken from New York City", () => {
    for (const { id, permanent, sides } of everyStationmaster) {
      const p = selling(18, q => q.display(id)).play("deliver new-york-city", "disc aux1-2x", `master ${id}`)
      expect([id, p.mastersOf(0)]).toEqual([id, [id]])
      expect(permanent > 0).toBe(sides === 0)
    }
  })
})
