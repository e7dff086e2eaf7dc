import { num, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { goals } from "../data/cards.ts"
import { owned } from "../rules/scoring.ts"
import { newGame } from "./position.ts"

/** A seat with nothing that counts. */
function bare() {
  return newGame().money(0, 0).hand(0).pile(0).discards(0).quays(0)
}

describe("ARG-33 Scoring", () => {
  it("ARG-33.1 1 VP per full 5 pesos", () => {
    expect([0, 4, 5, 14].map(money => newGame().money(0, money).points(0, "money"))).toEqual([0, 0, 1, 2])
  })

  it("ARG-33.2 VP on own buildings on the trail", () => {
    expect(
      newGame().build(0, "9a", "site-A1").build(0, "10a", "site-A2").build(1, "8a", "site-A3").points(0, "buildings"),
    ).toBe(23)
  })

  it("ARG-33.3 discs on ships still in the loading zone", () => {
    expect(newGame().aboard(0, "ship-0", "ship-0", "ship-18", "new-16", "ship-9").points(0, "ships")).toBe(-4 + 12 + 9)
  })

  it("ARG-33.4 bonus spaces, and quays 0, 1, 2, 5, 8", () => {
    const quays = ["leHavre-I", "leHavre-II", "rotterdam-I", "liverpool-I", "liverpool-II"]
    expect(quays.map(quay => newGame().quays(0, quay).points(0, "cities"))).toEqual([0, 1, 2, 5, 8])
    expect(newGame().inCities(0, "liverpool-a-S2", "rotterdam-a-N1").points(0, "cities")).toBe(26)
    expect(
      newGame({ citiesB: ["liverpool"] })
        .inCities(0, "liverpool-b-E2")
        .points(0, "cities"),
    ).toBe(14)
  })

  it("ARG-33.5 stations, the terminus once per disc", () => {
    const vp = range(8).map(i =>
      newGame()
        .discsOnStations(0, `station-${i + 1}`)
        .points(0, "stations"),
    )
    expect(vp).toEqual([1, 2, 2, 3, 4, 5, 6, 7])
    expect(newGame().discsOnStations(0, "station-8", "station-8").points(0, "stations")).toBe(14)
  })

  it("ARG-33.6 2 VP per farmer beside the board", () => {
    expect(newGame().farmers(0, "green-3-green", "yellow-8-black").points(0, "farmers")).toBe(4)
  })

  it("ARG-33.7 cattle and exhaustion cards of the whole herd", () => {
    expect(bare().hand(0, "aberdeenAngus:7").pile(0, "exhaustion").discards(0, "caracu:3").points(0, "herd")).toBe(8)
    expect(bare().hand(0, "exhaustion").points(0, "herd")).toBe(-2)
  })

  it("ARG-33.8 objectives plus or minus", () => {
    expect(bare().area(0, "obj-16", "obj-01").aboard(0, "ship-18").points(0, "objectives")).toBe(3)
  })

  it("ARG-33.9 stationmaster bonuses", () => {
    expect(newGame().masters(0, "sm-farmers").farmers(0, "green-3-green").points(0, "stationmasters")).toBe(1)
  })

  it("ARG-33.10 4 VP per worker in columns 5 and 6", () => {
    expect(newGame().workers(0, { gaucho: 5, carpintero: 6 }).points(0, "workers")).toBe(12)
  })

  it("ARG-33.11 2 VP for the right movement space", () => {
    expect(newGame().cleared(0, "move-2").points(0, "movementDisc")).toBe(2)
    expect(newGame().cleared(0, "move-1").points(0, "movementDisc")).toBe(0)
  })

  it("ARG-33.12 2 VP for the job market token", () => {
    const p = newGame()
    p.s.ended = 1
    expect([0, 1].map(seat => p.points(seat, "jobMarketMarker"))).toEqual([0, 2])
  })

  it("ARG-33.13 the eight stationmaster bonuses, incomplete groups count nothing", () => {
    const worth = (master: string, p = bare()) => p.masters(0, master).points(0, "stationmasters")
    expect(worth("sm-ships", bare().aboard(0, "ship-0", "ship-0", "ship-18"))).toBe(3)
    expect(worth("sm-stations", bare().discsOnStations(0, "station-1", "station-8", "station-8"))).toBe(3)
    expect(worth("sm-objectives", bare().area(0, "obj-01", "obj-02", "obj-16"))).toBe(3)
    expect(worth("sm-strength", bare().workers(0, { gaucho: 4 }).strong(0, "gaucho", 3))).toBe(3)
    expect(worth("sm-workerSets", bare().workers(0, { gaucho: 3, carpintero: 2, maquinista: 2, granjero: 2 }))).toBe(8)
    expect(worth("sm-farmers", bare().farmers(0, "green-3-green", "green-3-green"))).toBe(2)
    expect(
      worth("sm-cattle", bare().hand(0, "serrano:2", "franqueiro:3", "aberdeenAngus:5", "caracu:3", "niata")),
    ).toBe(3)
    expect(
      worth("sm-buildings", bare().build(0, "1a", "site-A1").build(0, "2a", "site-A2").build(0, "3a", "site-A3")),
    ).toBe(3)
  })

  it("ARG-33.14 the best set of cards, found exactly: held against trying all", () => {
    for (const i of range(12)) {
      const p = bare().build(0, "1a", "site-A1").build(0, "2a", "site-A2").discsOnStations(0, "station-1")
      p.inCities(0, "leHavre-a-W1", "leHavre-a-N1").farmers(0, "green-3-green", "blue-3-green", "yellow-5-black")
      p.hand(0, "serrano:2", "serrano:2", "franqueiro:3", "caracu:2")
      const cards = range(6).map(k => (i * 5 + k * 7) % 24)
      const ids = cards.map(card => `obj-${String(card + 1).padStart(2, "0")}`)
      if (i % 2) p.masters(0, "sm-objectives")
      p.area(0, ...ids.slice(0, 2)).discards(0, ...ids.slice(2))
      const supply = owned(p.s, 0)
      const best = bruteForce(cards.slice(0, 2), cards.slice(2), supply, i % 2 === 1)
      expect(p.points(0, "objectives") + p.points(0, "stationmasters")).toBe(best)
    }
  })

  it("ARG-33.15 coins on farmers, discs on the board, certificates, grain, tokens and unplaced buildings are worth nothing", () => {
    const p = bare()
    const before = p.total(0)
    p.grain(0, 8).certificates(0, 4).tokens(0, 5).coins("green-1", 9)
    expect(p.total(0)).toBe(before)
  })
})

/** Every way to put each card in the area fulfilled, unfulfilled or not at all. */
function bruteForce(
  must: readonly number[],
  may: readonly number[],
  supply: readonly number[],
  master: boolean,
): number {
  let best = Number.NEGATIVE_INFINITY
  const all = [...must, ...may]
  function go(i: number, left: readonly number[], area: number, points: number): void {
    if (i === all.length) {
      best = Math.max(best, points + (master ? 3 * Math.floor(area / 2) : 0))
      return
    }
    const goal = goals[num(all, i)]
    if (!goal) return
    const rest = left.map((n, kind) => n - num(goal.wants, kind))
    if (rest.every(n => n >= 0)) go(i + 1, rest, area + 1, points + goal.vp)
    go(i + 1, left, area + 1, points - goal.penalty)
    if (i >= must.length) go(i + 1, left, area, points)
  }
  go(0, supply, 0, 0)
  return best
}
