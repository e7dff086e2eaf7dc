// Worked examples of Rails to the North: setup, reach, stores and towns.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { bits } from "../../trail/state.ts"
import { north, placing, visiting } from "./expanded.ts"

describe("setup", () => {
  it("EX-RTN-1 three players", () => {
    const p = north()
    for (const seat of range(3))
      expect([p.storesLeft(seat), p.discsLeft(seat), p.tokensOf(seat), bits(p.player(seat).unbuilt)]).toEqual([
        15,
        15,
        [1],
        12,
      ])
  })

  it("EX-RTN-2 stationmasters and medium town tiles", () => {
    const p = north()
    expect(p.s.masters.slice(0, 5).every(master => master >= 0)).toBe(true)
    expect([p.s.masters.slice(10).length, p.displayed().length, p.townsOf().length]).toEqual([2, 4, 6])
    for (const tile of p.townsOf()) expect(p.townsOf().filter(other => other === tile).length).toBeLessThanOrEqual(2)
  })
})

describe("reach", () => {
  it("EX-RTN-3 Marie's three options", () => {
    const p = placing(visiting().discsOnCities(0, "st-louis").stores(0, "purple-gate"))
    expect(p.offeredTowns).toEqual(["olive-gate", "memphis", "purple-medium"])
  })

  it("EX-RTN-4 without disc and store", () => {
    expect(placing(visiting()).offeredTowns).toEqual(["olive-gate"])
  })

  it("EX-RTN-5 stores of others", () => {
    const p = placing(visiting().stores(1, "olive-gate", "memphis"))
    expect([p.offeredTowns, p.legal("store").length]).toEqual([["olive-gate"], 3])
  })

  it("EX-RTN-6 first delivery to Chicago", () => {
    const p = visiting().engine(0, "rail-20").hand(0, "jersey", "guernsey", "holstein:1").foresight().arrive(0, "kc")
    p.play("deliver chicago", "disc aux1-2x")
    expect(placing(p).offeredTowns).toEqual(["olive-gate", "blue-gate", "milwaukee"])
  })

  it("EX-RTN-7 from Cleveland westwards", () => {
    const p = visiting().discsOnCities(0, "cleveland")
    for (const town of ["toronto", "red-4", "red-2", "green-bay"]) placing(p).play(`store ${town} 3`)
    const towns = placing(p).offeredTowns
    expect([towns.includes("red-1"), towns.includes("red-station"), towns.includes("milwaukee")]).toEqual([
      true,
      true,
      false,
    ])
  })

  it("EX-RTN-8 beyond Blue Gate", () => {
    const p = placing(visiting().stores(0, "blue-gate").discsOnCities(0, "chicago"))
    expect(p.offeredTowns).toEqual(["olive-gate", "blue-west", "blue-north", "denver", "milwaukee"])
  })

  it("EX-RTN-9 a second store in Memphis", () => {
    const p = placing(visiting().stores(0, "memphis"))
    expect(p.offeredTowns).not.toContain("memphis")
  })
})

describe("placing", () => {
  it("EX-RTN-10 an early turn", () => {
    const p = visiting().hand(0, "jersey", "guernsey", "jersey", "blackAngus").arrive(0, "site-A1")
    p.play("aux placeStore single", "discard guernsey", "store olive-gate 0")
    expect([p.storesOf(0), p.storesLeft(0), p.player(0).hand.length]).toEqual([["olive-gate"], 14, 3])
    expect(p.play("end").player(0).hand).toHaveLength(4)
  })

  it("EX-RTN-11 no card of value 2", () => {
    const p = visiting().hand(0, "jersey", "holstein:1", "westHighland:3", "obj-money-1").arrive(0, "site-A1")
    expect(p.can("aux placeStore single")).toBe(false)
  })

  it("EX-RTN-12 two Dutch Belts", () => {
    const p = visiting().cleared(0, "aux6-2x").hand(0, "dutchBelt", "dutchBelt").arrive(0, "site-D")
    p.play("use D.2", "aux placeStore double", "store olive-gate 0", "use placeStore-single", "store memphis 0")
    expect([p.storesOf(0), p.moneyOf(0)]).toEqual([["olive-gate", "memphis"], [22]])
  })

  it("EX-RTN-13 on a hazard", () => {
    const p = visiting().cleared(0, "aux6-2x").bare().tile("flood-1", "flood-green-2").hand(0, "guernsey", "guernsey")
    p.arrive(0, "flood-1").play("aux placeStore single", "store olive-gate 0")
    expect([p.legal(), p.storesLeft(0)]).toEqual([["end"], 14])
  })

  it("EX-RTN-14 the disc of the annex with $1", () => {
    const p = visiting().money(0, 0).hand(0, "jersey").foresight().arrive(0, "kc").play("deliver columbia")
    expect([p.moneyOf(0), p.can("disc aux6-2x"), p.can("disc aux1-2x")]).toEqual([[1], false, true])
  })

  it("EX-RTN-15 the second player in Memphis", () => {
    const p = placing(visiting().stores(0, "olive-gate").stores(1, "memphis 0"))
    expect(p.legal("store").filter(text => text.includes("memphis"))).toEqual(
      [1, 2, 3].map(space => `store memphis ${space}`),
    )
    expect(p.play("store memphis 2").moneyOf(0)).toEqual([20])
  })

  it("EX-RTN-16 the third player in Olive North", () => {
    const p = placing(visiting().stores(0, "memphis").stores(1, "olive-north 0").stores(2, "olive-north 1"))
    expect(p.play("store olive-north 2").tokensOf(0)).toEqual([1])
  })

  it("EX-RTN-17 Denver with $1", () => {
    const p = visiting().stores(0, "blue-gate").stores(1, "denver 0").money(0, 1)
    expect(placing(p).offeredTowns).not.toContain("denver")
    const two = placing(p.money(0, 2))
    expect(two.legal("store").filter(text => text.includes("denver"))).toEqual(["store denver 1", "store denver 2"])
  })

  it("EX-RTN-18 the certificate is lost at the limit", () => {
    const p = placing(visiting().stores(0, "red-2").certificates(0, 3)).play("store red-3 0")
    expect(p.certificatesOf(0)).toBe(3)
  })

  it("EX-RTN-19 the sixth store brings a token, the seventh none", () => {
    const p = visiting().stores(0, "olive-gate", "memphis", "olive-station", "blue-gate", "blue-north")
    placing(p).play("store blue-west 0")
    expect(p.tokensOf(0)).toEqual([2])
    expect(placing(p.noTokens()).play("store san-francisco 0").tokensOf(0)).toEqual([0])
  })

  it("EX-RTN-20 the last store", () => {
    const p = visiting().placed(0, 14)
    placing(p).play(p.legal("store").find(text => !text.includes("olive-north")) ?? "")
    expect([p.tokensOf(0), p.storesLeft(0), p.storesOf(0).length]).toEqual([[1], 0, 15])
    expect(p.noTokens().hand(0, "guernsey").arrive(0, "site-A1").can("aux placeStore single")).toBe(false)
  })
})

