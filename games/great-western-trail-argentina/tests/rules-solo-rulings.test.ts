// SOLO-12 and SOLO-13: rulings, and what was reconstructed.
import { at, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { bonusSpaces } from "../data/cities.ts"
import { loadingCards } from "../data/loading-cards.ts"
import { farmerColours, marketTile, pedroCards } from "../data/pedro.ts"
import { STARTING_SHIPS, ships } from "../data/ships.ts"
import { nodes } from "../data/trail.ts"
import { box } from "../index.ts"
import { newSolo, PEDRO, solo, YOU } from "./solo.ts"

describe("SOLO-12 Ambiguities and rulings", () => {
  it("SOLO-12.1 his extra worker comes out of bag B", () => {
    const p = newSolo()
    expect([0, 1, 2].map(bag => p.s.stacks[bag]?.length)).toEqual([36 - 5 - 2, 39 - 5 - 2 - 1, 33 - 2])
  })

  it("SOLO-12.2 a criterion that nothing meets is skipped", () => {
    const p = solo().speciality("carpintero").token(4).jobs(1, "gaucho").jobs(2, "maquinista").card(2)
    expect(p.happened("hired")).toMatchObject([{ row: 1, tile: "gaucho" }])
  })

  it("SOLO-12.3 distances count locations, not spaces", () => {
    const p = solo().build(YOU, "2a", "site-A1").build(YOU, "4a", "site-A2").farmer("green-4", "green-4-black")
    expect(p.estanciero(PEDRO, "site-A").card(10).standing(PEDRO)).toBe("green-4")
  })

  it("SOLO-12.4 fees are compared in pesos over the way of this turn", () => {
    const p = solo().farmer("green-1", "green-4-black").farmer("green-2", "green-4-black")
    p.build(YOU, "7a", "site-A1").build(YOU, "2a", "site-A2").estanciero(PEDRO, "site-A").card(10)
    expect([p.standing(PEDRO), p.reasons()]).toEqual(["green-1", ["leastFees"]])
  })

  it("SOLO-12.5 a farmer gets nothing from him", () => {
    const p = solo().farmer("green-1", "green-4-black").build(YOU, "7a", "site-A1").estanciero(PEDRO, "site-A").card(10)
    expect([p.standing(PEDRO), p.coinsOn("green-1"), sum(p.s.coins)]).toEqual(["green-1", 0, 0])
  })

  it("SOLO-12.6 a type whose row is full is left out", () => {
    const p = solo().staff(1, 1, 6).token(4).jobs(1, "maquinista").jobs(2, "gaucho").card(2)
    expect(p.workersOf(PEDRO)).toEqual([2, 1, 6, 0])
  })

  it("SOLO-12.7 cards just turned up serve the lower option only", () => {
    const p = solo().staff(2, 1, 1).market("serrano:2").marketPile("franqueiro:5", "franqueiro:4").card(3)
    expect([p.cardsIn(PEDRO, "discards"), p.marketOf()]).toEqual([["serrano:2"], ["franqueiro:4", "franqueiro:5"]])
  })

  it("SOLO-12.8 seven sites are a risk, fifteen are not", () => {
    const sites = nodes.filter(node => node.kind === "buildingSite")
    expect(sites.filter(node => node.special !== undefined).map(({ id }) => id)).toEqual(
      ["A4", "A5", "B5", "E4", "E5", "H1", "H2"].map(site => `site-${site}`),
    )
    expect(sites.filter(node => node.special === undefined)).toHaveLength(15)
  })

  it("SOLO-12.9 spaces are counted on both branches", () => {
    const p = solo().estanciero(YOU, "site-B").build(YOU, "2a", "site-B1").build(YOU, "4a", "site-B2").card(4)
    expect(p.onSite("site-B3")).toBe("1a 1")
    const longer = solo().estanciero(YOU, "site-E")
    for (const [tile, site] of [
      ["2a", "E1"],
      ["4a", "E2"],
      ["5a", "E3"],
    ])
      longer.build(YOU, tile ?? "", `site-${site}`)
    expect(longer.card(4).legal()).toEqual(["on site-F1", "on site-F2"])
  })

  it("SOLO-12.10 the fourth way to build comes only when nothing can be replaced", () => {
    const p = solo().staff(1, 6, 1)
    p.player(PEDRO).unbuilt = (1 << 1) | (1 << 7)
    expect([p.card(4).onSite("site-A1"), p.reasons().slice(-2)]).toEqual(["7a 1", ["mostCarpinteros", "nearest"]])
    p.player(PEDRO).unbuilt = (1 << 1) | (1 << 9)
    expect([p.card(4).onSite("site-A1"), p.reasons().at(-1)]).toEqual(["9a 1", "replace"])
  })

  it("SOLO-12.11 the last open station in range; one with his disc does not count", () => {
    const p = solo().staff(1, 1, 6).engine(PEDRO, "rail-3").discsOnStations(PEDRO, "station-2").card(5)
    expect(p.engineOf(PEDRO)).toBe("turnout-4")
  })

  it("SOLO-12.12 stations he has upgraded are turnouts he never enters", () => {
    for (const maquinistas of range(5)) {
      const p = solo()
        .staff(1, 1, maquinistas + 1)
        .engine(PEDRO, "rail-4")
        .discsOnStations(PEDRO, "station-1", "station-2")
      expect(p.card(5).engineOf(PEDRO)).toBe(`rail-${5 + maquinistas}`)
    }
  })

  it("SOLO-12.13 a delivery that pays no grain is not made", () => {
    expect(solo().quays(PEDRO, "leHavre-II").visit().pedroDid("delivered")).toBe(false)
  })

  it("SOLO-12.14 grain actually paid is compared", () => {
    const p = solo().grain(PEDRO, 6).quays(PEDRO, "leHavre-I", "liverpool-II").visit()
    expect([p.citiesOf(PEDRO), p.reasons()]).toEqual([["liverpool-a-S2"], ["mostSpacePoints"]])
  })

  it("SOLO-12.15 of bonuses he is a player minus money, tokens and hand", () => {
    const kinds = new Set(bonusSpaces.flatMap(space => space.gives.map(gain => gain.give)))
    expect([...kinds].sort()).toEqual(
      ["certificates", "engineForward", "exchangeToken", "money", "takeMarketCard", "takeObjective"].sort(),
    )
    const p = solo({ citiesB: ["rotterdam"] })
      .grain(PEDRO, 1)
      .quays(PEDRO, "rotterdam-I")
      .visit()
    expect([p.citiesOf(PEDRO).length, p.certificatesOf(PEDRO), p.tokensOf(PEDRO)]).toEqual([1, 0, 0])
  })

  it("SOLO-12.16 with his discs on all listed ships the level of the card is kept", () => {
    const p = solo().aboard(PEDRO, "ship-1", "ship-5", "ship-7").visit()
    expect(p.aboardOf(PEDRO)).toContain("ship-6")
    expect(p.aboardOf(PEDRO)).not.toContain("ship-15")
  })

  it("SOLO-12.17 the loading card changes after the visit that moved the token", () => {
    const p = solo().quays(PEDRO).token(5).tokenNext().foresight("", "", "gaucho")
    p.estanciero(PEDRO, "site-H").card(6)
    expect([p.grainOf(PEDRO), p.happened("pedroList")]).toMatchObject([1, [{ loadingCard: "moderate-1" }]])
    expect(p.loadingCard()).toBe("moderate-2")
  })

  it("SOLO-12.18 card 10 moves by gauchos", () => {
    expect(solo().staff(2, 3, 2).card(10).standing(PEDRO)).toBe("site-B")
  })

  it("SOLO-12.19 cards 1 and 2, 8 and 9 have their actions in the order of the text", () => {
    const [first, second] = pedroCards
    expect([first?.does, second?.does]).toEqual([
      [{ does: "hire", order: "cheapestFirst" }],
      [{ does: "hire", order: "specialityFirst" }],
    ])
    expect([at(pedroCards, 7).does.at(-1), at(pedroCards, 8).does.at(-1)]).toEqual([
      { does: "takeFarmer", keeps: false },
      { does: "takeFarmer", keeps: true },
    ])
  })

  it("SOLO-12.20 his pile may be listed: all see it", () => {
    const p = solo().market("serrano:2").speciality("gaucho").card(10)
    expect(p.seenBy(-1).players[PEDRO]?.discards).toEqual(p.player(PEDRO).discards)
    expect(p.player(PEDRO).discards).toHaveLength(1)
  })

  it("SOLO-12.21 the parts of cards 6, 8 and 9 come in the order of PEDRO-92", () => {
    const order = [5, 7, 8].map(card => at(pedroCards, card).does.map(action => action.does))
    expect(order).toEqual([
      ["moveEngine", "gainGrain"],
      ["gainGrain", "takeFarmer"],
      ["gainGrain", "takeFarmer"],
    ])
    const p = solo().farmer("green-1", "green-4-black").card(9)
    const told = (p.t.log ?? []).map(({ did }) => did).filter(did => did === "grain" || did === "pedroKept")
    expect(told).toEqual(["grain", "pedroKept"])
  })

  it("SOLO-12.22 he delivers even where he loses VP by it", () => {
    const p = solo().grain(PEDRO, 1).quays(PEDRO, "liverpool-II")
    p.inCities(YOU, "liverpool-a-N3")
    expect(p.points(PEDRO, "cities")).toBe(8)
    expect([p.visit().citiesOf(PEDRO), p.points(PEDRO, "cities")]).toEqual([["liverpool-a-N1"], 4])
  })
})

describe("SOLO-13 What was reconstructed", () => {
  it("SOLO-13.1 what no source was found for is marked, in the data and in the rules", async () => {
    expect(pedroCards.every(card => card.reconstructed.includes("moves"))).toBe(true)
    expect(marketTile.every(option => option.reconstructed)).toBe(true)
    expect(loadingCards.every(card => card.reconstructed === card.number < 4)).toBe(true)
    const rows = [...pedroCards, ...marketTile, ...loadingCards]
    for (const language of ["en", "fr"] as const) {
      const book = await box.rulebook(language)
      const marked = new Set(
        book.sections.flatMap(({ rules }) => rules.filter(r => r.reconstructed).map(({ no }) => no)),
      )
      for (const { rule } of rows) expect(marked).toContain(rule)
    }
  })

  it("SOLO-13.2 card 3 of the rising order reads I, I, II by the quays of its ships", () => {
    const quaysOn = (id: string) =>
      (loadingCards.find(card => card.id === id)?.ships ?? []).map(
        ship => ships.find(row => row.id === ship)?.quay?.split("-")[1],
      )
    expect(["easy-1", "easy-2", "easy-3"].map(quaysOn)).toEqual([
      ["I", "II", "I"],
      ["II", "I", "I"],
      ["I", "I", "II"],
    ])
  })

  it("SOLO-13.3 whichever six late ships are in play, second and third highest are worth what the rulebook prints", () => {
    const late = ships.slice(STARTING_SHIPS)
    for (const left of late) {
      const byValue = late.filter(ship => ship !== left).sort((a, b) => b.value - a.value)
      expect([7, 9]).toContain(byValue[0]?.vp)
      expect(byValue[1]?.vp).toBe(7)
    }
  })

  it("SOLO-13.4 the cattle table rises in best VP and makes 2 gauchos better than the small action", () => {
    const best: { readonly [value: number]: number } = { 3: 3, 4: 5, 5: 7 }
    const points = marketTile.map(({ values }) => sum(values.map(value => best[value] ?? 0)))
    expect(points).toEqual([3, 5, 6, 7, 10, 12])
    expect(farmerColours).toEqual(["yellow", "orange", "blue", "green"])
  })
})
