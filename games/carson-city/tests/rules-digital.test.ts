import { Play, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { carsonCity } from "../game.ts"
import { say } from "../say.ts"
import { newGame, type Position } from "./position.ts"

/** Seat 0 builds a bank; for its house only parcels of seat 1 are left, without a town house. */
function asking(): Position {
  const p = newGame().keep(0, "bank").own(0, "r3c3").own(1, "r3c4", "r3c5").put("mountain", "r4c3", "r4c5")
  p.put("mountain", "r5c3", "r5c4").put("ranch", "r5c5").own(2, "r5c5")
  return p.put("mountain", "r4c4").building(0).play("build bank r3c3")
}

describe("CC-21 Digital procedures", () => {
  it("CC-21.1 the owner is asked; refused or withdrawn it is not asked again for this house; no answer means no", () => {
    const p = asking()
    expect(p.legal()).toEqual(["house r3c4", "house r3c5", "give-up"])
    p.play("house r3c4")
    expect([p.seat, p.asked, p.clock]).toEqual([1, "consent", "refuse"])
    expect(p.t.rules.steps.get("consent")?.limit).toBe("consent")
    p.play("refuse")
    expect([p.seat, p.legal()]).toEqual([0, ["house r3c5", "give-up"]])
    expect(p.refused("house r3c4").reason).toBe("refused")
    p.play("house r3c5")
    expect([p.beside(0).includes("withdraw"), p.beside(1).includes("withdraw")]).toEqual([true, false])
    p.by(0, "withdraw")
    expect([p.over, p.keeps(0), p.lies("r3c3")]).toEqual([true, ["bank"], ""])
    const agreed = asking().play("house r3c5", "agree")
    expect([agreed.lies("r3c5"), agreed.owner("r3c5"), agreed.over]).toEqual(["house", 1, true])
  })

  it("CC-21.2 the decider names duels until one is left; on timeout from the top left", () => {
    const p = newGame()
    for (const parcel of ["r5c5", "r1c1", "r8c8"]) p.on(0, parcel).on(1, parcel)
    p.resolve("parcels")
    expect(p.clock).toBe("duel r1c1")
    expect(p.play("duel r1c1").clock).toBe("duel r5c5")
  })

  it("CC-21.3 roads beside any decision, and four stops in turn order", () => {
    const p = newGame().orders([2, 0, 1], [0, 1, 2])
    for (const seat of range(3)) p.has(seat, { money: 0, roads: 1 })
    p.phase2()
    expect([p.beside(0).length, p.beside(1).length]).toEqual([8, 8])
    p.by(1, "road r3c4-w")
    expect([p.seat, p.beside(1)]).toEqual([2, []])
    p.play("pass", "pass", "pass")
    const stops: number[] = []
    while (p.asked === "roadStop") {
      stops.push(p.seat)
      p.play("go-on")
    }
    // Start of phase 3, before the placing of buildings, at the end of phase 3.
    expect(stops).toEqual([2, 0, 2, 0, 2, 0])
    const again = newGame().has(0, { roads: 2 }).phase3().play("road r3c4-w")
    expect([again.seat, again.asked, again.legal().length]).toEqual([0, "roadStop", 11])
    const duel = newGame().card(0, "10R").on(0, "roads3").on(1, "roads3").resolve("roads3")
    expect([0, 1, 2].flatMap(seat => duel.beside(seat))).toEqual([])
    const auction = newGame().display("12R", "1Y", "2Y").phase1().play("choose 12R")
    expect([0, 1, 2].flatMap(seat => auction.beside(seat))).toEqual([])
    const last = newGame().round(4)
    for (const seat of range(3)) last.has(seat, { money: 0 })
    expect([last.phase4().asked, last.play("go-on", "go-on", "go-on").over]).toEqual(["roadStop", true])
  })

  it("CC-21.4 nothing but the bag is hidden, and its order is made only when something is drawn", () => {
    expect(newGame().t.rules.zones).toEqual([])
    const hidden = newGame({ with: ["newBeginning", "survival", "kitCarson"] }).t.rules.zones.filter(
      zone => zone.sees !== "all",
    )
    expect(hidden.map(zone => zone.name)).toEqual(["sheets", "hands", "played", "tileReserve", "sealedOperations"])
    const p = newGame().display("4R", "1Y", "2Y").phase1()
    expect(p.outcome("choose 4R").crossed).toBe(false)
    expect(p.outcome("tile 3").crossed).toBe(false)
    expect(p.outcome("end").crossed).toBe(true)
  })

  it("CC-21.5 all chance is the game's own and is told", () => {
    const p = newGame().on(0, "gamblingIncome").throws(2, 6).resolve("gamblingIncome")
    expect(p.happened("gambled")).toMatchObject([{ black: 2, white: 6 }])
    const play = new Play(carsonCity, { seats: 2, seed: "told" })
    const dice = play.opening.filter(event => event.did === "mountain" || event.did === "townCentre")
    expect(dice.every(event => "black" in event && "white" in event)).toBe(true)
    expect(new Play(carsonCity, { seats: 2, seed: "told" }).opening).toEqual(play.opening)
  })

  it("CC-21.6 what the clock chooses", () => {
    expect(newGame().phase1().clock).toBe("choose 7Y")
    expect(newGame().phase2().clock).toBe("pass")
    expect(newGame().on(0, "building3").resolve("building3").clock).toBe("renounce")
    expect(newGame().has(0, { money: 33 }).card(0, "7Y").phase4().clock).toBe("spend 13")
    expect(newGame().phase3().clock).toBe("go-on")
    expect(newGame().on(0, "buyVP2").resolve("buyVP2").clock).toBe("points 0")
    const chosen = (id: string) => newGame().display(id, "1Y", "2Y").phase1().play(`choose ${id}`).clock
    expect(["3R", "5R", "16R", "6Y", "5Y", "18Y", "9Y"].map(chosen)).toEqual([
      "take money-8",
      "take money-8",
      "take heroes-3",
      "decline",
      "decline",
      "decline",
      "decline",
    ])
    expect(["12Y", "12R", "0R"].map(chosen)).toEqual(["lot r1c1", "out", "choose 2Y"])
    const tax = newGame().display("13R", "1Y", "2Y").has(1, { money: 50 }).phase1().play("choose 13R")
    expect(tax.clock).toBe("take tax-money")
    const lost = newGame().card(2, "14R").on(0, "roads3").on(1, "roads3").throws(1, 6).resolve("roads3")
    expect(lost.clock).toBe("pay")
    const patient = newGame().card(2, "14Y").on(0, "roads3").on(1, "roads3").throws(1, 6).resolve("roads3")
    expect(patient.clock).toBe("take-back")
    const second = newGame().card(0, "10R").on(0, "roads3").on(1, "roads3").resolve("roads3")
    expect(second.clock).toBe("stand")
    expect(asking().clock).toBe("give-up")
    const grocer = newGame().card(0, "3Y").build(0, "hotel", "r1c1").resolve("buildingIncome")
    expect(grocer.clock).toBe("take money-8")
    const held = newGame().own(0, "r3c3").keep(0, "mine").building(0)
    expect(held.clock).toBe("stop")
    expect(newGame().on(0, "r1c1").resolve("parcels").clock).toBe("stop")
  })

  it("CC-21.7 every decision has a step of its own", () => {
    const asked = [...newGame().t.rules.steps].filter(([, rule]) => rule.choices).map(([name]) => name)
    expect(asked.sort()).toEqual(
      [
        "startingParcel siteTownHall choosePersonality secondCard takeOffer takeTile siteTile freeParcel buyParcelNow",
        "chooseLot bid place placeSpecial roadStop orderDuels secondThrow payUndertaker seeDoctor buyParcels buyBuilding",
        "buildAtOnce placeBuildings placeHouse consent grocerDeclares blowUp buyPoints settleCash endTurn",
      ]
        .join(" ")
        .split(" ")
        .sort(),
    )
  })

  it("CC-21.8 a single legal choice is carried out without asking, but for consent, cards and bids", () => {
    const p = newGame().has(0, { cowboys: 0 }).phase2()
    expect([p.seat, p.s.passed]).toEqual([1, [0]])
    expect(newGame().display("2Y").phase1().asked).toBe("choosePersonality")
    const bid = newGame().display("12R", "1Y", "2Y").has(1, { money: 1 }).phase1().play("choose 12R", "out")
    expect([bid.seat, bid.legal()]).toEqual([1, ["out", "bid 1"]])
    const poor = newGame()
      .card(2, "14R")
      .has(0, { money: 1 })
      .on(0, "roads3")
      .on(1, "roads3")
      .throws(1, 6)
      .resolve("roads3")
    expect([poor.over, poor.points(0, "14R")]).toEqual([true, -1])
  })

  it("CC-21.9 people read numbers and names, never ids of cards", () => {
    expect(newGame().display("4R", "8Y", "14").phase1().legal()).toEqual([
      "choose 4R",
      "choose 8Y",
      "choose 14Y",
      "choose 14R",
    ])
    expect(say.list().join(" ")).not.toMatch(/chinese|indian/i)
  })
})
