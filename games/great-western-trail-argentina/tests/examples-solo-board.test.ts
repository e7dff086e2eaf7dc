// S-01 to S-30: Pedro's turn on the board.
import { describe, expect, it } from "vitest"
import { newSolo, PEDRO, solo, YOU } from "./solo.ts"

describe("turn and movement", () => {
  it("S-01 a full turn with delivery", () => {
    const p = solo({ citiesB: ["liverpool"] })
      .staff(2, 3, 2)
      .speciality("carpintero")
      .grain(PEDRO, 7)
    p.quays(PEDRO, "liverpool-I").estanciero(PEDRO, "site-G").card(10)
    expect(p.happened("rode")).toMatchObject([{ seat: PEDRO, site: "buenos-aires", count: 2 }])
    expect([p.pedroDid("pedroIdle"), p.happened("income")]).toEqual([true, []])
    expect([p.citiesOf(PEDRO), p.points(PEDRO, "cities"), p.grainOf(PEDRO)]).toEqual([["liverpool-a-E2"], 14, 1])
    expect(p.aboardOf(PEDRO)).toEqual(["ship-5"])
  })

  it("S-02 his first turn", () => {
    const p = newSolo().bare()
    p.pedro.deck = [0]
    p.play("place site-D", "end")
    expect([p.standing(PEDRO), p.pedroDid("hired"), p.asked]).toEqual(["site-B", true, "phaseA"])
  })

  it("S-03 least fees", () => {
    const p = solo().farmer("green-1", "green-4-black").build(YOU, "7a", "site-A1").money(YOU, 0)
    p.estanciero(PEDRO, "site-A").staff(1, 1, 2).card(10)
    expect([p.standing(PEDRO), p.coinsOn("green-1"), p.moneyOf(YOU)]).toEqual(["green-1", 0, [0]])
    expect(p.reasons()).toEqual(["leastFees"])
  })

  it("S-04 least fees to you", () => {
    const p = solo().farmer("green-1", "green-4-black").build(YOU, "1a", "site-A1").money(YOU, 0)
    p.estanciero(PEDRO, "site-A").card(10)
    expect([p.standing(PEDRO), p.moneyOf(YOU), p.reasons()]).toEqual(["green-1", [0], ["leastFeesToYou"]])
  })

  it("S-05 you are paid by the bank", () => {
    const p = solo().build(YOU, "7a", "site-A1").build(YOU, "1a", "site-A2").money(YOU, 4)
    for (const n of [1, 2, 3]) p.farmer(`green-${n}`, "green-4-black")
    p.estanciero(PEDRO, "site-A").staff(2, 1, 3).card(10)
    expect([p.standing(PEDRO), p.moneyOf(YOU, PEDRO)]).toEqual(["site-A2", [7, 0]])
  })

  it("S-06 a pier", () => {
    const p = solo().farmer("yellow-4", "yellow-5-black").farmer("yellow-2", "yellow-5-black")
    p.engine(PEDRO, "rail-9").estanciero(PEDRO, "site-H").staff(4, 1, 5).card(10)
    expect(p.happened("rode")).toMatchObject([{ site: "pier-9", count: 1 }])
    expect(p.pedroDid("buenosAires")).toBe(true)
  })

  it("S-07 a pier that is not open", () => {
    const p = solo().engine(PEDRO, "rail-8").engine(YOU, "rail-12").farmer("yellow-4", "yellow-5-black")
    p.estanciero(PEDRO, "site-H").card(10)
    expect([p.standing(PEDRO), p.coinsOn("yellow-4")]).toEqual(["yellow-4", 0])
    p.bare().farmer("yellow-2", "yellow-5-black").estanciero(PEDRO, "site-H").card(10)
    expect(p.happened("rode")).toMatchObject([{ site: "pier-6", count: 1 }])
    expect(p.pedroDid("buenosAires")).toBe(true)
  })

  it("S-08 the action before Buenos Aires", () => {
    const p = solo().engine(PEDRO, "rail-3").grain(PEDRO, 1).estanciero(PEDRO, "site-H").card(5)
    const order = ["discOnStation", "delivered", "loaded"]
    expect((p.t.log ?? []).map(event => event.did).filter(did => order.includes(did))).toEqual(order)
  })
})

