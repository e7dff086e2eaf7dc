// SOLO-9 to SOLO-11: the speciality, the end, scoring, and the questions that reach you.
import { at, Offer, range, ruleOf } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { type PedroCard, pedroCards } from "../data/pedro.ts"
import { newSolo, PEDRO, type Solo, solo, YOU } from "./solo.ts"

describe("SOLO-9 Speciality", () => {
  it("PEDRO-73 it changes at once, but only to a type strictly ahead", () => {
    const p = solo().staff(1, 1, 2).token(4).jobs(1, "gaucho", "gaucho").card(1)
    expect([p.workersOf(PEDRO), p.specialityOf()]).toEqual([[2, 1, 2, 0], "maquinista"])
    p.card(1)
    expect([p.workersOf(PEDRO), p.specialityOf()]).toEqual([[3, 1, 2, 0], "gaucho"])
    expect(p.happened("pedroSpeciality")).toMatchObject([{ worker: "gaucho" }])
  })

  it("PEDRO-74 he always has exactly one, and none is ahead of it", () => {
    const p = newSolo({ seed: "one speciality" })
    p.playOut("one speciality", () => {
      const workers = p.workersOf(PEDRO)
      expect(workers[p.pedro.speciality]).toBe(Math.max(...workers))
    })
  })

  it("PEDRO-75 cards 10 to 15 act by his speciality: in full, or nothing, or a little", () => {
    const given = () => solo().staff(2, 2, 2).market("serrano:2", "franqueiro:3")
    const does = (card: number, speciality: "gaucho" | "carpintero" | "maquinista") => {
      const p = given().speciality(speciality).card(card)
      return [p.cardsIn(PEDRO, "discards").join(), p.onSite("site-A1"), p.engineOf(PEDRO)]
    }
    const nothing = ["", "", "rail-0"]
    expect([does(10, "gaucho"), does(10, "maquinista")]).toEqual([["franqueiro:3", "", "rail-0"], nothing])
    expect([does(11, "carpintero"), does(11, "gaucho")]).toEqual([["", "3a 1", "rail-0"], nothing])
    expect([does(12, "maquinista"), does(12, "gaucho")]).toEqual([["", "", "rail-2"], nothing])
    expect([does(13, "gaucho"), does(13, "carpintero")]).toEqual([
      ["franqueiro:3", "", "rail-0"],
      ["serrano:2", "", "rail-0"],
    ])
    expect([does(14, "carpintero"), does(14, "gaucho")]).toEqual([
      ["", "3a 1", "rail-0"],
      ["", "1a 1", "rail-0"],
    ])
    expect([does(15, "maquinista"), does(15, "gaucho")]).toEqual([
      ["", "", "rail-2"],
      ["", "", "rail-1"],
    ])
  })

  it("PEDRO-92 cards 1 to 9 with their moves and actions", () => {
    const told = ({ moves, does }: PedroCard) => [moves, ...does.map(action => action.does)]
    expect(pedroCards.slice(0, 9).map(told)).toEqual([
      [2, "hire"],
      [3, "hire"],
      [3, "buyCattle"],
      [3, "build"],
      [2, "moveEngine"],
      [2, "moveEngine", "gainGrain"],
      ["experience", "takeObjective"],
      ["experience", "gainGrain", "takeFarmer"],
      [3, "gainGrain", "takeFarmer"],
    ])
    expect(pedroCards.every(card => card.reconstructed.includes("moves"))).toBe(true)
  })
})

/** Plays a whole game at random. */
function finished(seed: string): Solo {
  return newSolo({ seed }).playOut(seed)
}

