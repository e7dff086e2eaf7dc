// Part C: one round in full, the second of a game of three with Outlaws and Horses. Orange is seat 0, Green 1, Blue 2.
import { describe, expect, it } from "vitest"
import { spotNamed } from "../data/actions.ts"
import { spaceClosed } from "../rules/spots.ts"
import { newGame, type Position } from "./position.ts"

const [ORANGE, GREEN, BLUE] = [0, 1, 2]

/** C1, with the cards of the round laid out. */
function position(): Position {
  const p = newGame({ with: ["outlaws", "horses"] }).round(2)
  p.put("mountain", "r2c2", "r2c3", "r2c6", "r3c7", "r5c7", "r6c2", "r6c6", "r7c3", "r7c5").put("house", "r3c4")
  p.own(ORANGE, "r3c3", "r5c5").build(ORANGE, "mine", "r2c4")
  p.own(GREEN, "r4c3").build(GREEN, "bank", "r5c3").build(GREEN, "house", "r5c4")
  p.build(BLUE, "saloon", "r3c5").own(BLUE, "r4c5").build(BLUE, "ranch", "r4c6")
  p.has(ORANGE, { revolvers: 2, money: 16, cowboys: 5, roads: 0 })
  p.has(GREEN, { revolvers: 1, money: 14, cowboys: 5, roads: 1 })
  p.has(BLUE, { revolvers: 2, money: 10, cowboys: 5, roads: 0 })
  p.row("ranch", "drugstore", "bank", "church", "hotel", "saloon", "mine")
  p.s.choosing = [BLUE, ORANGE, GREEN]
  p.s.passed = [BLUE, ORANGE, GREEN]
  return p
}

/** Green goes on without laying the road at every stop. */
function goOn(p: Position): Position {
  while (p.asked === "roadStop") p.play("go-on")
  return p
}

const afterOutlaws = () => position().throws(3, 2, 2, 5).phase1(2)

function afterPhase1(): Position {
  return afterOutlaws().play("choose 2Y", "choose 7Y", "choose 3Y", "decline")
}

function afterPhase2(): Position {
  const p = afterPhase1()
  const horse = (corral: number) => `horse corral${corral}`
  p.play("place r3c5", horse(5), "place r3c4", horse(4), "place r3c4", horse(1))
  p.play("place r3c4", "place building10", "place r5c3", "place building8", "place r5c3", "place cowboyIncome")
  return p.play("pass", "pass", "place salary", "pass")
}

const afterSalary = () => goOn(afterPhase2()).throws(6, 4, 3).play("horse corral5")
const afterParcel = () => afterSalary().play("buy r3c4")
const afterTownHouse = () => afterParcel().play("purchase saloon", "build saloon r4c3", "house r4c4", "end")

function afterKept(): Position {
  const p = afterTownHouse()
  // A give-up is the only choice left once both are refused; the clock of the turn is then answered by hand.
  p.play("purchase hotel", "build hotel r4c5", "house r3c3", "refuse", "house r5c5", "refuse", "end")
  return goOn(p)
}

