// Every space of the cities, every ship, disc space, stationmaster and objective card is used once.
import { at, num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { type conditions, deck } from "../data/cards.ts"
import { bonusSpaces, cityIds, quays } from "../data/cities.ts"
import { discSpaces } from "../data/players.ts"
import { STARTING_SHIPS, ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { stations } from "../data/track.ts"
import { newGame, type Position } from "./position.ts"

/** Answers what a bonus asks with the first choice. */
function settled(p: Position): Position {
  while (["takeObjective", "engineForward", "takeMarketCard", "upgradeStation"].includes(p.asked))
    p.play(at(p.legal(), 0))
  return p
}

describe("cities", () => {
  for (const { id, city, grain, vp, gives } of bonusSpaces)
    it(`${id} asks for ${grain} grain, brings its bonus and ${vp} VP`, () => {
      const name = at(cityIds, city)
      const quay = at(
        quays.filter(row => row.city === city && (grain <= 8 || row.discount > 0)),
        0,
      )
      const p = newGame({ seats: 4, citiesB: id.includes("-b-") ? [name] : [] })
        .quays(0, quay.id)
        .grain(0, 8)
        .money(0, 0)
      p.market("franqueiro:3").engine(0, "rail-11").discards(0).hand(0, "niata").arrive(0, "buenos-aires")
      settled(p.play(`deliver ${quay.id}`, `to ${id}`))
      expect([p.grainOf(0), p.points(0, "cities")]).toEqual([8 - Math.max(0, grain - quay.discount), vp])
      const gain = gives[0]
      const came = { money: p.moneyOf(0)[0], certificates: p.certificatesOf(0), exchangeToken: p.tokensOf(0) - 1 }
      if (gain?.give === "money" || gain?.give === "certificates") expect(came[gain.give]).toBe(gain.each)
      else if (gain?.give === "exchangeToken") expect(came.exchangeToken).toBe(1)
      else if (gain?.give === "engineForward") expect(p.engineOf(0)).not.toBe("rail-11")
      else if (gain) expect(p.player(0).discards).toHaveLength(1)
      else expect(came).toEqual({ money: 0, certificates: 0, exchangeToken: 0 })
    })
})

describe("ships", () => {
  ships.forEach(({ id, value, grain, white, vp }, no) => {
    it(`${id} asks for a value of ${value} and ${grain} grain, and is worth ${vp} VP`, () => {
      const p = newGame().quays(0).grain(0, 8).money(0, 0)
      if (no >= STARTING_SHIPS) p.s.ships.push(no)
      p.hand(
        0,
        "niata",
        "patagonico",
        "fronterizo",
        "serrano:2",
        "franqueiro:3",
        "aberdeenAngus:5",
        "blancoOrejinegro:3",
      )
      p.arrive(0, "buenos-aires").play("reveal", `load ${id}`)
      expect(p.can("disc move-1")).toBe(!white)
      p.play(white ? "disc aux1-2x" : "disc move-1")
      settled(p)
      expect([p.aboardOf(0), p.grainOf(0), p.points(0, "ships")]).toEqual([[id], 8 - grain, vp])
    })
  })
})

describe("disc spaces", () => {
  for (const { id, price, money } of discSpaces)
    it(`${id} is cleared for ${price} pesos and brings ${money}`, () => {
      const p = newGame().build(0, "8a", "site-A1").money(0, 5).arrive(0, "site-A1").play("use 8a.2", `disc ${id}`)
      expect([p.clearedOf(0), p.moneyOf(0)]).toEqual([[id], [5 - price + money]])
    })
})

describe("stationmasters and stations", () => {
  stationmasters.forEach(({ id, permanent, loadingGrain }, i) => {
    it(`${id} is taken at a station for a worker`, () => {
      const { at: turnout, cost } = at(stations, i % 5)
      const p = newGame().workers(0, { gaucho: 2 }).money(0, 20).engine(0, turnout.replace("turnout", "rail"))
      p.master((i % 5) + 1, id)
        .arrive(0, "site-D")
        .play("use D.2", `engine ${turnout}`, `upgrade station-${(i % 5) + 1}`, "disc aux1-2x", "appoint gaucho")
      const pesos = { "sm-cattle": 3, "sm-stations": 2 }[id] ?? 0
      const grain = { "sm-workerSets": 2, "sm-farmers": 2 }[id] ?? 0
      expect([p.mastersOf(0), p.moneyOf(0), p.grainOf(0)]).toEqual([[id], [20 - cost + pesos], grain])
      expect(permanent + loadingGrain).toBe(pesos + grain > 0 ? 0 : 1)
    })
  })
})

/** Gives seat 0 one thing of a kind. */
const gives: { readonly [C in (typeof conditions)[number]]: (p: Position, n: number) => void } = {
  building: (p, n) => p.build(0, `${n + 1}a`, `site-A${n + 1}`),
  station: (p, n) => p.discsOnStations(0, `station-${n + 1}`),
  districtNorth: p => p.inCities(0, "leHavre-a-N1"),
  districtEast: p => p.inCities(0, "leHavre-a-E1"),
  districtSouth: p => p.inCities(0, "leHavre-a-S2"),
  districtWest: p => p.inCities(0, "leHavre-a-W1"),
  cattleValue3: p => p.discards(0, ...p.cardsIn(0, "discards"), "serrano:2"),
  caracu: p => p.discards(0, ...p.cardsIn(0, "discards"), "caracu:2"),
  franqueiro: p => p.discards(0, ...p.cardsIn(0, "discards"), "franqueiro:3"),
  aberdeenAngus: p => p.discards(0, ...p.cardsIn(0, "discards"), "aberdeenAngus:5"),
  farmerGreen: p => p.farmers(0, ...p.farmersOf(0), "green-3-green"),
  farmerBlue: p => p.farmers(0, ...p.farmersOf(0), "blue-3-green"),
  farmerOrange: p => p.farmers(0, ...p.farmersOf(0), "orange-3-green"),
  farmerYellow: p => p.farmers(0, ...p.farmersOf(0), "yellow-5-black"),
  ship18Disc: p => p.aboard(0, "ship-18"),
}

describe("objective cards", () => {
  for (const { id, conditions: wanted, vp, penalty } of deck)
    it(`${id} fails without the last of ${wanted.join(", ")}, and is worth ${vp} with all`, () => {
      const p = newGame().area(0, id).pile(0).hand(0).discards(0)
      const counts: Record<string, number> = {}
      wanted.forEach(condition => {
        expect(p.points(0, "objectives")).toBe(-penalty)
        gives[condition](p, counts[condition] ?? 0)
        counts[condition] = (counts[condition] ?? 0) + 1
      })
      expect([p.points(0, "objectives"), num([penalty], 0)]).toEqual([vp, 2])
    })
})
