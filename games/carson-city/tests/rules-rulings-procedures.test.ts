import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

function choosing(...cards: string[]): Position {
  return newGame()
    .display(...cards, "1Y", "2Y")
    .phase1()
}

describe("CC-22 Rulings on the end of a round and on procedures", () => {
  it("CC-22.41 money may be spent without an excess too", () => {
    const p = newGame().card(0, "2Y").phase4()
    expect([p.legal().length, p.play("spend 10").points(0, "cashLimit")]).toEqual([16, 1])
  })

  it("CC-22.42 a grocer without a type to double gets the $8", () => {
    const p = newGame().card(0, "3Y").build(0, "church", "r1c1").resolve("buildingIncome")
    expect([p.over, p.money(0)]).toEqual([true, [23]])
  })

  it("CC-22.44 turn order in phase 3 is that of phase 2", () => {
    const p = newGame().orders([2, 0, 1], [1, 0, 2]).on(0, "salary").on(1, "salary").on(2, "salary").resolve("salary")
    expect(p.happened("income").map(event => event.seat)).toEqual([2, 0, 1])
  })

  it("CC-22.45 the Town Hall is settled before the duels on buildings", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r8c8")
      .build(1, "hotel", "r1c1")
      .on(0, "r1c1")
      .on(1, "r1c1")
    p.on(0, "r8c8").on(2, "r8c8").resolve("buildingIncome")
    expect(p.happened("wonDuel").map(event => event.action)).toEqual(["r8c8", "r1c1"])
  })

  it("CC-22.46 the whole order of duels is named before any result is seen", () => {
    const p = newGame()
    for (const parcel of ["r1c1", "r2c2", "r3c3"]) p.on(0, parcel).on(1, parcel)
    p.resolve("parcels").play("duel r3c3")
    expect([p.asked, p.happened("threw")]).toEqual(["orderDuels", []])
  })

  it("CC-22.47 nobody renounces before a duel", () => {
    const p = newGame().card(2, "14R").on(0, "building3").on(1, "building3").throws(1, 6).resolve("building3")
    expect(p.asked).toBe("payUndertaker")
  })

  it("CC-22.48 only buildings with an income rule can be defended", () => {
    const p = newGame().build(0, "church", "r1c1").build(0, "hotel", "r8c8").phase2()
    expect([p.refused("place r1c1").reason, p.legal().includes("place r8c8")]).toEqual(["nothingToDo", true])
  })

  it("CC-22.49 a Town Hall drawn in phase 1 is put up by the first of the order of choosing; its road counts", () => {
    const p = newGame({ with: ["townHall"] })
      .display("4R", "13Y", "1Y", "2Y")
      .bag({ townHall: 1 })
      .has(1, { money: 30 })
    for (const id of p.served()) if (id !== "r4c4") p.put("mountain", id)
    p.phase1().play("choose 13Y", "choose 4R", "tile 3", "end")
    expect([p.asked, p.seat]).toEqual(["siteTownHall", 0])
    p.play("lay r3c4-w")
    expect([p.points(0, "13Y"), p.player(0).roads]).toEqual([1, 2])
  })

  it("CC-22.50 with no mine left in row and bag the prospector stays on the red side", () => {
    const p = choosing("9Y").row("ranch").bag({ bank: 3 })
    expect(p.legal()).toContain("choose 9R")
    expect(choosing("9Y").row("ranch").bag({ mine: 1 }).legal()).toContain("choose 9Y")
  })

  it("CC-22.54 dynamite goes with an ordinary cowboy to a duel spot, one token each", () => {
    const p = newGame().has(0, { dynamite: 1 }).phase2().play("with dynamite")
    expect([p.refused("place salary").reason, p.legal().includes("place r1c1")]).toEqual(["dynamiteNeedsDuel", true])
    const white = newGame().card(0, "1Y").has(0, { dynamite: 1, cowboys: 0 }).phase2()
    expect(white.legal("with")).toEqual(["with white"])
  })

  it("CC-22.55 the editor counts what own buildings paid their owner", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "18R")
      .round(2)
      .build(0, "hotel", "r1c1")
      .build(0, "saloon", "r4c3")
    p.put("townHall", "r8c8")
      .on(0, "r8c8")
      .on(1, "r1c1")
      .build(1, "hotel", "r1c8")
      .on(0, "r1c8")
      .resolve("buildingIncome")
    // Half the hotel, the saloon with one level more; not what was stolen.
    expect([p.player(0).earned, p.points(0, "18R")]).toEqual([3 + 10, 2])
  })

  it("CC-22.56 the governor scores roads laid while the card is held", () => {
    const p = newGame().card(0, "13Y").has(0, { roads: 3 }).phase3().play("road r3c4-w")
    expect(p.points(0, "13Y")).toBe(1)
    expect(p.play("road r4c3-n").points(0, "13Y")).toBe(2)
    const later = newGame().card(0, "2Y").has(0, { roads: 3 }).phase3().play("road r3c4-w")
    expect(later.points(0, "13Y")).toBe(0)
  })

  it("CC-22.57 taxes, fees and bids end at the money a player has", () => {
    const p = choosing("13R").has(1, { money: 1, revolvers: 5 }).play("choose 13R", "take tax-weapons")
    expect(p.money(1)).toEqual([0])
    expect(choosing("12R").has(0, { money: 4 }).play("choose 12R").legal()).toEqual([
      "out",
      "bid 1",
      "bid 2",
      "bid 3",
      "bid 4",
    ])
  })
})
