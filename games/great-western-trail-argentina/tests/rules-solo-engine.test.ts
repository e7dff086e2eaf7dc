// SOLO-6.7: Pedro's engine and his discs.
import { describe, expect, it } from "vitest"
import { PEDRO, type Solo, solo, YOU } from "./solo.ts"

/** Where his engine stops after moving so many spaces from here. */
function moved(from: string, maquinistas: number, arrange: (p: Solo) => void = () => {}): [string, string[]] {
  const p = solo().staff(1, 1, maquinistas).engine(PEDRO, from)
  arrange(p)
  p.card(5)
  return [p.engineOf(PEDRO), p.stationsOf(PEDRO)]
}

/** Takes discs out of his supply until so many are left. */
function supplyOf(p: Solo, left: number): Solo {
  p.player(PEDRO).ships[0] = (p.player(PEDRO).ships[0] ?? 0) + p.supply() - left
  return p
}

describe("SOLO-6.7 Engine", () => {
  it("PEDRO-54 the amount is his maquinistas or his experience, and 1 on card 15 without the speciality", () => {
    const engine = (card: number, speciality: "gaucho" | "maquinista") =>
      solo().staff(1, 1, 3).loading(2).speciality(speciality).card(card).engineOf(PEDRO)
    expect([5, 6, 12, 15].map(card => engine(card, "maquinista"))).toEqual(["rail-3", "rail-2", "rail-3", "rail-3"])
    expect([5, 6, 12, 15].map(card => engine(card, "gaucho"))).toEqual(["rail-3", "rail-2", "rail-0", "rail-1"])
  })

  it("PEDRO-55 your engine's space does not count, and a station is one space more beside the line", () => {
    expect(moved("rail-0", 2, p => p.engine(YOU, "rail-1"))).toEqual(["rail-3", []])
    expect(moved("rail-3", 2)).toEqual(["turnout-4", ["station-1"]])
    expect(moved("rail-4", 1)).toEqual(["turnout-4", ["station-1"]])
  })

  it("PEDRO-56 a station without his disc is open, the terminus always, and a turnout with your engine is closed", () => {
    expect(moved("rail-3", 2, p => p.discsOnStations(PEDRO, "station-1"))[0]).toBe("rail-5")
    expect(moved("rail-3", 2, p => p.discsOnStations(YOU, "station-1"))[0]).toBe("turnout-4")
    expect(moved("rail-3", 2, p => p.engine(YOU, "turnout-4"))[0]).toBe("rail-5")
    expect(moved("rail-30", 1, p => p.discsOnStations(PEDRO, "station-8"))[0]).toBe("depot")
  })

  it("PEDRO-57 the farthest open station in range, the rest is lost; else the whole amount", () => {
    expect(moved("rail-3", 6)).toEqual(["turnout-7", ["station-2"]])
    expect(moved("rail-3", 4)).toEqual(["turnout-4", ["station-1"]])
    expect(moved("rail-4", 4, p => p.discsOnStations(PEDRO, "station-1", "station-2"))[0]).toBe("rail-8")
  })

  it("PEDRO-58 he places a disc free of charge, and a stationmaster goes to the box", () => {
    const p = solo().engine(PEDRO, "rail-3").master(1, "sm-strength").card(5)
    expect([p.stationsOf(PEDRO), p.supply(), p.s.masters[0]]).toEqual([["station-1"], 16, -1])
    expect([p.mastersOf(PEDRO), p.s.masterWorkers[0], p.workersOf(PEDRO)]).toEqual([[], -1, [1, 1, 2, 0]])
    const yours = solo().engine(YOU, "rail-4").money(YOU, 9).workers(YOU, { gaucho: 3 }).master(1).arrive(YOU, "site-C")
    yours.play("use C.3", "engine turnout-4", "upgrade station-1", "disc aux1-2x")
    expect(yours.asked).toBe("phaseB")
  })

  it("PEDRO-59 at the terminus a disc each time, then the depot, whose next space is 24", () => {
    const p = solo().engine(PEDRO, "rail-30").card(5)
    expect([p.engineOf(PEDRO), p.player(PEDRO).terminus]).toEqual(["depot", 1])
    expect(p.card(5).engineOf(PEDRO)).toBe("rail-25")
  })

  it("PEDRO-60 without a disc in the supply he takes one from the station worth least; you choose among equals", () => {
    const p = supplyOf(solo().engine(PEDRO, "rail-13").discsOnStations(PEDRO, "station-1", "station-2"), 0).card(5)
    expect([p.stationsOf(PEDRO), p.supply()]).toEqual([["station-2", "station-4"], 0])
    const tied = supplyOf(solo().engine(PEDRO, "rail-13").discsOnStations(PEDRO, "station-2", "station-3"), 0).card(5)
    expect([tied.asked, tied.legal()]).toEqual(["askDisc", ["disc-from station-2", "disc-from station-3"]])
    expect(tied.play("disc-from station-3").stationsOf(PEDRO)).toEqual(["station-2", "station-4"])
    const ship = supplyOf(solo().quays(PEDRO).discsOnStations(PEDRO, "station-4"), 0).visit()
    expect([ship.stationsOf(PEDRO), ship.aboardOf(PEDRO).includes("ship-5")]).toEqual([[], true])
    const none = supplyOf(solo().quays(PEDRO), 0).visit()
    expect([none.supply(), none.aboardOf(PEDRO).includes("ship-5"), none.standing(PEDRO)]).toEqual([0, false, "start"])
  })

  it("PEDRO-88 free numbered spaces and one for the turnout; other turnouts are not entered", () => {
    expect(moved("rail-3", 2, p => p.engine(YOU, "rail-4"))[0]).toBe("turnout-4")
    expect(moved("rail-3", 1, p => p.engine(YOU, "rail-4"))[0]).toBe("turnout-4")
    expect(moved("turnout-4", 4, p => p.discsOnStations(PEDRO, "station-1"))).toEqual([
      "turnout-7",
      ["station-1", "station-2"],
    ])
    expect(moved("turnout-4", 3, p => p.discsOnStations(PEDRO, "station-1"))[0]).toBe("rail-7")
  })

  it("PEDRO-89 a lifted disc opens its station again, and your worker on a station stays", () => {
    const p = supplyOf(solo().engine(PEDRO, "rail-13").discsOnStations(PEDRO, "station-1"), 0).card(5)
    expect(p.stationsOf(PEDRO)).toEqual(["station-4"])
    expect(supplyOf(p, 1).engine(PEDRO, "rail-3").card(5).stationsOf(PEDRO)).toContain("station-1")
    const worker = solo().engine(PEDRO, "rail-3").master(1)
    worker.s.masterWorkers[0] = 1
    expect(worker.card(5).s.masterWorkers[0]).toBe(1)
  })
})