describe("hiring and speciality", () => {
  it("S-09 the cheapest, with the surcharge", () => {
    const p = solo().token(4).jobs(1, "carpintero-strong").jobs(2, "gaucho").staff(2, 1, 1).speciality("gaucho").card(1)
    expect([p.workersOf(PEDRO), p.reasons().at(-1)]).toEqual([[3, 1, 1, 0], "speciality"])
  })

  it("S-10 strength as the third criterion", () => {
    const p = solo().token(4).jobs(1, "carpintero-strong").jobs(2, "gaucho").card(1)
    expect([p.workersOf(PEDRO), p.reasons().at(-1)]).toEqual([[1, 2, 2, 0], "strength"])
  })

  it("S-11 speciality first, and none on offer", () => {
    const p = solo().staff(1, 2, 1).speciality("carpintero")
    p.token(6).jobs(3, "gaucho").jobs(5, "maquinista").jobs(6, "carpintero").card(2)
    expect([p.workersOf(PEDRO), p.jobsIn(6)[2]]).toEqual([[1, 2, 2, 0], "carpintero"])
  })

  it("S-12 equal counts keep the speciality", () => {
    const p = solo().staff(3, 2, 1).speciality("gaucho").token(4).jobs(1, "carpintero", "carpintero").card(2)
    expect([p.workersOf(PEDRO), p.specialityOf()]).toEqual([[3, 3, 1, 0], "gaucho"])
    p.card(2)
    expect([p.workersOf(PEDRO), p.specialityOf()]).toEqual([[3, 4, 1, 0], "carpintero"])
  })
})

describe("objectives, grain, farmers", () => {
  it("S-13 the queue of objectives", () => {
    const p = solo().objectives("obj-01", "obj-02", "obj-03", "obj-04").objectivePile("obj-05").card(7)
    expect([p.cardsIn(PEDRO, "discards"), p.display()]).toEqual([["obj-04"], ["obj-05", "obj-01", "obj-02", "obj-03"]])
    p.objectivePile("obj-06").arrive(YOU, "site-C").play("use C.1", "take obj-01")
    expect(p.display()).toEqual(["obj-06", "obj-05", "obj-02", "obj-03"])
  })

  it("S-14 the limit of grain", () => {
    const p = solo().grain(PEDRO, 7).loading(3).card(6)
    expect([p.grainOf(PEDRO), p.engineOf(PEDRO)]).toEqual([8, "rail-3"])
  })

  it("S-15 which farmer", () => {
    const p = solo().farmer("yellow-4", "yellow-7-black").coins("yellow-4", 1)
    p.farmer("orange-4", "orange-5-black").coins("orange-4", 1).farmer("blue-4", "blue-3-green").card(9)
    expect([p.farmersOf(PEDRO), p.coinsOn("orange-4"), p.coinsOn("yellow-4")]).toEqual([["orange-5-black"], 0, 1])
    expect([p.moneyOf(PEDRO), p.reasons().at(-1)]).toEqual([[0], "lowestStrength"])
  })

  it("S-16 the order of colours", () => {
    const p = solo().farmer("green-3", "green-4-green").farmer("blue-3", "blue-4-black").card(8)
    expect([p.tiles(), p.farmersOf(PEDRO), p.grainOf(PEDRO)]).toEqual([["green-3"], [], 3])
    expect([p.s.gone.length, p.reasons().at(-1)]).toEqual([1, "colourOrder"])
  })
})

describe("cattle", () => {
  it("S-17 an option that is there", () => {
    const p = solo().staff(3, 1, 1).market("caracu:3", "chaqueno:1", "serrano:2", "serrano:2", "blancoOrejinegro:3")
    expect(p.card(3).cardsIn(PEDRO, "discards")).toEqual(["blancoOrejinegro:3", "serrano:2"])
  })

  it("S-18 a shortage", () => {
    const p = solo().staff(2, 1, 1).market("serrano:2").marketPile("aberdeenAngus:5", "blancoOrejinegro:3").card(3)
    expect([p.cardsIn(PEDRO, "discards"), p.marketOf()]).toEqual([
      ["blancoOrejinegro:3"],
      ["serrano:2", "aberdeenAngus:5"],
    ])
  })

  it("S-19 the small action of card 13", () => {
    const p = solo().staff(2, 1, 3).market("franqueiro:3", "caracu:2").card(13)
    expect([p.standing(PEDRO), p.cardsIn(PEDRO, "discards"), p.marketOf().length]).toEqual(["site-B", [], 2])
  })
})

