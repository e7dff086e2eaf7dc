import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("CC-6 Resolving actions and duels", () => {
  it("CC-6.1 the actions come in their fixed order, and the cowboys go to the general reserve", () => {
    const p = newGame({ seats: 2 }).has(0, { roads: 0 }).has(1, { roads: 0 }).card(0, "2Y").card(1, "4Y")
    p.on(0, "parcelVP").on(1, "salary").on(0, "parcelIncome").phase3()
    const order = [...(p.t.log ?? [])].map(event => event.did).filter(did => ["income", "award"].includes(did))
    expect(order).toEqual(["income", "income", "award"])
    expect([p.player(0).general, p.player(1).general]).toEqual([3, 3])
  })

  it("CC-6.2 an action may be renounced even after a duel is won", () => {
    const p = newGame({ seats: 2 })
      .card(0, "2Y")
      .on(0, "building5")
      .on(1, "building5")
      .throws(6, 1)
      .resolve("building5")
    expect([p.seat, p.legal()]).toEqual([0, ["purchase hotel", "renounce"]])
    p.play("renounce")
    expect([p.shown()[2], p.money(0), p.player(0).general]).toEqual(["hotel", [15], 7])
  })

  it("CC-6.3 one duel among all: die and strength, ties to who passed earlier, losers take the cowboy back", () => {
    const p = newGame().orders([0, 1, 2], [2, 1, 0]).card(0, "2Y").card(1, "4Y").card(2, "5Y")
    p.has(0, { cowboys: 2 }).on(0, "roads3").on(1, "roads3").on(2, "roads3").throws(2, 2, 3)
    p.resolve("roads3")
    expect(p.happened("threw").map(event => [event.seat, event.die, event.strength, event.total])).toEqual([
      [2, 2, 4, 6],
      [1, 2, 4, 6],
      [0, 3, 3, 6],
    ])
    expect(p.happened("wonDuel")).toMatchObject([{ seat: 2, total: 6 }])
    expect([p.player(2).roads, p.cowboys(0, 1, 2)]).toEqual([4, [3, 4, 3]])
  })

  it("CC-6.4 the one who passed first of all involved names the order of all duels beforehand", () => {
    const p = newGame().orders([0, 1, 2], [2, 1, 0])
    for (const parcel of ["r1c1", "r5c5", "r8c8"]) p.on(0, parcel).on(1, parcel)
    p.resolve("parcels")
    expect([p.seat, p.legal()]).toEqual([1, ["duel r1c1", "duel r5c5", "duel r8c8"]])
    p.play("duel r5c5")
    expect(p.happened("threw")).toEqual([])
    p.play("duel r8c8")
    expect(p.happened("wonDuel").map(event => event.action)).toEqual(["r5c5", "r8c8", "r1c1"])
    const single = newGame().on(0, "r1c1").on(1, "r1c1").resolve("parcels")
    expect(single.asked).toBe("buyParcels")
  })

  it("CC-6.5 a lone cowboy acts without a duel", () => {
    const p = newGame().on(1, "roads3").resolve("roads3")
    expect([p.player(1).roads, p.happened("threw")]).toEqual([4, []])
  })

  it("CC-6.6 the course: dice, second throw, losers' cowboys, points, what losers owe, then the winner acts", () => {
    const p = newGame({ seats: 4 }).card(0, "10R").card(1, "10Y").card(2, "14R").card(3, "1R")
    p.has(0, { cowboys: 0 }).has(1, { cowboys: 5, dynamite: 0 }).has(3, { cowboys: 0 })
    for (const seat of [0, 3]) p.on(seat, "building5")
    p.on(1, "building5", "dynamite").orders([0, 1, 2, 3], [3, 0, 1, 2]).throws(1, 2, 5, 5)
    p.s.dynamite = 6
    p.resolve("building5")
    expect([p.seat, p.legal()]).toEqual([0, ["stand", "again first"]])
    expect(p.beside(0)).toEqual([])
    p.play("stand")
    expect([p.points(1, "10Y"), p.points(3, "1R"), p.s.dynamite]).toEqual([2, 3, 7])
    expect([p.seat, p.legal(), p.cowboys(0, 3)]).toEqual([3, ["pay", "lose"], [1, 1]])
    p.play("pay")
    expect([p.seat, p.asked]).toEqual([0, "payUndertaker"])
    p.play("lose")
    expect([p.money(2, 3), p.points(0, "14R")]).toEqual([[17, 13], -1])
    expect([p.seat, p.asked]).toEqual([1, "buyBuilding"])
    expect(p.beside(0)).not.toEqual([])
  })

  it("CC-6.7 nobody may withdraw a cowboy before a duel", () => {
    const p = newGame().card(0, "10R").on(0, "parcelVP").on(1, "parcelVP").resolve("parcelVP")
    expect(p.legal()).toEqual(["stand", "again first"])
    expect(newGame().on(0, "r1c1").on(1, "r1c1").throws(6, 1).resolve("parcels").happened("wonDuel")).toHaveLength(1)
  })

  it("CC-6.8 the no-duel cowboy acts first, then the others settle the space among themselves", () => {
    const p = newGame().own(0, "r1c1").own(1, "r2c1", "r2c2").own(2, "r3c1", "r3c2", "r3c3")
    p.card(0, "11Y").on(0, "parcelIncome", "no-duel").on(1, "parcelIncome").on(2, "parcelIncome").throws(6, 1)
    p.resolve("parcelIncome")
    expect(p.happened("income").map(event => [event.seat, event.money])).toEqual([
      [0, 2],
      [1, 4],
    ])
    expect([p.cowboys(0, 1, 2), p.happened("threw").length]).toEqual([[3, 3, 4], 2])
  })
})
