import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { downtowns, links } from "../expansions/rails-to-the-north/data/map.ts"
import { type ExpandedPosition, north, placing, visiting } from "./expanded.ts"

describe("RTN The sixth auxiliary action", () => {
  it("RTN-9 the annex adds “place a store” to the five auxiliary actions", () => {
    const p = visiting("guernsey").arrive(0, "site-A1")
    expect(p.legal("aux")).toEqual(["aux gainMoney single", "aux drawDiscard single", "aux placeStore single"])
    p.play("aux placeStore single", "store olive-gate 0")
    expect([p.legal(), p.storesOf(0)]).toEqual([["end"], ["olive-gate"]])
  })

  it("RTN-10 its single form is open from the start, on hazards, tipis and buildings of others too", () => {
    const p = visiting("guernsey").bare().tile("flood-1", "flood-green-2").tile("tipi-1", "tipi-blue")
    for (const site of ["flood-1", "tipi-1", "site-A1", "site-A"])
      expect(p.arrive(0, site).can("aux placeStore single")).toBe(true)
  })

  it("RTN-11 its disc has a white frame and costs $2; with less it cannot be taken", () => {
    const upgrading = (money: number) =>
      visiting("jersey").money(0, money).engine(0, "rail-4").arrive(0, "site-C").play("use C.2", "engine turnout-4")
    const p = upgrading(10).play("upgrade station-1", "disc aux6-2x")
    expect([p.moneyOf(0), p.clearedOf(0)]).toEqual([[6], ["aux6-2x"]])
    const poor = upgrading(3).play("upgrade station-1")
    expect(poor.refused("disc aux6-2x")).toMatchObject({ reason: "discPrice" })
    p.noTokens().hand(0, "guernsey").arrive(0, "site-D").play("use D.2")
    expect(p.can("aux placeStore double")).toBe(true)
  })

  it("RTN-12 single: discard one card of value 2, then place one store", () => {
    const p = placing(visiting()).play("store olive-gate 2")
    expect([p.cardsIn(0, "discards"), p.storesLeft(0), p.storesOf(0)]).toEqual([["guernsey"], 14, ["olive-gate"]])
  })

  it("RTN-13 double: twice the single form, one after the other; the second half may be left", () => {
    const double = () =>
      visiting("dutchBelt", "guernsey")
        .cleared(0, "aux6-2x")
        .arrive(0, "site-D")
        .play("use D.2", "aux placeStore double")
    const p = double().play("discard guernsey", "store olive-gate 0", "use placeStore-single", "store memphis 0")
    expect([p.storesOf(0), p.cardsIn(0, "discards"), p.asked]).toEqual([
      ["olive-gate", "memphis"],
      ["dutchBelt", "guernsey"],
      "phaseB",
    ])
    expect(double().play("discard dutchBelt", "store olive-gate 0", "lose").cardsIn(0, "hand")).toEqual(["guernsey"])
  })

  it("RTN-14 value 2 is Dutch Belt, Black Angus or Guernsey; two breeds may be mixed", () => {
    for (const card of ["dutchBelt", "blackAngus", "guernsey"])
      expect(visiting(card).arrive(0, "site-A1").can("aux placeStore single")).toBe(true)
    const p = visiting("jersey", "holstein:1", "westHighland:3", "obj-money-1").arrive(0, "site-A1")
    expect(p.refused("aux placeStore single")).toMatchObject({ reason: "noCattle" })
  })

  it("RTN-15 the double form where the icon allows it and the disc is gone; the auxiliary action instead is single", () => {
    const p = visiting("guernsey", "guernsey").cleared(0, "aux6-2x").arrive(0, "site-D")
    expect(p.can("aux placeStore double")).toBe(false)
    expect(p.play("use D.2").can("aux placeStore double")).toBe(true)
    expect(visiting("guernsey").arrive(0, "site-D").play("use D.2").can("aux placeStore double")).toBe(false)
    const card = visiting("guernsey", "obj-sf-1").cleared(0, "aux6-2x").arrive(0, "site-A1").play("play obj-sf-1")
    expect(card.can("aux placeStore double")).toBe(true)
  })

  it("RTN-16 building 12b and one stationmaster place a store without a card", () => {
    const p = north({ b: [12] })
      .noTokens()
      .build(0, "12b", "site-A1")
      .hand(0)
      .arrive(0, "site-A1")
      .play("use 12b.2")
    expect(p.play("store olive-gate 0").storesOf(0)).toEqual(["olive-gate"])
    p.stores(0, "memphis").northernMaster("north-olive", "sm-exchange").workers(0, { cowboy: 2 }).money(0, 7)
    placing(p.build(1, "2a", "site-A1"))
    p.play("store olive-station 0", "upgrade north-olive", "disc aux1-2x", "appoint cowboy")
    p.town("olive-medium", "engine-three")
    expect(p.play("store olive-medium 0", "lose").storesOf(0)).toHaveLength(4)
  })

  it("RTN-17 without a store on the annex or a legal space it may not be started", () => {
    const full = visiting("guernsey").placed(0, 15).arrive(0, "site-A1")
    expect(full.refused("aux placeStore single")).toMatchObject({ rule: "RTN-17", reason: "noPlaceForStore" })
    const shut = ["olive-gate", "olive-medium", "memphis", "olive-station", "olive-north"]
    const closed = visiting("guernsey")
      .stores(0, ...shut)
      .arrive(0, "site-A1")
    expect(closed.refused("aux placeStore single")).toMatchObject({ rule: "RTN-17" })
    closed.discsOnCities(0, "columbia").arrive(0, "site-A1")
    expect(closed.can("aux placeStore single")).toBe(false)
  })

  it("RTN-18 while its $2 are missing the disc counts as absent; only Kansas City's $6 may pay for it", () => {
    const delivering = (...discs: string[]) =>
      visiting()
        .onlyDiscs(0, ...discs)
        .money(0, 0)
        .hand(0, "jersey")
        .foresight()
        .arrive(0, "kc")
    const p = delivering("aux6-2x", "move-vp").play("deliver kansas-city")
    expect(p.clearedOf(0)).toContain("move-vp")
    const credit = delivering("aux6-2x", "hand-1")
    expect([credit.citiesOf(0), credit.asked]).toEqual([["kansas-city"], "endTurn"])
    expect([credit.moneyOf(0), credit.clearedOf(0).includes("aux6-2x")]).toEqual([[1 + 6 - 2], true])
  })

  it("RTN-19 starting it means naming the breed to discard", () => {
    const p = visiting("guernsey", "blackAngus", "jersey").arrive(0, "site-A1").play("aux placeStore single")
    expect([p.asked, p.legal()]).toEqual(["discardCattle", ["discard blackAngus", "discard guernsey"]])
    expect(p.beside(0)).toEqual([])
  })
})

