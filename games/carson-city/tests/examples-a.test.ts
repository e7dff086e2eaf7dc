// Part A of the examples: those of the rulebook. Orange is seat 0, Green 1, Blue 2.
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

const [ORANGE, GREEN, BLUE] = [0, 1, 2]

/** A7: Green has won the $10 space; one free, unowned parcel served by a road is left in town. */
function afterGreensDuel(): Position {
  const p = newGame().row("ranch", "mine", "bank", "church", "drugstore", "saloon", "mine").has(GREEN, { money: 20 })
  for (const seat of [ORANGE, GREEN, BLUE]) p.has(seat, { roads: 0 })
  return p.own(GREEN, "r3c3", "r3c4").own(BLUE, "r4c3", "r4c5", "r5c3").own(ORANGE, "r5c4").put("mountain", "r3c5")
}

describe("Part A: examples of the rulebook", () => {
  it("A1 sheriff, grocer and mercenary set the turn order", () => {
    const p = newGame().phase1().play("choose 3Y", "decline", "choose 1Y", "choose 7Y")
    expect(p.s.order).toEqual([GREEN, ORANGE, BLUE])
  })

  it("A2 the first to pass wins ties and chooses first in the next round", () => {
    const p = newGame().phase2().play("pass")
    expect(p.s.passed).toEqual([ORANGE])
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0, money: 0 })
    p.play("pass", "pass")
    expect([p.s.round, p.s.choosing[0]]).toEqual([2, ORANGE])
  })

  it("A3 a duel of three with a tie", () => {
    const p = newGame().card(ORANGE, "2Y").card(GREEN, "4Y").card(BLUE, "5Y")
    p.has(ORANGE, { revolvers: 1, cowboys: 0 })
      .has(GREEN, { revolvers: 2, cowboys: 1 })
      .has(BLUE, { revolvers: 1, cowboys: 0 })
    p.on(ORANGE, "r5c5").on(GREEN, "r5c5").on(BLUE, "r5c5").throws(5, 3, 2).resolve("parcels")
    expect(p.happened("threw").map(event => event.total)).toEqual([6, 6, 3])
    expect([p.seat, p.legal()]).toEqual([ORANGE, ["buy r5c5", "stop"]])
    expect(p.cowboys(ORANGE, GREEN, BLUE)).toEqual([0, 2, 1])
  })

  it("A4 two houses, two saloons and a mountain around a parcel", () => {
    const p = newGame().put("house", "r5c3").put("saloon", "r3c3", "r3c5").put("mountain", "r5c5").on(ORANGE, "r4c4")
    expect(p.price("r4c4")).toBe(6)
    expect(p.resolve("parcels").play("buy r4c4").money(ORANGE)).toEqual([9])
  })

  it("A5 the least and the greatest price", () => {
    const p = newGame()
    p.put("mountain", "r3c3", "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5")
    expect([p.price("r8c8"), p.price("r4c4")]).toEqual([1, 10])
  })

  it("A6 nine parcels are served at the start", () => {
    expect(newGame().served()).toHaveLength(9)
  })

  it("A7 a building with a house on unowned land", () => {
    const p = afterGreensDuel().on(GREEN, "building10").resolve("building10")
    p.play("purchase saloon", "build saloon r3c3")
    expect(p.legal("house").filter(text => p.owner(text.slice(6)) < 0)).toEqual(["house r5c5"])
    p.play("house r5c5", "end")
    expect([p.money(GREEN), p.lies("r3c3"), p.lies("r5c5")]).toEqual([[10], "saloon", "house"])
  })

  it("A8 a town house", () => {
    const p = afterGreensDuel().put("saloon", "r3c3").put("house", "r5c5").on(BLUE, "building8").resolve("building8")
    p.play("purchase drugstore", "build drugstore r4c3")
    expect(p.legal()).toEqual(expect.arrayContaining(["house r4c4", "house r4c5", "house r5c3"]))
    p.play("house r4c4", "end")
    expect([p.money(BLUE), p.lies("r4c4")]).toEqual([[7], "townHouse"])
  })

  it("A9 no room for the house", () => {
    const p = afterGreensDuel()
      .put("saloon", "r3c3")
      .put("house", "r5c5")
      .put("townHouse", "r4c4")
      .put("drugstore", "r4c3")
    p.put("house", "r4c5").on(ORANGE, "building5").resolve("building5").play("purchase bank", "build bank r5c4")
    expect(p.legal()).toEqual(["house r3c4", "house r5c3", "give-up"])
    p.play("house r3c4", "refuse", "house r5c3", "refuse")
    expect([p.asked, p.money(ORANGE), p.keeps(ORANGE), p.lies("r5c4")]).toEqual(["endTurn", [10], ["bank"], ""])
  })

  it("A10 saloons and owned houses", () => {
    const p = newGame().build(ORANGE, "saloon", "r2c1").build(BLUE, "saloon", "r2c3").put("house", "r1c2", "r2c2")
    p.build(ORANGE, "house", "r3c2")
    expect([p.income("r2c1"), p.income("r2c3")]).toEqual([15, 10])
  })

  it("A11 cash limits", () => {
    const p = newGame()
      .card(0, "2Y")
      .has(0, { money: 54 })
      .card(1, "1R")
      .has(1, { money: 28 })
      .card(2, "4Y")
      .has(2, { money: 34 })
    p.phase4()
    expect(p.legal()[0]).toBe("spend 0")
    p.play("spend 0")
    expect(p.legal()[0]).toBe("spend 8")
    p.play("spend 10", "spend 4")
    expect([p.money(0, 1, 2), [0, 1, 2].map(seat => p.points(seat, "cashLimit"))]).toEqual([
      [54, 18, 30],
      [0, 1, 0],
    ])
  })

  it("A12 a drugstore beside an own ranch and three houses", () => {
    const p = newGame().build(0, "drugstore", "r2c2").build(0, "ranch", "r1c1").put("house", "r1c2", "r1c3", "r2c1")
    expect(p.income("r2c2")).toBe(15)
  })

  it("A13 a bank beside a house and the own hotel, with a mine anywhere", () => {
    const p = newGame().build(0, "bank", "r2c2").put("house", "r1c1").build(0, "hotel", "r1c2").build(0, "mine", "r8c8")
    expect(p.income("r2c2")).toBe(12)
  })

  it("A14 the station", () => {
    const p = newGame({ with: ["station"] })
      .build(0, "station", "r1c1")
      .build(1, "hotel", "r8c1", "r8c2")
    p.build(2, "ranch", "r7c1", "r7c2", "r7c3", "r7c4").build(1, "church", "r8c8")
    p.put("house", ...[1, 2, 3, 4, 5, 6, 7, 8].map(col => `r6c${col}`), "r5c1", "r5c2", "r5c3")
    expect(p.points(0, "station")).toBe(11)
  })

  it("A15 a General Store", () => {
    const p = newGame({ with: ["generalStore"] })
      .build(0, "generalStore", "r2c2")
      .build(0, "house", "r1c1")
    p.put("house", "r1c2").build(1, "church", "r1c3")
    expect(p.income("r2c2")).toBe(12)
  })

  it("A16 the grocer and an attack", () => {
    const banks = (card: string) => {
      const p = newGame().card(0, card).has(0, { money: 0 }).has(1, { money: 0 }).build(0, "bank", "r1c2", "r1c7")
      p.put("house", "r1c1", "r1c3", "r2c1", "r2c2")
        .put("townHouse", "r2c3")
        .put("house", "r1c6", "r1c8", "r2c6", "r2c7")
      return p.on(1, "r1c2").resolve("buildingIncome")
    }
    expect([banks("2Y").income("r1c2"), banks("2Y").income("r1c7")]).toEqual([18, 12])
    expect(banks("3Y").play("double bank").money(1, 0)).toEqual([18, 42])
    expect(banks("2Y").money(1, 0)).toEqual([9, 21])
  })

  it("A17 the editor in round 2", () => {
    const p = newGame().round(2).card(0, "18R").build(0, "hotel", "r1c1", "r1c3", "r1c5").build(0, "mine", "r8c2")
    p.put("mountain", "r8c1", "r8c3", "r7c1", "r7c2", "r7c3").resolve("buildingIncome")
    expect([p.player(0).earned, p.points(0, "18R")]).toEqual([33, 4])
  })

  it("A22 an attacker on a blown-up mine gets 150 % of its income", () => {
    const p = newGame()
      .build(0, "mine", "r1c1")
      .put("mountain", "r1c2")
      .has(0, { dynamite: 1, money: 0 })
      .has(1, { money: 0 })
    p.on(1, "r1c1").resolve("buildingIncome").play("blow r1c1")
    expect([p.income("r1c1"), p.money(1)]).toEqual([3, [4]])
  })

  it("A23 the governor's money tax on $1", () => {
    const p = newGame().display("13R", "1Y", "2Y").has(1, { money: 1 }).phase1().play("choose 13R", "take tax-money")
    expect(p.money(1)).toEqual([0])
  })

  it("A24 in round 4 only points at $5 are left", () => {
    const p = newGame().round(4).phase2()
    expect(p.legal().filter(text => text.includes("buyVP"))).toEqual(["place buyVP5"])
  })
})