describe("SOLO-10 End of the game and scoring", () => {
  it("PEDRO-76 whoever does not trigger the end has one more turn; the token is 2 VP for Pedro too", () => {
    const seen = new Set<number>()
    for (const i of range(12)) {
      const p = finished(`end ${i}`)
      seen.add(p.s.ended)
      const log = p.t.log ?? []
      const after = log.slice(log.findIndex(({ did }) => did === "endTriggered"))
      const turns = after.filter(({ did }) => did.endsWith("urnBegan"))
      expect(turns).toMatchObject([{ did: "lastTurnBegan", seat: 1 - p.s.ended }])
      expect(p.points(p.s.ended, "jobMarketMarker")).toBe(2)
    }
    expect(seen).toEqual(new Set([YOU, PEDRO]))
  })

  it("PEDRO-77 from then on only farmers: the lower tile, else the upper, else none", () => {
    const taken = (lower: string, upper: string) => {
      const p = solo().foresight("", "", "", "", lower, upper)
      p.s.ended = YOU
      return p.visit().happened("foresight")
    }
    expect(taken("yellow-5-black", "yellow-6-black")).toMatchObject([{ tile: "yellow-5-black" }])
    expect(taken("gaucho", "yellow-6-black")).toMatchObject([{ tile: "yellow-6-black" }])
    expect(taken("gaucho", "carpintero")).toEqual([])
    const own = solo().token(11).tokenNext().foresight("", "", "gaucho", "", "carpintero", "yellow-6-black").visit()
    expect(own.happened("foresight")).toMatchObject([{ tile: "gaucho" }, { tile: "yellow-6-black" }])
  })

  it("PEDRO-78 he scores nine categories, and neither money, stationmasters nor the movement space", () => {
    const p = solo()
      .staff(6, 5, 1)
      .build(PEDRO, "1a", "site-A1")
      .aboard(PEDRO, "ship-18")
      .discsOnStations(PEDRO, "station-1")
    p.farmers(PEDRO, "green-4-black")
      .discards(PEDRO, "caracu:3", "exhaustion", "obj-01")
      .inCities(PEDRO, "leHavre-a-E1")
    p.s.ended = PEDRO
    const rows = ["money", "buildings", "ships", "cities", "stations", "farmers", "herd", "objectives"]
    expect(rows.map(row => p.points(PEDRO, row))).toEqual([0, 1, 12, 5, 1, 2, 1, 4])
    const others = ["stationmasters", "workers", "movementDisc", "jobMarketMarker"]
    expect(others.map(row => p.points(PEDRO, row))).toEqual([0, 12, 0, 2])
  })

  it("PEDRO-79 every objective he holds counts as fulfilled; yours do not", () => {
    const p = solo().discards(PEDRO, "obj-16", "obj-23", "obj-12").area(YOU, "obj-16")
    expect([p.points(PEDRO, "objectives"), p.points(YOU, "objectives")]).toEqual([5 + 5 + 2, -2])
  })

  it("PEDRO-80 the higher total wins, and equal totals share", () => {
    const p = solo().quays(PEDRO).quays(YOU).money(YOU, 0).hand(YOU).pile(YOU).discards(YOU)
    expect([p.total(YOU), p.total(PEDRO), p.places()]).toEqual([0, 0, [1, 1]])
    expect(p.grain(PEDRO, 8).farmers(PEDRO, "green-4-black").places()).toEqual([2, 1])
    expect(p.money(YOU, 15).places()).toEqual([1, 2])
  })

  it("PEDRO-93 after the red arrow no row is closed to him", () => {
    const p = solo().token(11).jobs(11, "gaucho").card(1)
    expect(p.pedroDid("hired")).toBe(false)
    p.s.token = 11
    expect(p.card(1).happened("hired")).toMatchObject([{ row: 11 }])
  })
})

/** A position for each question, and what it offers. */
const questions: readonly (readonly [rule: string, asked: string, () => Solo, readonly string[]])[] = [
  [
    "SOLO-11.1",
    "askRoute",
    () => solo().build(YOU, "2a", "site-C1").build(YOU, "4a", "site-C2").estanciero(PEDRO, "site-C").card(10),
    ["ride site-C1", "ride site-C2"],
  ],
  ["SOLO-11.2", "askNewTile", () => solo().staff(1, 3, 1).card(4), ["build 5a", "build 6a"]],
  ["SOLO-11.3", "askSpace", () => solo().estanciero(YOU, "site-C").card(4), ["on site-C1", "on site-C2"]],
  [
    "SOLO-11.4",
    "askReplace",
    () => {
      const p = solo().staff(1, 2, 1).build(PEDRO, "1a", "site-B1").build(PEDRO, "2a", "site-B2")
      p.player(PEDRO).unbuilt = (1 << 5) | (1 << 6)
      return p.card(4)
    },
    ["replace 5a 2a", "replace 6a 2a"],
  ],
  [
    "SOLO-11.5",
    "askFarmer",
    () => solo().farmer("green-2", "green-5-green").coins("green-2", 1).farmer("green-3", "green-5-black").card(8),
    ["farmer green-2", "farmer green-3"],
  ],
  [
    "SOLO-11.6",
    "askDelivery",
    () => {
      const p = solo({ citiesB: ["leHavre"] })
        .grain(PEDRO, 2)
        .quays(PEDRO, "leHavre-II", "rotterdam-I")
      p.inCities(YOU, "leHavre-b-E3", "rotterdam-a-N1")
      return p.visit()
    },
    ["deliver-to leHavre-II leHavre-b-E1", "deliver-to rotterdam-I rotterdam-a-N3"],
  ],
  [
    "SOLO-11.7",
    "askDisc",
    () => {
      const p = solo().engine(PEDRO, "rail-13").discsOnStations(PEDRO, "station-2", "station-3")
      p.player(PEDRO).ships[0] = p.supply()
      return p.card(5)
    },
    ["disc-from station-2", "disc-from station-3"],
  ],
]

describe("SOLO-11 Questions that can reach you", () => {
  for (const [rule, asked, given, choices] of questions)
    it(`${rule} ${asked}`, () => {
      const p = given()
      expect([p.seat, p.asked, p.legal()]).toEqual([YOU, asked, choices])
    })

  it("SOLO-11.8 without an answer the first option in the order of the data is taken", () => {
    for (const [, , given, choices] of questions) {
      const p = given()
      const step = p.s.agenda.at(-1)
      const code = step ? (ruleOf(p.t, step).timeout?.(p.t, step) ?? -1) : -1
      expect(p.t.rules.say.write(p.s, code)).toBe(at(choices, 0))
    }
  })

  it("PEDRO-94 the order is that of the data, and no question can be declined", () => {
    for (const [, , given] of questions) {
      const p = given()
      const step = p.s.agenda.at(-1)
      if (!step) throw new Error("nothing is asked")
      const offer = new Offer().open(false, false)
      ruleOf(p.t, step).choices?.(p.t, step, offer)
      expect([...offer.list()].sort((a, b) => a - b)).toEqual([...offer.list()])
      for (const no of ["pass", "lose", "stop", "end"]) expect(p.can(no)).toBe(false)
    }
  })
})
