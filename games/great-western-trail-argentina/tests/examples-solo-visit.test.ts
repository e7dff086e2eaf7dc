// S-31 to S-45: Pedro in Buenos Aires, the end, and whole turns.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newSolo, PEDRO, type Solo, solo, YOU } from "./solo.ts"

describe("Buenos Aires", () => {
  it("S-31 most grain, not most VP", () => {
    const p = solo().grain(PEDRO, 5).quays(PEDRO, "leHavre-I", "rotterdam-I").inCities(YOU, "leHavre-a-E3").visit()
    expect([p.citiesOf(PEDRO), p.grainOf(PEDRO), p.reasons()]).toEqual([["leHavre-a-E1"], 0, ["mostGrain"]])
  })

  it("S-32 pesos as the third criterion", () => {
    const p = solo().grain(PEDRO, 2).visit()
    expect([p.citiesOf(PEDRO), p.grainOf(PEDRO), p.moneyOf(PEDRO)]).toEqual([["leHavre-a-W3"], 1, [0]])
    expect([p.reasons(), p.asked]).toEqual([["mostSpacePesos"], "phaseA"])
  })

  it("S-33 nothing to pay with", () => {
    const p = solo().quays(PEDRO, "leHavre-II").visit()
    expect([p.citiesOf(PEDRO), p.quaysOf(PEDRO), p.aboardOf(PEDRO).length]).toEqual([[], ["leHavre-II"], 1])
  })

  it("S-34 the list of ships", () => {
    const p = solo({ level: "expert" }).loading(2).aboard(PEDRO, "ship-11").grain(PEDRO, 2).quays(PEDRO)
    p.objectives("obj-01", "obj-02", "obj-03", "obj-04").visit()
    expect([p.aboardOf(PEDRO), p.cardsIn(PEDRO, "discards")]).toEqual([["ship-6", "ship-11"], ["obj-04"]])
    expect(p.grainOf(PEDRO)).toBe(2)
  })

  it("S-35 the last loading card, easy", () => {
    const p = solo({ level: "easy" }).loading(4).token(10)
    p.zone("ship-0", "new-4", "new-7", "new-8", "new-12", "new-13", "new-16", "ship-18")
    const points = range(4).map(() => p.bare().visit().points(PEDRO, "ships"))
    expect(points).toEqual([7, 7 + 9, 7 + 9 + 12, 7 + 9 + 12 + 12])
  })

  it("S-36 the last loading card, moderate", () => {
    const p = solo()
      .loading(4)
      .token(10)
      .zone("ship-0", "new-4", "new-7", "new-8", "new-12", "new-13", "new-14", "ship-18")
    for (const _ of range(3)) p.bare().visit()
    expect(p.aboardOf(PEDRO)).toEqual(["ship-18", "ship-18", "new-14"])
  })

  it("S-37 your visit turns the card", () => {
    const p = solo().aboard(PEDRO, "ship-5").quays(PEDRO).token(5).tokenNext()
    p.foresight("", "", "gaucho", "", "", "").hand(YOU, "niata").arrive(YOU, "buenos-aires")
    while (p.asked !== "endTurn") p.play(p.legal("pass")[0] ?? p.legal()[0] ?? "")
    expect([p.loadingCard(), p.quaysOf(PEDRO)]).toEqual(["moderate-1", []])
    p.play("end")
    expect([p.loadingCard(), p.quaysOf(PEDRO), p.s.ships.length]).toEqual(["moderate-2", ["leHavre-II"], 10])
    expect(p.happened("pedroCard")).toMatchObject([{ experience: 2 }])
  })

  it("S-38 foresight", () => {
    const p = solo()
      .foresight("green-4-black", "green-5-black", "gaucho", "carpintero", "yellow-5-black", "yellow-6-black")
      .visit()
    expect([p.onSite("green-1"), p.jobsIn(3)[3], p.onSite("yellow-1")]).toEqual([
      "green-4-black",
      "gaucho",
      "yellow-5-black",
    ])
    const [a, a2, b, b2, c, c2] = p.foresightOf()
    expect([a, b, c]).toEqual(["green-5-black", "carpintero", "yellow-6-black"])
    expect([a2, b2, c2]).not.toContain("")
  })
})

describe("the end", () => {
  it("S-39 Pedro's last turn", () => {
    const p = solo().foresight("blue-4-black", "", "gaucho", "carpintero", "carpintero", "yellow-5-black")
    p.grain(PEDRO, 1).s.ended = YOU
    p.visit()
    expect([p.onSite("blue-1"), p.onSite("yellow-1")]).toEqual(["blue-4-black", "yellow-5-black"])
    expect([p.citiesOf(PEDRO).length, p.aboardOf(PEDRO).length]).toEqual([1, 1])
    expect(p.foresightOf().slice(2, 5)).toEqual(["gaucho", "carpintero", "carpintero"])
    expect([p.over, p.happened("lastTurnBegan").length]).toEqual([true, 1])
  })

  it("S-40 scoring", () => {
    const p = solo({ citiesB: ["liverpool"] }).staff(5, 3, 2)
    p.build(PEDRO, "3a", "site-A1").build(PEDRO, "7a", "site-A2").build(PEDRO, "8a", "site-A3")
    p.aboard(PEDRO, "ship-18", "ship-18").quays(PEDRO, "rotterdam-I").inCities(PEDRO, "liverpool-b-E2")
    p.discsOnStations(PEDRO, "station-1", "station-4").farmers(PEDRO, "green-4-black", "yellow-5-black")
    p.discards(PEDRO, "blancoOrejinegro:3", "franqueiro:5", "exhaustion", "obj-01", "obj-04").s.ended = PEDRO
    const rows = ["buildings", "ships", "cities", "stations", "farmers", "herd", "objectives", "workers"]
    expect(rows.map(row => p.points(PEDRO, row))).toEqual([14, 24, 16, 4, 4, 6, 9, 4])
    expect(["jobMarketMarker", "money", "stationmasters", "movementDisc"].map(row => p.points(PEDRO, row))).toEqual([
      2, 0, 0, 0,
    ])
    expect(p.total(PEDRO)).toBe(83)
  })
})