describe("Part C: one round in full", () => {
  it("C1 the position: nine served parcels", () => {
    expect(position().served()).toHaveLength(9)
  })

  it("C2 the outlaw arrives and goes to the saloon", () => {
    const p = afterOutlaws()
    expect([p.income("r3c5"), p.income("r4c6")]).toEqual([15, 5])
    expect([p.happened("outlaws")[0]?.strength, p.happened("outlaws")[0]?.vp, p.outlawsOn()]).toEqual([10, 4, ["r3c5"]])
    expect(p.happened("outlawArrived")).toMatchObject([{ parcel: "r3c6" }])
  })

  it("C3 phase 1 sets the turn order", () => {
    const p = afterPhase1()
    expect([p.money(BLUE), p.s.order]).toEqual([[19], [BLUE, GREEN, ORANGE]])
  })

  it("C4 phase 2 with horses", () => {
    const p = afterPhase2()
    expect([p.money(GREEN), p.cowboys(BLUE, GREEN, ORANGE), p.s.passed]).toEqual([
      [16],
      [2, 2, 1],
      [BLUE, GREEN, ORANGE],
    ])
  })

  it("C5 Orange buys a horse with the salary", () => {
    const p = afterSalary()
    expect([p.money(ORANGE), p.horsesOf(ORANGE)]).toEqual([[12], [0, 1, 0, 0, 0, 1]])
  })

  it("C6 the duel of three for r3c4", () => {
    const p = afterSalary()
    expect(p.happened("threw").map(({ seat, strength, total }) => [seat, strength, total])).toEqual([
      [BLUE, 4, 10],
      [GREEN, 3, 7],
      [ORANGE, 7, 10],
    ])
    expect([p.seat, p.price("r3c4")]).toEqual([BLUE, 6])
    p.play("buy r3c4")
    expect([p.money(BLUE), p.owner("r3c4"), p.cowboys(GREEN, ORANGE)]).toEqual([[13], BLUE, [3, 2]])
  })

  it("C7 the saloon and a town house without consent", () => {
    const p = afterParcel().play("purchase saloon", "build saloon r4c3")
    expect(p.legal("house").filter(text => [-1, GREEN].includes(p.owner(text.slice(6))))).toEqual(["house r4c4"])
    p.play("house r4c4")
    expect([p.lies("r4c4"), p.money(GREEN)]).toEqual(["townHouse", [6]])
  })

  it("C8 the hotel is refused a house and kept", () => {
    const p = afterTownHouse().play("purchase hotel", "build hotel r4c5")
    expect(p.legal()).toEqual(["house r3c3", "house r5c5", "give-up"])
    p.play("house r3c3", "refuse", "house r5c5", "refuse")
    expect([p.keeps(BLUE), p.lies("r4c5"), p.money(BLUE)]).toEqual([["hotel"], "", [5]])
    const again = afterKept()
    expect([again.seat, again.asked]).toEqual([BLUE, "placeBuildings"])
    again.play("build hotel r4c5", "house r3c3", "refuse", "house r5c5", "refuse")
    expect(again.keeps(BLUE)).toEqual(["hotel"])
  })

  it("C9 cowboy income for strength 8", () => {
    const p = afterKept().throws(6, 2, 5).play("stop")
    expect(p.happened("income").at(-1)).toMatchObject({ seat: ORANGE, money: 16 })
  })

  /** Blue against the outlaw, then Orange and Green on the bank, whose dice are thrown in passing order. */
  const afterFights = () => afterKept().throws(6, 5, 2).play("stop")

  it("C10 the fights", () => {
    const p = afterFights()
    expect([p.happened("beatOutlaw")[0]?.total, p.points(BLUE, "outlaws"), p.outlawsOn()]).toEqual([10, 4, []])
    expect(p.happened("wonDuel").at(-1)).toMatchObject({ seat: ORANGE, total: 10 })
    expect([p.happened("threw").at(-2)?.total, p.cowboys(GREEN)]).toEqual([9, [4]])
  })

  const afterIncome = () => goOn(afterFights().play("double saloon"))

  it("C11 building income", () => {
    const p = afterIncome()
    const paid = p.happened("paid").map(({ parcel, money }) => [parcel, money])
    expect(paid).toEqual([
      ["r2c4", 3],
      ["r3c5", 20],
      ["r4c3", 30],
      ["r4c6", 5],
      ["r5c3", 5],
    ])
    expect(p.money(GREEN, BLUE, ORANGE)).toEqual([41, 30, 35])
  })

  it("C12 phase 4", () => {
    const p = afterIncome()
    expect(p.happened("rodeo")).toMatchObject([{ seat: ORANGE, total: 6 }])
    expect(p.cowboys(BLUE, GREEN, ORANGE)).toEqual([7, 9, 7])
    p.play("spend 0", "spend 0")
    expect([p.seat, p.legal()[0]]).toEqual([ORANGE, "spend 15"])
    p.play("spend 20")
    expect([p.money(BLUE, GREEN, ORANGE), p.s.round]).toEqual([[30, 41, 15], 3])
    expect(p.s.choosing).toEqual([BLUE, GREEN, ORANGE])
    expect(p.shown().slice(0, 5)).toEqual(["ranch", "drugstore", "bank", "church", "mine"])
    expect([BLUE, ORANGE, GREEN].map(seat => p.onTrack(seat))).toEqual([4, 2, 0])
    expect(spaceClosed(p.s, spotNamed("buyVP3"))).toMatchObject({ reason: "closed" })
  })
})