describe("kinds of towns", () => {
  it("EX-RTN-21 the olive station", () => {
    const p = visiting()
      .stores(0, "memphis")
      .northernMaster("north-olive", "sm-stations")
      .money(0, 10)
      .workers(0, { cowboy: 3 })
    placing(p).play("store olive-station 0", "upgrade north-olive")
    expect(p.legal("disc").some(disc => disc === "disc hand-1" || disc === "disc move-vp")).toBe(false)
    p.play("disc aux1-2x", "appoint cowboy")
    expect([p.moneyOf(0), p.workersOf(0), p.mastersOf(0)]).toEqual([[3], [2, 1, 1], ["sm-stations"]])
    expect(p.points(0, "stations")).toBe(6)
  })

  it("EX-RTN-22 a declined upgrade cannot be done later", () => {
    const p = placing(visiting().stores(0, "memphis")).play("store olive-station 0", "pass")
    expect(placing(p.money(0, 50)).offeredTowns).not.toContain("olive-station")
    const late = visiting()
      .stores(0, "olive-station")
      .engine(0, "rail-30")
      .build(0, "9b", "site-A2")
      .arrive(0, "site-A2")
    expect(late.play("use 9b.1").can("upgrade north-olive")).toBe(false)
  })

  it("EX-RTN-23 the red station with $14", () => {
    const p = placing(visiting().stores(0, "red-1").money(0, 14)).play("store red-station 0")
    expect([p.storesOf(0).includes("red-station"), p.asked]).toEqual([true, "phaseB"])
  })

  it("EX-RTN-24 the movement disc that shows $3", () => {
    const p = placing(visiting().stores(0, "red-1").money(0, 15)).play("store red-station 0", "upgrade north-red")
    expect(p.play("disc move-money").moneyOf(0)).toEqual([3])
  })

  it("EX-RTN-25 a worker for $4", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "hire-discount").token(5).jobs(1, "engineer")
    placing(p).play("store olive-medium 0", "hire 1 engineer")
    expect([p.moneyOf(0), p.workersOf(0), p.asked]).toEqual([[16], [1, 1, 2], "phaseB"])
    const jersey = visiting().stores(0, "olive-gate").town("olive-medium", "hire-discount").token(5).jobs(1, "engineer")
    jersey.hand(0, "guernsey", "jersey").arrive(0, "site-A1").play("aux placeStore single", "store olive-medium 0")
    expect(jersey.play("hire 1 engineer").legal()).toEqual(["use engineer-2", "lose"])
  })

  it("EX-RTN-26 no value 3 card in the market", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "money-or-cattle")
    placing(p.market("westHighland:3", "texasLonghorn:5")).play("store olive-medium 0")
    expect(p.legal()).toEqual(["use money-or-cattle.a", "lose"])
  })

  it("EX-RTN-27 two craftsmen build for nothing", () => {
    const p = visiting()
      .stores(0, "olive-gate")
      .town("olive-medium", "free-build")
      .workers(0, { craftsman: 2 })
      .money(0, 0)
    placing(p).play("store olive-medium 0")
    expect([p.can("build 1a"), p.can("build 4a"), p.can("build 5a")]).toEqual([true, true, false])
    expect(p.play("build 4a", "on site-A2").moneyOf(0)).toEqual([0])
  })

  it("EX-RTN-28 one card left", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "cull-two").hand(0, "guernsey", "jersey")
    p.arrive(0, "site-A1").play("aux placeStore single", "store olive-medium 0")
    expect(p.legal()).toEqual(["remove jersey", "stop"])
    expect([p.play("remove jersey").asked, p.cardsIn(0, "removed")]).toEqual(["phaseB", ["jersey"]])
  })

  it("EX-RTN-29 the tile stays", () => {
    const p = visiting().stores(1, "olive-medium").stores(0, "olive-gate").town("olive-medium", "money-or-cattle")
    expect(placing(p).play("store olive-medium 0", "use money-or-cattle.a").moneyOf(0)).toEqual([25])
  })

  it("EX-RTN-30 the engine stops on a turnout", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "engine-three").engine(0, "rail-3")
    placing(p).play("store olive-medium 0", "engine turnout-4")
    expect(p.legal()).toEqual(["upgrade station-1", "pass"])
    expect(p.play("pass").asked).toBe("phaseB")
  })
})
