// SOLO-6.1 to SOLO-6.5: hiring, objectives, grain, farmers and cattle.
import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { marketTile } from "../data/pedro.ts"
import { PEDRO, type Solo, solo, YOU } from "./solo.ts"

/** A row of the job market with its workers. */
type Jobs = readonly [number, ...string[]]

/** Whom he hires with a card, and why. */
function hired(card: number, ...rows: Jobs[]): unknown[] {
  const p = solo().token(7)
  for (const [row, ...workers] of rows) p.jobs(row, ...workers)
  p.card(card)
  return [p.happened("hired"), p.reasons().at(-1)]
}

describe("SOLO-6.1 Hire", () => {
  it("PEDRO-31 any worker outside the token's row whose own row has room; without one nothing happens", () => {
    const p = solo().staff(6, 1, 2).token(2).jobs(1, "gaucho", "carpintero").jobs(2, "maquinista").card(1)
    expect([p.workersOf(PEDRO), p.jobsIn(1), p.jobsIn(2)[2]]).toEqual([
      [6, 2, 2, 0],
      ["", "", "gaucho", ""],
      "maquinista",
    ])
    expect([p.card(1).workersOf(PEDRO), p.pedroDid("hired")]).toEqual([[6, 2, 2, 0], false])
  })

  it("PEDRO-32 cheapest first: price, speciality, strength, row and column", () => {
    const hires = (...rows: Jobs[]) => hired(1, ...rows)
    expect(hires([2, "maquinista"], [5, "gaucho"])).toMatchObject([[{ row: 5 }], "lowestPrice"])
    expect(hires([1, "gaucho", "maquinista"])).toMatchObject([[{ tile: "maquinista" }], "speciality"])
    expect(hires([1, "gaucho-strong"], [2, "carpintero"])).toMatchObject([[{ tile: "gaucho-strong" }], "strength"])
    expect(hires([1, "gaucho", "carpintero"], [3, "carpintero"])).toMatchObject([
      [{ row: 1, tile: "gaucho" }],
      "highestRow",
    ])
  })

  it("PEDRO-33 speciality first: speciality, price, strength, row and column", () => {
    const hires = (...rows: Jobs[]) => hired(2, ...rows)
    expect(hires([2, "maquinista"], [5, "gaucho"])).toMatchObject([[{ row: 2 }], "speciality"])
    expect(hires([2, "maquinista"], [5, "maquinista"])).toMatchObject([[{ row: 5 }], "lowestPrice"])
    expect(hires([1, "maquinista-strong"], [2, "maquinista"])).toMatchObject([[{ row: 1 }], "strength"])
    expect(hires([1, "maquinista"], [3, "maquinista"])).toMatchObject([[{ row: 1 }], "highestRow"])
  })

  it("PEDRO-34 you are never asked about it", () => {
    const p = solo().token(9)
    for (const row of range(8)) p.jobs(row + 1, "gaucho", "carpintero")
    for (const card of [1, 2]) expect([p.card(card).asked, p.pedroDid("hired")]).toEqual(["phaseA", true])
    expect(p.happened("hired")).toMatchObject([{ row: 5 }])
  })

  it("PEDRO-35 the worker comes free, its place in the market stays empty, and the speciality is checked", () => {
    const p = solo().staff(1, 2, 2).token(4).jobs(1, "carpintero").card(2)
    expect([p.workersOf(PEDRO), p.jobsIn(1).join(""), p.moneyOf(PEDRO)]).toEqual([[1, 3, 2, 0], "", [0]])
    expect([p.specialityOf(), p.happened("hired")]).toMatchObject(["carpintero", [{ price: 0 }]])
  })
})

describe("SOLO-6.2 Objective", () => {
  it("PEDRO-36 he takes the card farthest from the pile, never one of the pile", () => {
    const p = solo().objectives("obj-09", "obj-01", "obj-12", "obj-03").objectivePile("obj-20").card(7)
    expect([p.cardsIn(PEDRO, "discards"), p.display()]).toEqual([["obj-03"], ["obj-20", "obj-09", "obj-01", "obj-12"]])
    const empty = solo().objectives().objectivePile("obj-20").card(7)
    expect([empty.cardsIn(PEDRO, "discards"), empty.s.objectivePile.length]).toEqual([[], 1])
  })
})

describe("SOLO-6.3 Grain", () => {
  it("PEDRO-37 the marker moves by a number or by his experience, up to 8", () => {
    expect(solo().loading(3).card(6).grainOf(PEDRO)).toBe(3)
    expect([8, 9].map(card => solo().card(card).grainOf(PEDRO))).toEqual([3, 3])
    expect(solo().grain(PEDRO, 6).card(9).grainOf(PEDRO)).toBe(8)
  })
})

