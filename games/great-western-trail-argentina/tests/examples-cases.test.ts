import { at, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { tileNamed } from "../data/tiles.ts"
import { newGame, type Position } from "./position.ts"

function until(p: Position, asked: string): Position {
  while (p.asked !== asked) p.play(p.legal("pass")[0] ?? at(p.legal(), 0))
  return p
}

describe("further cases", () => {
  it("EX-24 starting workers", () => {
    for (const [seats, workers] of [
      [2, 5],
      [3, 8],
      [4, 11],
    ] as const) {
      const p = newGame({ seats })
      expect(
        range(11)
          .flatMap(row => p.jobsIn(row + 1))
          .filter(Boolean),
      ).toHaveLength(workers)
      expect([p.jobsIn(3)[3], p.jobsIn(4).join("")]).toEqual(["", ""])
    }
  })

  it("EX-25 the first worker of the game", () => {
    const p = newGame().hand(0, "niata").foresight("", "", "gaucho", "", "", "").money(0, 30)
    until(p.arrive(0, "buenos-aires"), "endTurn")
    expect([p.jobsIn(3)[3], p.s.token]).toEqual(["gaucho", 3])
    expect(
      p
        .arrive(0, "site-A")
        .play("use A.2")
        .legal()
        .some(text => text.startsWith("hire 3 ")),
    ).toBe(true)
  })

  it("EX-26 a full zone", () => {
    const p = newGame().bare().hand(0, "niata").foresight("green-4-black", "", "", "", "", "")
    for (const n of [1, 2, 3, 4]) p.farmer(`green-${n}`, "green-3-green")
    until(p.arrive(0, "buenos-aires"), "endTurn")
    expect(p.s.gone).toEqual([tileNamed("green-4-black")])
  })

  it("EX-27 a second tile at setup", () => {
    for (const i of range(200)) {
      const p = newGame({ seed: `second ${i}` })
      const colours = p.tiles().map(site => site.split("-")[0])
      for (const colour of ["green", "blue", "orange"])
        expect(colours.filter(c => c === colour).length).toBeLessThanOrEqual(4)
      expect(p.tiles()).toHaveLength(5)
      expect(p.s.stacks[0]).toHaveLength(36 - 5 - 2)
    }
  })

  it("EX-28 the first turn of seat 4", () => {
    const p = newGame({ seats: 4 })
    for (const _ of [0, 1, 2]) {
      while (p.asked === "firstDiscard") p.play(at(p.legal(), 0))
      p.play("place site-B", "end")
    }
    expect(p.player(3).hand).toHaveLength(7)
    while (p.asked === "firstDiscard") p.play(at(p.legal(), 0))
    expect([p.player(3).hand.length, p.legal("place").length]).toEqual([4, 8])
    expect(p.play("place site-C").asked).toBe("phaseB")
  })

  it("EX-29 ship 0", () => {
    const p = newGame()
      .aboard(0, "ship-0", "ship-0")
      .hand(0, "niata")
      .money(0, 0)
      .arrive(0, "buenos-aires")
      .play("reveal", "load ship-0", "disc aux1-2x")
    expect([p.moneyOf(0), p.points(0, "ships")]).toEqual([[3], -6])
  })

  it("EX-30 loading grain from stationmasters", () => {
    const load = (ship: string, disc: string) =>
      newGame()
        .quays(0)
        .masters(0, "sm-objectives", "sm-buildings")
        .money(0, 0)
        .hand(0, "patagonico", "fronterizo", "holandoArgentino", "serrano:2")
        .arrive(0, "buenos-aires")
        .play("reveal", `load ${ship}`, `disc ${disc}`)
    expect([load("ship-5", "aux1-2x").moneyOf(0), load("ship-5", "aux1-2x").grainOf(0)]).toEqual([[9], 0])
    expect(load("ship-9", "move-1").moneyOf(0)).toEqual([5])
  })

  it("EX-31 quay II", () => {
    const p = newGame()
      .quays(0, "leHavre-II")
      .grain(0, 4)
      .arrive(0, "buenos-aires")
      .play("deliver leHavre-II", "to leHavre-a-S2")
    expect(p.grainOf(0)).toBe(0)
  })

  it("EX-32 income with exhaustion", () => {
    const p = newGame().money(0, 0).hand(0, "niata", "niata", "exhaustion", "obj-01").discards(0)
    const pile = p.s.exhaustion.length
    p.arrive(0, "buenos-aires").play("reveal")
    expect([p.moneyOf(0), p.s.exhaustion.length - pile, p.cardsIn(0, "discards")]).toEqual([
      [1],
      1,
      ["niata", "niata", "obj-01"],
    ])
  })

  it("EX-33 single stays single", () => {
    const p = newGame().cleared(0, "aux5-1x", "aux5-2x").build(1, "2a", "site-A1")
    expect(p.arrive(0, "site-A1").legal("aux")).not.toContain("aux engine double")
    expect(p.arrive(0, "site-G").play("use G.2").can("aux engine double")).toBe(true)
  })

  it("EX-34 giving a worker", () => {
    const p = newGame()
      .workers(0, { gaucho: 3 })
      .money(0, 30)
      .master(1, "sm-ships")
      .engine(0, "rail-4")
      .arrive(0, "site-D")
    p.play("use D.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x", "appoint gaucho")
    expect([p.mastersOf(0), p.workersOf(0)[0]]).toEqual([["sm-ships"], 2])
    p.money(0, 10).token(4).jobs(1, "gaucho").arrive(0, "site-A").play("use A.2")
    expect([p.moneyOf(0), p.asked]).toEqual([[6], "removeCards"])
  })

  it("EX-35 terminus twice", () => {
    const p = newGame()
      .discsOnStations(0, "station-8")
      .masters(0, "sm-stations")
      .money(0, 20)
      .engine(0, "rail-30")
      .arrive(0, "site-D")
    p.play("use D.2", "upgrade station-8", "disc move-1")
    expect([p.points(0, "stations"), p.points(0, "stationmasters")]).toEqual([14, 0])
  })

  it("EX-36 helping without cards", () => {
    const p = newGame({ b: [8] })
      .bare()
      .farmer("green-1", "green-7-black")
      .workers(0, { gaucho: 2 })
      .strong(0, "gaucho", 1)
      .money(0, 0)
    p.hand(0, "niata").discards(0).build(0, "8b", "site-A1").arrive(0, "site-A1").play("use 8b.2", "stop")
    expect([p.farmersOf(0), p.cardsIn(0, "discards"), p.cardsIn(0, "hand")]).toEqual([["green-7-black"], [], ["niata"]])
  })

  it("EX-37 grain building", () => {
    const p = newGame()
      .build(0, "1a", "site-A2")
      .build(0, "2a", "site-B1")
      .build(0, "3a", "site-C1")
      .arrive(0, "site-A2")
      .play("use 1a.1")
    expect(p.grainOf(0)).toBe(2)
  })

  it("EX-38 extra movement", () => {
    const p = newGame().bare().grain(0, 1).money(0, 0).money(1, 0).hand(0, "niata")
    p.build(0, "7a", "site-E3")
      .build(1, "1a", "site-F1")
      .arrive(0, "site-E3")
      .play("use 7a.1", "engine rail-2", "use 7a.2")
    expect(p.moneyOf(0)).toEqual([2])
    p.play("move site-F site-F1 site-G")
    expect([p.moneyOf(0, 1), p.can("use G.1"), p.player(0).hand.length]).toEqual([[1, 1], true, 1])
    p.play("end")
    expect(p.player(0).hand).toHaveLength(4)
  })

  it("EX-39 reduced hiring cost", () => {
    const hired = (row: number, worker: string) => {
      const p = newGame({ b: [9] })
        .money(0, 10)
        .build(0, "9b", "site-A1")
      p.s.jobs.fill(-1)
      p.s.token = 11
      p.s.ended = 1
      return 10 - (p.jobs(row, worker).arrive(0, "site-A1").play("use 9b.1").moneyOf(0)[0] ?? 0)
    }
    expect([hired(11, "gaucho"), hired(11, "gaucho-strong"), hired(5, "gaucho")]).toEqual([0, 1, 1])
  })

  it("EX-40 the end in step 5", () => {
    const p = newGame()
      .bare()
      .token(11)
      .tokenNext()
      .foresight("", "", "gaucho", "", "gaucho", "carpintero")
      .hand(0, "niata")
    until(p.arrive(0, "buenos-aires"), "endTurn")
    expect([p.s.ended, p.foresightOf().slice(4)]).toEqual([0, ["gaucho", "carpintero"]])
    expect(p.play("end").foresightOf().every(Boolean)).toBe(true)
    expect(p.s.active).toBe(1)
  })

  it("EX-42 the same end, other fees", () => {
    const p = newGame({ seats: 2 })
      .bare()
      .build(1, "7a", "site-C1")
      .build(1, "1a", "site-C2")
      .money(0, 9)
      .estanciero(0, "site-C")
      .turn(0)
    expect(p.legal("move").filter(way => way.endsWith("site-D"))).toEqual([
      "move site-C1 site-D",
      "move site-C2 site-D",
    ])
    p.play("move site-C1 site-D")
    expect(p.moneyOf(0)).toEqual([7])
  })

  it("EX-43 pesos first", () => {
    const p = newGame()
      .grain(0, 1)
      .money(0, 0)
      .engine(0, "rail-4")
      .build(0, "7a", "site-A1")
      .arrive(0, "site-A1")
      .play("use 7a.1", "engine turnout-4")
    expect(p.legal()).toEqual(["upgrade station-1", "pass"])
  })

  it("EX-44 an exact backward move", () => {
    const back = (p: Position) =>
      p
        .cleared(0, "aux6-1x", "aux6-2x")
        .engine(0, "rail-5")
        .arrive(0, "site-G")
        .play("use G.2", "aux removeCard double")
        .legal()
    expect(back(newGame())).toEqual(["engine rail-3", "engine rail-4"])
    expect(back(newGame().engine(1, "rail-4"))).toEqual(["engine rail-2", "engine rail-3"])
  })

  it("EX-45 an exchange in the middle", () => {
    const p = newGame()
      .workers(0, { gaucho: 3 })
      .hand(0, "niata", "patagonico")
      .pile(0, "fronterizo", "holandoArgentino", "niata", "niata", "patagonico", "patagonico")
    p.build(0, "4a", "site-A1").arrive(0, "site-A1").play("use 4a.1", "draw 3").as(0, "exchange 2")
    expect([p.asked, p.player(0).hand.length]).toEqual(["discardExchanged", 7])
    while (p.asked === "discardExchanged") p.play(at(p.legal(), 0))
    expect([p.asked, p.player(0).hand.length]).toEqual(["discardDrawn", 5])
  })

  it("EX-46 no gap inside an action", () => {
    const p = newGame().hand(0, "obj-05").money(0, 20).engine(0, "rail-3").arrive(0, "site-D").play("use D.2")
    expect(p.engineOf(0)).toBe("rail-4")
    p.play("play obj-05", "engine turnout-4")
    expect(p.can("upgrade station-1")).toBe(true)
  })

  it("EX-47 only black discs left", () => {
    const load = (ship: string) =>
      newGame()
        .quays(0)
        .onlyDiscs(0, "hand-2", "aux6-2x")
        .money(0, 0)
        .hand(0, "serrano:2")
        .arrive(0, "buenos-aires")
        .play("reveal", `load ${ship}`)
    expect([load("ship-3").moneyOf(0), load("ship-3").clearedOf(0).includes("aux6-2x")]).toEqual([[1], false])
    expect(load("ship-1").legal()).toEqual(["disc aux6-2x", "disc hand-2"])
    expect(load("ship-1").play("disc aux6-2x").moneyOf(0)).toEqual([0])
  })

  it("EX-48 the last turn with a mixed pair", () => {
    const p = newGame().bare().foresight("", "", "gaucho", "carpintero", "gaucho", "yellow-5-black").hand(0, "niata")
    p.s.ended = 1
    until(p.arrive(0, "buenos-aires"), "endTurn")
    expect([p.onSite("yellow-1"), p.foresightOf().slice(2, 5)]).toEqual([
      "yellow-5-black",
      ["gaucho", "carpintero", "gaucho"],
    ])
  })

  it("EX-49 the sixth gaucho", () => {
    const p = newGame().workers(0, { gaucho: 5 }).money(0, 7).market("franqueiro:3")
    p.s.jobs.fill(-1)
    p.s.token = 11
    p.jobs(11, "gaucho").arrive(0, "site-A").play("use A.2")
    expect(p.moneyOf(0)).toEqual([6])
    p.play("deal fr-3", "turn-up", "turn-up", "turn-up")
    expect([p.moneyOf(0), p.s.market.length]).toEqual([[0], 6])
  })

  it("EX-50 extra move and auxiliary action", () => {
    const p = newGame().bare().build(0, "2a", "site-A1").build(1, "2a", "site-A2").arrive(0, "site-A1")
    p.play("use 2a.1", "aux gainMoney single", "use 2a.2")
    expect([p.standing(0), p.can("aux gainMoney single")]).toEqual(["site-A2", true])
    const q = newGame().bare().build(0, "2a", "site-A1").build(1, "2a", "site-A2").arrive(0, "site-A1").play("use 2a.2")
    expect(q.legal("use")).toEqual([])
  })

  it("EX-51 zone full", () => {
    const p = newGame().bare().foresight("", "", "", "", "yellow-6-black", "gaucho").hand(0, "niata")
    for (const n of range(7)) p.farmer(`yellow-${n + 1}`, "yellow-5-black")
    until(p.arrive(0, "buenos-aires"), "foresight")
    expect(p.legal()).toHaveLength(2)
    p.play("foresight foresight-C-lower")
    expect(p.s.gone).toEqual([tileNamed("yellow-6-black")])
  })

  it("EX-52 certificate track", () => {
    const p = newGame()
      .cleared(0, "cert-6")
      .certificates(0, 6)
      .hand(0, "niata")
      .arrive(0, "buenos-aires")
      .play("reveal")
    expect(p.legal()).toEqual(["spend 0", "spend 2", "spend 3", "spend 4", "spend 5", "spend 6"])
  })
})

describe("a whole trip", () => {
  it("EX-41 one whole trip", () => {
    const p = newGame({ seats: 2 })
      .bare()
      .farmer("green-1", "green-4-black")
      .farmer("blue-1", "blue-3-green")
      .coins("blue-1", 2)
    p.token(5)
      .tokenNext()
      .money(0, 9)
      .grain(0, 2)
      .certificates(0, 1)
      .engine(0, "rail-3")
      .engine(1, "rail-20")
      .workers(0, { maquinista: 3 })
    p.strong(0, "maquinista", 1).cleared(0, "strength-1").master(1, "sm-workerSets").estanciero(0, "start")
    p.foresight("orange-4-black", "", "gaucho", "", "yellow-5-black", "").hand(0, "niata").turn(0)

    p.play("move site-A site-B site-C", "use C.1", "top", "use C.3", "use C.2", "aux gainMoney single", "end")
    expect([p.moneyOf(0), p.engineOf(0)]).toEqual([[10], "rail-4"])

    p.hand(0, "chaqueno:1", "exhaustion")
      .turn(0)
      .play("move site-D site-E site-F", "use F.1", "use F.2", "help green-1", "help blue-1")
    expect(p.moneyOf(0)).toEqual([12])
    p.play("settle blue-3-green", "stop", "end")
    expect([p.moneyOf(0), p.grainOf(0), p.certificatesOf(0), p.farmersOf(0)]).toEqual([[6], 3, 2, ["green-4-black"]])

    p.turn(0).play(
      "move site-G",
      "use G.1",
      "engine turnout-4",
      "upgrade station-1",
      "disc aux5-1x",
      "appoint maquinista",
    )
    expect([p.moneyOf(0), p.grainOf(0), p.mastersOf(0), p.workersOf(0)[2]]).toEqual([[4], 5, ["sm-workerSets"], 2])
    p.play("use G.2", "aux engine single", "engine rail-5", "end")
    expect([p.moneyOf(0), p.engineOf(0)]).toEqual([[3], "rail-5"])

    p.hand(0, "patagonico", "fronterizo", "holandoArgentino", "niata").turn(0)
    expect([p.can("move site-H pier-3"), p.can("move site-H buenos-aires")]).toEqual([true, true])
    p.play("move site-H pier-3", "deliver leHavre-I")
    expect([p.can("to leHavre-a-N2"), p.can("to leHavre-a-E1"), p.can("to leHavre-a-S2")]).toEqual([false, true, false])
    p.play("to leHavre-a-N3")
    expect([p.moneyOf(0), p.grainOf(0)]).toEqual([[9], 2])
    p.play("reveal", "spend 2", "load ship-9", "disc move-1")
    expect([p.moneyOf(0), p.grainOf(0), p.asked]).toEqual([[14], 0, "endTurn"])
    expect([p.onSite("orange-1"), p.onSite("yellow-1"), p.s.token]).toEqual(["orange-4-black", "yellow-5-black", 5])
    p.play("end")
    expect(p.happened("departed").map(event => ("ship" in event ? event.ship : ""))).toEqual([
      "ship-1",
      "ship-5",
      "ship-7",
    ])
    expect([p.s.ships.length, p.standing(0), p.player(0).hand.length, p.foresightOf().filter(Boolean).length]).toEqual([
      10,
      "start",
      4,
      6,
    ])
  })
})
