import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** A hotel of seat 1 pays $6, with nobody's road in the way. */
function hotel(): Position {
  const p = newGame().build(1, "hotel", "r1c5")
  for (const seat of [0, 1, 2]) p.has(seat, { roads: 0, money: 0 })
  return p.card(0, "2Y").card(1, "4Y").card(2, "5Y")
}

describe("CC-9 Building income and attacks", () => {
  it("CC-9.1 Town Hall, duels, declarations, incomes, then the editor", () => {
    const p = newGame({ with: ["townHall"] })
      .put("townHall", "r5c5")
      .build(1, "hotel", "r1c5")
      .card(1, "3Y")
      .card(0, "18R")
    p.build(0, "ranch", "r8c8").has(2, { cowboys: 9 }).on(0, "r5c5").on(2, "r5c5").on(2, "r1c5").on(1, "r1c5")
    p.card(2, "2Y").resolve("buildingIncome")
    expect(p.happened("wonDuel").map(event => event.action)).toEqual(["r5c5", "r1c5"])
    expect([p.seat, p.asked]).toEqual([1, "grocerDeclares"])
    p.play("double hotel")
    const did = (p.t.log ?? [])
      .map(event => event.did)
      .filter(did => ["doubled", "paid", "stole", "cardPoints"].includes(did))
    expect(did).toEqual(["doubled", "paid", "stole", "paid", "cardPoints"])
  })

  it("CC-9.2 everyone's buildings pay, without a cowboy", () => {
    const p = newGame().build(0, "hotel", "r1c1").build(1, "hotel", "r8c8").resolve("buildingIncome")
    expect(p.money(0, 1, 2)).toEqual([21, 21, 15])
  })

  it("CC-9.3 houses and mountains on unowned land serve all, on owned land their owner", () => {
    const p = newGame().build(0, "saloon", "r1c1").build(1, "saloon", "r1c3").put("house", "r1c2", "r2c2")
    expect([p.income("r1c1"), p.income("r1c3")]).toEqual([10, 10])
    p.own(0, "r2c2").build(1, "hotel", "r2c3")
    expect([p.income("r1c1"), p.income("r1c3")]).toEqual([10, 15])
  })

  it("CC-9.4 buildings with an income may be attacked, but not beside an own church or with the heroes", () => {
    const p = newGame({ seats: 4, with: ["blacksmith", "generalStore", "school", "station"] })
    const types = ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "blacksmith", "generalStore"]
    for (const [i, id] of types.entries()) p.build(1, id, `r1c${i + 1}`)
    for (const [i, id] of ["church", "prison", "school", "station"].entries()) p.build(2, id, `r8c${i + 5}`)
    p.phase2()
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8]) expect(p.legal()).toContain(`place r1c${i}`)
    for (const i of [5, 6, 7, 8]) expect(p.refused(`place r8c${i}`).reason).toBe("nothingToDo")
    p.build(1, "church", "r2c1").phase2()
    expect(p.refused("place r1c2").reason).toBe("protected")
    expect(p.refused("place r1c2").rule).toBe("CC-9.4")
    expect(p.card(1, "16Y").phase2().refused("place r1c8").reason).toBe("immune")
    expect(p.card(1, "4Y").card(0, "16Y").phase2().refused("place r1c8").reason).toBe("mayNotAttack")
    expect(p.card(0, "1R").phase2().refused("place r1c8").reason).toBe("mayNotAttack")
  })

  it("CC-9.5 attackers and defender fight one duel; the owner who wins loses nothing", () => {
    const defended = hotel().on(0, "r1c5").on(1, "r1c5").throws(1, 6).resolve("buildingIncome")
    expect([defended.money(0, 1), defended.cowboys(0, 1), defended.player(1).general]).toEqual([[0, 6], [4, 3], 7])
    const stolen = hotel().on(0, "r1c5").on(1, "r1c5").throws(6, 1).resolve("buildingIncome")
    expect([stolen.money(0, 1), stolen.cowboys(0, 1), stolen.onMap()]).toEqual([[3, 3], [3, 4], []])
    const alone = hotel().on(1, "r1c5").resolve("buildingIncome")
    expect([alone.money(1), alone.cowboys(1)]).toEqual([[6], [3]])
  })

  it("CC-9.6 half of all that the building pays goes to the attacker, rounded down", () => {
    const p = hotel().put("house", "r1c4").build(1, "drugstore", "r2c5").on(0, "r2c5").resolve("buildingIncome")
    // House 3, own hotel 6.
    expect([p.income("r2c5"), p.money(0, 1)]).toEqual([9, [4, 11]])
    const doubled = hotel().card(1, "3Y").on(0, "r1c5").resolve("buildingIncome").play("double hotel")
    expect(doubled.money(0, 1)).toEqual([6, 6])
    const mine = newGame().build(1, "mine", "r1c5").put("mountain", "r1c4").has(1, { dynamite: 1 }).on(0, "r1c5")
    mine.resolve("buildingIncome").play("blow r1c5")
    expect(mine.money(0, 1)).toEqual([19, 20])
  })

  it("CC-9.7 a church built during the round sends attackers beside it back without a duel", () => {
    const p = hotel().keep(1, "church").own(1, "r2c5").on(0, "r1c5").on(2, "r1c5")
    p.roads("r3c5-w", "r3c5-n").building(1).play("build church r2c5", "house r3c3")
    expect([p.cowboys(0, 2), p.onMap(), p.happened("attackCancelled").length]).toEqual([[4, 4], [], 2])
    expect([p.resolve("buildingIncome").money(1), p.happened("threw")]).toEqual([[6], []])
  })

  it("CC-9.8 no building pays more than its highest figure", () => {
    const around = ["r2c2", "r2c3", "r2c4", "r3c2", "r3c4", "r4c2", "r4c3", "r4c4"]
    const most = (id: string, beside: string) => {
      const p = newGame({ with: ["blacksmith", "generalStore"] })
        .build(0, id, "r3c3")
        .round(4)
      p.put(beside, ...around).build(0, "ranch", "r8c1", "r8c2", "r8c3", "r8c4", "r8c5")
      p.build(0, "mine", "r7c1", "r7c2", "r7c3")
      return p.income("r3c3")
    }
    expect(most("saloon", "townHouse")).toBe(55)
    expect(most("bank", "townHouse")).toBe(45)
    expect(most("drugstore", "townHouse")).toBe(33)
    expect(most("generalStore", "townHouse")).toBe(33)
    expect(most("blacksmith", "house")).toBe(40)
    expect(most("mine", "mountain")).toBe(24)
  })

  it("CC-9.9 the order of the duels on buildings is named by the first who passed of those in them", () => {
    const p = newGame().orders([0, 1, 2], [2, 0, 1]).build(1, "hotel", "r1c1", "r8c8")
    p.on(0, "r1c1").on(1, "r1c1").on(2, "r8c8").on(1, "r8c8").resolve("buildingIncome")
    expect([p.seat, p.legal()]).toEqual([2, ["duel r1c1", "duel r8c8"]])
    p.play("duel r8c8")
    expect(p.happened("wonDuel").map(event => event.action)).toEqual(["r8c8", "r1c1"])
  })

  it("CC-9.10 each building is fought over once", () => {
    const p = newGame().build(1, "hotel", "r1c1").on(0, "r1c1").on(2, "r1c1").resolve("buildingIncome")
    expect(p.happened("wonDuel")).toHaveLength(1)
  })

  it("CC-9.11 declarations in turn order: the grocer's type, then dynamite on mines that are not doubled", () => {
    const p = newGame().orders([2, 1, 0], [0, 1, 2]).card(2, "3Y").has(2, { dynamite: 2 }).has(0, { dynamite: 1 })
    p.build(2, "mine", "r1c1", "r1c5")
      .build(0, "mine", "r8c8")
      .build(2, "hotel", "r5c8")
      .put("mountain", "r1c2", "r1c6", "r8c7")
    p.resolve("buildingIncome")
    expect([p.seat, p.legal()]).toEqual([2, ["double mine", "double hotel", "take money-8"]])
    p.play("double hotel")
    expect(p.legal()).toEqual(["blow r1c1", "blow r1c5", "stop"])
    p.play("blow r1c5")
    expect([p.seat, p.legal()]).toEqual([0, ["blow r8c8", "stop"]])
    p.play("stop")
    expect(p.money(2, 0)).toEqual([15 + 3 + 9 + 12, 15 + 3])
    const doubled = newGame().card(2, "3Y").has(2, { dynamite: 2 }).build(2, "mine", "r1c1").put("mountain", "r1c2")
    expect(doubled.resolve("buildingIncome").play("double mine").money(2)).toEqual([21])
    const guarded = newGame().card(2, "3Y").build(2, "mine", "r1c1").put("mountain", "r1c2").on(2, "r1c1", "dynamite")
    expect(guarded.resolve("buildingIncome").play("take money-8").money(2)).toEqual([15 + 8 + 9])
  })

  it("CC-9.12 a building is attacked with success or it is not: owner and attacker share all of it", () => {
    const p = hotel().on(0, "r1c5").on(2, "r1c5").resolve("buildingIncome")
    expect(p.money(0, 1, 2).sort()).toEqual([0, 3, 3])
  })
})
