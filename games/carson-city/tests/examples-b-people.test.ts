// Part B of the examples: cases of the base game that follow from the rules.
import { num } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame } from "./position.ts"

describe("Part B: personalities", () => {
  it("B25 half prices of the railroad worker", () => {
    const p = newGame()
      .card(0, "4Y")
      .on(0, "building6")
      .on(0, "building12")
      .resolve("building12")
      .play("purchase mine", "end")
    expect(p.money(0)).toEqual([9])
    expect(p.resolve("building6").play("purchase bank").money(0)).toEqual([6])
  })

  it("B26 the captain with $8", () => {
    const p = newGame().display("6Y", "1Y", "2Y").has(0, { money: 8 }).phase1().play("choose 6Y")
    expect([p.legal(), p.refused("take cowboys-3").reason]).toEqual([
      ["take cowboys-1", "take cowboys-2", "decline"],
      "price",
    ])
    expect(p.play("take cowboys-2").money(0)).toEqual([4])
  })

  it("B27 parcels of the Native guide", () => {
    const p = newGame().card(0, "8R").put("mountain", "r8c8").on(0, "r8c7").on(0, "r4c5")
    p.put("mountain", "r3c4", "r3c5", "r3c6", "r5c4", "r5c5")
    expect([p.price("r8c7"), p.price("r4c5")]).toEqual([2, 7])
    expect(p.resolve("parcels").play("buy r4c5", "buy r8c7").money(0)).toEqual([10])
  })

  it("B28 the red banker", () => {
    const p = newGame().card(0, "2R").has(0, { money: 30 })
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
    p.phase3().play("take bank-7", "end")
    expect([p.asked, p.money(0), p.points(0, "2R")]).toEqual(["settleCash", [5], 7])
  })

  it("B29 one duel against two opponents: 2 points", () => {
    const p = newGame()
      .card(0, "10Y")
      .has(0, { cowboys: 9 })
      .on(0, "roads3")
      .on(1, "roads3")
      .on(2, "roads3")
      .resolve("roads3")
    expect(p.points(0, "10Y")).toBe(2)
  })

  it("B30 the singer takes the full income, the others duel for the same action", () => {
    const p = newGame().card(0, "11Y").card(1, "2Y").card(2, "4Y").own(0, "r1c1").own(1, "r2c1").own(2, "r3c1")
    p.on(0, "parcelIncome", "no-duel").on(1, "parcelIncome").on(2, "parcelIncome").throws(1, 6).resolve("parcelIncome")
    expect(p.money(0, 1, 2)).toEqual([17, 15, 17])
  })

  it("B31 the red singer throws 4 and 5", () => {
    const p = newGame().card(0, "11R").on(0, "gamblingIncome", "extra").throws(4, 5).resolve("gamblingIncome")
    expect(p.money(0)).toEqual([35])
  })

  it("B32 a lot for $8", () => {
    const p = newGame()
      .display("12Y", "1Y", "2Y")
      .phase1()
      .play("choose 12Y", "lot r1c1", "lot r1c2", "out", "bid 8", "out")
    expect([p.money(0, 1), p.parcelsOf(1)]).toEqual([
      [19, 7],
      ["r1c1", "r1c2"],
    ])
  })

  it("B33 two roads of the yellow governor", () => {
    const p = newGame().card(0, "13Y").has(0, { roads: 2 }).roads("r3c5-w").phase3().play("road r3c4-w")
    expect(p.points(0, "13Y")).toBe(1)
    expect(p.play("road r3c4-n").points(0, "13Y")).toBe(1)
  })

  it("B34 either tax brings $7", () => {
    const taxed = (tax: string) => {
      const p = newGame()
        .display("13R", "1Y", "2Y")
        .has(1, { money: 27, revolvers: 2 })
        .has(2, { money: 40, revolvers: 5 })
      return p.has(0, { money: 0 }).phase1().play("choose 13R", `take tax-${tax}`).money(0)
    }
    expect([taxed("money"), taxed("weapons")]).toEqual([[7], [7]])
  })

  it("B35 the undertaker after two lost duels", () => {
    const p = newGame()
      .card(2, "14R")
      .has(1, { cowboys: 9 })
      .on(0, "roads3")
      .on(1, "roads3")
      .on(0, "parcelVP")
      .on(1, "parcelVP")
    p.throws(1, 6).resolve("roads3").play("pay").throws(1, 6).resolve("parcelVP").play("lose")
    expect([p.money(2, 0), p.onTrack(0)]).toEqual([[17, 13], -1])
  })

  it("B36 two cowboys for 9 points", () => {
    const p = newGame().display("16R", "1Y", "2Y").has(0, { cowboys: 4 }).phase1().play("choose 16R", "take heroes-9")
    expect([p.points(0, "16R"), p.cowboys(0)]).toEqual([9, [2]])
  })

  it("B37 the red teacher", () => {
    const p = newGame({ with: ["school"] })
      .round(4)
      .card(0, "17R")
      .build(0, "school", "r1c1")
      .build(0, "prison", "r1c2", "r1c3")
    expect(p.points(0, "teacher")).toBe(8)
  })

  it("B38 the lawyer and another on a parcel", () => {
    const p = newGame().card(0, "18Y").on(0, "r1c1").on(1, "r1c1").resolve("parcels")
    expect([p.seat, p.legal(), p.cowboys(1), p.happened("threw")]).toEqual([0, ["buy r1c1", "stop"], [4], []])
  })

  it("B39 the white cowboy cannot be joined without a no-duel token", () => {
    const p = newGame()
      .card(0, "1Y")
      .card(1, "11Y")
      .has(1, { noDuel: 2 })
      .phase2()
      .play("with white", "place buildingVP")
    expect(p.refused("place buildingVP").reason).toBe("whiteCowboyThere")
    expect(p.play("with no-duel").legal()).toContain("place buildingVP")
  })

  it("B40 the red grocer's houses", () => {
    const p = newGame()
      .card(0, "3R")
      .has(0, { offer: 1 })
      .build(0, "house", "r1c1", "r1c2")
      .build(0, "townHouse", "r1c3")
    expect(p.build(0, "hotel", "r1c4").build(0, "ranch", "r1c5").phase4().points(0, "3R")).toBe(3)
  })
})

