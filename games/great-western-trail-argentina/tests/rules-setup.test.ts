import { at, begin, num, range, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { buildings } from "../data/actions.ts"
import { cards, deck, EXHAUSTION, marketCattle } from "../data/cards.ts"
import { closedCities } from "../data/cities.ts"
import { discSpaces } from "../data/players.ts"
import { ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { bagTiles, tiles } from "../data/tiles.ts"
import { argentina } from "../game.ts"
import { newGame } from "./position.ts"

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

describe("ARG-1 Aim", () => {
  it("ARG-1.1 the trail leads from the start to Buenos Aires, and the estanciero begins anew there", () => {
    const p = newGame({ seats: 2 }).bare().estanciero(0, "site-H").hand(0, "niata").turn(0)
    p.play("move buenos-aires", "reveal", "load ship-0")
    while (p.asked !== "endTurn") p.play(at(p.legal(), 0))
    expect(p.standing(0)).toBe("buenos-aires")
    p.play("end")
    expect(p.standing(0)).toBe("start")
  })

  it("ARG-1.2 the highest total wins, equal totals share the victory", () => {
    const p = newGame({ seats: 3 }).money(0, 50).money(1, 50).money(2, 0)
    expect(p.places()).toEqual([1, 1, 3])
    expect(p.money(1, 60).places()).toEqual([2, 1, 3])
  })
})

describe("ARG-2 Setup of the common area", () => {
  it("ARG-2.1 five of the eight stationmasters lie on their spaces", () => {
    const p = newGame()
    expect(stationmasters).toHaveLength(8)
    expect(new Set(p.s.masters).size).toBe(5)
    expect(new Set(range(20).map(i => newGame({ seed: `m${i}` }).s.masters.join())).size).toBeGreaterThan(15)
  })

  it("ARG-2.2 neutral buildings on their letters, or shuffled over the same sites", () => {
    const p = newGame()
    expect(letters.map(letter => p.onSite(`site-${letter}`))).toEqual(letters)
    const orders = range(20).map(i => {
      const q = newGame({ seed: `n${i}`, options: { neutralPlacement: "shuffled" } })
      return letters.map(letter => q.onSite(`site-${letter}`))
    })
    expect(orders.every(order => [...order].sort().join() === letters.join())).toBe(true)
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(10)
  })

  it("ARG-2.3 the token starts in row 3, on the rightmost column", () => {
    const p = newGame()
    expect([p.s.token, p.jobsIn(3)[3]]).toEqual([2, ""])
  })

  it("ARG-2.4 bag A holds green, blue and orange farmers, B workers, C workers and yellow farmers", () => {
    const kinds = bagTiles.map(bag => [...new Set(bag.map(kind => at(tiles, kind).id.split("-")[0]))])
    expect(kinds).toEqual([
      ["green", "blue", "orange"],
      ["gaucho", "carpintero", "maquinista"],
      ["gaucho", "carpintero", "maquinista", "yellow"],
    ])
    expect(bagTiles.map(bag => bag.length)).toEqual([36, 39, 33])
    for (const type of ["gaucho", "carpintero", "maquinista"])
      expect(bagTiles.flat().filter(kind => at(tiles, kind).id.startsWith(type)).length, `${type}: 19 of each`).toBe(19)
  })

  it("ARG-2.5 five farmers of bag A, each on the lowest free space of its zone", () => {
    for (const i of range(10)) {
      const p = newGame({ seed: `farmers ${i}` })
      expect(p.tiles()).toHaveLength(5)
      for (const zone of ["green", "blue", "orange"]) {
        const filled = [1, 2, 3, 4].map(n => p.onSite(`${zone}-${n}`) !== "")
        expect(filled).toEqual([...filled].sort().reverse())
      }
    }
  })

  it("ARG-2.6 workers fill rows 1 to 3 up to the token: 5, 8 or 11 of them", () => {
    for (const [seats, workers] of [
      [2, 5],
      [3, 8],
      [4, 11],
    ] as const) {
      const p = newGame({ seats })
      expect([1, 2, 3].flatMap(row => p.jobsIn(row)).filter(Boolean)).toHaveLength(workers)
      expect(p.jobsIn(1).slice(0, 4 - seats)).toEqual(new Array(4 - seats).fill(""))
    }
  })

  it("ARG-2.7 two tiles of each bag are on the foresight spaces", () => {
    newGame().s.foresight.forEach((kind, slot) => {
      expect(num(at(tiles, kind).bags, slot >> 1)).toBeGreaterThan(0)
    })
  })

  it("ARG-2.8 9, 12 or 15 of the 36 market cattle are open, sorted by breed; 25 exhaustion cards", () => {
    expect(marketCattle).toHaveLength(36)
    for (const [seats, size] of [
      [2, 9],
      [3, 12],
      [4, 15],
    ] as const) {
      const { market, marketPile } = newGame({ seats }).s
      expect([market.length, marketPile.length]).toEqual([size, 36 - size])
      expect(market).toEqual([...market].sort((a, b) => a - b))
    }
  })

  it("ARG-2.9 four of the 24 objective cards are open", () => {
    const { objectives, objectivePile } = newGame().s
    expect([deck.length, objectives.length, objectivePile.length]).toEqual([24, 4, 20])
  })

  it("ARG-2.10 the eleven ships with a sun lie by value, seven others are in the pile", () => {
    const p = newGame()
    expect(p.s.ships.map(ship => at(ships, ship).value)).toEqual([0, 1, 3, 5, 6, 7, 8, 9, 11, 15, 18])
    expect(p.s.shipPile).toHaveLength(7)
  })

  it("ARG-2.11 the cities show side a, or sides chosen or drawn", () => {
    expect(newGame().s.citySides).toBe(0)
    expect(newGame({ citiesB: ["leHavre", "liverpool"] }).s.citySides).toBe(0b101)
    const drawn = range(30).map(i => newGame({ seed: `c${i}`, options: { citySides: "randomPerCity" } }).s.citySides)
    expect(new Set(drawn).size).toBeGreaterThan(5)
  })

  it("ARG-2.12 closing tiles on all cities with 2, on Rotterdam with 3, on none with 4 players", () => {
    expect([2, 3, 4].map(seats => closedCities[seats])).toEqual([[0, 1, 2], [1], []])
    const spaces = (seats: number) =>
      newGame({ seats }).quays(0, "leHavre-I").grain(0, 8).arrive(0, "buenos-aires").play("deliver leHavre-I")
    expect(spaces(2).refused("to leHavre-a-W2").rule).toBe("ARG-2.12")
    expect(spaces(3).can("to leHavre-a-W2")).toBe(true)
  })

  it("ARG-2.13 money and exchange tokens never run out", () => {
    const p = newGame().money(0, 5000).tokens(0, 100).build(0, "3a", "site-A1").arrive(0, "site-A1").play("use 3a.1")
    expect(p.tokensOf(0)).toBe(101)
  })

  it("ARG-2.14 with 2, 3 and 4 players 23, 22 and 21 exhaustion cards stay in the pile", () => {
    expect([2, 3, 4].map(seats => newGame({ seats }).s.exhaustion.length)).toEqual([23, 22, 21])
  })

  it("ARG-2.15 settings are fixed before the first draw; standard is letters, sides a, first seat at random", () => {
    const defaults = argentina.options.map(option => [option.id, option.default])
    expect(defaults).toEqual([
      ["neutralPlacement", "sameLetter"],
      ["privateSides", "allA"],
      ["sidesB", []],
      ["citySides", "allA"],
      ["citiesB", []],
      ["startPlayer", "random"],
      ["level", "easy"],
    ])
    const firsts = range(30).map(i => begin(argentina, { seats: 4, seed: `first ${i}` }).state.first)
    expect(new Set(firsts).size).toBe(4)
    expect(newGame({ options: { startPlayer: "2" } }).s.first).toBe(1)
    expect(() => newGame({ seats: 2, options: { startPlayer: "3" } })).toThrow("noSuchSeat")
  })
})

describe("ARG-3 Setup of each player", () => {
  it("ARG-3.1 each player has 10 buildings with two sides and 18 discs", () => {
    const p = newGame()
    expect(buildings.filter(b => b.number > 0)).toHaveLength(20)
    expect(p.discsLeft(0) + p.quaysOf(0).length).toBe(18)
  })

  it("ARG-3.2 side a for all, one side drawn or chosen per number for all players", () => {
    expect(newGame().player(0).sides).toBe(0)
    const p = newGame({ b: [2, 10] })
    expect(p.s.players.map(me => me.sides)).toEqual([0b10000000100, 0b10000000100, 0b10000000100])
    const drawn = range(20).map(i => newGame({ seed: `s${i}`, options: { privateSides: "randomPerNumber" } }))
    expect(drawn.every(q => new Set(q.s.players.map(me => me.sides)).size === 1)).toBe(true)
    expect(new Set(drawn.map(q => q.player(0).sides)).size).toBeGreaterThan(15)
  })

  it("ARG-3.3 17 discs on the board, two auxiliary actions free, the 18th on quay I of Le Havre", () => {
    const p = newGame().arrive(0, "site-B")
    expect(discSpaces).toHaveLength(17)
    expect(p.legal("aux")).toEqual(["aux gainMoney single", "aux drawDiscard single"])
    expect(p.quaysOf(0)).toEqual(["leHavre-I"])
  })

  it("ARG-3.4 engine on 0, markers on 0, estanciero off the board, one printed worker in each row", () => {
    const me = newGame().player(0)
    expect([me.engine, me.grain, me.certificates, me.rancher, me.workers]).toEqual([0, 0, 0, -1, [1, 1, 1, 1]])
  })

  it("ARG-3.5 the herd is 14 starter cattle and an exhaustion card", () => {
    const me = newGame().player(1)
    const herd = [...me.hand, ...me.pile].sort((a, b) => a - b).map(card => at(cards.ids, card))
    const of = (id: string) => herd.filter(card => card === id).length
    expect(["niata", "patagonico", "fronterizo", "holandoArgentino", "exhaustion"].map(of)).toEqual([5, 3, 3, 3, 1])
    expect(sum(me.cattle)).toBe(15)
    expect(me.cattle[EXHAUSTION]).toBe(1)
  })

  it("ARG-3.6 seats receive 7, 8, 9, 10 pesos, draw 4, 5, 6, 7 cards and have an exchange token", () => {
    const { players } = newGame({ seats: 4 }).s
    expect(players.map(me => [me.money, me.hand.length, me.tokens])).toEqual([
      [7, 4, 1],
      [8, 5, 1],
      [9, 6, 1],
      [10, 7, 1],
    ])
  })

  it("ARG-3.7 unplaced buildings, money, markers and tokens lie open: a view shows them", () => {
    const p = newGame()
    const { unbuilt, money, grain, tokens } = p.seenBy(1).players[0] ?? p.player(1)
    expect([unbuilt, money, grain, tokens]).toEqual([p.player(0).unbuilt, 7, 0, 1])
  })
})
