import { describe, expect, it } from "vitest"
import { stations, track } from "../data/track.ts"
import { newGame, type Position } from "./position.ts"

/** Neutral building D with so many maquinistas: the engine may move up to as many spaces. */
function running(rail: string, maquinistas: number, p = newGame()): Position {
  return p.engine(0, rail).workers(0, { maquinista: maquinistas }).arrive(0, "site-D").play("use D.2")
}

describe("ARG-22 Move the engine", () => {
  it("ARG-22.1 at least 1, at most the number; stopping gives up the rest", () => {
    expect(running("rail-0", 3).legal()).toEqual(["engine rail-1", "engine rail-2", "engine rail-3"])
  })

  it("ARG-22.2 spaces 0 to 31 and a turnout beside each station but the terminus", () => {
    expect(track.spaces.filter(space => space.number >= 0)).toHaveLength(32)
    expect(running("rail-4", 2).legal()).toEqual(["engine turnout-4", "engine rail-5", "engine rail-6"])
    expect(running("turnout-4", 1).engineOf(0)).toBe("rail-5")
  })

  it("ARG-22.3 an occupied space does not exist, and its ways stay open; 0 and the depot hold several", () => {
    const p = running("rail-1", 2, newGame().engine(1, "rail-2").engine(2, "rail-3"))
    expect(p.legal()).toEqual(["engine rail-4", "engine turnout-4", "engine rail-5"])
    const q = newGame()
      .engine(0, "rail-1")
      .engine(1, "rail-0")
      .cleared(0, "aux6-1x")
      .arrive(0, "site-B")
      .play("aux removeCard single")
    expect(q.engineOf(0)).toBe("rail-0")
  })

  it("ARG-22.4 backward is exact and a requirement; turnouts too; impossible from 0, the depot or with too few spaces", () => {
    const back = (rail: string) => newGame().engine(0, rail).money(0, 9).cleared(0, "aux6-1x").arrive(0, "site-B")
    expect(back("rail-5").play("aux removeCard single").legal()).toEqual(["engine rail-4", "engine turnout-4"])
    expect(back("rail-5").play("aux removeCard single", "engine turnout-4").asked).toBe("upgradeStation")
    expect(back("rail-0").refused("aux removeCard single").rule).toBe("ARG-22.4")
    expect(back("depot").can("aux removeCard single")).toBe(false)
    const two = newGame().engine(0, "rail-1").cleared(0, "aux6-1x", "aux6-2x").arrive(0, "site-G").play("use G.2")
    expect(two.can("aux removeCard double")).toBe(false)
  })

  it("ARG-22.5 the engine never turns round: forward offers nothing behind it", () => {
    expect(
      running("rail-9", 3)
        .legal()
        .every(text => !["engine rail-8", "engine rail-7"].includes(text)),
    ).toBe(true)
  })

  it("ARG-22.6 turnouts leave 4, 7, 10, 14, 19, 22 and 27; the terminus is 31", () => {
    expect(stations.map(station => station.at)).toEqual([
      "turnout-4",
      "turnout-7",
      "turnout-10",
      "turnout-14",
      "turnout-19",
      "turnout-22",
      "turnout-27",
      "rail-31",
    ])
  })

  it("ARG-22.7 running through a turnout is one step; only the end allows an upgrade", () => {
    const p = newGame()
      .engine(0, "rail-5")
      .cleared(0, "aux6-1x", "aux6-2x")
      .arrive(0, "site-G")
      .play("use G.2", "aux removeCard double")
    expect(p.legal()).toEqual(["engine rail-3", "engine rail-4"])
    expect(p.play("engine rail-4").asked).not.toBe("upgradeStation")
  })

  it("ARG-22.8 the decision is the end space; nobody moves beyond 31; the depot leads to 24 or the next free space", () => {
    expect(running("rail-30", 4).play("pass").engineOf(0)).toBe("depot")
    expect(running("depot", 1).engineOf(0)).toBe("rail-24")
    expect(running("depot", 1, newGame().engine(1, "rail-24")).engineOf(0)).toBe("rail-25")
  })

  it("ARG-22.9 a forward move is always possible", () => {
    for (const { id } of track.spaces.filter(space => space.id !== "rail-31"))
      expect(newGame().engine(0, id).arrive(0, "site-D").can("use D.2"), id).toBe(true)
  })
})

/** The engine of seat 0 has just stopped beside a station. */
function stopped(turnout: string, from: string, p = newGame()): Position {
  return running(from, 1, p.money(0, 20)).play(`engine ${turnout}`)
}