describe("RTN Place a store", () => {
  it("RTN-20 in order: space, bell and token, price, what the space shows, what the town gives", () => {
    const p = visiting()
      .stores(0, "blue-gate", "olive-gate", "memphis", "olive-medium", "olive-north")
      .town("olive-medium", "cull-two")
    placing(p).play("store denver 1")
    const log = (p.t.log ?? []).map(event => event.did)
    const order = ["tokenGained", "storePlaced", "paid"].map(did => log.lastIndexOf(did))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    const q = visiting().town("olive-medium", "money-or-cattle").stores(0, "olive-gate")
    expect(placing(q).play("store olive-medium 0").asked).toBe("immediate")
  })

  it("RTN-21 in reach: joined to the town hall, to an emblem with an own disc, or to another own store", () => {
    expect(placing(visiting()).offeredTowns).toEqual(["olive-gate"])
    expect(placing(visiting().discsOnCities(0, "chicago")).offeredTowns).toEqual([
      "olive-gate",
      "blue-gate",
      "milwaukee",
    ])
    expect(placing(visiting().stores(0, "blue-north")).offeredTowns).toEqual([
      "olive-gate",
      "blue-gate",
      "san-francisco",
      "denver",
    ])
  })

  it("RTN-22 direct connections work both ways, junctions do not matter, others' stores and discs give nothing", () => {
    for (const [from, to] of links.filter(([end]) => downtowns.some(town => town.id === end))) {
      expect(placing(visiting().stores(0, from)).offeredTowns).toContain(to)
      expect(placing(visiting().stores(0, to)).offeredTowns).toContain(from)
    }
    const p = visiting().stores(1, "olive-gate", "memphis").discsOnCities(1, "chicago")
    expect(placing(p).offeredTowns).toEqual(["olive-gate"])
  })

  it("RTN-23 at most one store of a player in a downtown; four players always find room", () => {
    const p = visiting().stores(0, "olive-gate")
    expect(placing(p).refused("store olive-gate 0")).toMatchObject({ reason: "ownStore" })
    const four = north({ seats: 4 }).noTokens().build(1, "2a", "site-A1").stores(1, "olive-gate")
    four.stores(2, "olive-gate").stores(3, "olive-gate")
    expect(placing(four).legal("store")).toEqual(["store olive-gate 0"])
  })

  it("RTN-24 any free space of the downtown; a price must be payable before the store is placed", () => {
    const p = placing(visiting().stores(2, "olive-gate 1"))
    expect(p.legal("store")).toEqual(["store olive-gate 0", "store olive-gate 2", "store olive-gate 3"])
    expect(p.refused("store olive-gate 1")).toMatchObject({ reason: "spaceTaken" })
    expect(p.refused("store memphis 0")).toMatchObject({ rule: "RTN-37", reason: "outOfReach" })
    const q = visiting().stores(0, "red-3").money(0, 2)
    expect(placing(q).refused("store minneapolis 1")).toMatchObject({ reason: "price", data: { price: 3 } })
  })

  it("RTN-25 a price is paid at once", () => {
    for (const [space, price] of [1, 3, 3, 4].entries()) {
      const p = placing(visiting().stores(0, "red-4")).play(`store montreal ${space}`)
      expect(p.moneyOf(0)).toEqual([20 - price])
    }
  })

  it("RTN-26 dollars of a space are taken in full", () => {
    for (const [town, near] of [
      ["memphis", "olive-gate"],
      ["purple-gate", "purple-medium"],
      ["red-1", "milwaukee"],
      ["red-2", "green-bay"],
    ] as const)
      expect(placing(visiting().stores(0, near)).play(`store ${town} 0`).moneyOf(0)).toEqual([22])
  })

  it("RTN-27 a token, an objective card or a certificate, each only now", () => {
    const token = placing(visiting().stores(0, "teal-medium")).play("store teal-gate 0")
    expect(token.tokensOf(0)).toEqual([1])
    const card = placing(visiting().stores(0, "indigo-medium")).play("store indigo-gate 0")
    expect([card.asked, card.verbs]).toEqual(["takeObjective", ["take", "top", "lose"]])
    expect(card.play("lose").asked).toBe("phaseB")
    for (const [town, near] of [
      ["red-3", "minneapolis"],
      ["red-4", "toronto"],
    ] as const)
      expect(placing(visiting().stores(0, near)).play(`store ${town} 0`).certificatesOf(0)).toBe(1)
  })

  it("RTN-28 a bonus belongs to its space; two towns show a token on all four", () => {
    const p = visiting().stores(0, "olive-gate").stores(1, "memphis 0")
    expect(placing(p).play("store memphis 1").moneyOf(0)).toEqual([20])
    for (const town of ["olive-north", "blue-west"])
      for (const space of range(4)) {
        const near = town === "olive-north" ? "memphis" : "blue-gate"
        expect(placing(visiting().stores(0, near)).play(`store ${town} ${space}`).tokensOf(0)).toEqual([1])
      }
    const bonuses = downtowns.map(({ spaces }) => spaces.filter(space => space.gives !== null).length)
    expect([bonuses.filter(count => count === 1).length, bonuses.filter(count => count === 4).length]).toEqual([8, 2])
    expect(downtowns.filter(({ spaces }) => spaces.every(space => space.price > 0)).map(({ id }) => id)).toEqual([
      "denver",
      "minneapolis",
      "montreal",
    ])
  })

  it("RTN-29 a store stays where it is until the end", () => {
    const p = north({ seed: "stay" })
    const before = new Map<number, number>()
    p.playOut("stay", () => {
      p.north.commerce.forEach((owner, space) => {
        if (before.has(space)) expect(owner).toBe(before.get(space))
        if (owner >= 0) before.set(space, owner)
      })
    })
    expect(before.size).toBeGreaterThan(0)
  })

  it("RTN-30 bells are emptied from left to right; the second and the fifth bring a token", () => {
    const tokens = range(15).map(placed => {
      const p = placing(visiting().placed(0, placed))
      p.play(p.legal("store")[0] ?? "")
      return p.tokensOf(0)[0]
    })
    expect(tokens.flatMap((count, placed) => (count ? [placed + 1] : []))).toEqual([6, 15])
  })

  it("RTN-31 small towns and large cities give nothing more; a large city is open for deliveries from now on", () => {
    const p = placing(visiting().stores(0, "olive-gate")).play("store memphis 1", "end")
    p.hand(0, "jersey", "guernsey").foresight().arrive(0, "kc")
    expect(p.legal("deliver")).toContain("deliver memphis")
  })

  it("RTN-32 a station town: its station may be upgraded now or never, without an engine", () => {
    const p = placing(visiting().stores(0, "memphis").workers(0, { engineer: 2 })).play("store olive-station 0")
    expect(p.legal()).toEqual(["upgrade north-olive", "pass"])
    p.play("upgrade north-olive")
    expect(p.can("disc hand-1")).toBe(false)
    p.play("disc aux1-2x")
    expect([p.moneyOf(0), p.stationsOf(0), p.asked]).toEqual([[13], ["north-olive"], "appoint"])
    const red = placing(visiting().stores(0, "red-1").money(0, 21)).play("store red-station 0", "upgrade north-red")
    expect(red.play("disc hand-1").moneyOf(0)).toEqual([1])
  })

  it("RTN-33 a medium town: its tile once, now; it stays for the others", () => {
    const p = visiting().stores(0, "olive-gate").stores(1, "olive-gate").town("olive-medium", "money-or-cattle")
    placing(p).play("store olive-medium 0", "use money-or-cattle.a", "end")
    expect(p.moneyOf(0)).toEqual([25])
    p.build(0, "2b", "site-A2").hand(1, "guernsey").money(1, 0).arrive(1, "site-A2").play("aux placeStore single")
    expect(p.play("store olive-medium 1", "use money-or-cattle.a").moneyOf(1)).toEqual([5])
    const lost = visiting().stores(0, "olive-gate").town("olive-medium", "money-or-cattle")
    expect(placing(lost).play("store olive-medium 0", "lose").moneyOf(0)).toEqual([20])
  })

  /** Places a store in a medium town with this tile. */
  function onTile(tile: string, prepare: (p: ExpandedPosition) => void = () => {}): ExpandedPosition {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", tile)
    prepare(p)
    return placing(p).play("store olive-medium 0")
  }

  it("RTN-34 each tile of the medium towns", () => {
    const hire = onTile("hire-discount", p => p.token(12).jobs(1, "engineer").jobs(12, "cowboy"))
    expect(hire.legal()).toEqual(["hire 1 engineer", "lose"])
    expect(hire.play("hire 1 engineer").moneyOf(0)).toEqual([20 - 4])
    expect(onTile("cull-two").asked).toBe("phaseB")
    const engine = onTile("engine-three", p => p.engine(0, "rail-1"))
    expect(engine.legal("engine")).toEqual(["engine rail-2", "engine rail-3", "engine rail-4"])
    const cattle = onTile("money-or-cattle", p => p.market("holstein:1", "westHighland:3"))
    expect(cattle.play("use money-or-cattle.b").cardsIn(0, "discards")).toEqual(["guernsey", "holstein:1"])
    expect(cattle.marketOf()).toEqual(["westHighland:3"])
    const build = onTile("free-build", p => p.money(0, 0).workers(0, { craftsman: 1 }))
    expect(build.play("build 1a", "on site-A2").onSite("site-A2")).toBe("1a 0")
  })

  it("RTN-34 cards are removed from the hand, cattle or objectives, up to two", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "cull-two")
    p.hand(0, "guernsey", "jersey", "obj-money-1")
      .arrive(0, "site-A1")
      .play("aux placeStore single", "store olive-medium 0")
    p.play("remove jersey", "remove obj-money-1")
    expect([p.cardsIn(0, "removed"), p.cardsIn(0, "hand"), p.asked]).toEqual([["jersey", "obj-money-1"], [], "phaseB"])
  })

  it("RTN-35 effects chain, and each is finished before what caused it goes on", () => {
    const p = visiting().stores(0, "memphis", "olive-gate").northernMaster("north-olive", "sm-exchange")
    p.workers(0, { cowboy: 2 })
      .town("olive-medium", "engine-three")
      .cleared(0, "aux6-2x")
      .hand(0, "guernsey", "guernsey")
    p.arrive(0, "site-D").play("use D.2", "aux placeStore double", "store olive-station 0", "upgrade north-olive")
    p.play("disc aux1-2x", "appoint cowboy", "store olive-medium 0")
    expect(p.asked).toBe("engineForward")
    expect(p.play("engine rail-1").legal()).toEqual(["use placeStore-single", "lose"])
  })

  it("RTN-36 between the effects of a placement no objective card is played, but tokens are used", () => {
    const p = visiting().stores(0, "olive-gate").town("olive-medium", "engine-three").tokens(0, 1)
    p.hand(0, "guernsey", "obj-money-1").arrive(0, "site-A1").play("aux placeStore single", "store olive-medium 0")
    expect([p.verbs, p.beside(0)]).toEqual([["use"], ["exchange 1", "exchange 2"]])
    expect(p.play("use engine-three").can("play obj-money-1")).toBe(false)
  })

  it("RTN-37 after the requirement a legal space, or the placement is given up", () => {
    const p = placing(visiting())
    expect(p.legal()).toEqual([...range(4).map(space => `store olive-gate ${space}`), "lose"])
    p.play("lose")
    expect([p.storesLeft(0), p.cardsIn(0, "discards"), p.legal()]).toEqual([15, ["guernsey"], ["end"]])
  })

  it("RTN-38 money, certificates and tokens come without asking; what cannot be carried out is lost", () => {
    const p = visiting().stores(0, "red-2").certificates(0, 3)
    expect(placing(p).play("store red-3 0").asked).toBe("phaseB")
    const none = visiting().stores(0, "indigo-medium").objectives().objectivePile()
    expect(placing(none).play("store indigo-gate 0").asked).toBe("phaseB")
    const tile = visiting().stores(0, "olive-gate").town("olive-medium", "hire-discount").token(1)
    expect(placing(tile).play("store olive-medium 0").asked).toBe("phaseB")
  })

  it("RTN-39 a free building may replace the one under the own rancher; if nothing was used there one auxiliary action is due", () => {
    const p = north({ b: [3] })
      .noTokens()
      .stores(0, "olive-gate")
      .town("olive-medium", "free-build")
    p.build(0, "1a", "site-A1").workers(0, { craftsman: 2 }).cleared(0, "aux6-2x").hand(0, "guernsey", "obj-sf-1")
    p.arrive(0, "site-A1").play("play obj-sf-1", "aux placeStore single", "store olive-medium 0")
    p.play("build 3b", "on site-A1")
    expect([p.onSite("site-A1"), p.legal("use"), p.can("end")]).toEqual(["3b 0", [], false])
    expect(p.play("aux gainMoney single").legal()).toEqual(["end"])
  })

  it("RTN-40 8b beside a 12a or 12b of anybody: bells, craftsmen and stores are the user's own", () => {
    const p = north({ b: [8, 12] })
      .noTokens()
      .placed(0, 7)
      .workers(0, { craftsman: 4 })
      .money(0, 0)
      .stores(1, "memphis")
    p.build(0, "8b", "site-A2").build(1, "12b", "site-A1").arrive(0, "site-A2")
    p.play("copy site-A1 12b.1", "copy site-A1 12b.2", "store olive-gate 0")
    expect([p.moneyOf(0), p.storesOf(0).includes("olive-gate")]).toEqual([[4], true])
    const bells = north({ b: [8] })
      .noTokens()
      .placed(0, 7)
      .money(0, 0)
      .build(0, "8b", "site-A2")
      .build(1, "12a", "site-A1")
    expect(bells.arrive(0, "site-A2").play("copy site-A1 12a.1").moneyOf(0)).toEqual([2])
  })

  for (const { id, kind, section, spaces } of downtowns)
    it(`${id}: a ${kind} place of the ${section} section takes a store on each of its four spaces`, () => {
      const near = links.find(([a, b]) => a === id || b === id) ?? ["", ""]
      const from = near[0] === id ? near[1] : near[0]
      for (const [space, { price, gives }] of spaces.entries()) {
        const p = visiting().masters(0, "sm-sections")
        if (downtowns.some(town => town.id === from)) p.stores(0, from)
        else p.discsOnCities(0, from === "town-hall" ? "kansas-city" : from)
        placing(p).play(`store ${id} ${space}`)
        const dollars = gives === "commerce-money" ? 2 : 0
        expect([p.storesOf(0).includes(id), p.moneyOf(0)]).toEqual([true, [20 - price + dollars]])
        expect([p.tokensOf(0), p.certificatesOf(0)]).toEqual([
          [gives === "commerce-token" ? 1 : 0],
          gives === "commerce-certificate" ? 1 : 0,
        ])
        const asks = { small: "phaseB", large: "phaseB", station: "upgradeStation", medium: "" }[kind]
        if (gives === "commerce-objective") expect(p.asked).toBe("takeObjective")
        else if (kind !== "medium") expect(p.asked).toBe(asks)
        expect(p.points(0, "stationmasters")).toBeGreaterThanOrEqual(2)
      }
    })
})