describe("SOLO-6.4 Farmers", () => {
  it("PEDRO-38 one farmer anywhere on the board, whatever its strength", () => {
    const p = solo().farmer("yellow-7", "yellow-8-black").farmer("green-1", "green-3-green").card(9)
    expect([p.farmersOf(PEDRO), p.tiles()]).toEqual([["yellow-8-black"], ["green-1"]])
  })

  it("PEDRO-39 most pesos, lowest strength, colour; then you are asked", () => {
    const kept = (...farmers: (readonly [string, string])[]) => {
      const p = solo()
      for (const [site, tile] of farmers) p.farmer(site, tile)
      p.card(9)
      return [p.farmersOf(PEDRO)[0], p.reasons().at(-1)]
    }
    expect(kept(["green-4", "green-7-black"], ["blue-3", "blue-3-green"])).toEqual(["green-7-black", "mostPesos"])
    expect(kept(["yellow-3", "yellow-6-black"], ["blue-3", "blue-5-green"])).toEqual(["blue-5-green", "lowestStrength"])
    expect(kept(["orange-3", "orange-5-black"], ["yellow-3", "yellow-5-black"])).toEqual([
      "yellow-5-black",
      "colourOrder",
    ])
    expect(kept(["orange-3", "orange-5-black"], ["blue-3", "blue-5-black"])).toEqual(["orange-5-black", "colourOrder"])
    const tied = solo()
      .farmer("green-2", "green-5-green")
      .coins("green-2", 1)
      .farmer("green-3", "green-5-black")
      .card(9)
    expect([tied.asked, tied.legal()]).toEqual(["askFarmer", ["farmer green-2", "farmer green-3"]])
    expect(tied.play("farmer green-3").farmersOf(PEDRO)).toEqual(["green-5-black"])
  })

  it("PEDRO-40 its coins go to the bank, and estancieros stay on the emptied space", () => {
    const p = solo().farmer("blue-2", "blue-4-black").coins("blue-2", 3).estanciero(YOU, "blue-2").money(YOU, 0).card(9)
    expect([p.coinsOn("blue-2"), p.moneyOf(YOU, PEDRO), p.standing(YOU)]).toEqual([0, [0, 0], "blue-2"])
    expect(p.onSite("blue-2")).toBe("")
  })

  it("PEDRO-41 card 8 removes it, card 9 keeps it for 2 VP; without a farmer only the grain comes", () => {
    const removed = solo().farmer("blue-2", "blue-4-black").card(8)
    expect([removed.s.gone.length, removed.points(PEDRO, "farmers")]).toEqual([1, 0])
    const kept = solo().farmer("blue-2", "blue-4-black").card(9)
    expect([kept.s.gone.length, kept.points(PEDRO, "farmers")]).toEqual([0, 2])
    const none = solo().card(9)
    expect([none.grainOf(PEDRO), none.farmersOf(PEDRO), none.asked]).toEqual([3, [], "phaseA"])
  })
})

/** What he takes of a market with so many gauchos. */
function bought(gauchos: number, ...market: string[]): string[] {
  return solo()
    .staff(gauchos, 1, 1)
    .market(...market)
    .marketPile()
    .card(3)
    .cardsIn(PEDRO, "discards")
}

describe("SOLO-6.5 Cattle", () => {
  const plenty = ["chaqueno:1", "serrano:2", "blancoOrejinegro:3", "franqueiro:4", "franqueiro:5", "aberdeenAngus:6"]

  it("PEDRO-42 the table gives the breeding values for 1 to 6 gauchos", () => {
    expect(marketTile.map(option => option.values)).toEqual([[3], [4], [3, 3], [5], [4, 4], [5, 4]])
    expect(range(6).map(i => bought(i + 1, ...plenty))).toEqual([
      ["blancoOrejinegro:3"],
      ["franqueiro:5"],
      ["blancoOrejinegro:3", "serrano:2"],
      ["aberdeenAngus:6"],
      ["franqueiro:4", "franqueiro:5"],
      ["aberdeenAngus:6", "franqueiro:5"],
    ])
  })

  it("PEDRO-43 the best cards of each value; otherwise two cards come and he tries for one gaucho fewer", () => {
    expect(bought(2, "franqueiro:3", "franqueiro:5", "franqueiro:4")).toEqual(["franqueiro:5"])
    const p = solo().staff(4, 1, 1).market("serrano:2", "chaqueno:1").marketPile("caracu:2", "caracu:3").card(3)
    expect([p.cardsIn(PEDRO, "discards"), p.marketOf()]).toEqual([
      ["chaqueno:1", "serrano:2"],
      ["caracu:2", "caracu:3"],
    ])
    expect(bought(1, "franqueiro:3")).toEqual([])
  })

  it("PEDRO-44 an option is taken whole or not at all, the lower one is tested after drawing, and the deck may run out", () => {
    expect(bought(3, "serrano:2", "franqueiro:3")).toEqual(["franqueiro:3"])
    const p = solo().staff(2, 1, 1).market("chaqueno:1").marketPile("franqueiro:5", "franqueiro:4").card(3)
    expect([p.cardsIn(PEDRO, "discards"), p.marketOf().length]).toEqual([["chaqueno:1"], 2])
    const one = solo().staff(6, 1, 1).market().marketPile("caracu:2").card(3)
    expect([one.cardsIn(PEDRO, "discards"), one.marketOf()]).toEqual([[], ["caracu:2"]])
  })

  it("PEDRO-45 without the speciality card 13 takes the best value-3 card and card 10 nothing", () => {
    const given = (...market: string[]): Solo => solo().market(...market)
    expect(
      given(...plenty)
        .card(13)
        .cardsIn(PEDRO, "discards"),
    ).toEqual(["blancoOrejinegro:3"])
    const none = given("franqueiro:3").card(13)
    expect([none.cardsIn(PEDRO, "discards"), none.marketOf().length]).toEqual([[], 1])
    expect(
      given(...plenty)
        .card(10)
        .cardsIn(PEDRO, "discards"),
    ).toEqual([])
    expect(
      given(...plenty)
        .speciality("gaucho")
        .card(10)
        .cardsIn(PEDRO, "discards"),
    ).toEqual(["blancoOrejinegro:3"])
  })

  it("PEDRO-86 you are never asked about cattle", () => {
    for (const gauchos of range(6)) {
      const p = solo()
        .staff(gauchos + 1, 1, 1)
        .market(...plenty, ...plenty)
      expect(p.card(3).asked).toBe("phaseA")
    }
  })
})