describe("ARG-23 Upgrading a station", () => {
  it("ARG-23.1 whoever ends on a turnout may upgrade at once", () => {
    expect(stopped("turnout-7", "rail-7").legal()).toEqual(["upgrade station-2", "pass"])
  })

  it("ARG-23.2 not with an own disc there or without the cost; others' discs do not matter", () => {
    expect(stopped("turnout-7", "rail-7", newGame().discsOnStations(0, "station-2")).asked).toBe("phaseB")
    expect(stopped("turnout-7", "rail-7", newGame().discsOnStations(1, "station-2")).asked).toBe("upgradeStation")
    const poor = newGame().money(0, 2).engine(0, "rail-7").arrive(0, "site-D").play("use D.2", "engine turnout-7")
    expect(poor.asked).toBe("phaseB")
  })

  it("ARG-23.3 the cost is paid, then a disc is put there: white stations want white corners", () => {
    const p = stopped("turnout-7", "rail-7").play("upgrade station-2")
    expect(p.refused("disc move-1").rule).toBe("ARG-31.2")
    p.play("disc aux2-2x", ...(p.asked === "appoint" ? ["pass"] : []))
    expect([p.moneyOf(0), p.stationsOf(0)]).toEqual([[17], ["station-2"]])
    expect(stopped("turnout-19", "rail-19").play("upgrade station-5").can("disc move-1")).toBe(true)
  })

  const appointing = (p = newGame()) =>
    stopped("turnout-4", "rail-4", p.master(1, "sm-stations").workers(0, { gaucho: 3 })).play(
      "upgrade station-1",
      "disc aux1-2x",
    )

  it("ARG-23.4 the rightmost tile of a row for the stationmaster; printed workers cannot be given", () => {
    const p = appointing()
    expect(p.legal()).toEqual(["appoint gaucho", "pass"])
    expect(p.refused("appoint granjero").rule).toBe("ARG-23.4")
  })

  it("ARG-23.5 the worker stays there for good; the chance comes only with the upgrade", () => {
    const p = appointing().play("appoint gaucho")
    expect([p.s.masterWorkers[0], p.s.masters[0]]).toEqual([0, -1])
    expect(appointing().play("pass").mastersOf(0)).toEqual([])
  })

  it("ARG-23.6 the space of the row is free again, and a strength icon given away no longer counts", () => {
    const p = newGame().workers(0, { gaucho: 3 }).strong(0, "gaucho", 1).master(1, "sm-strength")
    stopped("turnout-4", "rail-4", p).play("upgrade station-1", "disc aux1-2x", "appoint gaucho")
    expect([p.workersOf(0)[0], p.points(0, "stationmasters")]).toEqual([2, 0])
  })

  it("ARG-23.7 the upper half is used at once, or lasts; the lower half scores", () => {
    expect(appointing().play("appoint gaucho").moneyOf(0)).toEqual([20])
    const lasting = stopped("turnout-4", "rail-4", newGame().master(1, "sm-ships").workers(0, { gaucho: 2 }))
    lasting.play("upgrade station-1", "disc aux1-2x", "appoint gaucho")
    expect(lasting.hand(0, "niata").money(0, 0).arrive(0, "buenos-aires").play("reveal").moneyOf(0)).toEqual([2])
  })

  const behind = (rail: string) =>
    newGame()
      .money(0, 20)
      .token(4)
      .jobs(1, "maquinista")
      .workers(0, { maquinista: 5 })
      .engine(0, rail)
      .arrive(0, "site-A")
      .play("use A.2")

  it("ARG-23.8 a station behind the engine is upgraded for its cost; from the depot those before 24", () => {
    expect(behind("rail-11").legal()).toEqual(["upgrade station-1", "upgrade station-2", "upgrade station-3", "lose"])
    expect(behind("depot").legal("upgrade")).toHaveLength(6)
    const p = behind("rail-5").play("upgrade station-1")
    expect([p.moneyOf(0), p.asked]).toEqual([[17], "takeDisc"])
  })

  it("ARG-23.9 pay, disc, stationmaster, upper half; a gain of clearing comes too late for the cost", () => {
    const p = newGame().money(0, 5).engine(0, "rail-19").arrive(0, "site-D").play("use D.2", "engine turnout-19")
    expect(p.asked).toBe("phaseB")
    const q = stopped("turnout-19", "rail-19", newGame().onlyDiscs(0, "aux6-2x").workers(0, { gaucho: 1 }))
    expect(q.asked).toBe("upgradeStation")
    const r = running("rail-19", 1, newGame().onlyDiscs(0, "aux6-2x").money(0, 8)).play("engine turnout-19")
    expect(r.asked).toBe("phaseB")
  })

  it("ARG-23.10 without a worker tile the stationmaster cannot be taken", () => {
    const p = stopped("turnout-4", "rail-4", newGame().master(1, "sm-stations")).play(
      "upgrade station-1",
      "disc aux1-2x",
    )
    expect(p.asked).toBe("phaseB")
  })

  it("ARG-23.11 upgrading behind may be declined after the 5 pesos and does not move the engine", () => {
    const p = behind("rail-11").play("lose")
    expect([p.moneyOf(0), p.engineOf(0), p.asked]).toEqual([[19], "rail-11", "phaseB"])
  })
})