describe("Part B: end of the game, procedures and corners", () => {
  it("B55 the final score", () => {
    const p = newGame()
      .round(4)
      .build(0, "ranch", "r1c1", "r1c2", "r1c3", "r1c4", "r1c5")
      .build(0, "house", "r2c1", "r2c2")
    p.build(0, "mountain", "r2c3").keep(0, "bank").has(0, { money: 20 })
    p.player(0).points[0] = 47
    expect(p.total(0)).toBe(66)
  })

  it("B56 a tie at 66", () => {
    const [, blue, green] = [0, 1, 2]
    const p = newGame().round(4).orders([0, 1, 2], [0, blue, green])
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0, money: 0 })
    for (const seat of [blue, green]) p.player(seat).points[0] = 66
    p.phase4()
    expect([num(p.places(), blue), num(p.places(), green)]).toEqual([1, 2])
  })

  it("B58 a mine among eight mountains", () => {
    const p = newGame().build(0, "mine", "r6c6")
    p.put("mountain", "r5c5", "r5c6", "r5c7", "r6c5", "r6c7", "r7c5", "r7c6", "r7c7").has(0, { money: 0 })
    expect(p.resolve("buildingIncome").money(0)).toEqual([24])
  })

  it("B59 an auction of three", () => {
    const p = newGame().display("12Y", "1Y", "2Y").phase1().play("choose 12Y", "lot r1c1", "lot r1c2")
    p.play("bid 1", "bid 5", "out", "out")
    expect([p.money(0, 1), p.parcelsOf(1)]).toEqual([
      [18, 10],
      ["r1c1", "r1c2"],
    ])
    const late = newGame().display("12Y", "1Y", "2Y").phase1().play("choose 12Y", "lot r1c1", "lot r1c2", "out", "out")
    expect([late.seat, late.legal().slice(0, 2)]).toEqual([2, ["out", "bid 1"]])
    expect(late.play("out").owner("r1c1")).toBe(-1)
  })

  it("B60 a school whose third house is refused", () => {
    const p = newGame({ with: ["school"] })
      .keep(0, "school")
      .own(0, "r3c3", "r3c4")
      .own(1, "r5c5")
    for (const id of p.served()) if (!["r3c3", "r3c4", "r3c5", "r5c5"].includes(id)) p.put("mountain", id)
    p.building(0).play("build school r3c3", "house r3c4", "house r3c5", "house r5c5", "refuse")
    expect([p.over, p.keeps(0), ["r3c3", "r3c4", "r3c5"].map(id => p.lies(id))]).toEqual([
      true,
      ["school"],
      ["", "", ""],
    ])
  })

  it("B67 a road out of turn opens a place for the house", () => {
    const [orange, green, blue] = [0, 1, 2]
    const p = newGame().keep(blue, "hotel").own(blue, "r3c3").own(orange, "r3c4", "r3c5")
    for (const id of p.served()) if (!["r3c3", "r3c4", "r3c5"].includes(id)) p.put("mountain", id)
    p.building(blue).play("build hotel r3c3")
    expect(p.legal("house")).toEqual(["house r3c4", "house r3c5"])
    p.by(green, "road r3c4-w")
    expect(p.legal("house")).toEqual(["house r2c3", "house r2c4", "house r3c4", "house r3c5"])
    expect(p.play("house r2c3").over).toBe(true)
  })

  it("B68 the row after the prospector", () => {
    const taken = (tile: string) => {
      const p = newGame().display("9Y", "1Y", "2Y").row("ranch", "mine", "hotel", "bank", "church", "saloon", "mine")
      p.bag({ prison: 1 }).phase1().play("choose 9Y", `tile ${tile}`, "site r1c1", "end")
      return p.shown()
    }
    expect(taken("4")).toEqual(["ranch", "hotel", "bank", "church", "saloon", "mine", "prison"])
    expect(taken("12")).toEqual(["ranch", "mine", "hotel", "bank", "church", "saloon", "prison"])
  })

  it("B69 the newcomer in the empty Town Hall", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r8c8")
      .build(0, "saloon", "r3c3")
      .has(0, { money: 0 })
    p.on(0, "r8c8").resolve("buildingIncome")
    expect([p.money(0), p.onMap()]).toEqual([[10], ["0 r8c8"]])
  })

  it("B71 dynamite with the defender of a mine", () => {
    const [blue, red] = [0, 1]
    const p = newGame()
      .card(blue, "2Y")
      .card(red, "4Y")
      .build(blue, "mine", "r1c2")
      .put("mountain", "r1c1", "r1c3", "r2c2")
    p.has(blue, { money: 0 })
      .has(red, { money: 0, cowboys: 9 })
      .on(blue, "r1c2", "dynamite")
      .on(red, "r1c2")
      .throws(1, 1, 6)
    p.resolve("buildingIncome")
    expect(p.money(red, blue)).toEqual([13, 14])
  })

  it("B73 nobody builds a second time", () => {
    const [red, blue] = [0, 1]
    const p = newGame({ seats: 2 }).keep(red, "bank").own(red, "r3c3").keep(blue, "mine").own(blue, "r8c8")
    for (const id of p.served()) if (id !== "r3c3") p.put("mountain", id)
    p.has(red, { roads: 0 }).resolve("deferredBuilding").play("go-on")
    expect(p.seat).toBe(blue)
    p.by(blue, "road r3c4-w").play("stop")
    expect([p.over, p.keeps(red)]).toEqual([true, ["bank"]])
  })

  it("B74 the doctor first, then the others", () => {
    const [red, green, blue] = [0, 1, 2]
    const p = newGame().card(blue, "14Y").card(red, "2Y").card(green, "4Y").has(green, { cowboys: 9 })
    p.on(red, "roads3").on(green, "roads3").on(blue, "roads3").throws(1, 6, 1).resolve("roads3")
    expect([p.seat, p.asked]).toEqual([blue, "seeDoctor"])
    p.play("recover parcelVP")
    expect([p.money(blue), p.seat]).toEqual([[15], red])
    expect(p.refused("recover parcelVP").reason).toBe("notUncontested")
    p.play("recover buildingVP")
    expect(p.money(red, blue)).toEqual([12, 18])
  })

  it("B75 the red heroes with one cowboy", () => {
    const p = newGame().display("16R", "1Y", "2Y").has(0, { cowboys: 1 }).phase1().play("choose 16R")
    expect(p.legal()).toEqual(["take heroes-3", "take heroes-6"])
  })
})
