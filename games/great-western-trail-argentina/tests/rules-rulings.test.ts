import { at, begin, choose, range, waiting } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions, buildings } from "../data/actions.ts"
import { bonusSpaces, SLOTS, sides } from "../data/cities.ts"
import { discSpaces, movementBonuses } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { bagTiles, tiles } from "../data/tiles.ts"
import { stations } from "../data/track.ts"
import { neutralSites, zones } from "../data/trail.ts"
import { argentina } from "../game.ts"
import { newGame, type Position } from "./position.ts"

function until(p: Position, asked: string): Position {
  while (p.asked !== asked) p.play(p.legal("pass")[0] ?? at(p.legal(), 0))
  return p
}

describe("ARG-38 Rulings", () => {
  it("ARG-38.1 eight neutral tiles on eight sites", () => {
    expect([buildings.filter(b => b.number === 0).length, neutralSites.length]).toEqual([8, 8])
  })

  it("ARG-38.2 the right movement disc is worth 2", () => {
    expect(newGame().cleared(0, "move-2").points(0, "movementDisc")).toBe(2)
  })

  it("ARG-38.3 six auxiliary actions: ten discs and two free spaces", () => {
    expect(discSpaces.filter(space => space.id.startsWith("aux"))).toHaveLength(10)
  })

  it("ARG-38.4 ten private buildings per player", () => {
    expect(new Set(buildings.filter(b => b.number > 0).map(b => b.number)).size).toBe(10)
  })

  it("ARG-38.5 the lowest auxiliary row, double space: black corners and 3 pesos", () => {
    expect(discSpaces.filter(space => space.price > 0)).toEqual([{ id: "aux6-2x", white: false, price: 3, money: 0 }])
  })

  it("ARG-38.6 seven yellow spaces, number 1 next to Buenos Aires", () => {
    expect(zones.map(zone => zone.length)).toEqual([4, 4, 4, 7])
    expect(
      newGame().bare().farmer("yellow-1", "yellow-5-black").estanciero(0, "yellow-2").turn(0).legal("move"),
    ).toEqual(["move yellow-1", "move yellow-1 buenos-aires"])
  })

  it("ARG-38.7 stationmasters with 2 and with 3 pesos", () => {
    const pesos = stationmasters
      .flatMap(({ action }) => (action < 0 ? [] : at(actions, action).gives))
      .filter(g => g.give === "money")
    expect(pesos).toEqual([
      { give: "money", each: 3, of: 1 },
      { give: "money", each: 2, of: 1 },
    ])
  })

  it("ARG-38.8 loading for Rotterdam: display or deck", () => {
    const p = newGame()
      .quays(0)
      .hand(0, "patagonico", "fronterizo", "holandoArgentino", "serrano:2")
      .arrive(0, "buenos-aires")
    expect(p.play("reveal", "load ship-8", "disc aux1-2x").verbs).toEqual(["take", "top"])
  })

  it("ARG-38.9 objective cards may be played before step 1 and between 1 and 2", () => {
    const p = newGame().grain(0, 1).hand(0, "obj-12", "obj-16").arrive(0, "buenos-aires").play("play obj-12")
    expect(p.asked).toBe("delivery")
    expect(p.play("pass", "play obj-16").asked).toBe("reveal")
  })

  it("ARG-38.10 refill first, then the estanciero, then foresight", () => {
    const p = newGame().bare().token(6).tokenNext().market().foresight("", "", "gaucho", "", "", "").hand(0, "niata")
    until(p.arrive(0, "buenos-aires"), "endTurn")
    const before = p.t.log?.length ?? 0
    p.play("end")
    const rules = (p.t.log ?? []).slice(before).map(event => event.rule)
    expect(rules.lastIndexOf("ARG-14.2")).toBeLessThan(rules.indexOf("ARG-15.2"))
  })

  it("ARG-38.11 from 6 one cannot spend exactly one certificate", () => {
    const p = newGame()
      .cleared(0, "cert-6")
      .certificates(0, 6)
      .hand(0, "niata")
      .arrive(0, "buenos-aires")
      .play("reveal")
    expect(p.can("spend 1")).toBe(false)
  })

  it("ARG-38.12 unused actions of the old location are lost after an extra move", () => {
    const p = newGame().bare().build(0, "2a", "site-A1").arrive(0, "site-A1").play("use 2a.2")
    expect(p.can("use 2a.1")).toBe(false)
  })

  it("ARG-38.13 a tile replaced during its own use loses its remaining actions and the special action", () => {
    const p = newGame().token(4).jobs(1, "carpintero").workers(0, { carpintero: 2 }).money(0, 40).hand(0, "niata")
    p.build(0, "6a", "site-A4").arrive(0, "site-A4").play("use 6a.1", "build 7a")
    expect([p.onSite("site-A4"), p.legal("use")]).toEqual(["7a 0", []])
  })

  it("ARG-38.14 an occupied switch space does not close its turnout", () => {
    const p = newGame().engine(0, "rail-3").engine(1, "rail-4").arrive(0, "site-D").play("use D.2")
    expect(p.legal()).toEqual(["engine turnout-4", "engine rail-5"])
  })

  it("ARG-38.15 after paying the effect may be declined; who draws must remove", () => {
    const p = newGame().engine(0, "rail-2").cleared(0, "aux6-1x").arrive(0, "site-B").play("aux removeCard single")
    expect(p.can("lose")).toBe(true)
    expect(p.play("draw 1").verbs).toEqual(["remove"])
  })

  it("ARG-38.16 as many are discarded as were really drawn, any cards of the hand", () => {
    const p = newGame()
      .cleared(0, "aux2-2x")
      .hand(0, "niata", "fronterizo")
      .pile(0, "patagonico")
      .discards(0)
      .arrive(0, "site-G")
    p.play("use G.2", "aux drawDiscard double")
    expect([p.player(0).hand.length, p.legal()]).toEqual([
      3,
      ["discard niata", "discard patagonico", "discard fronterizo"],
    ])
    expect(p.play("discard niata").asked).toBe("phaseB")
  })

  it("ARG-38.17 with an empty exhaustion pile no card is taken; 7b goes clockwise", () => {
    const p = newGame({ b: [7] })
      .discards(0)
      .discards(2)
      .build(1, "7b", "site-A1")
    p.s.exhaustion.length = 1
    p.arrive(1, "site-A1").play("use 7b.1")
    expect([p.cardsIn(2, "discards"), p.cardsIn(0, "discards")]).toEqual([["exhaustion"], []])
  })

  it("ARG-38.18 with no disc anywhere the ship is loaded without one", () => {
    const p = newGame()
      .onlyDiscs(0)
      .money(0, 0)
      .hand(0, "niata")
      .arrive(0, "buenos-aires")
      .play("reveal", "load ship-0")
    expect([p.moneyOf(0), p.aboardOf(0)]).toEqual([[3], []])
    const q = newGame().onlyDiscs(0).build(0, "5a", "site-A1").arrive(0, "site-A1")
    expect(q.refused("use 5a.2").reason).toBe("noDisc")
  })

  it("ARG-38.19 a station whose disc was taken may be upgraded again; its stationmaster is kept", () => {
    const p = newGame()
      .onlyDiscs(0)
      .discsOnStations(0, "station-1")
      .masters(0, "sm-cattle")
      .hand(0)
      .arrive(0, "buenos-aires")
    p.play("reveal")
    expect([p.stationsOf(0), p.mastersOf(0)]).toEqual([[], ["sm-cattle"]])
    p.player(0).cleared = 0
    p.engine(0, "rail-4").money(0, 20).arrive(0, "site-D").play("use D.2", "engine turnout-4")
    expect(p.legal()).toEqual(["upgrade station-1", "pass"])
  })

  it("ARG-38.20 an empty bag leaves the space empty, a step without a tile is skipped", () => {
    const p = newGame().stack(1).stack(2).stack(3).foresight("", "", "", "", "", "").hand(0, "niata")
    until(p.arrive(0, "buenos-aires"), "endTurn").play("end")
    expect(p.foresightOf()).toEqual(["", "", "", "", "", ""])
  })

  it("ARG-38.21 the quay actions of 5a, 8a and the granjero row may be declined", () => {
    expect(newGame().build(0, "5a", "site-A1").arrive(0, "site-A1").can("end")).toBe(true)
    const p = newGame()
      .bare()
      .farmer("green-1", "green-3-green")
      .money(0, 20)
      .workers(0, { granjero: 3 })
      .hand(0, "caracu:2")
    expect(p.arrive(0, "green-1").play("help green-1", "settle green-3-green").can("pass")).toBe(true)
  })

  it("ARG-38.22 an action that costs and changes nothing is not offered", () => {
    expect(newGame().grain(0, 8).arrive(0, "site-H").refused("use H.1").reason).toBe("grainLimit")
  })

  it("ARG-38.23 permanent certificates always count and are not spent", () => {
    const p = newGame().money(0, 0).masters(0, "sm-ships").hand(0, "niata").arrive(0, "buenos-aires").play("reveal")
    expect([p.moneyOf(0), p.mastersOf(0)]).toEqual([[2], ["sm-ships"]])
  })

  it("ARG-38.24 pesos of helping may pay for the granjero row at once", () => {
    const p = newGame().bare().farmer("green-1", "green-3-green").coins("green-1", 6).money(0, 0).hand(0, "caracu:2")
    p.arrive(0, "green-1").play("help green-1", "settle green-3-green")
    expect([p.moneyOf(0), p.workersOf(0)[3]]).toEqual([[0], 2])
  })

  it("ARG-38.25 10b does not refill the market; the card may be used at once", () => {
    const p = newGame({ b: [10] })
      .hand(0, "niata")
      .market("patagonico", "caracu:2")
      .build(0, "10b", "site-A4")
      .arrive(0, "site-A4")
    p.play("use 10b.2", "take caracu:2")
    expect([p.s.market.length, p.can("use 10b.s")]).toEqual([1, true])
  })

  it("ARG-38.26 a visit places at most two workers and a row has at least two spaces", () => {
    const p = newGame({ seats: 2 })
      .bare()
      .token(5)
      .tokenNext()
      .foresight("", "", "gaucho", "", "gaucho", "")
      .hand(0, "niata")
    until(p.arrive(0, "buenos-aires"), "endTurn").play("end")
    expect([p.s.token, p.happened("tokenMoved").length]).toEqual([5, 1])
  })

  it("ARG-38.27 how the display lies is layout only: any card may be taken, offered in the order of the data", () => {
    const p = newGame().objectives("obj-09", "obj-01", "obj-12", "obj-03").arrive(0, "site-C").play("use C.1")
    expect(p.legal("take")).toEqual(["take obj-01", "take obj-03", "take obj-09", "take obj-12"])
  })

  it("ARG-38.28 the starting workers come from bag B", () => {
    const p = newGame({ seats: 4 })
    expect(p.s.stacks[1]).toHaveLength(39 - 11 - 2)
    expect(bagTiles[1]?.every(kind => at(tiles, kind).is === "worker")).toBe(true)
  })

  it("ARG-38.29 cards added at the end count for the stationmaster of objectives", () => {
    const p = newGame()
      .pile(0)
      .discards(0)
      .hand(0, "obj-02", "obj-14")
      .build(0, "1a", "site-A1")
      .build(0, "2a", "site-A2")
    p.inCities(0, "leHavre-a-E1", "leHavre-a-S2").masters(0, "sm-objectives")
    expect([p.points(0, "objectives"), p.points(0, "stationmasters")]).toEqual([7, 3])
  })

  it("ARG-38.30 tokens are open in other turns; cards drawn are private until discarded", () => {
    const p = newGame().hand(0, "niata").pile(0, "patagonico", "fronterizo").arrive(1, "site-B").as(0, "exchange 2")
    expect(p.seenBy(1).players[0]?.hand).toEqual([-1, -1, -1])
    expect(p.seenBy(0).players[0]?.hand).not.toContain(-1)
  })

  it("ARG-38.31 a closing tile covers one space in each quarter", () => {
    for (const side of sides)
      for (const city of [0, 1, 2])
        for (const quarter of ["W", "N", "E", "S"])
          expect(side.filter(space => space.city === city && space.quarter === quarter && space.covered)).toHaveLength(
            1,
          )
    expect(bonusSpaces).toHaveLength(2 * SLOTS)
  })

  it("ARG-38.32 doing nothing in phase B is legal", () => {
    expect(newGame().arrive(0, "site-E").play("end").s.active).toBe(1)
  })

  it("ARG-38.33 several rewards: pesos first, then as listed", () => {
    const p = newGame()
      .grain(0, 1)
      .money(0, 0)
      .engine(0, "rail-4")
      .build(0, "7a", "site-A1")
      .arrive(0, "site-A1")
      .play("use 7a.1")
    expect(p.moneyOf(0)).toEqual([2])
  })

  it("ARG-38.34 the number of cards is named first", () => {
    expect(
      newGame().cleared(0, "aux2-2x").arrive(0, "site-G").play("use G.2", "aux drawDiscard double").legal("draw"),
    ).toEqual(["draw 1", "draw 2"])
  })

  it("ARG-38.35 a pier is open by the present position of the engine", () => {
    const p = newGame()
      .bare()
      .engine(0, "rail-9")
      .cleared(0, "aux6-1x")
      .arrive(0, "site-H")
      .play("aux removeCard single", "lose", "end")
    expect(p.estanciero(0, "site-H").turn(0).can("move pier-9")).toBe(false)
  })

  it("ARG-38.36 movement spaces add 2 and 1 for every number of players", () => {
    expect(movementBonuses.map(row => row.bonus)).toEqual([2, 1])
  })

  it("ARG-38.37 carpinteros: 3rd space builds at 2 pesos, 6th at 1", () => {
    const rate = (id: string) => actions.find(action => action.id === id)?.gives
    expect([rate("carpintero-3"), rate("carpintero-6")]).toEqual([
      [{ give: "build", rate: 2 }],
      [{ give: "build", rate: 1 }],
    ])
  })

  it("ARG-38.38 all stations with a turnout are worth 23 VP for 33 pesos, the terminus 7 for 5", () => {
    const turnouts = stations.slice(0, -1)
    expect([turnouts.reduce((sum, s) => sum + s.vp, 0), turnouts.reduce((sum, s) => sum + s.cost, 0)]).toEqual([23, 33])
    expect([stations.at(-1)?.vp, stations.at(-1)?.cost]).toEqual([7, 5])
  })

  it("ARG-38.39 Liverpool south is reached from quay II only, for 6 or 7 grain", () => {
    const grain = (citiesB: string[], space: string) =>
      8 -
      newGame({ seats: 4, citiesB })
        .quays(0, "liverpool-II")
        .grain(0, 8)
        .arrive(0, "buenos-aires")
        .play("deliver liverpool-II", `to ${space}`)
        .grainOf(0)
    expect([grain([], "liverpool-a-S1"), grain(["liverpool"], "liverpool-b-S2")]).toEqual([6, 7])
    const p = newGame({ seats: 4 })
      .quays(0, "liverpool-I")
      .grain(0, 8)
      .arrive(0, "buenos-aires")
      .play("deliver liverpool-I")
    expect(p.can("to liverpool-a-S1")).toBe(false)
  })

  it("ARG-38.40 17, 25 or 33 workers are placed before the end", () => {
    const left = (seats: number) => {
      const p = newGame({ seats })
      return (
        11 * seats -
        range(11)
          .flatMap(row => p.jobsIn(row + 1))
          .filter(Boolean).length
      )
    }
    expect([2, 3, 4].map(left)).toEqual([17, 25, 33])
  })
})