describe("one turn of every card", () => {
  /** The position that every card begins with. */
  function given(): Solo {
    const p = solo().loading(2).staff(2, 1, 3).farmer("yellow-1", "yellow-8-black").estanciero(YOU, "site-A")
    return p.market("franqueiro:4", "chaqueno:1", "blancoOrejinegro:3").token(4).jobs(1, "gaucho").jobs(2, "maquinista")
  }

  const moves = [2, 3, 3, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 1, 3]
  const sites = ["", "site-A", "site-B", "site-C"]
  /** What is seen after each card. */
  const seen: readonly ((p: Solo) => unknown)[] = [
    p => p.workersOf(PEDRO),
    p => p.workersOf(PEDRO),
    p => p.cardsIn(PEDRO, "discards"),
    p => p.onSite("site-A1"),
    p => p.engineOf(PEDRO),
    p => [p.engineOf(PEDRO), p.grainOf(PEDRO)],
    p => p.player(PEDRO).goals !== 0,
    p => [p.grainOf(PEDRO), p.s.gone.length, p.farmersOf(PEDRO).length],
    p => [p.grainOf(PEDRO), p.s.gone.length, p.farmersOf(PEDRO).length],
    p => p.pedroDid("pedroIdle"),
    p => p.pedroDid("pedroIdle"),
    p => p.engineOf(PEDRO),
    p => p.cardsIn(PEDRO, "discards"),
    p => p.onSite("site-A1"),
    p => p.engineOf(PEDRO),
  ]
  const does = [
    [3, 1, 3, 0],
    [2, 1, 4, 0],
    ["franqueiro:4"],
    "1a 1",
    "rail-3",
    ["rail-2", 2],
    true,
    [3, 1, 0],
    [3, 0, 1],
    true,
    true,
    "rail-3",
    ["blancoOrejinegro:3"],
    "1a 1",
    "rail-3",
  ]

  it("S-41 all fifteen", () => {
    for (const i of range(15)) {
      const p = given().card(i + 1)
      expect([i + 1, p.standing(PEDRO), seen[i]?.(p)]).toEqual([i + 1, sites[moves[i] ?? 0], does[i]])
    }
  })
})

describe("whole turns", () => {
  it("S-42 one full turn in Buenos Aires", () => {
    const p = solo().grain(PEDRO, 3).engine(PEDRO, "rail-9").estanciero(PEDRO, "site-H").master(3, "sm-ships")
    p.token(5).tokenNext().farmer("yellow-4", "yellow-7-black")
    p.foresight("green-4-black", "green-5-black", "carpintero", "gaucho", "yellow-5-black", "yellow-6-black").card(5)
    expect(p.happened("rode")).toMatchObject([{ site: "pier-9", count: 1 }])
    expect([p.engineOf(PEDRO), p.stationsOf(PEDRO), p.s.masters[2]]).toEqual(["turnout-10", ["station-3"], -1])
    expect([p.citiesOf(PEDRO), p.grainOf(PEDRO)]).toEqual([["leHavre-a-N3"], 0])
    expect([p.onSite("green-1"), p.jobsIn(5)[3], p.onSite("yellow-1")]).toEqual([
      "green-4-black",
      "carpintero",
      "yellow-5-black",
    ])
    expect([p.s.token, p.quaysOf(PEDRO), p.loadingCard()]).toEqual([5, ["leHavre-II"], "moderate-2"])
    expect(p.shipsOf()).not.toContain("ship-5")
    expect([p.s.ships.length, p.standing(PEDRO)]).toEqual([10, "start"])
    expect([0, 2, 4].map(slot => p.foresightOf()[slot])).toEqual(["green-5-black", "gaucho", "yellow-6-black"])
    expect(p.foresightOf()).not.toContain("")
  })

  it("S-43 building from nothing to tile 10", () => {
    const p = solo().staff(1, 6, 1)
    const steps = range(4).map(() => {
      p.estanciero(PEDRO, "start").card(4)
      return [p.onSite("site-A1"), p.onSite("site-A2")]
    })
    expect(steps).toEqual([
      ["8a 1", ""],
      ["10a 1", ""],
      ["10a 1", "7a 1"],
      ["10a 1", "9a 1"],
    ])
  })

  it("S-44 nothing to ask", () => {
    const p = solo().build(YOU, "2a", "site-C1").build(YOU, "4a", "site-C2").estanciero(PEDRO, "site-C")
    p.staff(2, 1, 3).card(10)
    expect([p.standing(PEDRO), p.asked]).toEqual(["site-D", "phaseA"])
  })

  it("S-45 a short queue", () => {
    const p = newSolo().bare().estanciero(YOU, "site-A").objectives("obj-03", "obj-04").objectivePile()
    p.card(7)
    expect([p.cardsIn(PEDRO, "discards"), p.display()]).toEqual([["obj-04"], ["obj-03"]])
    p.card(7)
    expect([p.cardsIn(PEDRO, "discards"), p.display()]).toEqual([["obj-03", "obj-04"], []])
    expect(p.card(7).cardsIn(PEDRO, "discards")).toHaveLength(2)
  })
})
