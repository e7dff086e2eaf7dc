import { filled, range, replaced } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { faces } from "../data/cards.ts"
import { newGame, type Position } from "./position.ts"

function choosing(...cards: string[]): Position {
  return newGame()
    .display(...cards, "1Y", "2Y")
    .phase1()
}

describe("CC-22 Rulings on cards and duels", () => {
  it("CC-22.19 parcels gained by cards must be buyable; mine and ranch need a free one", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .own(1, "r1c1")
      .put("mountain", "r2c2")
      .display("5Y", "9Y", "1Y")
    p.phase1().play("choose 5Y")
    expect([p.refused("parcel r5c5").reason, p.refused("parcel r1c1").reason]).toEqual(["notBuyable", "notBuyable"])
    expect(p.legal()).toContain("parcel r2c2")
    p.play("decline", "choose 9Y", "tile 4")
    expect(p.refused("site r2c2").reason).toBe("notFreeAndUnowned")
    const none = newGame().display("8Y", "1Y", "2Y").has(0, { deeds: 1 }).phase1().play("choose 8Y")
    expect(none.parcelsOf(0)).toHaveLength(1)
    const full = newGame().display("8Y", "1Y", "2Y")
    full.s.owner = filled(64, 1)
    expect(full.phase1().play("choose 8Y").seat).toBe(1)
  })

  it("CC-22.20 there are seven dynamite tokens", () => {
    const p = newGame().display("9R", "1Y", "2Y")
    p.s.dynamite = 1
    expect(p.phase1().play("choose 9R").player(0).dynamite).toBe(1)
  })

  it("CC-22.22 points may go below zero, and without $2 the point must be lost", () => {
    const p = newGame()
      .card(2, "14R")
      .has(0, { money: 1 })
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
      .resolve("roads3")
    expect([p.over, p.onTrack(0), p.money(0, 2)]).toEqual([true, -1, [1, 15]])
  })

  it("CC-22.23 only a duel that was fought counts as lost", () => {
    const p = newGame().card(0, "18Y").card(1, "1R").card(2, "14R").on(0, "r1c1").on(1, "r1c1").resolve("parcels")
    expect([p.points(1, "1R"), p.asked, p.cowboys(1)]).toEqual([0, "buyParcels", [4]])
  })

  it("CC-22.28 a lot of two parcels needs two deeds, and there is none with fewer than two parcels", () => {
    const p = choosing("12Y").has(1, { deeds: 1 }).play("choose 12Y", "lot r1c1", "lot r1c2", "out")
    expect(p.seat).toBe(2)
    const few = newGame().display("12Y", "1Y", "2Y")
    few.s.owner = replaced(filled(64, 1), 5, -1)
    expect(few.phase1().play("choose 12Y").seat).toBe(1)
    expect(choosing("12Y").play("choose 12Y").refused("lot r8c8").reason).toBe("later")
  })

  it("CC-22.29 while somebody has the +3 token of an auction its space cannot be chosen", () => {
    const p = choosing("12R").play("choose 12R", "bid 1", "out", "out", "choose 1Y", "choose 2Y")
    expect(p.refused("place ammunition").reason).toBe("noToken")
    const back = choosing("12R").play("choose 12R", "out", "out", "out", "choose 1Y", "choose 2Y")
    expect(back.legal()).toContain("place ammunition")
  })

  it("CC-22.30 the teacher changes the next choice, not the ties of this round", () => {
    const p = newGame().card(0, "2Y").card(2, "17Y").on(0, "roads3").on(2, "roads3").throws(3, 3).resolve("roads3")
    expect(p.happened("wonDuel")).toMatchObject([{ seat: 0 }])
    for (const seat of range(3)) p.has(seat, { money: 0 })
    expect([p.phase4().s.choosing, p.s.passed]).toEqual([
      [2, 0, 1],
      [0, 1, 2],
    ])
  })

  it("CC-22.31 the weapons tax counts revolver tokens only", () => {
    const p = choosing("13R").has(1, { revolvers: 2 })
    p.s.ammunition = 1
    p.play("choose 13R", "take tax-weapons")
    expect(p.money(1)).toEqual([13])
  })

  it("CC-22.32 half prices are rounded up and are the player's own", () => {
    const paid = [3, 4, 5, 6, 8, 10, 12].map(price => {
      const p = newGame().card(0, "4Y").on(0, `building${price}`).resolve(`building${price}`)
      p.play(p.legal()[0] ?? "")
      return 15 - p.player(0).money
    })
    expect(paid).toEqual([2, 2, 3, 3, 4, 5, 6])
  })

  it("CC-22.33 parcels are bought in passing order", () => {
    const p = newGame().orders([0, 1, 2], [1, 2, 0]).on(0, "r1c1").on(1, "r8c8").resolve("parcels")
    expect(p.seat).toBe(1)
  })

  it("CC-22.34 multipliers never combine; dynamite works beside a grocer who doubles another type", () => {
    const p = newGame()
      .card(0, "3Y")
      .has(0, { dynamite: 1 })
      .build(0, "mine", "r1c1")
      .build(0, "hotel", "r8c8")
      .put("mountain", "r1c2")
    p.resolve("buildingIncome").play("double hotel", "blow r1c1")
    expect(p.money(0)).toEqual([15 + 12 + 9])
    const guarded = newGame()
      .card(0, "3Y")
      .build(0, "mine", "r1c1", "r1c3")
      .put("mountain", "r1c2")
      .on(0, "r1c1", "dynamite")
    expect(guarded.resolve("buildingIncome").play("double mine").money(0)).toEqual([15 + 9 + 6])
  })

  it("CC-22.35 a card that falls back has its other side's limit, the same $20", () => {
    const limits = ["9Y", "9R", "15Y", "15R"].map(id => faces.find(face => face.id === id)?.limit)
    expect(limits).toEqual([20, 20, 20, 20])
  })

  it("CC-22.36 the cowboy in the Town Hall cannot be taken back by its owner", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .on(0, "r5c5")
      .phase2()
    expect(p.refused("place r5c5").reason).toBe("ownCowboyThere")
    expect(p.legal().filter(text => !/^(place|pass)/.test(text))).toEqual([])
  })

  it("CC-22.37 the price of a parcel counts objects, nothing else", () => {
    const p = newGame().own(1, "r1c1", "r1c2").on(1, "r2c1").roads("r3c4-w")
    expect(p.price("r2c2")).toBe(1)
  })

  it("CC-22.38 without a deed nothing can be gained, but cowboys may be placed", () => {
    const p = newGame().has(0, { deeds: 0 }).phase2()
    expect(p.legal()).toContain("place r1c1")
    expect([newGame().has(0, { deeds: 0 }).on(0, "r1c1").resolve("parcels").over]).toEqual([true])
    for (const id of ["5Y", "8Y", "9Y", "18Y"])
      expect(choosing(id).has(0, { deeds: 0, money: 30 }).play(`choose ${id}`).seat).toBe(1)
  })

  it("CC-22.39 the second throw replaces the first; with dynamite one of the two dice", () => {
    const p = newGame().card(0, "10R").on(0, "roads3", "dynamite").on(1, "roads3").throws(2, 6, 1, 5).resolve("roads3")
    expect(p.legal()).toEqual(["stand", "again first", "again second"])
    p.play("again first")
    expect(p.happened("threwAgain")).toMatchObject([{ die: 5, die2: 6 }])
  })
})
