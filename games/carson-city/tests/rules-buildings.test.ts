import { filled, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

const more = ["blacksmith", "generalStore", "school", "station", "townHall"]

function town(seats = 3): Position {
  const p = newGame({ seats, with: more })
  for (let seat = 0; seat < seats; seat++) p.has(seat, { roads: 0 })
  return p
}

/** Eight roads in line along the south side of row 1. */
function throughRoad(p: Position): Position {
  return p.roads(...[1, 2, 3, 4, 5, 6, 7, 8].map(col => `r2c${col}-n`))
}

describe("CC-12 Buildings", () => {
  it("CC-12.1 a house needs a road, pays nothing and is never bought", () => {
    const p = town().keep(0, "hotel").own(0, "r3c3").building(0).play("build hotel r3c3")
    expect(p.refused("house r1c1").reason).toBe("notServed")
    p.play("house r3c4").resolve("buildingIncome")
    expect(p.money(0)).toEqual([21])
  })

  it("CC-12.2 a town house counts two for drugstore, bank, saloon and General Store", () => {
    const pays = (id: string) => town().build(0, id, "r3c3").put("townHouse", "r4c4").income("r3c3")
    expect(["drugstore", "bank", "saloon", "generalStore"].map(pays)).toEqual([6, 6, 10, 6])
  })

  it("CC-12.3 a mine pays $3 for each mountain beside it that is unowned or own, and brings a revolver", () => {
    const p = town().keep(0, "mine").own(0, "r1c1").put("mountain", "r1c2").build(0, "mountain", "r2c1")
    p.build(1, "mountain", "r2c2").building(0).play("build mine r1c1")
    expect([p.income("r1c1"), p.player(0).revolvers]).toEqual([6, 2])
    expect(p.build(1, "mine", "r1c3").income("r1c3")).toBe(6)
  })

  it("CC-12.4 a hotel needs road and house, pays $6 and shows two symbols", () => {
    const p = town().build(0, "hotel", "r1c1").build(0, "saloon", "r1c2")
    expect([p.income("r1c1"), p.income("r1c2")]).toEqual([6, 10])
    expect(town().keep(0, "hotel").own(0, "r1c1").building(0).over).toBe(true)
  })

  it("CC-12.5 a ranch pays $1 for each free parcel beside it, whoever owns it, at least $1", () => {
    const p = town().keep(0, "ranch").own(0, "r1c1").own(1, "r1c2").building(0).play("build ranch r1c1")
    expect([p.income("r1c1"), p.player(0).revolvers]).toEqual([3, 2])
    expect(p.put("mountain", "r1c2", "r2c1", "r2c2").income("r1c1")).toBe(1)
    expect(town().build(0, "ranch", "r6c6").income("r6c6")).toBe(8)
  })

  it("CC-12.6 a church pays nothing and keeps attackers from own buildings beside it", () => {
    const p = town().build(1, "church", "r1c1").build(1, "ranch", "r1c2").build(2, "ranch", "r2c1").phase2()
    expect([p.refused("place r1c2").reason, p.refused("place r1c1").reason]).toEqual(["protected", "nothingToDo"])
    expect([p.legal().includes("place r2c1"), p.income("r1c1")]).toEqual([true, 0])
  })

  it("CC-12.7 a drugstore pays $3 for each symbol and for each own ranch anywhere, one beside it both ways", () => {
    const p = town().build(0, "drugstore", "r3c3").build(0, "ranch", "r8c8")
    expect(p.income("r3c3")).toBe(6)
    expect(p.build(0, "ranch", "r2c3").build(1, "ranch", "r2c2").income("r3c3")).toBe(12)
  })

  it("CC-12.8 a bank pays $3 for each symbol and for each own mine anywhere", () => {
    const p = town().build(0, "bank", "r3c3").build(0, "mine", "r8c8", "r2c3").build(1, "mine", "r8c1")
    expect(p.income("r3c3")).toBe(9)
  })

  it("CC-12.9 a saloon pays $5 for each symbol", () => {
    expect(town().build(0, "saloon", "r3c3").build(0, "ranch", "r2c3").income("r3c3")).toBe(10)
  })

  it("CC-12.10 a blacksmith pays $5 for each round so far and $5 for each own ranch", () => {
    const p = town().build(0, "blacksmith", "r3c3").build(0, "ranch", "r8c8")
    expect([1, 2, 3, 4].map(round => p.round(round).income("r3c3"))).toEqual([10, 15, 20, 25])
  })

  it("CC-12.11 a prison brings two revolvers and can never be attacked", () => {
    const p = town().keep(0, "prison").own(0, "r3c3").building(0).play("build prison r3c3", "house r3c4")
    expect([p.player(0).revolvers, p.income("r3c3")]).toEqual([3, 0])
    p.orders([1, 0, 2], []).phase2()
    expect(p.refused("place r3c3").reason).toBe("nothingToDo")
  })

  it("CC-12.12 the station stands beside a road across the whole board, without a house; half of all symbols", () => {
    const p = town().keep(0, "station").own(0, "r1c1", "r2c8", "r3c1", "r3c3").building(0)
    expect(p.over).toBe(true)
    throughRoad(p).building(0)
    expect(p.legal("build")).toEqual(["build station r1c1", "build station r2c8"])
    expect(p.refused("build station r3c3").reason).toBe("noLine")
    p.play("build station r1c1")
    expect([p.over, p.lies("r1c1"), p.points(0, "station")]).toEqual([true, "station", 1])
    p.build(1, "hotel", "r8c8").put("townHouse", "r6c6")
    expect(p.points(0, "station")).toBe(3)
    const down = town()
      .keep(0, "station")
      .own(0, "r5c2")
      .roads(...[1, 2, 3, 4, 5, 6, 7, 8].map(row => `r${row}c3-w`))
    expect(down.building(0).legal("build")).toEqual(["build station r5c2"])
  })

  it("CC-12.13 a school needs a road and three houses and pays nothing", () => {
    const p = town().keep(0, "school").own(0, "r3c3").building(0).play("build school r3c3", "house r3c4", "house r3c5")
    expect([p.asked, p.points(0, "finalHouses")]).toEqual(["placeHouse", 0])
    p.play("house r4c3")
    expect([p.over, p.lies("r3c3"), p.income("r3c3")]).toEqual([true, "school", 0])
    expect(p.build(0, "saloon", "r2c2").income("r2c2")).toBe(5)
  })

  it("CC-12.14 a General Store pays $6 for own symbols beside it, $3 for all others", () => {
    const p = town().build(0, "generalStore", "r3c3").build(0, "house", "r2c2").build(1, "hotel", "r2c3")
    expect(p.income("r3c3")).toBe(3 + 6 + 6)
  })

  it("CC-12.15 the Town Hall is put up when drawn, holds one cowboy and raises its occupant's shops", () => {
    const p = town()
      .row("ranch")
      .bag({ townHall: 1 })
      .has(0, { money: 0 })
      .has(1, { money: 0 })
      .has(2, { money: 0 })
      .phase4()
    expect([p.asked, p.seat]).toEqual(["siteTownHall", 0])
    expect(p.legal()).toEqual(["r3c3", "r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"].map(id => `site ${id}`))
    p.play("site r5c5")
    expect([p.lies("r5c5"), p.s.townHall, p.asked]).toEqual(["townHall", 36, "choosePersonality"])
    const held = town().put("townHall", "r5c5").on(1, "r5c5")
    const types = ["drugstore", "bank", "saloon", "generalStore", "blacksmith", "hotel", "ranch", "mine"]
    for (const [i, id] of types.entries()) held.build(1, id, `r8c${i + 1}`)
    const pays = () => types.map((_, i) => held.income(`r8c${i + 1}`))
    const occupied = pays()
    held.s.cowboys.fill(0)
    const empty = pays()
    expect(occupied.map((n, i) => n - (empty[i] ?? 0))).toEqual([3, 3, 5, 3, 5, 0, 0, 0])
    expect(held.phase2().legal()).toContain("place r5c5")
  })

  it("CC-12.16 without a served parcel the first player lays roads; without any parcel it leaves the game", () => {
    const p = town().row("ranch").bag({ townHall: 1 })
    for (const seat of [0, 1, 2]) p.has(seat, { money: 0 })
    for (const id of p.served()) if (id !== "r4c4") p.put("mountain", id)
    p.phase4()
    expect(p.asked).toBe("siteTownHall")
    expect(p.legal()).toHaveLength(8)
    p.play("lay r3c4-w")
    expect(p.legal()).toEqual(["site r2c3", "site r2c4"])
    const far = town().row("ranch").bag({ townHall: 1 })
    for (const seat of [0, 1, 2]) far.has(seat, { money: 0 })
    for (const row of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const col of [1, 2, 3, 4, 5, 6, 7, 8]) if (col > 1) far.put("mountain", `r${row}c${col}`)
    // One road is not enough: the second one of the shortest way is laid by itself.
    far.phase4().play("lay r4c3-n")
    expect([far.legal(), sum(far.s.roads)]).toEqual([["site r3c1", "site r4c1"], 6])
    const full = town().row("ranch").bag({ townHall: 1 })
    for (const seat of [0, 1, 2]) full.has(seat, { money: 0 })
    full.s.objects = filled(64, 15)
    full.phase4()
    expect([full.s.townHall, full.asked, full.shown()]).toEqual([
      -1,
      "choosePersonality",
      ["ranch", "", "", "", "", "", ""],
    ])
  })

  it("CC-12.17 own ranches and mines are those on the board", () => {
    const p = town().build(0, "drugstore", "r1c1").build(0, "bank", "r8c8").keep(0, "ranch", "mine")
    expect([p.income("r1c1"), p.income("r8c8")]).toEqual([0, 0])
  })
})
