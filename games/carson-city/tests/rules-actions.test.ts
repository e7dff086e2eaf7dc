import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("CC-7 The actions", () => {
  it("CC-7.1 salary brings $4 for each cowboy, without a duel", () => {
    const p = newGame().on(0, "salary").on(0, "salary").on(1, "salary").resolve("salary")
    expect([p.money(0, 1, 2), p.happened("threw")]).toEqual([[23, 19, 15], []])
    const white = newGame().card(0, "1Y").on(0, "salary")
    white.s.white = 0
    expect(white.resolve("salary").money(0)).toEqual([23])
  })

  it("CC-7.2 ammunition brings +3 strength until the end of the round, not in the duel for it", () => {
    const p = newGame({ seats: 2 }).card(0, "2Y").card(1, "4Y").on(0, "ammunition").on(1, "ammunition").throws(3, 2)
    p.resolve("ammunition")
    expect(p.happened("threw").map(event => event.strength)).toEqual([4, 4])
    expect([p.s.ammunition, p.strength(0), p.strength(1)]).toEqual([0, 7, 5])
    p.has(0, { money: 0 }).has(1, { money: 0 }).phase4()
    expect(p.s.ammunition).toBe(-1)
  })

  it("CC-7.3 three roads go to the personal reserve", () => {
    expect(newGame().on(1, "roads3").resolve("roads3").player(1).roads).toBe(4)
  })

  it("CC-7.4 one road for each cowboy, without a duel", () => {
    const p = newGame().on(0, "road1").on(1, "road1").on(1, "road1").resolve("road1")
    expect([0, 1, 2].map(seat => p.player(seat).roads)).toEqual([2, 3, 1])
  })

  it("CC-7.5 a parcel costs $1 and $1 for each object on it or around it", () => {
    const p = newGame().put("mountain", "r3c3").build(1, "ranch", "r3c4").put("townHouse", "r5c5")
    expect([p.price("r1c8"), p.price("r3c3"), p.price("r4c5")]).toEqual([1, 4, 4])
    p.on(0, "r3c3").resolve("parcels").play("buy r3c3")
    expect([p.owner("r3c3"), p.lies("r3c3"), p.money(0), p.player(0).deeds]).toEqual([0, "mountain", [11], 11])
    expect(p.phase2().refused("place r3c3").reason).toBe("nothingToDo")
  })

  it("CC-7.6 the winner may buy the building and build it at once or keep it; the row does not move", () => {
    const p = newGame().has(0, { money: 30 }).own(0, "r1c1").on(0, "building12").resolve("building12")
    p.play("purchase mine")
    expect(p.legal()).toEqual(["build mine r1c1", "keep"])
    p.play("keep", "end")
    expect([p.money(0), p.keeps(0), p.shown()[6], p.shown()[5]]).toEqual([[18], ["mine"], "", "ranch"])
  })

  it("CC-7.7 after the $3 space each player in turn order may build what is held", () => {
    const p = newGame().orders([1, 0, 2], [0, 1, 2]).own(0, "r1c1").own(1, "r8c8", "r8c7").keep(0, "mine")
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
    p.keep(1, "ranch", "mine").resolve("deferredBuilding")
    expect([p.seat, p.legal().length]).toEqual([1, 5])
    p.play("build ranch r8c8", "build mine r8c7")
    expect([p.seat, p.legal()]).toEqual([0, ["build mine r1c1", "stop"]])
    expect(p.play("stop").keeps(0)).toEqual(["mine"])
  })

  it("CC-7.8 parcel income is $2 for each own parcel, built on or not", () => {
    const p = newGame().own(0, "r1c1", "r1c2").build(0, "ranch", "r1c3").on(0, "parcelIncome").resolve("parcelIncome")
    expect(p.money(0)).toEqual([21])
  })

  it("CC-7.9 cowboy income is $2 for each point of strength now", () => {
    const p = newGame().has(0, { revolvers: 2, cowboys: 1 }).on(0, "cowboyIncome").resolve("cowboyIncome")
    expect(p.money(0)).toEqual([15 + 2 * (2 + 1 + 3)])
  })

  it("CC-7.10 gambling income is the sum of both dice", () => {
    const p = newGame().on(0, "gamblingIncome").throws(4, 5).resolve("gamblingIncome")
    expect([p.money(0), p.happened("gambled")]).toMatchObject([[24], [{ black: 4, white: 5, money: 9 }]])
  })

  it("CC-7.11 half the own parcels in points, rounded down", () => {
    const p = newGame().own(0, "r1c1", "r1c2", "r1c3").on(0, "parcelVP").resolve("parcelVP")
    expect(p.points(0, "parcelVP")).toBe(1)
  })

  it("CC-7.12 a point for each own building on the board, not for houses, mountains or kept ones", () => {
    const p = newGame().build(0, "ranch", "r1c1").build(0, "church", "r1c2").build(0, "house", "r1c3")
    p.build(0, "mountain", "r1c4").keep(0, "mine").on(0, "buildingVP").resolve("buildingVP")
    expect(p.points(0, "buildingVP")).toBe(2)
  })

  it("CC-7.13 half the strength in points, rounded down", () => {
    const p = newGame().card(0, "2Y").has(0, { revolvers: 4, cowboys: 3 }).on(0, "cowboyVP").resolve("cowboyVP")
    expect(p.points(0, "cowboyVP")).toBe(3)
  })

  it("CC-7.14 any number of points at the price of the space; one space less in each round", () => {
    const p = newGame().on(0, "buyVP4").resolve("buyVP4")
    expect(p.legal()).toEqual(["points 0", "points 1", "points 2", "points 3"])
    p.play("points 3")
    expect([p.points(0, "boughtVP"), p.money(0)]).toEqual([3, [3]])
    const open = [1, 2, 3, 4].map(
      round =>
        newGame()
          .round(round)
          .phase2()
          .legal("place")
          .filter(t => /buyVP/.test(t)).length,
    )
    expect(open).toEqual([4, 3, 2, 1])
  })

  it("CC-7.15 parcels: the lawyer, the duels, then purchases in passing order, one by one", () => {
    const p = newGame().orders([0, 1, 2], [2, 0, 1]).card(1, "18Y").put("mountain", "r1c1")
    p.on(1, "r8c8").on(0, "r8c8").on(0, "r1c1").on(0, "r5c5").on(2, "r6c6").resolve("parcels")
    expect(p.happened("sentBack")).toMatchObject([{ seat: 0, parcel: "r8c8" }])
    expect([p.seat, p.legal()]).toEqual([2, ["buy r6c6", "stop"]])
    p.play("buy r6c6")
    expect([p.seat, p.legal()]).toEqual([0, ["buy r1c1", "buy r5c5", "stop"]])
    p.play("buy r5c5", "stop")
    expect([p.seat, p.legal()]).toEqual([1, ["buy r8c8", "stop"]])
    p.play("buy r8c8")
    expect([p.parcelsOf(0), p.onMap(), p.player(0).general]).toEqual([["r5c5"], [], 6])
    const poor = newGame().has(0, { money: 0 }).on(0, "r1c1").resolve("parcels")
    expect([poor.over, poor.owner("r1c1")]).toEqual([true, -1])
  })

  it("CC-7.16 buy or renounce; only what was just bought may be built at once", () => {
    const p = newGame().own(0, "r3c3").keep(0, "mine").on(0, "building3").resolve("building3").play("purchase ranch")
    expect(p.legal()).toEqual(["build ranch r3c3", "keep"])
    const poor = newGame().has(0, { money: 2 }).on(0, "building3").resolve("building3")
    expect([poor.over, poor.shown()[0], poor.happened("renounced").length]).toEqual([true, "ranch", 1])
  })

  it("CC-7.17 one pass: nobody is asked a second time", () => {
    const p = newGame({ seats: 2 }).own(0, "r1c1").own(1, "r8c8").keep(0, "mine").keep(1, "mine")
    p.has(0, { roads: 0 }).has(1, { roads: 0 }).resolve("deferredBuilding").play("stop", "build mine r8c8")
    expect([p.over, p.keeps(0)]).toEqual([true, ["mine"]])
  })

  it("CC-7.18 what only gives something is not asked", () => {
    for (const id of ["salary", "ammunition", "roads3", "road1", "parcelIncome", "cowboyIncome", "gamblingIncome"])
      expect(newGame().on(0, id).resolve(id).over).toBe(true)
    for (const id of ["parcelVP", "buildingVP", "cowboyVP"]) expect(newGame().on(0, id).resolve(id).over).toBe(true)
  })
})
