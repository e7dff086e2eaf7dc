import { begin, range, seeded } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { tilePoints } from "../data/outlaws.ts"
import { carsonCity } from "../game.ts"
import { newGame, type Position } from "./position.ts"

const outlaws = (...more: string[]) => newGame({ with: ["outlaws", ...more] }).round(2)
/** Begins round 2 with these throws: strength and newcomers, then a parcel for each. */
const arriving = (p: Position, ...pips: number[]) => p.throws(...pips).phase1(2)

describe("CC-18 Outlaws", () => {
  it("CC-18.1 before rounds 2, 3 and 4: black and 7 is the strength, white the number of newcomers", () => {
    const p = arriving(outlaws(), 6, 4, 1, 1, 6, 6)
    expect(p.happened("outlaws")).toMatchObject([{ strength: 13, count: 2, seat: 0 }])
    expect(p.outlawsOn()).toEqual(["r2c2", "r7c7"])
    expect([1, 2, 3, 4, 5, 6].map(white => arriving(outlaws(), 1, white).happened("outlaws")[0]?.count)).toEqual([
      1, 1, 2, 2, 3, 3,
    ])
    expect(
      newGame({ with: ["outlaws"] })
        .phase1(1)
        .happened("outlaws"),
    ).toEqual([])
  })

  it("CC-18.2 thrown again for outlaws, prisons' neighbours and river; on a prison it is caught", () => {
    expect(arriving(outlaws().build(1, "prison", "r6c6"), 1, 1, 4, 4, 6, 1).outlawsOn()).toEqual(["r7c2"])
    expect(arriving(outlaws().outlaws(8, "r2c2"), 1, 1, 1, 1, 6, 6).outlawsOn()).toEqual(["r2c2", "r7c7"])
    const caught = arriving(outlaws().build(1, "prison", "r6c6"), 3, 1, 5, 5)
    expect([caught.outlawsOn(), caught.points(1, "outlaws")]).toEqual([[], 4])
    const river = newGame({ with: ["outlaws", "carsonRiver"], options: { river: "laid" } }).round(2)
    expect(arriving(river, 1, 1, 4, 4, 2, 2).outlawsOn()).toEqual(["r3c3"])
  })

  it("CC-18.3 each moves one parcel at most, to the best paid building that beats its own", () => {
    const p = outlaws().build(0, "hotel", "r2c2").build(1, "ranch", "r2c4").outlaws(8, "r2c3")
    arriving(p, 1, 1, 6, 6)
    expect(p.play("outlaw r2c3").outlawsOn()).toContain("r2c4")
    // Beside a prison it does not go, past another outlaw neither.
    const kept = outlaws().build(0, "ranch", "r2c2").build(1, "prison", "r1c1").outlaws(8, "r2c3")
    arriving(kept, 1, 1, 6, 6)
    expect(kept.play("outlaw r2c3").outlawsOn()).toContain("r2c3")
    const taken = outlaws().build(0, "ranch", "r2c2").outlaws(8, "r2c3", "r2c2")
    arriving(taken, 1, 1, 6, 6)
    expect(taken.play("outlaw r2c3").outlawsOn()).toContain("r2c3")
  })

  it("CC-18.4 its parcel cannot be bought, built on or given a house; a building pays half", () => {
    const p = outlaws().own(0, "r3c3", "r4c3").keep(0, "bank").outlaws(8, "r3c3", "r3c4")
    p.building(0)
    expect(p.refused("build bank r3c3")).toMatchObject({ rule: "CC-18.4", reason: "outlawThere" })
    expect(p.play("build bank r4c3").legal("house")).not.toContain("house r3c4")
    const free = outlaws().outlaws(8, "r1c1").display("5Y", "1Y", "2Y")
    free.s.passed = [2, 1, 0]
    expect(arriving(free, 1, 1, 6, 6).play("outlaw r1c1", "choose 5Y").legal("parcel")).not.toContain("parcel r1c1")
    const pays = outlaws().build(0, "hotel", "r1c1").build(1, "hotel", "r8c8").outlaws(8, "r1c1")
    pays.card(0, "2Y").resolve("buildingIncome")
    expect(pays.money(0, 1)).toEqual([18, 21])
  })

  it("CC-18.5 a prison built later does nothing about an outlaw already there", () => {
    const p = outlaws()
      .build(0, "hotel", "r1c1")
      .build(1, "prison", "r1c2")
      .outlaws(8, "r1c1")
      .resolve("buildingIncome")
    expect([p.outlawsOn(), p.money(0)]).toEqual([["r1c1"], [18]])
  })

  it("CC-18.6 all cowboys there fight it together: the best one needs its strength, all others lose", () => {
    const fight = (...pips: number[]) =>
      outlaws()
        .card(0, "2Y")
        .outlaws(9, "r1c1")
        .on(0, "r1c1")
        .on(1, "r1c1")
        .throws(...pips)
        .resolve("buildingIncome")
    const won = fight(5, 3)
    expect([won.outlawsOn(), won.points(0, "outlaws"), won.cowboys(0, 1)]).toEqual([[], 3, [3, 4]])
    const lost = fight(4, 3)
    expect([lost.outlawsOn(), lost.happened("lostToOutlaw").length, lost.cowboys(0, 1)]).toEqual([["r1c1"], 1, [4, 4]])
    const alone = outlaws().card(0, "2Y").outlaws(8, "r1c1").on(0, "r1c1").throws(4).resolve("buildingIncome")
    expect([alone.points(0, "outlaws"), alone.player(0).general]).toEqual([3, 7])
    // Ties go to the one who passed first.
    expect(fight(5, 5).points(0, "outlaws")).toBe(3)
    const placed = outlaws().outlaws(8, "r1c1").own(1, "r1c1").phase2()
    expect(placed.legal("place")).toContain("place r1c1")
  })

  it("CC-18.7 the winner takes the points of the tile, or half the income of another's building", () => {
    expect([8, 9, 10, 11, 12, 13].map(tilePoints)).toEqual([3, 3, 4, 4, 5, 5])
    const beaten = () => {
      const p = outlaws().card(0, "2Y").build(1, "hotel", "r1c1").outlaws(8, "r1c1").on(0, "r1c1").throws(4)
      return p.resolve("buildingIncome")
    }
    expect([beaten().asked, beaten().legal(), beaten().clock]).toEqual(["outlawReward", ["claim", "steal"], "claim"])
    const points = beaten().play("claim")
    expect([points.points(0, "outlaws"), points.money(0, 1), points.player(0).general]).toEqual([3, [15, 21], 7])
    const stolen = beaten().play("steal")
    expect([stolen.points(0, "outlaws"), stolen.money(0, 1), stolen.player(0).general]).toEqual([0, [18, 18], 7])
  })

  it("CC-18.8 it sees what would be paid now: Town Hall, the new round, nothing doubled or halved", () => {
    const p = outlaws("blacksmith", "townHall").round(3).build(0, "blacksmith", "r2c2").build(1, "saloon", "r2c4")
    p.put("house", "r1c4", "r1c5", "r1c3").put("townHall", "r8c8").on(1, "r8c8").outlaws(8, "r2c3")
    p.s.resident = 1
    // Blacksmith $15; saloon of three houses $15, one level more for the occupant.
    p.throws(1, 1, 6, 6).phase1(3)
    expect(p.play("outlaw r2c3").outlawsOn()).toContain("r2c4")
    // A building worth nothing holds it only if there is no other.
    const idle = outlaws().build(0, "mine", "r2c3").build(1, "ranch", "r2c2").outlaws(8, "r2c3")
    arriving(idle, 1, 1, 6, 6)
    expect(idle.play("outlaw r2c3").outlawsOn()).toContain("r2c2")
  })

  it("CC-18.9 the first passer of the last round names them one by one; one alone is not asked", () => {
    const p = outlaws().outlaws(8, "r1c1", "r1c8")
    p.s.passed = [2, 0, 1]
    p.s.choosing = [1, 2, 0]
    arriving(p, 1, 1, 6, 6)
    expect([p.seat, p.asked, p.legal(), p.clock]).toEqual([
      2,
      "moveOutlaw",
      ["outlaw r1c1", "outlaw r1c8", "outlaw r7c7"],
      "outlaw r1c1",
    ])
    expect(p.play("outlaw r1c8").legal()).toEqual(["outlaw r1c1", "outlaw r7c7"])
    expect([p.play("outlaw r7c7").seat, p.asked]).toEqual([1, "choosePersonality"])
    expect(arriving(outlaws(), 1, 1, 6, 6).asked).toBe("choosePersonality")
  })

  it("CC-18.10 without a pawn or room nobody comes; a prison beside a prison still catches", () => {
    const full = outlaws().outlaws(8, ...range(8).map(col => `r1c${col + 1}`), "r8c1")
    arriving(full, 1, 5)
    expect(full.outlawsOn()).toHaveLength(9)
    const two = arriving(outlaws().build(1, "prison", "r2c2", "r2c3"), 1, 1, 1, 1)
    expect(two.points(1, "outlaws")).toBe(3)
    const inner = [2, 3, 4, 5, 6, 7]
    const none = outlaws().put("river", ...inner.flatMap(row => inner.map(col => `r${row}c${col}`)))
    expect(arriving(none, 1, 5).outlawsOn()).toEqual([])
  })

  it("CC-18.11 on the Town Hall it leaves the occupant alone; cowboys there fight and do not occupy", () => {
    const hall = () => {
      const p = outlaws("townHall")
        .put("townHall", "r3c3")
        .build(1, "saloon", "r1c1")
        .put("house", "r1c2")
        .on(1, "r3c3")
      p.s.resident = 1
      return p.outlaws(8, "r3c3")
    }
    expect(hall().income("r1c1")).toBe(10)
    expect(hall().phase2().play("pass").legal("place")).toContain("place r3c3")
    const fought = hall().card(0, "2Y").on(0, "r3c3").on(1, "r3c3").throws(6, 1).resolve("buildingIncome")
    expect([fought.points(0, "outlaws"), fought.at(0, "r3c3"), fought.at(1, "r3c3"), fought.s.resident]).toEqual([
      3, 0, 1, 1,
    ])
    expect([fought.money(1), fought.cowboys(1)]).toEqual([[25], [4]])
    const own = hall().card(1, "7Y").on(1, "r3c3", "dynamite")
    own.s.dynamite--
    own.throws(1, 1).resolve("buildingIncome")
    expect([own.points(1, "outlaws"), own.at(1, "r3c3"), own.s.dynamite]).toEqual([3, 1, 7])
    const stays = hall().card(0, "2Y").on(0, "r3c3").throws(1).resolve("buildingIncome")
    expect([stays.outlawsOn(), stays.s.resident, stays.money(1), stays.cowboys(0)]).toEqual([["r3c3"], 1, [25], [4]])
  })

  it("CC-18.12 nothing can be stolen where the winner could not attack", () => {
    const asked = (p: Position) => p.outlaws(8, "r1c1").on(0, "r1c1").throws(6).resolve("buildingIncome").asked
    expect(asked(outlaws().build(1, "bank", "r1c1"))).toBe("outlawReward")
    expect(asked(outlaws().build(1, "bank", "r1c1").build(1, "church", "r1c2"))).toBe("")
    expect(asked(outlaws().build(1, "church", "r1c1"))).toBe("")
    expect(asked(outlaws().build(1, "bank", "r1c1").card(1, "16Y"))).toBe("")
    expect(asked(outlaws().build(1, "bank", "r1c1").card(0, "16Y"))).toBe("")
    expect(asked(outlaws().build(0, "bank", "r1c1"))).toBe("")
    expect(asked(outlaws().own(1, "r1c1"))).toBe("")
  })

  it("CC-18.13 doctor and undertaker are paid for outlaws beaten; lawyer, no-duel and white cowboy do not help", () => {
    const paid = (card: string) =>
      outlaws()
        .card(2, card)
        .card(0, "7Y")
        .outlaws(8, "r1c1")
        .on(0, "r1c1")
        .throws(6)
        .resolve("buildingIncome")
        .money(2)
    expect([paid("14Y"), paid("14R"), paid("2Y")]).toEqual([[18], [17], [15]])
    const caught = arriving(outlaws().build(1, "prison", "r6c6").display("14", "2Y", "3Y"), 3, 1, 5, 5)
    expect(caught.money(0, 1, 2)).toEqual([15, 15, 15])
    const lawyer = outlaws().card(0, "18Y").outlaws(8, "r1c1").on(0, "r1c1").on(1, "r1c1").resolve("parcels")
    expect([lawyer.at(0, "r1c1"), lawyer.at(1, "r1c1")]).toEqual([1, 1])
    const white = outlaws().card(0, "1Y").outlaws(8, "r1c1").phase2().play("with white")
    expect(white.refused("place r1c1")).toMatchObject({ rule: "CC-22.6", reason: "whiteNotAgainstOutlaw" })
    const singer = outlaws().card(0, "11Y").has(0, { noDuel: 1 }).outlaws(8, "r1c1").phase2().play("with no-duel")
    expect(singer.refused("place r1c1")).toMatchObject({ rule: "CC-13.11" })
    // CC-22.7: the red sheriff fights on own buildings only, and is paid for a lost fight there.
    const sheriff = outlaws().card(0, "1R").outlaws(13, "r1c1", "r2c2").build(0, "hotel", "r2c2")
    expect(sheriff.phase2().refused("place r1c1")).toMatchObject({ rule: "CC-22.7", reason: "noDuels" })
    expect(sheriff.legal()).toContain("place r2c2")
    const lost = outlaws().card(0, "1R").outlaws(13, "r2c2").build(0, "hotel", "r2c2").on(0, "r2c2").throws(1)
    expect(lost.resolve("buildingIncome").points(0, "1R")).toBe(3)
  })

  it("CC-18.14 older outlaws have this round's strength and points too", () => {
    const p = outlaws().outlaws(8, "r1c1")
    arriving(p, 6, 1, 6, 6)
    expect([p.s.outlaws?.strength, tilePoints(13)]).toEqual([13, 5])
  })

  it("CC-22.40 the yellow heroes of the last round are nothing to outlaws when they move", () => {
    const moves = (card: string) => {
      const p = outlaws().build(0, "hotel", "r2c2").outlaws(8, "r2c3").card(0, card)
      for (const seat of range(3)) p.has(seat, { roads: 0, money: 0 })
      p.throws(1, 1, 6, 6)
      return p.phase4().play("outlaw r2c3").outlawsOn().includes("r2c2")
    }
    expect([moves("2Y"), moves("16Y")]).toEqual([true, false])
  })

  it("CC-22.51 a tie with the building it stands on is no reason to move; between others chance decides", () => {
    const tie = outlaws().build(0, "hotel", "r2c2").build(1, "hotel", "r2c3").outlaws(8, "r2c2")
    arriving(tie, 1, 1, 6, 6)
    expect(tie.play("outlaw r2c2").outlawsOn()).toContain("r2c2")
    const ends = range(20).map(i => {
      const p = outlaws().build(0, "hotel", "r2c2").build(1, "hotel", "r2c4").outlaws(8, "r2c3")
      arriving(p, 1, 1, 6, 6)
      p.s.random = seeded(`tie ${i}`)
      return p.play("outlaw r2c3").outlawsOn().includes("r2c2")
    })
    expect(new Set(ends)).toEqual(new Set([true, false]))
  })

  it("CC-22.52 a prison built beside it: its own building still counts, others next to the prison do not", () => {
    const p = outlaws().build(0, "hotel", "r2c2").build(1, "saloon", "r2c3").put("house", "r1c2", "r1c3", "r1c4")
    p.build(2, "prison", "r3c3").outlaws(8, "r2c2")
    arriving(p, 1, 1, 6, 6)
    expect(p.play("outlaw r2c2").outlawsOn()).toContain("r2c2")
  })

  it("CC-9.10 a building with an outlaw is fought over once, and a church built meanwhile sends no fighter back", () => {
    const p = outlaws().build(1, "bank", "r1c1").outlaws(8, "r1c1").on(0, "r1c1").on(1, "r1c1").on(2, "r1c1")
    p.own(1, "r1c2").keep(1, "church").roads("r1c2-n", "r1c2-w", "r1c3-n")
    p.building(1).play("build church r1c2", "house r1c3")
    expect([p.at(0, "r1c1"), p.at(2, "r1c1")]).toEqual([1, 1])
    p.throws(1, 1, 1).resolve("buildingIncome")
    expect([p.happened("beatOutlaw").length + p.happened("lostToOutlaw").length, p.happened("wonDuel")]).toEqual([
      1,
      [],
    ])
  })

  it("begins without outlaws", () => {
    const { outlaws: gang } = begin(carsonCity, { seats: 2, seed: "o", options: { outlaws: true } }).state
    expect(gang).toEqual({ at: [], unmoved: [], strength: 0, heroes: -1 })
  })
})
