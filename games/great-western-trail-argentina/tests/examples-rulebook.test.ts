import { at } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function steps(p: Position, end: string): number[] {
  return p
    .legal("move")
    .filter(way => way.endsWith(` ${end}`))
    .map(way => way.split(" ").length - 1)
}

describe("examples of the rulebook", () => {
  it("EX-1 counting steps", () => {
    const p = newGame()
      .bare()
      .build(1, "2a", "site-A2")
      .farmer("green-1", "green-3-green")
      .farmer("green-2", "green-4-black")
    expect(steps(p.estanciero(0, "site-A").turn(0), "site-B")).toEqual([2, 3])
  })

  it("EX-2 movement limit", () => {
    const longest = (seat: number) => {
      const p = newGame().bare().cleared(1, "move-1").estanciero(seat, "start").turn(seat)
      return Math.max(...p.legal("move").map(way => way.split(" ").length - 1))
    }
    expect([longest(0), longest(1)]).toEqual([4, 6])
  })

  it("EX-3 shortcuts", () => {
    const p = newGame()
      .bare()
      .engine(0, "rail-8")
      .engine(1, "rail-9")
      .engine(2, "rail-12")
      .farmer("yellow-4", "yellow-5-black")
    p.estanciero(0, "site-H").estanciero(1, "site-H").money(0, 5)
    expect(p.turn(1).can("move pier-9")).toBe(true)
    p.turn(0)
    expect(p.can("move pier-9")).toBe(false)
    p.play("move yellow-4 pier-6")
    expect([p.coinsOn("yellow-4"), p.standing(0), p.asked]).toEqual([1, "buenos-aires", "reveal"])
  })

  it("EX-4 fees with little money", () => {
    const lower = newGame()
      .bare()
      .build(1, "7a", "site-A1")
      .build(2, "1a", "site-A2")
      .money(0, 2)
      .money(1, 0)
      .money(2, 0)
    lower.estanciero(0, "site-A").turn(0).play("move site-A1 site-A2 site-B")
    expect(lower.moneyOf(0, 1, 2)).toEqual([0, 2, 0])
    const upper = newGame().bare().farmer("green-1", "green-4-black").farmer("green-2", "green-5-black").money(0, 2)
    upper.estanciero(0, "site-A").turn(0).play("move green-1 green-2 site-B")
    expect([upper.coinsOn("green-1"), upper.coinsOn("green-2"), upper.standing(0)]).toEqual([1, 1, "site-B"])
  })

  it("EX-5 local actions and a special action", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "gaucho")
      .money(0, 20)
      .hand(0, "niata")
      .build(0, "6a", "site-A5")
      .arrive(0, "site-A5")
    expect(p.legal("use")).toEqual(["use 6a.1", "use 6a.2", "use 6a.s"])
    expect(p.can("aux gainMoney single")).toBe(true)
    p.play("use 6a.s")
    expect([p.certificatesOf(0), p.legal("aux")]).toEqual([1, []])
  })

  it("EX-6 stopping on a farmer", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-4-green")
      .farmer("blue-1", "blue-3-green")
      .hand(0, "caracu:2")
      .money(0, 5)
    p.estanciero(0, "site-A").turn(0).play("move green-1")
    expect([p.coinsOn("green-1"), p.legal("help"), p.can("aux gainMoney single")]).toEqual([2, ["help green-1"], true])
  })

  it("EX-7 delivery", () => {
    const p = newGame({ seats: 4 })
      .quays(0, "rotterdam-I", "rotterdam-I")
      .grain(0, 3)
      .money(0, 0)
      .arrive(0, "buenos-aires")
      .play("deliver rotterdam-I")
    expect([p.can("to rotterdam-a-N3"), p.can("to rotterdam-a-E1"), p.can("to rotterdam-a-S2")]).toEqual([
      true,
      false,
      false,
    ])
    p.play("to rotterdam-a-W1")
    expect([p.grainOf(0), p.moneyOf(0), p.points(0, "cities"), p.asked]).toEqual([2, [6], 1 + 2, "reveal"])
  })

  it("EX-8 income", () => {
    const hand = ["patagonico", "patagonico", "chaqueno:1", "serrano:2"] as const
    const p = newGame()
      .money(0, 0)
      .certificates(0, 3)
      .hand(0, ...hand)
      .discards(0)
      .arrive(0, "buenos-aires")
      .play("reveal", "spend 2")
    expect([p.moneyOf(0), p.certificatesOf(0), p.player(0).discards.length]).toEqual([[10], 1, 4])
    const q = newGame()
      .money(0, 0)
      .masters(0, "sm-ships")
      .hand(0, ...hand)
      .arrive(0, "buenos-aires")
      .play("reveal")
    expect(q.moneyOf(0)).toEqual([9])
  })

  it("EX-9 loading", () => {
    const hand = ["patagonico", "chaqueno:1", "aberdeenAngus:5"] as const
    const load = () =>
      newGame()
        .quays(0)
        .aboard(0, "ship-11")
        .money(0, 0)
        .grain(0, 2)
        .hand(0, ...hand)
        .arrive(0, "buenos-aires")
        .play("reveal")
    const nine = load().play("load ship-9")
    expect(nine.can("disc move-1")).toBe(true)
    expect([nine.play("disc move-1").moneyOf(0), nine.grainOf(0)]).toEqual([[6], 0])
    const eight = load().play("load ship-8")
    expect(eight.can("disc move-1")).toBe(false)
    eight.play("disc aux1-2x", "top")
    expect([eight.grainOf(0), eight.moneyOf(0)]).toEqual([1, [10]])
    const eleven = newGame()
      .quays(0)
      .aboard(0, "ship-11")
      .certificates(0, 1)
      .hand(0, ...hand)
      .arrive(0, "buenos-aires")
      .play("reveal", "spend 1")
    expect(eleven.can("load ship-11")).toBe(false)
  })

  it("EX-10 departure", () => {
    const p = newGame()
      .bare()
      .quays(0)
      .token(5)
      .tokenNext()
      .foresight("", "", "gaucho", "", "", "")
      .aboard(1, "ship-1")
      .aboard(2, "ship-7")
      .quays(1)
      .quays(2)
    p.hand(0, "patagonico", "serrano:2").arrive(0, "buenos-aires").play("reveal", "load ship-5", "disc aux1-2x", "end")
    expect([p.quaysOf(0), p.quaysOf(1), p.quaysOf(2)]).toEqual([["leHavre-II"], ["leHavre-I"], ["rotterdam-I"]])
    expect([p.s.ships.length, p.shipsOf().includes("ship-5")]).toEqual([10, false])
  })

  it("EX-11 phase C", () => {
    const p = newGame()
      .cleared(0, "hand-1")
      .hand(0, "niata", "niata", "niata")
      .pile(0, "patagonico", "fronterizo")
      .discards(0, "niata", "niata")
    p.arrive(0, "site-B").play("end")
    expect([p.player(0).hand.length, p.player(0).pile.length, p.player(0).discards.length]).toEqual([5, 0, 2])
  })

  it("EX-12 discard actions", () => {
    const p = newGame().money(0, 0).hand(0, "fronterizo").arrive(0, "site-E").play("use E.1")
    expect(p.moneyOf(0)).toEqual([2])
    expect(newGame().money(0, 0).hand(0, "niata", "niata").arrive(0, "site-D").play("use D.1").moneyOf(0)).toEqual([2])
    const special = (site: string) => newGame().hand(0, "niata").build(0, "2a", site).arrive(0, site).play("use 2a.s")
    expect([special("site-E4").grainOf(0), special("site-A5").certificatesOf(0)]).toEqual([1, 1])
    const q = newGame()
      .hand(0, "patagonico")
      .money(0, 20)
      .token(4)
      .jobs(1, "maquinista")
      .workers(0, { maquinista: 3 })
      .arrive(0, "site-A")
    expect(q.play("use A.2", "use maquinista-4").legal("engine")).toEqual(["engine rail-1", "engine rail-2"])
  })

  it("EX-13 hiring twice at A", () => {
    const p = newGame()
      .token(3)
      .jobs(1, "gaucho-strong")
      .jobs(2, "maquinista")
      .jobs(3, "maquinista")
      .workers(0, { maquinista: 2 })
      .money(0, 16)
    p.hand(0, "niata").arrive(0, "site-A")
    expect(p.can("use A.1")).toBe(false)
    p.play("use A.2")
    expect(p.can("hire 3 maquinista")).toBe(false)
    p.play("hire 2 maquinista", "use maquinista-3", "use A.3")
    expect([p.moneyOf(0), p.certificatesOf(0), p.tokensOf(0), p.workersOf(0)]).toEqual([[0], 1, 2, [2, 1, 3, 1]])
  })

  it("EX-14 building and replacing", () => {
    const p = newGame()
      .workers(0, { carpintero: 3 })
      .money(0, 10)
      .arrive(0, "site-B")
      .play("use B.2", "build 3a", "on site-A1")
    expect(p.moneyOf(0)).toEqual([6])
    p.arrive(0, "site-B").play("use B.2", "build 8a")
    expect([p.moneyOf(0), p.onSite("site-A1"), p.player(0).unbuilt & (1 << 3)]).toEqual([[0], "8a 0", 0])
  })

  const buying = (gauchos: number) =>
    newGame()
      .workers(0, { gaucho: gauchos })
      .money(0, 40)
      .market("caracu:2", "chaqueno:1", "serrano:2", "franqueiro:3", "franqueiro:5", "aberdeenAngus:5")
      .arrive(0, "site-E")
      .play("use E.2")

  it("EX-15 buying with one gaucho", () => {
    expect(buying(1).legal("deal")).toEqual(["deal ca-1", "deal v3-1", "deal fr-1"])
  })

  it("EX-16 buying with two gauchos", () => {
    expect(buying(2).play("deal v3-1", "take chaqueno:1", "deal v3-1").moneyOf(0)).toEqual([30])
    expect(buying(2).play("deal v3-2").moneyOf(0)).toEqual([38])
    expect(buying(2).play("deal aa-2").moneyOf(0)).toEqual([29])
  })

  it("EX-17 pair deals", () => {
    const three = buying(3).play("deal v3-3", "take chaqueno:1", "take serrano:2")
    expect([three.moneyOf(0), three.cardsIn(0, "discards")]).toEqual([[35], ["chaqueno:1", "serrano:2"]])
    const five = buying(5).play("deal fr-5", "take franqueiro:3", "take franqueiro:5")
    expect([five.moneyOf(0), five.cardsIn(0, "discards")]).toEqual([[31], ["franqueiro:3", "franqueiro:5"]])
  })

  it("EX-18 moving the engine", () => {
    const p = newGame()
      .workers(0, { maquinista: 3 })
      .engine(0, "rail-1")
      .engine(1, "rail-3")
      .arrive(0, "site-D")
      .play("use D.2")
    expect(p.legal()).toEqual(["engine rail-2", "engine rail-4", "engine turnout-4", "engine rail-5"])
  })

  it("EX-19 depot", () => {
    const p = newGame()
      .money(0, 20)
      .token(4)
      .jobs(1, "maquinista")
      .workers(0, { maquinista: 5 })
      .engine(0, "depot")
      .discsOnStations(0, "station-2")
    p.cleared(0, "aux6-1x").arrive(0, "site-A")
    expect(p.can("aux removeCard single")).toBe(false)
    p.play("use A.2")
    expect([p.moneyOf(0), p.legal("upgrade")]).toEqual([
      [19],
      ["upgrade station-1", "upgrade station-3", "upgrade station-4", "upgrade station-5", "upgrade station-6"],
    ])
  })

  it("EX-20 objectives share nothing", () => {
    const p = newGame().pile(0).discards(0).hand(0, "caracu:2").area(0, "obj-06", "obj-07", "obj-18")
    p.build(0, "1a", "site-A1")
      .build(0, "2a", "site-A2")
      .build(0, "3a", "site-A3")
      .farmers(0, "yellow-5-black", "blue-3-green", "green-3-green")
    p.inCities(0, "leHavre-a-W1")
    expect(p.points(0, "objectives")).toBe(4)
    expect(p.inCities(0, "rotterdam-a-W1").points(0, "objectives")).toBe(9)
  })

  it("EX-21 helping two farmers", () => {
    const p = newGame().bare().cleared(0, "strength-1").workers(0, { gaucho: 3 }).strong(0, "gaucho", 2)
    p.farmer("blue-1", "blue-6-black").coins("blue-1", 2).farmer("green-3", "green-4-black").coins("green-3", 1)
    p.hand(0, "caracu:2", "niata")
      .money(0, 1)
      .discards(0)
      .arrive(0, "site-F")
      .play("use F.2", "help green-3", "help blue-1", "show niata")
    expect([p.moneyOf(0), p.cardsIn(0, "discards")]).toEqual([[6], ["caracu:2", "exhaustion", "niata"]])
    p.play("settle blue-6-black")
    expect([p.moneyOf(0), p.grainOf(0), p.farmersOf(0)]).toEqual([[0], 1, ["green-4-black"]])
  })

  it("EX-22 building 5b", () => {
    const gain = (carpintero: number, maquinista: number) =>
      newGame({ b: [5] })
        .money(0, 0)
        .workers(0, { gaucho: 4, carpintero, maquinista, granjero: 4 })
        .build(0, "5b", "site-A1")
        .arrive(0, "site-A1")
        .play("use 5b.1")
        .moneyOf(0)
    expect([gain(2, 2), gain(3, 3)]).toEqual([[12], [18]])
  })

  it("EX-23 Liverpool side b", () => {
    const p = newGame({ seats: 4, citiesB: ["liverpool"] })
      .quays(0, "liverpool-I")
      .grain(0, 7)
      .arrive(0, "buenos-aires")
      .play("deliver liverpool-I")
    expect(p.can("to liverpool-b-S1")).toBe(false)
    p.play("to liverpool-b-E2")
    expect([p.grainOf(0), p.points(0, "cities")]).toEqual([1, 14])
    expect(at(p.legal(), 0)).toBe("reveal")
  })
})
