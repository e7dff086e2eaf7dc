import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function spaces(p: Position): string[] {
  return p.legal("engine").map(text => text.replace("engine ", ""))
}

function driving(rail: string, engineers: number, p: Position = newGame()): Position {
  return p.engine(0, rail).workers(0, { engineer: engineers }).arrive(0, "site-G").play("use G.1")
}

describe("GWT-22 Ambiguities and rulings", () => {
  it("R8 the number of cards is fixed before the first is drawn; as many are discarded as were really drawn", () => {
    const p = newGame({ b: [4] })
      .build(0, "4b", "site-A1")
      .workers(0, { cowboy: 5 })
      .hand(0)
      .pile(0, "jersey")
      .discards(0, "guernsey")
    p.arrive(0, "site-A1").play("use 4b.1")
    expect(p.legal()).toEqual(["draw 1", "draw 2"])
    p.play("draw 2")
    expect([p.asked, p.player(0).hand.length, p.player(0).discards.length]).toEqual(["phaseB", 0, 2])
  })

  it("R9 two-card deals need two fitting cards and take exactly two, of different breeds if wanted", () => {
    const p = newGame().workers(0, { cowboy: 3 }).money(0, 20).market("holstein:1", "texasLonghorn:5").marketPile()
    p.arrive(0, "site-E").play("use E.2")
    expect(p.refused("deal v3-3")).toMatchObject({ rule: "GWT-13.11", reason: "notInMarket" })
    p.market("holstein:1", "ayrshire:3").arrive(0, "site-E").play("use E.2", "deal v3-3")
    expect(p.cardsIn(0, "discards")).toEqual(["ayrshire:3", "holstein:1"])
  })

  it("R10 each idle cowboy turns up 2 cards, the last card alone, none from an empty pile; free again in a later action", () => {
    const p = newGame()
      .workers(0, { cowboy: 3 })
      .money(0, 0)
      .market()
      .marketPile("holstein:1", "holstein:1", "ayrshire:3")
    p.arrive(0, "site-E").play("use E.2")
    expect(p.marketOf()).toHaveLength(2)
    p.play("turn-up")
    expect([p.marketOf().length, p.asked]).toEqual([3, "phaseB"])
    p.marketPile("holstein:1").money(0, 6).build(0, "2a", "site-A1").arrive(0, "site-A1").play("use 2a.2")
    expect(p.can("turn-up")).toBe(true)
  })

  it("R11 positions 0, 1, 2, 3, 4, 6: one gained at 4 leads to 6, from 6 nobody spends exactly 1", () => {
    const p = newGame().cleared(0, "cert-4", "cert-6").certificates(0, 4).arrive(0, "site-C").play("use C.1a")
    expect(p.certificatesOf(0)).toBe(6)
    p.foresight().hand(0).arrive(0, "kc")
    expect(p.refused("spend 1").code).toBe("illegal")
    expect(p.masters(0, "sm-certificates").points(0, "stationmasters")).toBe(9)
  })

  it("R14 8b copies all actions of a neighbour with its special action; another 8b, empty sites and tiles are no neighbours", () => {
    const p = newGame()
      .bare()
      .hand(0, "jersey", "jersey", "jersey")
      .money(0, 0)
      .build(1, "4a", "site-FL2")
      .build(0, "8b", "site-FL1")
    p.engine(0, "rail-2").arrive(0, "site-FL1")
    expect(p.legal("copy")).toEqual(["copy site-FL2 4a.2", "copy site-FL2 4a.s"])
    expect(p.legal("use")).toEqual(["use 8b.s"])
    p.play("use 8b.s", "copy site-FL2 4a.s")
    expect([p.certificatesOf(0), p.moneyOf(0)]).toEqual([2, [4]])
    p.play("copy site-FL2 4a.2")
    expect(p.legal()[0]).toBe("move site-FL2")
    const q = newGame().hand(0).build(1, "8b", "site-A1").build(0, "8b", "site-A2").arrive(0, "site-A2")
    expect(q.legal("copy")).toEqual([])
  })

  it("R22 only hired workers can be given: the row needs at least 2", () => {
    const p = driving("rail-3", 1, newGame().money(0, 9).master(1, "sm-tipis"))
    expect(p.asked).toBe("phaseB")
    const q = newGame()
      .money(0, 9)
      .master(1, "sm-tipis")
      .build(0, "8a", "site-A1")
      .bare()
      .engine(0, "rail-3")
      .arrive(0, "site-A1")
    q.play("use 8a.2", "engine turnout-4", "upgrade station-1", "disc aux1-2x")
    expect([q.asked, q.mastersOf(0)]).toEqual(["phaseB", []])
  })

  it("R23 immediate actions nest: engineer 4 hires a craftsman whose space builds", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "engineer")
      .jobs(2, "craftsman")
      .money(0, 30)
      .workers(0, { engineer: 3, craftsman: 3 })
    p.arrive(0, "site-A").play("use A.2", "hire 1 engineer", "hire 2 craftsman", "build 1a", "on site-A1")
    expect([p.workersOf(0), p.onSite("site-A1"), p.moneyOf(0), p.asked]).toEqual([
      [1, 4, 4],
      "1a 0",
      [30 - 6 - 4 - 1],
      "phaseB",
    ])
  })

  it("R24 an occupied space is ignored also as switch; with an occupied turnout only the main line remains", () => {
    expect(
      spaces(driving("rail-3", 1, newGame().engine(1, "rail-4").workers(0, { engineer: 1 })).arrive(0, "site-G")),
    ).toEqual([])
    const p = newGame()
      .engine(1, "rail-4")
      .engine(0, "rail-3")
      .workers(0, { engineer: 2 })
      .arrive(0, "site-G")
      .play("use G.1")
    expect(spaces(p)).toEqual(["turnout-4", "rail-5", "rail-6"])
    const q = newGame()
      .engine(1, "turnout-4")
      .engine(0, "rail-4")
      .workers(0, { engineer: 2 })
      .arrive(0, "site-G")
      .play("use G.1")
    expect(spaces(q)).toEqual(["rail-5", "rail-6"])
  })

  it("R25 the start space counts as one numbered space, a turnout counts 0; certificates are not used", () => {
    const values = (rail: string, to: string, p: Position = newGame()) => {
      p.engine(0, rail).build(0, "9a", "site-A1").certificates(0, 3).money(0, 0).arrive(0, "site-A1").play("use 9a.2")
      if (p.asked === "specialDelivery") p.play(`engine ${to}`)
      return p.asked === "deliver" ? p.legal("deliver").length : p.citiesOf(0).length + (p.asked === "takeDisc" ? 1 : 0)
    }
    expect(values("rail-1", "rail-0")).toBe(2)
    expect(values("rail-5", "turnout-4")).toBe(1)
    expect(values("rail-5", "rail-1")).toBe(3)
    expect(values("rail-5", "rail-1", newGame().engine(1, "rail-2"))).toBe(2)
  })

  it("R26 a station is passed if its turnout is behind the engine; station 10 never is", () => {
    const passed = (rail: string) => {
      const p = newGame().engine(0, rail).money(0, 99).build(0, "9b", "site-A1").arrive(0, "site-A1")
      return p.can("use 9b.1") ? p.play("use 9b.1").legal("upgrade").length : 0
    }
    expect(["rail-4", "turnout-4", "rail-5", "rail-38"].map(passed)).toEqual([0, 0, 0, 9])
    const one = newGame()
      .engine(0, "rail-5")
      .money(0, 99)
      .master(1)
      .build(0, "9b", "site-A1")
      .arrive(0, "site-A1")
      .play("use 9b.1")
    expect(one.asked).toBe("takeDisc")
  })

  it("R28 the double form is one move of 2; the station is decided before the reward, so 1b's $3 cannot pay for it", () => {
    const p = newGame({ b: [1] })
      .build(0, "1b", "site-A1")
      .engine(0, "rail-5")
      .money(0, 1)
      .arrive(0, "site-A1")
    p.play("use 1b.2", "engine turnout-4")
    expect([p.asked, p.moneyOf(0), p.stationsOf(0)]).toEqual(["phaseB", [4], []])
  })

  it("R32 any hand card may be removed, objectives too; with the double form fewer than 2", () => {
    const p = newGame()
      .cleared(0, "aux5-1x", "aux5-2x")
      .engine(0, "rail-3")
      .hand(0, "jersey", "obj-sf-1")
      .arrive(0, "site-G")
    p.play("use G.2", "aux removeCard double", "remove obj-sf-1")
    expect([p.engineOf(0), p.cardsIn(0, "removed"), p.legal()]).toEqual(["rail-1", ["obj-sf-1"], ["use G.1", "end"]])
    const q = newGame().cleared(0, "aux5-1x", "aux5-2x").engine(0, "rail-3").hand(0, "jersey").arrive(0, "site-G")
    q.play("use G.2", "aux removeCard double", "stop")
    expect([q.engineOf(0), q.cardsIn(0, "hand")]).toEqual(["rail-1", ["jersey"]])
  })

  it("R33 standing on a turnout from an earlier turn gives nothing", () => {
    const p = newGame().engine(0, "turnout-4").money(0, 20).arrive(0, "site-B")
    expect(p.verbs).not.toContain("upgrade")
    p.play("aux gainMoney single")
    expect(p.legal()).toEqual(["end"])
  })

  it("R41 things that do not differ are offered once", () => {
    const p = newGame({ seats: 4 })
      .token(4)
      .jobs(1, "cowboy", "cowboy", "craftsman", "cowboy")
      .money(0, 20)
      .arrive(0, "site-A")
    expect(p.play("use A.2").legal()).toEqual(["hire 1 cowboy", "hire 1 craftsman"])
    const q = newGame().hand(0).foresight("tipi-blue", "tipi-blue", "cowboy", "engineer").bare().arrive(0, "kc")
    expect([q.onSite("tipi-m3"), q.legal()]).toEqual(["tipi-blue", ["foresight fs-2a", "foresight fs-2b"]])
  })

  it("R42 ways of the engine forward and backward", () => {
    expect(spaces(driving("rail-2", 3))).toEqual(["rail-3", "rail-4", "turnout-4", "rail-5"])
    const back = (rail: string) =>
      spaces(
        newGame()
          .cleared(0, "aux3-1x", "aux3-2x")
          .engine(0, rail)
          .money(0, 9)
          .arrive(0, "site-G")
          .play("use G.2", "aux certificate double"),
      )
    expect(back("rail-6")).toEqual(["rail-4", "turnout-4"])
    expect(back("rail-5")).toEqual(["rail-3", "rail-4"])
  })

  it("R43 the way back from 39 is any distance to any free space, inside the action that led there", () => {
    const p = newGame()
      .engine(1, "rail-20")
      .engine(0, "rail-38")
      .money(0, 0)
      .hand(0, "obj-engine-1")
      .arrive(0, "site-A")
    p.play("play obj-engine-1", "engine rail-39")
    expect([p.asked, p.can("engine rail-20"), p.can("engine rail-0"), p.legal().length]).toEqual([
      "leaveLastSpace",
      false,
      true,
      47,
    ])
    p.play("engine rail-38")
    expect([p.moneyOf(0), p.asked]).toEqual([[3], "phaseB"])
  })

  it("R44 at a new upgrade of a station its stationmaster may still be taken", () => {
    const p = newGame().onlyDiscs(0, "aux1-2x").discsOnStations(0, "station-1").money(0, 9).master(1, "sm-tipis")
    p.player(0).stations = 0
    driving("rail-3", 2, p).play("engine turnout-4", "upgrade station-1")
    expect(p.legal()).toEqual(["appoint engineer", "pass"])
  })

  it("R45 a neighbour none of whose actions can be done cannot be chosen; what is built over is lost", () => {
    const p = newGame()
      .hand(0)
      .money(0, 0)
      .bare()
      .build(1, "1b", "site-A2")
      .build(0, "8b", "site-A1")
      .token(4)
      .arrive(0, "site-A1")
    expect(p.legal("copy")).toEqual([])
    const q = newGame()
      .money(0, 40)
      .workers(0, { craftsman: 4 })
      .build(0, "8b", "site-B1")
      .build(0, "2a", "site-B2")
      .hand(0, "dutchBelt")
    q.arrive(0, "site-B1").play("copy site-B B.2", "build 5a", "on site-B2")
    expect([q.onSite("site-B2"), q.legal()]).toEqual(["5a 0", ["copy site-B B.1", "end"]])
    const r = newGame().money(0, 40).workers(0, { craftsman: 6 }).build(0, "8b", "site-B1").hand(0, "dutchBelt")
    r.arrive(0, "site-B1").play("copy site-B B.2", "build 9a")
    expect([r.onSite("site-B1"), r.legal()]).toEqual(["9a 0", ["end"]])
  })
})
