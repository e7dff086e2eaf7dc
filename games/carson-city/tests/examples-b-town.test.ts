// Part B of the examples: cases of the base game that follow from the rules.
import { begin, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { parcels, parcelThrown } from "../data/map.ts"
import { carsonCity } from "../game.ts"
import { newGame, Position } from "./position.ts"

const all = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

describe("Part B: setup and parcels", () => {
  it("B1 the row and the bag with all 38 buildings", () => {
    for (let i = 0; ; i++) {
      const p = new Position(begin(carsonCity, { seats: 3, seed: `B1 ${i}`, options: all }, []))
      if (p.asked === "siteTownHall" || p.s.townHall >= 0) continue
      const [three, four, , , , ten, twelve] = p.shown()
      expect([three, four, ten, twelve, sum(p.s.bag)]).toEqual(["ranch", "mine", "ranch", "mine", 31])
      return
    }
  })

  it("B2 starting parcels in snake order", () => {
    const p = new Position(begin(carsonCity, { seats: 3, seed: "B2" }, []))
    const [red, blue, green] = p.s.choosing
    const picked: number[] = []
    while (p.asked === "startingParcel") {
      picked.push(p.seat)
      p.play(p.legal()[0] ?? "")
    }
    expect(picked).toEqual([green, blue, red, red, blue, green])
  })

  it("B3 black 1 and white 6 name row 2, column 7", () => {
    expect(parcels[parcelThrown(1, 6)]).toBe("r2c7")
  })

  it("B4 a corner parcel with a mountain and two houses beside it", () => {
    expect(newGame().put("mountain", "r1c1").put("house", "r1c2", "r2c2").price("r1c1")).toBe(4)
  })

  it("B5 a road from vertex (3,4) to vertex (2,4)", () => {
    const p = newGame().has(0, { roads: 1 }).phase3()
    expect(p.refused("road r2c2-n").reason).toBe("offNetwork")
    const before = p.served()
    p.play("road r3c5-w")
    expect(p.served().filter(id => !before.includes(id))).toEqual(["r2c4", "r2c5"])
  })
})

describe("Part B: actions", () => {
  it("B6 salary for two and one", () => {
    const p = newGame().on(0, "salary").on(0, "salary").on(1, "salary").resolve("salary")
    expect([p.money(0, 1), p.happened("threw")]).toEqual([[23, 19], []])
  })

  it("B7 ammunition, then cowboy income", () => {
    const p = newGame()
      .card(0, "2Y")
      .has(0, { revolvers: 2, cowboys: 3, money: 0 })
      .on(0, "ammunition")
      .on(0, "cowboyIncome")
    p.resolve("ammunition").resolve("cowboyIncome")
    expect(p.money(0)).toEqual([16])
  })

  it("B8 seven parcels: $14 and 3 points", () => {
    const p = newGame().has(0, { money: 0 }).own(0, "r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7")
    p.on(0, "parcelIncome").on(0, "parcelVP").resolve("parcelIncome").resolve("parcelVP")
    expect([p.money(0), p.points(0, "parcelVP")]).toEqual([[14], 3])
  })

  it("B9 points for four buildings", () => {
    const p = newGame().build(0, "ranch", "r1c1", "r1c2", "r1c3", "r1c4").build(0, "house", "r2c1", "r2c2")
    p.build(0, "mountain", "r2c3").keep(0, "bank").on(0, "buildingVP").resolve("buildingVP")
    expect(p.points(0, "buildingVP")).toBe(4)
  })

  it("B10 points for a strength of seven", () => {
    const p = newGame().card(0, "2Y").has(0, { revolvers: 4, cowboys: 3 }).on(0, "cowboyVP").resolve("cowboyVP")
    expect(p.points(0, "cowboyVP")).toBe(3)
  })

  it("B11 the loser of the first duel is stronger in the second", () => {
    const [red, blue] = [0, 1]
    const p = newGame().card(red, "2Y").card(blue, "4Y").orders([0, 1, 2], [blue, red, 2])
    for (const seat of [red, blue]) p.has(seat, { revolvers: 1, cowboys: 0 }).on(seat, "r1c1").on(seat, "r8c8")
    p.throws(6, 1, 3, 3).resolve("parcels").play("duel r1c1")
    const second = p.happened("threw").filter(event => event.action === "r8c8")
    expect(second.map(event => [event.seat, event.strength])).toEqual([
      [blue, 1],
      [red, 2],
    ])
  })

  it("B12 the winner without the price must renounce", () => {
    const p = newGame().card(0, "2Y").has(0, { money: 9 }).on(0, "building12").on(1, "building12").throws(6, 1)
    p.resolve("building12")
    expect([p.over, p.shown()[6], p.player(0).general, p.cowboys(0, 1)]).toEqual([true, "mine", 7, [3, 4]])
  })

  it("B13 the row after round 1", () => {
    const p = newGame().row("", "", "hotel", "", "", "", "mine").bag({ bank: 9 })
    for (const seat of [0, 1, 2]) p.has(seat, { money: 0 })
    p.phase4()
    expect(p.shown().slice(0, 2)).toEqual(["hotel", "mine"])
    expect(
      p
        .happened("drew")
        .slice(-5)
        .map(event => event.slot),
    ).toEqual(["5", "6", "8", "10", "12"])
  })
})

describe("Part B: buildings", () => {
  it("B14 a ranch among five free parcels", () => {
    const p = newGame()
      .build(0, "ranch", "r6c6")
      .put("house", "r5c5", "r5c6")
      .put("mountain", "r5c7")
      .own(1, "r6c5", "r6c7")
    expect(p.income("r6c6")).toBe(5)
    expect(p.put("house", "r6c5", "r6c7", "r7c5", "r7c6", "r7c7").income("r6c6")).toBe(1)
  })

  it("B15 a mine beside three mountains", () => {
    const p = newGame()
      .build(0, "mine", "r1c2")
      .put("mountain", "r1c1")
      .build(0, "mountain", "r1c3")
      .build(1, "mountain", "r2c2")
    expect(p.income("r1c2")).toBe(6)
  })

  it("B16 the blacksmith", () => {
    const p = newGame({ with: ["blacksmith"] })
      .build(0, "blacksmith", "r1c1")
      .build(0, "ranch", "r8c1", "r8c3")
      .round(3)
    expect(p.income("r1c1")).toBe(25)
    expect(p.build(0, "ranch", "r8c5", "r8c7", "r6c1").round(4).income("r1c1")).toBe(40)
  })

  it("B17 a school with two places for houses cannot be built", () => {
    const p = newGame({ with: ["school"] })
      .keep(0, "school")
      .own(0, "r3c3")
    for (const id of p.served()) if (!["r3c3", "r3c4", "r3c5"].includes(id)) p.put("mountain", id)
    p.building(0).play("build school r3c3", "house r3c4", "house r3c5")
    expect([p.over, p.keeps(0), p.lies("r3c3"), p.lies("r3c4")]).toEqual([true, ["school"], "", ""])
  })

  it("B18 no town house at the border", () => {
    const p = newGame().keep(0, "bank").own(0, "r3c3").put("house", "r1c4")
    p.put("mountain", "r1c3", "r1c5", "r2c3", "r2c4", "r2c5").building(0).play("build bank r3c3")
    expect(p.legal()).not.toContain("house r1c4")
  })

  it("B19 a church protects its owner's buildings only", () => {
    const p = newGame().build(2, "bank", "r2c2").build(2, "church", "r1c1").build(0, "church", "r3c3").phase2()
    expect(p.refused("place r2c2").reason).toBe("protected")
    const open = newGame().build(2, "bank", "r2c2").build(0, "church", "r3c3").orders([1, 0, 2], []).phase2()
    expect(open.legal()).toContain("place r2c2")
  })

  it("B20 half of a hotel, half of a drugstore", () => {
    const p = newGame()
      .build(0, "hotel", "r1c1")
      .has(0, { money: 0 })
      .has(1, { money: 0 })
      .on(1, "r1c1")
      .resolve("buildingIncome")
    expect(p.money(1, 0)).toEqual([3, 3])
    const drug = newGame().build(0, "drugstore", "r7c7").put("house", "r8c8", "r8c7", "r8c6", "r7c8", "r7c6")
    drug.has(0, { money: 0 }).has(1, { money: 0 }).on(1, "r7c7").resolve("buildingIncome")
    expect(drug.money(1, 0)).toEqual([7, 8])
  })

  it("B21 two attackers and a defender", () => {
    const [red, green, blue] = [0, 1, 2]
    const p = newGame()
      .card(red, "2Y")
      .card(green, "4Y")
      .card(blue, "5Y")
      .build(blue, "saloon", "r3c3")
      .put("house", "r2c2")
    for (const seat of [red, green, blue]) p.has(seat, { revolvers: 4, cowboys: 0, money: 0 }).on(seat, "r3c3")
    p.throws(4, 2, 3).resolve("buildingIncome")
    expect(p.happened("threw").map(event => event.total)).toEqual([8, 6, 7])
    expect([p.money(red, blue), p.cowboys(red, green, blue)]).toEqual([
      [5, 5],
      [0, 1, 1],
    ])
  })

  it("B22 the occupant of the Town Hall", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r8c1")
      .on(0, "r8c1")
      .has(0, { money: 0 })
    p.build(0, "saloon", "r1c1").put("house", "r1c2", "r2c1").build(0, "hotel", "r1c8")
    p.build(0, "ranch", "r5c8").put("mountain", "r4c8")
    expect(["r1c1", "r5c8", "r1c8"].map(id => p.income(id))).toEqual([15, 4, 6])
    expect(p.resolve("buildingIncome").money(0)).toEqual([25])
  })

  it("B23 the Town Hall changes hands", () => {
    const [yellow, red] = [0, 1]
    const p = newGame({ with: ["townHall"] })
      .round(3)
      .put("townHall", "r5c5")
      .card(yellow, "2Y")
      .card(red, "4Y")
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0, money: 0 })
    p.on(yellow, "r5c5").on(red, "r5c5").throws(1, 6).resolve("buildingIncome")
    expect([p.onMap(), p.cowboys(yellow)]).toEqual([[`${red} r5c5`], [4]])
    expect(p.phase4().onMap()).toEqual([`${red} r5c5`])
  })

  it("B24 three cowboys are all there are", () => {
    const p = newGame().round(2).has(0, { cowboys: 7, money: 0 }).phase4()
    expect(p.cowboys(0)).toEqual([10])
  })
})
