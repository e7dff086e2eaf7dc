import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { jobCosts } from "../data/market.ts"
import { stations } from "../data/track.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 about to hire at tile A, with one worker of a type in row 1 and so many of it already. */
function hiring(type: "cowboy" | "craftsman" | "engineer", count: number): Position {
  const p = newGame()
    .bare()
    .token(4)
    .jobs(1, type)
    .money(0, 40)
    .workers(0, { [type]: count })
    .hand(0, "jersey")
  return p.arrive(0, "site-A")
}

/** Seat 0 on tile G with its engine on a space and so many engineers. */
function driving(rail: string, engineers: number, p: Position = newGame()): Position {
  return p.engine(0, rail).workers(0, { engineer: engineers }).arrive(0, "site-G").play("use G.1")
}

function spaces(p: Position): string[] {
  return p.legal("engine").map(text => text.replace("engine ", ""))
}

describe("GWT-13 The actions", () => {
  it("GWT-13.1 a worker of a row without the token, for the row's cost and the icon's modifier", () => {
    expect(jobCosts).toEqual([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4])
    const p = newGame()
      .token(4)
      .jobs(3, "cowboy", "craftsman")
      .jobs(4, "engineer")
      .money(0, 9)
      .arrive(0, "site-A")
      .play("use A.3")
    expect(p.legal()).toEqual(["hire 3 cowboy", "hire 3 craftsman"])
    expect(p.refused("hire 4 engineer")).toMatchObject({ rule: "GWT-13.1", reason: "tokenRow" })
    p.play("hire 3 cowboy")
    expect([p.workersOf(0), p.moneyOf(0), p.jobsIn(3)]).toEqual([[2, 1, 1], [0], ["", "", "craftsman", ""]])
    expect(p.can("use A.2")).toBe(false)
  })

  it("GWT-13.1 a full row takes no more workers of that type", () => {
    const p = newGame()
      .token(4)
      .jobs(1, "cowboy", "craftsman")
      .money(0, 40)
      .workers(0, { cowboy: 6 })
      .arrive(0, "site-A")
    p.play("use A.2")
    expect(p.workersOf(0)).toEqual([6, 2, 1])
  })

  it("GWT-13.1 immediate actions of the worker spaces", () => {
    const cowboy4 = newGame()
      .bare()
      .tile("flood-1", "flood-green-4")
      .token(4)
      .jobs(1, "cowboy")
      .money(0, 6)
      .workers(0, { cowboy: 3 })
    cowboy4.arrive(0, "site-A").play("use A.2")
    expect(cowboy4.legal()).toEqual(["hazard flood-1", "lose"])
    cowboy4.play("hazard flood-1")
    expect(cowboy4.hazardsOf(0)).toEqual(["flood-green-4"])

    const cowboy6 = newGame()
      .bare()
      .tile("tipi-6", "tipi-blue")
      .token(4)
      .jobs(1, "cowboy")
      .money(0, 6)
      .workers(0, { cowboy: 5 })
    cowboy6.arrive(0, "site-A").play("use A.2", "trade tipi-6")
    expect([cowboy6.moneyOf(0), cowboy6.player(0).tipis]).toEqual([[6], [0, 1]])

    for (const count of [3, 5]) {
      const craftsman = hiring("craftsman", count).money(0, 20).play("use A.2", "build 4a", "on site-A1")
      expect(craftsman.moneyOf(0)).toEqual([20 - 6 - 2])
    }

    const gains = range(7)
      .slice(2)
      .map(space => {
        const p = hiring("engineer", space - 1).play("use A.2")
        if (space === 4) return p.asked
        p.play(`use engineer-${space}`)
        return `${p.certificatesOf(0)} certificates, $${(p.moneyOf(0)[0] ?? 0) - 34}`
      })
    expect(gains).toEqual([
      "1 certificates, $0",
      "0 certificates, $2",
      "phaseB",
      "2 certificates, $0",
      "0 certificates, $4",
    ])
    const engineer4 = newGame()
      .token(4)
      .jobs(1, "engineer")
      .jobs(2, "cowboy", "craftsman")
      .money(0, 10)
      .workers(0, { engineer: 3 })
    engineer4.arrive(0, "site-A").play("use A.2", "hire 1 engineer")
    expect(engineer4.legal()).toEqual(["hire 2 cowboy", "hire 2 craftsman", "lose"])
    engineer4.play("hire 2 cowboy")
    expect([engineer4.workersOf(0), engineer4.moneyOf(0)]).toEqual([[2, 1, 4], [0]])
  })

  it("GWT-13.2 an unbuilt tile on an empty site, or in place of an own building of lower value", () => {
    const p = newGame().money(0, 20).workers(0, { craftsman: 3 }).build(1, "1a", "site-A1").build(0, "4a", "site-A2")
    p.arrive(0, "site-B").play("use B.2")
    expect(p.legal()).toEqual(["1a", "2a", "3a", "5a", "6a", "7a", "8a"].map(tile => `build ${tile}`))
    expect(p.refused("build 9a")).toMatchObject({ rule: "GWT-13.2", reason: "craftsmenOrMoney" })
    p.play("build 5a")
    expect(p.legal()).toHaveLength(21)
    expect(p.refused("on site-A1")).toMatchObject({ rule: "GWT-13.2", reason: "siteTaken" })
    p.play("on site-A2")
    expect([p.onSite("site-A2"), p.moneyOf(0)]).toEqual(["5a 0", [18]])
    expect(p.player(0).unbuilt & (1 << 4)).toBe(0)
  })

  it("GWT-13.2 a new tile must need strictly more craftsmen than the one it replaces", () => {
    const p = newGame().money(0, 20).build(0, "1a", "site-A1").arrive(0, "site-B").play("use B.2", "build 2a")
    expect(p.refused("on site-A1")).toMatchObject({ rule: "GWT-13.2", reason: "notHigher" })
    expect(p.refused("on site-B").code).toBe("illegal")
  })

  it("GWT-13.3 an open objective, replaced at once, or the top of the pile, to the discard pile", () => {
    const p = newGame()
      .objectives("obj-sf-1", "obj-sf-2")
      .objectivePile("obj-sf-3")
      .arrive(0, "site-C")
      .play("use C.1b")
    expect(p.legal()).toEqual(["take obj-sf-1", "take obj-sf-2", "top"])
    p.play("take obj-sf-1")
    expect([p.cardsIn(0, "discards"), p.s.objectives.length, p.s.objectivePile.length]).toEqual([["obj-sf-1"], 2, 0])
    const q = newGame().objectives("obj-sf-1").objectivePile("obj-sf-3").arrive(0, "site-C").play("use C.1b", "top")
    expect([q.cardsIn(0, "discards"), q.s.objectives.length]).toEqual([["obj-sf-3"], 1])
  })

  it("GWT-13.4 the engine stops on any free space whose shortest way is not too long", () => {
    expect(spaces(driving("rail-0", 3))).toEqual(["rail-1", "rail-2", "rail-3"])
    expect(spaces(driving("rail-3", 3))).toEqual(["rail-4", "turnout-4", "rail-5", "rail-6"])
    expect(spaces(driving("turnout-4", 2))).toEqual(["rail-5", "rail-6"])
    expect(spaces(driving("rail-37", 6, newGame().money(0, 0)))).toEqual(["rail-38", "rail-39"])
    const occupied = newGame().engine(1, "rail-1").engine(2, "rail-2")
    expect(spaces(driving("rail-0", 2, occupied))).toEqual(["rail-3", "rail-4"])
  })

  it("GWT-13.5 upgrading pays the cost, then places a disc; not twice, and only if both are possible", () => {
    expect(stations.map(({ cost, vp }) => `${cost}/${vp}`)).toEqual([
      "2/1",
      "2/1",
      "4/2",
      "4/2",
      "6/3",
      "8/5",
      "7/6",
      "6/7",
      "5/8",
      "3/9",
    ])
    const p = driving("rail-3", 2, newGame().money(0, 2).master(1)).play("engine turnout-4")
    expect(p.legal()).toEqual(["upgrade station-1", "pass"])
    p.play("upgrade station-1", "disc aux1-2x")
    expect([p.moneyOf(0), p.stationsOf(0), p.points(0, "stations")]).toEqual([[0], ["station-1"], 1])
    const poor = driving("rail-3", 2, newGame().money(0, 1)).play("engine turnout-4")
    expect(poor.asked).toBe("phaseB")
    const again = driving("rail-3", 2, newGame().money(0, 9).discsOnStations(0, "station-1")).play("engine turnout-4")
    expect(again.asked).toBe("phaseB")
    const noDisc = driving("rail-3", 2, newGame().money(0, 6).onlyDiscs(0, "hand-1")).play("engine turnout-4")
    expect(noDisc.asked).toBe("phaseB")
    const others = driving("rail-3", 2, newGame().money(0, 9).discsOnStations(1, "station-1")).play("engine turnout-4")
    expect(others.asked).toBe("upgradeStation")
    expect(driving("rail-3", 2, newGame().money(0, 9)).play("engine turnout-4", "pass").stationsOf(0)).toEqual([])
  })

  it("GWT-13.6 a rightmost hired worker takes the place of the stationmaster", () => {
    const p = newGame().money(0, 5).workers(0, { cowboy: 2, craftsman: 1 }).master(1, "sm-workers")
    driving("rail-3", 2, p).play("engine turnout-4", "upgrade station-1", "disc aux1-2x")
    expect(p.legal()).toEqual(["appoint cowboy", "appoint engineer", "pass"])
    expect(p.refused("appoint craftsman")).toMatchObject({ rule: "GWT-13.6", reason: "printedWorker" })
    p.play("appoint cowboy")
    expect([p.workersOf(0), p.mastersOf(0), p.moneyOf(0), p.s.masters[0]]).toEqual([[1, 1, 2], ["sm-workers"], [5], -1])
    const q = driving("rail-3", 2, newGame().money(0, 5).master(1)).play(
      "engine turnout-4",
      "upgrade station-1",
      "disc aux1-2x",
    )
    expect(q.asked).toBe("phaseB")
  })

  it("GWT-13.6 upper halves: money, hazard or trade, permanent certificates", () => {
    const take = (id: string, p: Position) =>
      driving("rail-3", 2, p.money(0, 5).master(1, id)).play(
        "engine turnout-4",
        "upgrade station-1",
        "disc aux1-2x",
        "appoint engineer",
      )
    const slash = take("sm-objectives", newGame().bare().tile("flood-1", "flood-green-2").tile("tipi-4", "tipi-blue"))
    expect(slash.legal()).toEqual(["use sm-objectives.a", "use sm-objectives.b", "lose"])
    slash.play("use sm-objectives.b")
    expect([slash.player(0).tipis, slash.moneyOf(0)]).toEqual([[0, 1], [7]])
    for (const id of ["sm-hazards", "sm-tipis", "sm-certificates"]) {
      const p = take(id, newGame())
      expect([p.asked, p.mastersOf(0)]).toEqual(["phaseB", [id]])
      p.foresight().hand(0).money(0, 0).arrive(0, "kc")
      expect(p.moneyOf(0)).toEqual([1])
    }
  })

  it("GWT-13.7 the last space: stop, perhaps upgrade, back at least 1, then $3", () => {
    const p = driving("rail-37", 2, newGame().money(0, 3).master(1)).play("engine rail-39")
    expect(p.legal()).toEqual(["upgrade station-10", "pass"])
    p.play("upgrade station-10", "disc aux1-2x")
    expect([p.asked, p.legal()[0], p.legal().at(-1)]).toEqual(["leaveLastSpace", "engine rail-0", "engine rail-38"])
    p.play("engine turnout-4")
    expect([p.moneyOf(0), p.asked]).toEqual([[3], "upgradeStation"])
    p.play("upgrade station-1", "disc aux2-2x")
    expect([p.moneyOf(0), p.stationsOf(0)]).toEqual([[1], ["station-1", "station-10"]])
  })

  it("GWT-13.8 a move back is exact, ignores occupied spaces and may use turnouts", () => {
    const back = (rail: string, form: string, p: Position = newGame()) => {
      p.engine(0, rail).cleared(0, "aux5-1x", "aux5-2x").hand(0, "jersey").arrive(0, "site-G").play("use G.2")
      if (!p.can(`aux removeCard ${form}`)) return ["none"]
      const before = p.engineOf(0)
      p.play(`aux removeCard ${form}`)
      return p.engineOf(0) !== before ? [p.engineOf(0)] : spaces(p)
    }
    expect(back("rail-0", "single")).toEqual(["none"])
    expect(back("rail-1", "double")).toEqual(["none"])
    expect(back("rail-3", "single")).toEqual(["rail-2"])
    expect(back("rail-5", "single")).toEqual(["rail-4", "turnout-4"])
    expect(back("rail-3", "double", newGame().engine(1, "rail-2"))).toEqual(["rail-0"])
  })

  it("GWT-13.8 a station reached backward may be upgraded before the reward", () => {
    const p = newGame()
      .engine(0, "rail-5")
      .cleared(0, "aux5-1x")
      .hand(0, "jersey")
      .money(0, 4)
      .master(1)
      .arrive(0, "site-A")
    p.play("aux removeCard single", "engine turnout-4")
    expect(p.asked).toBe("upgradeStation")
    p.play("upgrade station-1", "disc aux1-2x")
    expect(p.asked).toBe("removeCards")
  })

  it("GWT-13.9 any tipi of the village, for the value of its space, which must be payable", () => {
    const p = newGame()
      .bare()
      .tile("tipi-m3", "tipi-blue")
      .tile("tipi-m1", "tipi-green")
      .tile("tipi-8", "tipi-green")
      .money(0, 2)
    p.arrive(0, "site-D").play("use D.1a")
    expect(p.legal()).toEqual(["trade tipi-m1", "trade tipi-8"])
    expect(p.refused("trade tipi-m3")).toMatchObject({ rule: "GWT-13.9", reason: "price", data: { price: 3 } })
    p.play("trade tipi-m1")
    expect([p.moneyOf(0), p.player(0).tipis, p.onSite("tipi-m1")]).toEqual([[1], [1, 0], ""])
    p.arrive(0, "site-D").play("use D.1a")
    expect(p.moneyOf(0)).toEqual([9])
    expect(newGame().bare().arrive(0, "site-D").can("use D.1a")).toBe(false)
  })

  it("GWT-13.10 five auxiliary actions, single and double", () => {
    const all = ["aux1-2x", "aux2-2x", "aux3-1x", "aux3-2x", "aux4-1x", "aux4-2x", "aux5-1x", "aux5-2x"]
    const start = () =>
      newGame()
        .cleared(0, ...all)
        .engine(0, "rail-9")
        .money(0, 5)
        .hand(0, "jersey", "guernsey")
        .arrive(0, "site-G")
        .play("use G.2")
    expect(start().legal()).toHaveLength(10)
    expect(start().play("aux gainMoney single").moneyOf(0)).toEqual([6])
    expect(start().play("aux gainMoney double").moneyOf(0)).toEqual([7])
    const draw = start().play("aux drawDiscard double", "draw 2")
    expect([draw.asked, draw.player(0).hand.length]).toEqual(["discardDrawn", 4])
    const certificate = start().play("aux certificate double")
    expect([certificate.asked, certificate.moneyOf(0)]).toEqual(["engineBack", [3]])
    certificate.play("engine rail-7")
    expect(certificate.certificatesOf(0)).toBe(2)
    const one = start().play("aux certificate single")
    expect([one.moneyOf(0), one.engineOf(0), one.certificatesOf(0)]).toEqual([[4], "rail-8", 1])
    expect(start().play("aux engine single", "engine rail-10").moneyOf(0)).toEqual([4])
    expect(start().play("aux engine double", "engine rail-11").moneyOf(0)).toEqual([3])
    const remove = start().play("aux removeCard double", "engine rail-7", "remove jersey", "remove guernsey")
    expect([remove.cardsIn(0, "hand"), remove.cardsIn(0, "removed"), remove.asked]).toEqual([
      [],
      ["guernsey", "jersey"],
      "phaseB",
    ])
  })

  it("GWT-13.11 each cowboy serves once; deals, turning up, stop", () => {
    const p = newGame().workers(0, { cowboy: 4 }).money(0, 30)
    p.market("holstein:1", "holstein:1", "ayrshire:3", "westHighland:4", "texasLonghorn:7").marketPile(
      "brownSwiss:2",
      "brownSwiss:2",
      "ayrshire:3",
    )
    p.arrive(0, "site-E").play("use E.2")
    expect(p.legal()).toEqual(
      ["v3-1", "v3-2", "v3-3", "wh-1", "wh-3", "tl-2", "tl-4"].map(id => `deal ${id}`).concat("turn-up"),
    )
    expect(p.refused("deal wh-5")).toMatchObject({ rule: "GWT-13.11", reason: "cowboys" })
    p.play("turn-up")
    expect(p.s.market).toHaveLength(7)
    p.play("deal v3-3")
    expect(p.verbs).toEqual(["take"])
    p.play("take holstein:1")
    const second = p.legal()
    expect(second[0]).toBe("take holstein:1")
    p.play(second.at(-1) ?? "")
    expect([p.asked, p.moneyOf(0), p.cardsIn(0, "discards").length]).toEqual(["phaseB", [25], 2])
    expect(p.cardsIn(0, "discards")).toContain("holstein:1")
  })

  it("GWT-13.11 every deal with its cowboys, price and cards", () => {
    const buy = (deal: string, ...cards: string[]) => {
      const p = newGame().workers(0, { cowboy: 6 }).money(0, 30).hand(0).pile(0).marketPile()
      p.market("holstein:1", "ayrshire:3", "westHighland:3", "westHighland:5", "texasLonghorn:6").arrive(0, "site-E")
      p.play("use E.2", `deal ${deal}`, ...cards.map(card => `take ${card}`))
      return `${30 - (p.moneyOf(0)[0] ?? 0)} ${p.cardsIn(0, "discards").join(" ")}`
    }
    expect(buy("v3-1", "ayrshire:3")).toBe("6 ayrshire:3")
    expect(buy("v3-2", "holstein:1")).toBe("3 holstein:1")
    expect(buy("v3-3")).toBe("5 ayrshire:3 holstein:1")
    expect(buy("wh-1", "westHighland:5")).toBe("12 westHighland:5")
    expect(buy("wh-3", "westHighland:5")).toBe("6 westHighland:5")
    expect(buy("wh-5")).toBe("8 westHighland:3 westHighland:5")
    expect(buy("tl-2")).toBe("12 texasLonghorn:6")
    expect(buy("tl-4")).toBe("6 texasLonghorn:6")
  })

  it("GWT-13.12 any hazard of the board for the printed price, kept for its points", () => {
    const p = newGame()
      .bare()
      .tile("flood-1", "flood-black-3")
      .tile("rockfall-2", "rockfall-green-4")
      .build(0, "4a", "site-A1")
      .money(0, 5)
    p.arrive(0, "site-A1").play("use 4a.1")
    expect(p.legal()).toEqual(["hazard flood-1", "hazard rockfall-2", "lose"])
    p.play("hazard rockfall-2")
    expect([p.moneyOf(0), p.points(0, "hazards"), p.onSite("rockfall-2")]).toEqual([[0], 4, ""])
  })

  it("GWT-13.13 a move by a local action: fees, a whole new phase B, no refill in between", () => {
    const p = newGame({ b: [3] })
      .bare()
      .build(0, "4a", "site-G1")
      .hand(0)
      .arrive(0, "site-G1")
      .play("use 4a.2")
    expect([p.rancherOf(0), p.asked]).toEqual(["kc", "foresight"])
    const q = newGame().bare().build(0, "4a", "site-A1").hand(0).arrive(0, "site-A1").play("use 4a.2")
    expect(q.legal()).toEqual(["move site-B", "move site-B site-C"])
    q.play("move site-B site-C")
    expect([q.rancherOf(0), q.asked, q.player(0).hand.length]).toEqual(["site-C", "phaseB", 0])
  })

  it("GWT-13.14 name a number, draw them all, discard as many", () => {
    const p = newGame({ b: [4] })
      .build(0, "4b", "site-A1")
      .workers(0, { cowboy: 3 })
      .hand(0, "jersey")
      .pile(0, "guernsey", "guernsey")
    p.discards(0).arrive(0, "site-A1").play("use 4b.1")
    expect(p.legal()).toEqual(["draw 1", "draw 2"])
    p.play("draw 2")
    expect(p.legal()).toEqual(["discard jersey", "discard guernsey"])
    p.play("discard guernsey")
    expect([p.cardsIn(0, "hand"), p.cardsIn(0, "discards")]).toEqual([["jersey"], ["guernsey", "guernsey"]])
  })

  it("GWT-13.15 the marker goes space by space up to the limit, from 4 to 6; all that is possible with 10a", () => {
    const p = newGame().build(0, "10a", "site-A1").cleared(0, "cert-4", "cert-6").arrive(0, "site-A1").play("use 10a.1")
    expect(p.certificatesOf(0)).toBe(6)
    const q = newGame().cleared(0, "cert-4", "cert-6").certificates(0, 4).arrive(0, "site-C").play("use C.1a")
    expect(q.certificatesOf(0)).toBe(6)
    q.foresight().hand(0).arrive(0, "kc")
    expect(q.legal("spend")).toEqual(["spend 0", "spend 2", "spend 3", "spend 4", "spend 5", "spend 6"])
  })
})