describe("ARG-39 Who knows what", () => {
  const seen = () => newGame().seenBy(1)

  it("ARG-39.1 open: board, markets, ships, cities, money, markers, areas, sizes of piles and hands, discard piles", () => {
    const p = newGame().discards(0, "niata").area(0, "obj-01")
    const view = p.seenBy(1)
    expect([view.market, view.objectives, view.ships, view.tiles]).toEqual([
      p.s.market,
      p.s.objectives,
      p.s.ships,
      p.s.tiles,
    ])
    expect([view.players[0]?.discards, view.players[0]?.area, view.players[0]?.hand.length]).toEqual([
      [0],
      p.player(0).area,
      4,
    ])
  })

  it("ARG-39.2 hidden: hands, draw piles, market deck, objective deck, ship pile, bags", () => {
    const view = seen()
    const lists = [
      view.players[0]?.hand ?? [],
      view.players[0]?.pile ?? [],
      view.marketPile,
      view.objectivePile,
      view.shipPile,
      ...view.stacks,
    ]
    expect(lists.every(list => list.length > 0 && list.every(piece => piece === -1))).toBe(true)
  })

  it("ARG-39.3 chance: draws, reshuffles and refills cross the barrier, a discard does not", () => {
    const p = newGame().hand(0, "niata", "patagonico").pile(0).discards(0, "fronterizo").arrive(0, "site-B")
    expect(p.outcome("use B.1").crossed).toBe(false)
    expect(p.outcome("end").crossed).toBe(true)
  })
})

it("a whole game begins without options", () => {
  const t = begin(argentina, { seats: 2, seed: "plain" })
  expect(waiting(t.state)).toHaveLength(1)
  expect(() => choose(t, 0, "nonsense")).toThrow()
})