describe("ARG-24 Terminus and depot", () => {
  const arriving = (p = newGame()) => running("rail-30", 2, p.money(0, 20))

  it("ARG-24.1 the terminus may be upgraded at each arrival, also with own discs there", () => {
    const p = arriving(newGame().discsOnStations(0, "station-8")).play("upgrade station-8", "disc move-1")
    expect([p.player(0).terminus, p.moneyOf(0)]).toEqual([2, [15]])
  })

  it("ARG-24.2 upgraded or not, the engine is put in the depot", () => {
    expect(arriving().play("pass").engineOf(0)).toBe("depot")
    expect(arriving().play("upgrade station-8", "disc move-1").engineOf(0)).toBe("depot")
  })

  it("ARG-24.3 from the depot to 24; never backward into it: from 24 back to 23", () => {
    const p = newGame().engine(0, "rail-24").cleared(0, "aux6-1x").arrive(0, "site-B").play("aux removeCard single")
    expect(p.engineOf(0)).toBe("rail-23")
  })

  it("ARG-24.4 going to the depot is no choice; the terminus has no stationmaster", () => {
    const p = arriving(newGame().workers(0, { gaucho: 3 })).play("upgrade station-8", "disc move-1")
    expect(p.asked).toBe("phaseB")
  })
})

describe("ARG-31 Discs", () => {
  const toStation = (p: Position, white: boolean) =>
    white
      ? stopped("turnout-7", "rail-7", p).play("upgrade station-2")
      : stopped("turnout-19", "rail-19", p).play("upgrade station-5")

  it("ARG-31.1 loading, upgrading and quays clear a disc space", () => {
    const p = toStation(newGame(), true).play("disc aux1-2x")
    expect(p.clearedOf(0)).toEqual(["aux1-2x"])
    const q = newGame().build(0, "5a", "site-A1").arrive(0, "site-A1").play("use 5a.2", "disc aux2-2x")
    expect([q.clearedOf(0), q.quaysOf(0)]).toEqual([["aux2-2x"], ["leHavre-I", "rotterdam-I"]])
  })

  it("ARG-31.2 white frames need white corners; Rotterdam I is white, Liverpool I black", () => {
    const rotterdam = newGame().build(0, "5a", "site-A1").arrive(0, "site-A1").play("use 5a.2")
    const liverpool = newGame().build(0, "8a", "site-A1").arrive(0, "site-A1").play("use 8a.2")
    expect([rotterdam.can("disc move-1"), liverpool.can("disc move-1")]).toEqual([false, true])
  })

  it("ARG-31.3 without white discs a black one may go to a white frame", () => {
    expect(toStation(newGame().onlyDiscs(0, "move-1", "hand-1"), true).legal()).toEqual(["disc move-1", "disc hand-1"])
  })

  it("ARG-31.4 no disc left: one of a station, which is no longer upgraded", () => {
    const p = toStation(newGame().onlyDiscs(0).discsOnStations(0, "station-1", "station-3"), true)
    expect(p.legal()).toEqual(["disc-from station-1", "disc-from station-3"])
    expect(p.play("disc-from station-1").stationsOf(0)).toEqual(["station-2", "station-3"])
  })

  it("ARG-31.5 the 17 spaces: corners, cost and gain", () => {
    const p = toStation(newGame(), false).money(0, 3)
    p.play("disc aux6-2x")
    expect(p.moneyOf(0)).toEqual([0])
    const q = toStation(newGame(), false).money(0, 0).play("disc strength-2")
    expect(q.moneyOf(0)).toEqual([3])
    const white = toStation(newGame(), true)
      .legal()
      .map(text => text.slice(5))
    expect(white).toEqual([
      "aux1-2x",
      "aux2-2x",
      "aux3-1x",
      "aux3-2x",
      "aux4-1x",
      "aux4-2x",
      "aux5-1x",
      "aux5-2x",
      "aux6-1x",
      "cert-6",
      "strength-1",
    ])
  })

  it("ARG-31.6 a cost that cannot be paid makes a space unavailable", () => {
    const p = running("rail-19", 1, newGame().money(0, 8)).play("engine turnout-19", "upgrade station-5")
    expect(p.refused("disc aux6-2x").rule).toBe("ARG-31.6")
  })

  it("ARG-31.7 the certificate track reads 0, 1, 2, 3, 4, 6", () => {
    const p = newGame().cleared(0, "cert-6").certificates(0, 4).arrive(0, "site-F").play("use F.1")
    expect(p.certificatesOf(0)).toBe(6)
    expect(newGame().certificates(0, 4).arrive(0, "site-F").refused("use F.1").reason).toBe("certificateLimit")
  })

  it("ARG-31.8 cleared spaces stay cleared", () => {
    const p = toStation(newGame().cleared(0, "aux1-2x"), true)
    expect(p.can("disc aux1-2x")).toBe(false)
  })

  it("ARG-31.9 for a black target every disc", () => {
    expect(toStation(newGame(), false).legal("disc")).toHaveLength(17)
  })

  it("ARG-31.10 the benefit holds at once: the hand limit in the coming phase C", () => {
    const p = toStation(newGame().hand(0, "niata"), false).play("disc hand-1")
    while (p.s.active === 0 && p.seat === 0) p.play(p.legal("end")[0] ?? p.legal("pass")[0] ?? "end")
    expect(p.player(0).hand).toHaveLength(5)
  })
})