describe("building", () => {
  it("S-20 a hand first", () => {
    const p = solo().staff(1, 2, 1).card(4)
    expect([p.onSite("site-A1"), p.reasons().slice(-3)]).toEqual(["3a 1", ["allCarpinteros", "handFirst", "nearest"]])
  })

  it("S-21 you are asked", () => {
    const p = solo().staff(1, 3, 1).card(4)
    expect([p.seat, p.asked, p.legal()]).toEqual([YOU, "askNewTile", ["build 5a", "build 6a"]])
    expect(p.play("build 6a").onSite("site-A1")).toBe("6a 1")
  })

  it("S-22 a replacement before a small building", () => {
    const p = solo().staff(1, 2, 1)
    ;["1a", "2a", "3a", "4a"].forEach((tile, i) => {
      p.build(PEDRO, tile, `site-B${i + 1}`)
    })
    p.card(4)
    expect([p.onSite("site-B4"), p.unbuilt()]).toEqual(["7a 1", [5, 6, 8, 9, 10]])
    expect(p.reasons().slice(-2)).toEqual(["replace", "mostHands"])
  })

  it("S-23 the small action of card 14", () => {
    const p = solo().speciality("gaucho").build(PEDRO, "1a", "site-B1").build(PEDRO, "2a", "site-B2").card(14)
    expect([p.onSite("site-B1"), p.onSite("site-B2")]).toEqual(["1a 1", "3a 1"])
  })

  it("S-24 where to build", () => {
    const p = solo().estanciero(YOU, "site-E").farmer("orange-1", "orange-4-black").build(YOU, "2a", "site-F2")
    ;["4a", "5a", "6a", "8a"].forEach((tile, i) => {
      p.build(YOU, tile, `site-E${i + 1}`)
    })
    expect(p.card(4).onSite("site-F1")).toBe("1a 1")
  })

  it("S-25 on from the start", () => {
    expect(solo().estanciero(YOU, "site-H").card(4).onSite("site-A1")).toBe("1a 1")
  })

  it("S-26 parallel branches", () => {
    const p = solo().estanciero(YOU, "site-C").card(4)
    expect([p.asked, p.legal()]).toEqual(["askSpace", ["on site-C1", "on site-C2"]])
    expect(p.play("on site-C2").onSite("site-C2")).toBe("1a 1")
  })
})

describe("engine", () => {
  it("S-27 your engine is skipped", () => {
    const p = solo().staff(1, 1, 3).engine(PEDRO, "rail-1").engine(YOU, "rail-3").master(1, "sm-cattle").card(5)
    expect([p.engineOf(PEDRO), p.stationsOf(PEDRO), p.s.masters[0]]).toEqual(["turnout-4", ["station-1"], -1])
    expect([p.mastersOf(PEDRO), p.s.masterWorkers[0]]).toEqual([[], -1])
  })

  it("S-28 the second station in range", () => {
    const p = solo().staff(1, 1, 5).engine(PEDRO, "rail-3").card(5)
    expect([p.engineOf(PEDRO), p.stationsOf(PEDRO)]).toEqual(["turnout-7", ["station-2"]])
  })

  it("S-29 no station in range", () => {
    const p = solo().staff(1, 1, 3).engine(PEDRO, "rail-5").discsOnStations(PEDRO, "station-2").card(5)
    expect([p.engineOf(PEDRO), p.stationsOf(PEDRO)]).toEqual(["rail-8", ["station-2"]])
  })

  it("S-30 the terminus", () => {
    const p = solo().staff(1, 1, 4).engine(PEDRO, "rail-29").discsOnStations(PEDRO, "station-8").card(5)
    expect([p.engineOf(PEDRO), p.player(PEDRO).terminus, p.points(PEDRO, "stations")]).toEqual(["depot", 2, 14])
  })
})
