import { filled, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions } from "../data/actions.ts"
import { faces } from "../data/cards.ts"
import { newGame, type Position } from "./position.ts"

function choosing(...cards: string[]): Position {
  return newGame()
    .display(...cards, "1Y", "2Y")
    .phase1()
}

describe("CC-22 Rulings on the board and the track", () => {
  it("CC-22.1 two dice name the inner 36 parcels", () => {
    const p = newGame()
    p.s.objects = filled(64, -1)
    for (const i of range(30)) {
      const q = newGame().display("8Y", "1Y", "2Y")
      q.s.random[0] = i * 7919
      q.phase1().play("choose 8Y")
      for (const id of q.parcelsOf(0)) expect(id).toMatch(/^r[2-7]c[2-7]$/)
    }
  })

  it("CC-22.2 parcels, buildings, cowboys: the order of the awards", () => {
    expect(actions.slice(17, 20).map(action => action.id)).toEqual(["parcelVP", "buildingVP", "cowboyVP"])
  })

  it("CC-22.3 points at $5, $4, $3, $2 along the track", () => {
    expect(actions.slice(20).map(action => action.id)).toEqual(["buyVP5", "buyVP4", "buyVP3", "buyVP2"])
  })

  it("CC-22.4 five types have a highest figure; a mine among eight mountains pays all $24", () => {
    const p = newGame().build(0, "mine", "r6c6")
    p.put("mountain", "r5c5", "r5c6", "r5c7", "r6c5", "r6c7", "r7c5", "r7c6", "r7c7")
    expect(p.income("r6c6")).toBe(24)
  })

  it("CC-22.5 one own cowboy at most on a duel spot", () => {
    const p = newGame({ seats: 2 }).phase2().play("place parcelVP", "pass")
    expect(p.refused("place parcelVP").reason).toBe("ownCowboyThere")
  })

  it("CC-22.6 the white cowboy counts for strength until placed and never duels", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "1Y")
      .put("townHall", "r5c5")
      .build(0, "saloon", "r4c3")
    for (const seat of [0, 1, 2]) p.has(seat, { roads: 0 })
    expect(p.strength(0)).toBe(5)
    p.phase2().play("with white", "place r5c5")
    expect([p.strength(0), p.income("r4c3")]).toEqual([4, 10])
    expect(p.refused("place r5c5").reason).toBe("whiteCowboyThere")
    p.resolve("buildingIncome")
    expect([p.s.white, p.onMap()]).toEqual([-2, []])
    const shared = newGame().card(0, "1Y").phase2().play("with white", "place salary")
    expect(shared.legal()).toContain("place salary")
    const guard = newGame().card(0, "1Y").build(0, "hotel", "r1c1").phase2().play("with white", "place r1c1")
    expect(guard.refused("place r1c1").reason).toBe("whiteCowboyThere")
    const tokens = newGame().card(0, "1Y").on(1, "salary").phase2().play("with white")
    expect(tokens.refused("place salary").reason).toBe("notEmpty")
  })

  it("CC-22.7 red sheriff: being joined is being challenged; a lone no-duel cowboy may be joined", () => {
    const p = newGame({ with: ["townHall"] })
      .card(0, "1R")
      .put("townHall", "r5c5")
      .on(1, "r5c5")
      .on(1, "parcelVP", "no-duel")
    p.phase2()
    expect([p.refused("place r5c5").reason, p.legal().includes("place parcelVP")]).toEqual(["noDuels", true])
    const joined = newGame().card(0, "1R").phase2().play("place cowboyVP")
    expect(joined.legal()).toContain("place cowboyVP")
  })

  it("CC-22.8 a town house is one house for points and for the red grocer, and needs the owner's consent", () => {
    const p = newGame().card(0, "3R").has(0, { offer: 1 }).build(0, "townHouse", "r1c1")
    expect([p.points(0, "finalHouses"), p.phase4().points(0, "3R")]).toEqual([2, 1])
    const asked = newGame().keep(0, "bank").own(0, "r3c3").own(1, "r4c4")
    asked
      .own(2, "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5")
      .building(0)
      .play("build bank r3c3", "house r4c4")
    expect([asked.asked, asked.seat]).toEqual(["consent", 1])
    expect(asked.play("agree").lies("r4c4")).toBe("townHouse")
  })

  it("CC-22.9 the station needs no house; touching a corner of the line is not enough", () => {
    const p = newGame({ with: ["station"] })
      .keep(0, "station")
      .own(0, "r2c1", "r3c1")
    p.roads(...range(8).map(i => `r2c${i + 1}-n`)).building(0)
    expect(p.legal("build")).toEqual(["build station r2c1"])
    expect(p.play("build station r2c1").over).toBe(true)
  })

  it("CC-22.10 the doctor's spaces: on the track, still to come, empty or shared, legal", () => {
    const p = newGame()
      .round(2)
      .card(2, "14Y")
      .row("ranch")
      .on(2, "parcelVP")
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
    p.resolve("roads3")
    const legal = p.legal("recover")
    expect(legal).toEqual(
      [
        "road1",
        "building3",
        "parcelIncome",
        "cowboyIncome",
        "gamblingIncome",
        "buildingVP",
        "cowboyVP",
        "buyVP5",
        "buyVP4",
        "buyVP3",
      ].map(id => `recover ${id}`),
    )
  })

  it("CC-22.11 no-duel tokens go to all victory-point spaces, purchases included", () => {
    const p = newGame().card(0, "11Y").has(0, { noDuel: 1 }).phase2().play("with no-duel")
    expect(p.legal()).toEqual(expect.arrayContaining(["place buyVP5", "place buyVP2", "place cowboyVP"]))
  })

  it("CC-22.12 the red singer's cowboy comes from the general reserve, once, also without any other", () => {
    const p = newGame().card(0, "11R").has(0, { noDuel: 1, cowboys: 0 }).phase2()
    expect(p.legal()).toEqual(["pass", "with extra"])
    p.play("with extra", "pass", "pass")
    expect([p.s.passed, p.player(0).general]).toEqual([[1, 2, 0], 9])
    const none = newGame().card(0, "11R").has(0, { noDuel: 1, cowboys: 10 }).phase2()
    expect(none.legal("with")).toEqual([])
    const there = newGame().card(0, "11R").has(0, { noDuel: 1 }).on(0, "gamblingIncome").phase2()
    expect(there.legal("with")).toEqual([])
  })

  it("CC-22.13 the limit of the red heroes is $40", () => {
    expect(faces.find(face => face.id === "16R")?.limit).toBe(40)
  })

  it("CC-22.15 a power with a price may be declined, a free parcel too; a choice of two must be made", () => {
    for (const id of ["4R", "5Y", "6Y", "9Y", "18Y"])
      expect(choosing(id).play(`choose ${id}`).legal()).toContain("decline")
    for (const id of ["3R", "5R", "13R", "16R"])
      expect(choosing(id).play(`choose ${id}`).legal()).not.toContain("decline")
    expect(choosing("6R").has(0, { money: 2 }).play("choose 6R").seat).toBe(1)
  })

  it("CC-22.16 the Town Hall does not change a hotel; the grocer may double it", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .on(0, "r5c5")
      .build(0, "hotel", "r1c1")
      .card(0, "3Y")
    expect(p.income("r1c1")).toBe(6)
    expect(p.resolve("buildingIncome").legal()).toContain("double hotel")
  })

  it("CC-22.17 buildings with an income rule may be attacked even if they pay nothing", () => {
    const p = newGame({ with: ["school"] })
      .build(1, "mine", "r1c1")
      .build(1, "school", "r8c8")
      .phase2()
    expect([p.legal().includes("place r1c1"), p.income("r1c1")]).toEqual([true, 0])
    expect(p.refused("place r8c8").reason).toBe("nothingToDo")
  })

  it("CC-22.18 with an empty bag the space stays empty and cannot be chosen", () => {
    const p = newGame().row("ranch").bag({})
    for (const seat of range(3)) p.has(seat, { money: 0 })
    p.phase4().play("choose 1Y", "choose 2Y", "choose 4Y")
    expect([p.shown(), p.refused("place building4").reason]).toEqual([["ranch", "", "", "", "", "", ""], "noBuilding"])
  })
})
