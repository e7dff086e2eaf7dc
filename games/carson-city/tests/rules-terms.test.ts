import { range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { actions, isShared, SPACES, SPOTS, spots } from "../data/actions.ts"
import { objects, symbols } from "../data/buildings.ts"
import { edges, lineOf, neighbours, parcelNamed, parcels, parcelThrown } from "../data/map.ts"
import { newGame } from "./position.ts"

describe("CC-1 Terms", () => {
  it("CC-1.1 the town has 64 parcels and a track of actions in the order of their resolution", () => {
    expect([parcels.length, parcels[0], parcels[63]]).toEqual([64, "r1c1", "r8c8"])
    expect(actions.map(action => action.id)).toHaveLength(24)
    expect([spots[0], spots[SPACES - 1]]).toEqual(["salary", "buyVP2"])
  })

  it("CC-1.2 the dice name the inner six rows and columns", () => {
    const named = range(36).map(i => parcels[parcelThrown(1 + Math.floor(i / 6), 1 + (i % 6))] ?? "")
    expect(new Set(named).size).toBe(36)
    expect(named.every(id => /^r[2-7]c[2-7]$/.test(id))).toBe(true)
    expect(parcels[parcelThrown(3, 5)]).toBe("r4c6")
  })

  it("CC-1.3 adjacent is by a side or a corner, and nothing lies beyond the border", () => {
    const around = (id: string) => (neighbours[parcelNamed(id)] ?? []).map(parcel => parcels[parcel])
    expect(around("r1c1")).toEqual(["r1c2", "r2c1", "r2c2"])
    expect(around("r4c4")).toHaveLength(8)
    expect(around("r1c4")).toHaveLength(5)
  })

  it("CC-1.4 free, owned and buyable are three different things", () => {
    const p = newGame({ with: ["townHall"] })
      .own(1, "r2c2")
      .put("mountain", "r3c3")
      .put("townHall", "r5c5")
    p.phase2()
    expect(p.legal("place")).toContain("place r3c3")
    expect(p.refused("place r2c2").reason).toBe("nothingToDo")
    p.resolve("deferredBuilding")
    expect(p.own(0, "r3c3").keep(0, "ranch").building(0).over).toBe(true)
  })

  it("CC-1.5 roads lie on 144 edges, the border included, and an edge holds one", () => {
    expect(edges).toHaveLength(144)
    expect(edges.map(edge => edge.id)).toEqual(expect.arrayContaining(["r1c1-n", "r1c1-w", "r8c8-s", "r8c8-e"]))
    expect(new Set(range(144).map(lineOf)).size).toBe(18)
    const p = newGame().has(0, { roads: 1 }).phase3()
    expect(p.refused("road r4c4-n").reason).toBe("roadThere")
  })

  it("CC-1.6 a new road must touch the end of a road", () => {
    const p = newGame().has(0, { roads: 1 }).phase3()
    expect(p.legal("road")).toHaveLength(8)
    expect(p.legal("road")).toContain("road r3c4-w")
    expect(p.refused("road r1c1-n").reason).toBe("offNetwork")
  })

  it("CC-1.7 a parcel is served by a road at one of its corners: nine at the start", () => {
    const p = newGame()
    const nine = ["r3c3", "r3c4", "r3c5", "r4c3", "r4c4", "r4c5", "r5c3", "r5c4", "r5c5"]
    expect(p.served()).toEqual(nine)
    expect(p.roads("r3c4-w").served()).toEqual(["r2c3", "r2c4", ...nine])
  })

  it("CC-1.8 a used cowboy goes to the general reserve, one that lost a duel to the personal reserve", () => {
    const p = newGame().on(0, "roads3").on(1, "roads3").on(2, "salary").throws(6, 1)
    p.resolve("roads3")
    expect([p.cowboys(0, 1), p.player(0).general, p.player(1).general]).toEqual([[3, 4], 7, 6])
    p.resolve("salary")
    expect([p.player(2).cowboys, p.player(2).general]).toEqual([3, 7])
  })

  it("CC-1.9 turn order follows the cards, passing order decides ties and the next choice", () => {
    const p = newGame().phase1().play("choose 7Y", "choose 1Y", "choose 5Y", "decline")
    expect(p.s.order).toEqual([1, 2, 0])
    p.play("pass", "place salary", "pass", "pass")
    expect(p.s.passed).toEqual([1, 0, 2])
  })

  it("CC-1.10 strength is revolvers, cowboys in the personal reserve and bonuses of the moment", () => {
    const p = newGame().has(0, { revolvers: 2, cowboys: 4 }).card(0, "2Y").on(0, "salary")
    expect(p.strength(0)).toBe(6)
    p.s.ammunition = 0
    expect(p.card(0, "7Y").strength(0)).toBe(12)
  })

  it("CC-1.11 house symbols", () => {
    const found = Object.fromEntries(objects.map((id, i) => [id, symbols[i]]).filter(([, n]) => n !== 0))
    const two = { hotel: 2, station: 2, townHouse: 2 }
    expect(found).toEqual({ ...two, house: 1, ranch: 1, church: 1, school: 1, townHall: 1 })
  })

  it("CC-1.12 cowboys, deeds and dynamite are limited; what there is is given", () => {
    const p = newGame().has(0, { cowboys: 8 }).display("6Y", "9R", "10R", "1Y", "2Y", "3Y", "7Y").phase1()
    p.play("choose 6Y")
    expect(p.legal()).toEqual(["take cowboys-1", "take cowboys-2", "decline"])
    expect(p.refused("take cowboys-3").reason).toBe("noCowboyLeft")
    p.s.dynamite = 1
    p.play("decline", "choose 9R", "choose 10R")
    expect([p.player(1).dynamite, p.player(2).dynamite, p.s.dynamite]).toEqual([1, 0, 0])
  })

  it("CC-1.13 shared spots are salary and one road, all others are duel spots", () => {
    expect(spots.slice(0, SPACES).filter((_, space) => isShared[space])).toEqual(["salary", "road1"])
    expect(SPOTS).toBe(21 + 64)
    expect(spots.slice(SPOTS)).toEqual(["corral1", "corral2", "corral3", "corral4", "corral5"])
  })

  it("CC-1.14 ordinary, white and no-duel cowboys; handed out are ordinary ones", () => {
    const p = newGame().card(0, "1Y").card(1, "11Y").has(1, { noDuel: 2 }).phase2()
    expect(p.legal("with")).toEqual(["with white"])
    p.play("with white", "place parcelIncome")
    expect(p.legal("with")).toEqual(["with no-duel"])
    p.play("with no-duel", "place parcelIncome")
    expect([p.at(1, "parcelIncome"), p.cowboys(0, 1)]).toEqual([3, [3, 2]])
  })

  it("CC-1.15 the first player is the head of the order in force", () => {
    const p = newGame({ with: ["townHall"] }).has(2, { money: 30 })
    p.s.choosing = [2, 0, 1]
    p.bag({ townHall: 1 }).display("4R", "1Y", "2Y", "3Y", "5Y", "6Y", "7Y").phase1()
    p.play("choose 4R", "tile 3", "end")
    expect([p.asked, p.seat]).toEqual(["siteTownHall", 2])
    const q = newGame().orders([1, 2, 0], [0, 1, 2]).phase2()
    expect(q.seat).toBe(1)
  })

  it("CC-1.16 halves name their rounding", () => {
    const p = newGame().own(0, "r1c1", "r1c2", "r1c3", "r1c4", "r1c5").on(0, "parcelVP").resolve("parcelVP")
    expect(p.points(0, "parcelVP")).toBe(2)
    expect(newGame().has(0, { money: 29 }).card(0, "2Y").phase4().points(0, "finalMoney")).toBe(4)
  })
})
