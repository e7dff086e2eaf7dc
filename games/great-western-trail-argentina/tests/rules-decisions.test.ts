import { at, timeout } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** Can the seat that is asked pass, in one word or another? */
function mayPass(p: Position): boolean {
  return ["pass", "lose", "stop", "end"].some(word => p.can(word))
}

const rich = () => newGame({ seats: 4 }).money(0, 60)
const nine = ["patagonico", "fronterizo", "holandoArgentino", "serrano:2"] as const
const farm = () =>
  rich().bare().farmer("green-1", "green-4-black").farmer("green-2", "green-3-green").hand(0, "caracu:2", "niata")

describe("ARG-40 The decisions", () => {
  it("ARG-40.1 the active player decides; a single legal choice is carried out without asking", () => {
    const p = newGame().hand(0, "holandoArgentino", "niata").arrive(0, "site-A").play("use A.1")
    expect([p.seat, p.asked]).toEqual([0, "phaseB"])
  })

  it("ARG-40.2 some decisions must be made, others may be passed", () => {
    expect(mayPass(newGame().arrive(0, "site-A"))).toBe(true)
    expect(mayPass(newGame().estanciero(0, "site-A").turn(0))).toBe(false)
  })

  it("ARG-40.2.1 first-discard: cards down to 4, no pass", () => {
    const p = newGame({ options: { startPlayer: "1" } }).play("place site-B", "end")
    expect([p.asked, p.verbs, mayPass(p)]).toEqual(["firstDiscard", ["discard"], false])
  })

  it("ARG-40.2.2 first-building: one of 8 neutral sites, no pass", () => {
    const p = newGame()
    expect([p.legal("place").length, mayPass(p)]).toEqual([8, false])
  })

  it("ARG-40.2.3 objective-play: a card in hand, beside what else there is to do", () => {
    expect(newGame().hand(0, "obj-01").estanciero(0, "site-A").turn(0).can("play obj-01")).toBe(true)
  })

  it("ARG-40.2.4 objective-action: may be passed", () => {
    expect(mayPass(newGame().hand(0, "obj-05").arrive(0, "site-A").play("play obj-05"))).toBe(true)
  })

  it("ARG-40.2.5 move: a path, no pass", () => {
    const p = newGame().estanciero(0, "site-A").turn(0)
    expect([p.asked, mayPass(p)]).toEqual(["phaseA", false])
  })

  it("ARG-40.2.6 phase-b: actions, auxiliary action, farmer, objective card or end", () => {
    expect(farm().hand(0, "caracu:2", "obj-01").arrive(0, "green-1").verbs).toEqual(["help", "aux", "play", "end"])
  })

  it("ARG-40.2.7 one-of: the halves of a slash", () => {
    expect(
      newGame({ b: [3] })
        .hand(0, "obj-01")
        .build(0, "3b", "site-A1")
        .arrive(0, "site-A1")
        .legal("use"),
    ).toEqual(["use 3b.1a", "use 3b.1b"])
  })

  it("ARG-40.2.8 auxiliary: a usable action, single or double as allowed", () => {
    expect(rich().cleared(0, "aux1-2x").arrive(0, "site-G").play("use G.2").legal("aux")).toEqual([
      "aux gainMoney single",
      "aux gainMoney double",
      "aux drawDiscard single",
    ])
  })

  it("ARG-40.2.9 discard: cards that fit exactly, no pass", () => {
    const p = rich().hand(0, "niata", "patagonico").build(0, "2a", "site-A4").arrive(0, "site-A4").play("use 2a.s")
    expect([p.asked, mayPass(p)]).toEqual(["discardCattle", false])
  })

  it("ARG-40.2.10 draw-count: 1 to n", () => {
    expect(
      rich().workers(0, { gaucho: 3 }).build(0, "4a", "site-A1").arrive(0, "site-A1").play("use 4a.1").verbs,
    ).toEqual(["draw"])
    const card = rich().hand(0, "obj-09").arrive(0, "site-A").play("play obj-09")
    expect([card.verbs, mayPass(card)]).toEqual([["draw", "lose"], true])
  })

  it("ARG-40.2.11 draw-discard: as many as were drawn, no pass", () => {
    const p = rich().hand(0, "niata").pile(0, "patagonico").arrive(0, "site-A").play("aux drawDiscard single")
    expect([p.asked, mayPass(p)]).toEqual(["discardDrawn", false])
  })

  it("ARG-40.2.12 remove: hand cards; passed unless they were drawn for it", () => {
    expect(mayPass(rich().token(4).jobs(1, "maquinista").arrive(0, "site-A").play("use A.2"))).toBe(true)
    const p = rich()
      .engine(0, "rail-2")
      .cleared(0, "aux6-1x")
      .arrive(0, "site-A")
      .play("aux removeCard single", "draw 1")
    expect(mayPass(p)).toBe(false)
  })

  it("ARG-40.2.13 hire: a worker; not using the action passes", () => {
    expect(rich().token(4).jobs(1, "gaucho", "carpintero").arrive(0, "site-A").play("use A.2").verbs).toEqual(["hire"])
  })

  it("ARG-40.2.14 build: tile and site; passed where it comes with a worker", () => {
    expect(
      mayPass(rich().token(4).jobs(1, "carpintero").workers(0, { carpintero: 2 }).arrive(0, "site-A").play("use A.2")),
    ).toBe(true)
  })

  it("ARG-40.2.15 buy: a deal, turn 2, stop", () => {
    const p = rich()
      .workers(0, { gaucho: 2 })
      .market("caracu:2", "serrano:2")
      .arrive(0, "site-E")
      .play("use E.2", "deal ca-1")
    expect(p.verbs).toEqual(["deal", "turn-up", "stop"])
  })

  it("ARG-40.2.16 engine: an end space; backward cannot be passed", () => {
    const back = rich().engine(0, "rail-5").cleared(0, "aux6-1x").arrive(0, "site-A").play("aux removeCard single")
    expect([back.asked, mayPass(back)]).toEqual(["engineBack", false])
    const forward = rich().cleared(0, "aux5-1x").arrive(0, "site-A").play("aux engine single")
    expect(mayPass(forward)).toBe(true)
  })

  it("ARG-40.2.17 upgrade: may be passed", () => {
    expect(rich().engine(0, "rail-4").arrive(0, "site-D").play("use D.2", "engine turnout-4").legal()).toEqual([
      "upgrade station-1",
      "pass",
    ])
  })

  it("ARG-40.2.18 station-behind: a station, may be passed", () => {
    const p = rich()
      .token(4)
      .jobs(1, "maquinista")
      .workers(0, { maquinista: 5 })
      .engine(0, "rail-9")
      .arrive(0, "site-A")
      .play("use A.2")
    expect([p.asked, mayPass(p)]).toEqual(["upgradePassed", true])
  })

  it("ARG-40.2.19 disc: a disc or a station, no pass", () => {
    const p = rich().build(0, "5a", "site-A1").arrive(0, "site-A1").play("use 5a.2")
    expect([p.asked, mayPass(p)]).toEqual(["takeDisc", false])
  })

  const appointing = () =>
    rich()
      .workers(0, { gaucho: 2 })
      .master(1, "sm-cattle")
      .engine(0, "rail-4")
      .arrive(0, "site-D")
      .play("use D.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x")

  it("ARG-40.2.20 stationmaster: a row with a worker tile, may be passed", () => {
    expect(appointing().legal()).toEqual(["appoint gaucho", "pass"])
  })

  it("ARG-40.2.21 stationmaster-action: its upper half follows at once", () => {
    const p = appointing()
    const before = p.moneyOf(0)[0] ?? 0
    expect(p.play("appoint gaucho").moneyOf(0)).toEqual([before + 3])
  })

  it("ARG-40.2.22 quay-disc: put a disc there, may be passed", () => {
    const p = farm()
      .workers(0, { granjero: 3 })
      .arrive(0, "green-1")
      .play("help green-1", "show caracu:2", "settle green-4-black")
    expect(p.legal()).toEqual(["quay rotterdam-I", "pass"])
  })

  it("ARG-40.2.23 help: farmers and cattle cards", () => {
    const p = farm().arrive(0, "site-F").play("use F.2", "help green-1")
    expect(p.legal()).toEqual(["help green-2", "stop"])
    expect(p.play("stop").verbs).toEqual(["show"])
  })

  it("ARG-40.2.24 farmer-place: granjero row or beside the board", () => {
    expect(farm().arrive(0, "green-1").play("help green-1", "show caracu:2").legal()).toEqual([
      "settle green-4-black",
      "stop",
    ])
  })

  it("ARG-40.2.25 objective-take: a display card or the deck; no pass when loading", () => {
    const p = rich()
      .quays(0)
      .hand(0, ...nine)
      .arrive(0, "buenos-aires")
      .play("reveal", "load ship-8", "disc aux1-2x")
    expect([p.verbs, mayPass(p)]).toEqual([["take", "top"], false])
  })

  it("ARG-40.2.26 market-card: a card of the market", () => {
    const p = rich()
      .quays(0, "liverpool-I")
      .grain(0, 4)
      .market("franqueiro:3", "franqueiro:5")
      .arrive(0, "buenos-aires")
    expect(p.play("deliver liverpool-I", "to liverpool-a-N1").legal()).toEqual([
      "take franqueiro:3",
      "take franqueiro:5",
      "lose",
    ])
  })

  it("ARG-40.2.27 delivery: quay and space, may be passed", () => {
    expect(rich().grain(0, 3).arrive(0, "buenos-aires").legal()).toEqual(["deliver leHavre-I", "pass"])
  })

  it("ARG-40.2.28 certificates: an amount", () => {
    expect(rich().certificates(0, 2).hand(0, "niata").arrive(0, "buenos-aires").play("reveal").legal()).toEqual([
      "spend 0",
      "spend 1",
      "spend 2",
    ])
  })

  it("ARG-40.2.29 load: a ship, no pass", () => {
    const p = rich()
      .hand(0, ...nine)
      .arrive(0, "buenos-aires")
      .play("reveal")
    expect([p.asked, mayPass(p)]).toEqual(["load", false])
  })

  it("ARG-40.2.30 foresight: a tile, no pass", () => {
    const p = rich()
      .hand(0, "niata")
      .foresight("green-3-green", "blue-3-green", "", "", "", "")
      .arrive(0, "buenos-aires")
      .play("reveal", "load ship-0", "disc aux1-2x")
    expect([p.asked, mayPass(p)]).toEqual(["foresight", false])
  })

  it("ARG-40.2.31 extra-move: a path, passed before it is chosen", () => {
    const p = rich().bare().build(0, "7a", "site-A1").arrive(0, "site-A1")
    expect(p.can("end")).toBe(true)
    expect(p.play("use 7a.2").verbs).toEqual(["move"])
  })

  it("ARG-40.2.32 exchange: any seat, 1 or 2 cards", () => {
    const p = rich().arrive(0, "site-A")
    expect([0, 1, 2, 3].map(seat => p.exchanges(seat).length)).toEqual([2, 2, 2, 2])
  })

  it("ARG-40.2.33 final-objectives are solved, not asked", () => {
    const p = newGame().hand(0, "obj-02").build(0, "1a", "site-A1").inCities(0, "leHavre-a-E1")
    expect(p.points(0, "objectives")).toBe(3)
  })

  it("ARG-40.3 without an answer: the nearest location with the lowest fee, passes, or the first legal choice", () => {
    const p = newGame()
      .bare()
      .farmer("green-1", "green-4-green")
      .build(1, "1a", "site-A1")
      .estanciero(0, "site-A")
      .turn(0)
    expect(timeout(p.t, 0)).toBe("move site-A1")
    expect(timeout(newGame().arrive(0, "site-A").t, 0)).toBe("end")
    const load = newGame().hand(0, "niata").arrive(0, "buenos-aires").play("reveal")
    expect(timeout(load.t, 0)).toBe("load ship-0")
    expect(timeout(newGame().grain(0, 2).arrive(0, "buenos-aires").t, 0)).toBe("pass")
  })

  it("ARG-40.4 nothing else is asked: a whole game asks only these", () => {
    const asked = new Set<string>()
    const p = newGame({ seats: 2 })
    p.playOut("decisions", () => asked.add(p.asked))
    const known =
      "firstDiscard placeEstanciero phaseA phaseB endTurn reveal income load foresight delivery chooseSpace takeDisc hire build chooseSite buyCattle takeCattle engineForward engineBack upgradeStation upgradePassed upgradeTerminus appoint discToQuay helpFarmers showCattle placeFarmers takeObjective takeMarketCard discardCattle discardPair discardObjective drawCards discardDrawn removeCards drawForRemoval removeDrawn discardExchanged auxiliary immediate moveRancher".split(
        " ",
      )
    expect([...asked].filter(step => !known.includes(step))).toEqual([])
    expect(at([...asked], 0)).toBe("placeEstanciero")
  })
})
