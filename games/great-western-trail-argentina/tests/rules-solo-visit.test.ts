// SOLO-7 and SOLO-8: Pedro in Buenos Aires, loading cards and experience.
import { at, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { loadingCards } from "../data/loading-cards.ts"
import { STARTING_SHIPS, ships } from "../data/ships.ts"
import { newSolo, PEDRO, type Solo, solo, YOU } from "./solo.ts"

/** Fills every free space of these quarters with discs of yours. */
function taken(p: Solo, ...ids: string[]): Solo {
  return p.inCities(YOU, ...ids)
}

describe("SOLO-7 Pedro in Buenos Aires", () => {
  it("PEDRO-61 he delivers one disc within its city for as much grain as possible", () => {
    const p = solo().grain(PEDRO, 4).quays(PEDRO, "leHavre-I", "leHavre-I").visit()
    expect([p.citiesOf(PEDRO), p.grainOf(PEDRO), p.quaysOf(PEDRO)]).toEqual([["leHavre-a-N3"], 1, ["leHavre-I"]])
    const low = solo().grain(PEDRO, 1).quays(PEDRO, "liverpool-II").visit()
    expect([low.citiesOf(PEDRO), low.points(PEDRO, "cities")]).toEqual([["liverpool-a-N3"], 7])
  })

  it("PEDRO-62 most grain paid, then most VP, then most pesos of the space; then you are asked", () => {
    const given = (grain: number, ...quays: string[]) =>
      solo()
        .grain(PEDRO, grain)
        .quays(PEDRO, ...quays)
    expect(given(5, "leHavre-I").visit().citiesOf(PEDRO)).toEqual(["leHavre-a-E3"])
    expect(given(2, "rotterdam-I").visit().reasons()).toEqual(["mostSpacePoints"])
    expect(taken(given(1, "leHavre-I"), "leHavre-a-W3").visit().reasons()).toEqual(["mostSpacePesos"])
    const tied = solo({ citiesB: ["leHavre"] })
      .grain(PEDRO, 2)
      .quays(PEDRO, "leHavre-II", "rotterdam-I")
    taken(tied, "leHavre-b-E3", "rotterdam-a-N1").visit()
    expect([tied.asked, tied.legal("deliver-to").length]).toEqual(["askDelivery", 2])
    tied.play("deliver-to rotterdam-I rotterdam-a-N3")
    expect([tied.citiesOf(PEDRO), tied.quaysOf(PEDRO), tied.grainOf(PEDRO)]).toEqual([
      ["rotterdam-a-N3"],
      ["leHavre-II"],
      0,
    ])
  })

  it("PEDRO-63 he makes no delivery that costs no grain", () => {
    const p = solo().quays(PEDRO, "leHavre-II", "liverpool-II").visit()
    expect([p.citiesOf(PEDRO), p.happened("delivered")]).toEqual([[], []])
    const free = solo().grain(PEDRO, 8).quays(PEDRO, "leHavre-II")
    taken(free, "leHavre-a-N1", "leHavre-a-N3", "leHavre-a-E1", "leHavre-a-E3", "leHavre-a-S2").visit()
    expect([free.citiesOf(PEDRO), free.grainOf(PEDRO)]).toEqual([[], 8])
  })

  it("PEDRO-64 of a bonus he takes objectives, engine spaces and free cattle, nothing else", () => {
    const money = solo().grain(PEDRO, 1).visit()
    expect([money.citiesOf(PEDRO).length, money.moneyOf(PEDRO)]).toEqual([1, [0]])
    const cattle = solo().grain(PEDRO, 4).quays(PEDRO, "liverpool-I").market("franqueiro:3", "franqueiro:5", "caracu:2")
    taken(cattle, "liverpool-a-N3").visit()
    expect([cattle.citiesOf(PEDRO), cattle.cardsIn(PEDRO, "discards")]).toEqual([["liverpool-a-N1"], ["franqueiro:5"]])
    const engine = solo({ citiesB: ["liverpool"] })
      .grain(PEDRO, 3)
      .quays(PEDRO, "liverpool-I")
      .engine(PEDRO, "rail-3")
    taken(engine, "liverpool-b-N3").visit()
    expect([engine.citiesOf(PEDRO), engine.stationsOf(PEDRO)]).toEqual([["liverpool-a-N1"], ["station-1"]])
    const objective = solo({ citiesB: ["rotterdam"] })
      .grain(PEDRO, 5)
      .quays(PEDRO, "rotterdam-I")
    objective.objectives("obj-01", "obj-02", "obj-03", "obj-04").visit()
    expect(objective.cardsIn(PEDRO, "discards")).toEqual(["obj-04"])
    const nothing = solo({ citiesB: ["liverpool"] })
      .grain(PEDRO, 3)
      .quays(PEDRO, "liverpool-I")
      .visit()
    expect([nothing.points(PEDRO, "cities"), nothing.certificatesOf(PEDRO)]).toEqual([6, 0])
  })

  it("PEDRO-65 he loads the first ship of the list without his disc, for nothing, and gets objectives for Rotterdam", () => {
    const loads = (...aboard: string[]) => {
      const p = solo()
        .quays(PEDRO)
        .aboard(PEDRO, ...aboard)
      const before = p.aboardOf(PEDRO)
      return [
        p
          .visit()
          .aboardOf(PEDRO)
          .filter(ship => !before.includes(ship)),
        p.player(PEDRO).goals !== 0,
      ]
    }
    expect(loads()).toEqual([["ship-5"], false])
    expect(loads("ship-5")).toEqual([["ship-7"], true])
    expect(loads("ship-5", "ship-7")).toEqual([["ship-1"], false])
    const last = solo({ level: "expert" }).loading(4).token(10).aboard(PEDRO, "ship-18").visit()
    expect(last.aboardOf(PEDRO)).toEqual(["ship-18", "ship-18"])
  })

  it("PEDRO-66 with his discs on the whole list he loads the next best below it; of equal ones that without an anchor", () => {
    const p = solo().quays(PEDRO).aboard(PEDRO, "ship-1", "ship-5", "ship-7").visit()
    expect([p.aboardOf(PEDRO), p.reasons()]).toEqual([["ship-1", "ship-5", "ship-6", "ship-7"], ["noneOfList"]])
    const zone = ["ship-0", "new-7", "ship-7", "ship-8", "new-8", "ship-9", "ship-15", "ship-18"]
    const equal = solo()
      .loading(3)
      .zone(...zone)
      .aboard(PEDRO, "ship-9", "ship-15", "ship-8")
      .visit()
    expect(equal.aboardOf(PEDRO)).toContain("new-8")
    const all = solo().aboard(PEDRO, "ship-1", "ship-3", "ship-5", "ship-6", "ship-7").visit()
    expect(all.aboardOf(PEDRO)).toContain("ship-0")
  })

  it("PEDRO-67 he takes the lower tiles of A, B and C one after the other; an empty column is skipped", () => {
    const p = solo().foresight("blue-4-black", "blue-5-black", "", "", "gaucho", "yellow-5-black").visit()
    expect(p.happened("foresight")).toMatchObject([{ tile: "blue-4-black" }, { tile: "gaucho" }])
    expect([p.onSite("blue-1"), p.jobsIn(3)[3]]).toEqual(["blue-4-black", "gaucho"])
  })

  it("PEDRO-68 what the token sets off comes after step 6, and the disc he has just loaded sails", () => {
    const refill = solo().market().token(6).tokenNext().foresight("", "", "gaucho").visit()
    expect([refill.marketOf().length, refill.loadingCard()]).toEqual([9, "moderate-1"])
    const depart = solo().quays(PEDRO).token(5).tokenNext().foresight("", "", "gaucho").visit()
    expect([depart.aboardOf(PEDRO), depart.quaysOf(PEDRO)]).toEqual([[], ["leHavre-II"]])
    expect([depart.s.ships.length, depart.loadingCard()]).toEqual([10, "moderate-2"])
    const end = solo().token(11).tokenNext().foresight("", "", "gaucho").visit()
    expect([end.s.ended, end.happened("endTriggered").length]).toEqual([PEDRO, 1])
  })

  it("PEDRO-69 he goes back to the start, and foresight is slid and filled", () => {
    const p = solo().foresight("blue-4-black", "blue-5-black").visit()
    expect([p.standing(PEDRO), p.foresightOf()[0]]).toEqual(["start", "blue-5-black"])
    expect(p.foresightOf()).not.toContain("")
  })

  it("PEDRO-90 his bonus is finished before he loads; of ship 0 only the −2 VP count", () => {
    const p = solo({ citiesB: ["leHavre"] })
      .grain(PEDRO, 3)
      .engine(PEDRO, "rail-3")
    taken(p, "leHavre-b-N3").visit()
    const order = ["delivered", "discOnStation", "loaded"]
    expect((p.t.log ?? []).map(({ did }) => did).filter(did => order.includes(did))).toEqual(order)
    const zero = solo().aboard(PEDRO, "ship-1", "ship-3", "ship-5", "ship-6", "ship-7").visit()
    expect([zero.points(PEDRO, "ships"), zero.moneyOf(PEDRO)]).toEqual([-2, [0]])
  })
})

describe("SOLO-8 Loading cards and experience", () => {
  it("PEDRO-70 the active card's experience feeds movement, engine and grain", () => {
    expect(loadingCards.map(card => card.experience)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4])
    expect([1, 2, 3, 4].map(number => solo().loading(number).card(7).standing(PEDRO))).toEqual([
      "site-A",
      "site-B",
      "site-C",
      "site-D",
    ])
    const p = solo().loading(4).card(6)
    expect([p.engineOf(PEDRO), p.grainOf(PEDRO)]).toEqual(["rail-4", 4])
  })

  it("PEDRO-71 each departure turns up the next card, whoever causes it; after three the fourth stays", () => {
    const p = newSolo({ seed: "departures" })
    let most = 1
    p.playOut("departures", () => {
      const departures = p.happened("departed").length / 3
      expect(p.pedro.loading).toBe(1 + departures)
      most = Math.max(most, p.pedro.loading)
    })
    expect(most).toBe(4)
  })

  it("PEDRO-72 cards 1 to 3 list the ships of the next departure by level, card 4 the highest of the loading zone", () => {
    const first = (level: string, number: number) => loadingCards.find(c => c.level === level && c.number === number)
    const anchors = ["yellow", "turquoise", "purple"]
    for (const level of ["easy", "moderate", "expert"])
      for (const number of [1, 2, 3]) {
        const listed = (first(level, number)?.ships ?? []).map(ship => ships.find(({ id }) => id === ship))
        expect(listed.map(ship => ship?.anchor)).toEqual(new Array(3).fill(anchors[number - 1]))
        const values = listed.map(ship => ship?.value ?? 0)
        const rising = [...values].sort((a, b) => a - b)
        const [low, middle, high] = rising
        const order = { easy: rising, moderate: [middle, high, low], expert: rising.toReversed() }[level]
        expect(values).toEqual(order)
      }
    const zone = ["ship-0", "new-4", "new-7", "new-8", "new-12", "new-14", "new-16", "ship-18"]
    const visits = (level: string, count: number) => {
      const p = solo({ level })
        .loading(4)
        .token(10)
        .zone(...zone)
      for (const _ of range(count)) p.bare().visit()
      return p.aboardOf(PEDRO)
    }
    expect(visits("easy", 4)).toEqual(["ship-18", "ship-18", "new-14", "new-16"])
    expect(visits("moderate", 3)).toEqual(["ship-18", "ship-18", "new-16"])
    expect(visits("expert", 2)).toEqual(["ship-18", "ship-18"])
  })

  it("PEDRO-91 with card 4 all values in the loading zone differ, and 18 is the highest", () => {
    const late = range(ships.length).slice(STARTING_SHIPS)
    const values = [0, 18, ...late.map(ship => at(ships, ship).value)]
    expect(new Set(values).size).toBe(values.length)
    expect(Math.max(...values)).toBe(18)
    const p = newSolo({ seed: "late ships" })
    let seen = 0
    p.playOut("late ships", () => {
      if (p.pedro.loading < 4) return
      seen++
      expect(new Set(p.s.ships.map(ship => at(ships, ship).value)).size).toBe(8)
    })
    expect(seen).toBeGreaterThan(0)
  })
})
