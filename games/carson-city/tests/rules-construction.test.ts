import { describe, expect, it } from "vitest"
import { newGame, type Position } from "./position.ts"

/** Seat 0 holds a building and parcels around the town centre; all other served parcels belong to seat 1. */
function crowded(building: string, own: readonly string[], unowned: readonly string[] = []): Position {
  const p = newGame({ with: ["school", "station"] })
    .keep(0, building)
    .own(0, ...own)
  const taken = p.served().filter(id => !own.includes(id) && !unowned.includes(id) && id !== "r4c4")
  return p.own(1, ...taken).building(0)
}

describe("CC-8 Construction", () => {
  it("CC-8.1 own free parcel, a road, a place for the house; ranch and mine need only the parcel", () => {
    const p = newGame().keep(0, "bank", "ranch", "mine").own(0, "r1c1", "r3c3").build(0, "mountain", "r5c5").building(0)
    expect(p.legal("build")).toEqual([
      "build ranch r1c1",
      "build ranch r3c3",
      "build mine r1c1",
      "build mine r3c3",
      "build bank r3c3",
    ])
    expect(p.refused("build bank r1c1").reason).toBe("notServed")
    const full = newGame().keep(0, "bank").own(0, "r3c3")
    for (const id of full.served()) if (id !== "r3c3") full.put("mountain", id)
    expect(full.building(0).over).toBe(true)
  })

  it("CC-8.2 the building is laid first, then its house; its revolvers come at once", () => {
    const p = newGame().keep(0, "prison", "ranch").own(0, "r3c3", "r1c1").building(0).play("build prison r3c3")
    expect([p.asked, p.lies("r3c3"), p.player(0).revolvers]).toEqual(["placeHouse", "prison", 1])
    p.play("house r3c4")
    expect([p.lies("r3c4"), p.player(0).revolvers]).toEqual(["house", 3])
    expect(p.play("build ranch r1c1").player(0).revolvers).toBe(4)
  })

  it("CC-8.3 a house goes on a free served parcel: own, unowned, or another's who agrees", () => {
    const p = newGame().keep(0, "bank", "bank").own(0, "r3c3", "r3c4", "r5c5").own(1, "r4c5").building(0)
    p.play("build bank r3c3")
    expect(p.legal("house")).toEqual(["r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5"].map(id => `house ${id}`))
    p.play("house r4c5")
    expect([p.seat, p.legal()]).toEqual([1, ["agree", "refuse"]])
    p.play("agree")
    expect([p.lies("r4c5"), p.owner("r4c5")]).toEqual(["house", 1])
    p.play("build bank r3c4", "house r5c5")
    expect([p.lies("r5c5"), p.owner("r5c5")]).toEqual(["house", 0])
  })

  it("CC-8.4 a house becomes a town house when all around it is built on or owned, never at the border", () => {
    const p = crowded("bank", ["r3c3", "r3c4"]).play("build bank r3c3")
    expect(p.legal("house")).toContain("house r4c4")
    p.play("house r4c4")
    expect(p.lies("r4c4")).toBe("townHouse")
    expect(p.keep(0, "hotel").building(0).play("build hotel r3c4").legal()).not.toContain("house r4c4")
    const open = crowded("bank", ["r3c3"], ["r5c5"]).play("build bank r3c3")
    expect(open.legal("house")).not.toContain("house r4c4")
  })

  it("CC-8.5 a kept building has no income, no revolvers and no points, and is built later", () => {
    const p = newGame().own(0, "r1c1").on(0, "building3").resolve("building3").play("purchase ranch", "keep", "end")
    expect([p.keeps(0), p.player(0).revolvers, p.points(0, "finalBuildings")]).toEqual([["ranch"], 1, 0])
    p.on(0, "buildingVP").resolve("buildingVP")
    expect(p.points(0, "buildingVP")).toBe(0)
    expect(p.round(2).building(0).play("build ranch r1c1").player(0).revolvers).toBe(2)
  })

  it("CC-8.6 what forbids building on a parcel forbids houses there too", () => {
    const p = newGame().keep(0, "bank").own(0, "r3c3")
    const against = { rule: "CC-8.6", reason: "outlaw" }
    const objects = {
      ...p.t.rules.objects,
      mayBuild: [(_t: unknown, about: { parcel: number }) => (about.parcel === 19 ? against : null)],
    }
    Object.assign(p.t, { rules: { ...p.t.rules, objects } })
    p.building(0).play("build bank r3c3")
    expect(p.legal("house")).not.toContain("house r3c4")
    const barred = newGame().keep(0, "bank").own(0, "r3c4")
    Object.assign(barred.t, { rules: { ...barred.t.rules, objects } })
    expect(barred.building(0).over).toBe(true)
  })

  it("CC-8.7 objects stay where they are", () => {
    const p = newGame().own(0, "r3c3", "r3c4").keep(0, "bank").put("mountain", "r2c2").building(0)
    p.play("build bank r3c3", "house r3c4")
    p.has(0, { money: 0 }).has(1, { money: 0 }).has(2, { money: 0 }).phase4()
    expect(["r3c3", "r3c4", "r2c2", "r4c4"].map(id => p.lies(id))).toEqual(["bank", "house", "mountain", "house"])
  })

  it("CC-8.8 roads may be laid at any time, also in the middle of an own action", () => {
    const p = newGame().keep(0, "bank").own(0, "r3c3").building(0).play("build bank r3c3")
    expect(p.legal()).not.toContain("house r2c3")
    p.by(0, "road r3c4-w")
    expect([p.asked, p.player(0).roads]).toEqual(["placeHouse", 0])
    expect(p.legal()).toContain("house r2c3")
  })

  it("CC-8.9 a construction given up is taken back, roads stay, and it can be tried again after a road", () => {
    const p = newGame().keep(0, "bank").own(0, "r3c3", "r5c5").building(0).play("build bank r3c3")
    p.by(0, "road r3c4-w").play("give-up")
    expect([p.lies("r3c3"), p.keeps(0), p.s.roads.filter(n => n > 0).length]).toEqual(["", ["bank"], 5])
    expect(p.over).toBe(true)
    const two = newGame().keep(0, "bank", "mine").own(0, "r3c3", "r5c5").building(0).play("build bank r3c3", "give-up")
    expect(two.legal("build")).toEqual(["build mine r3c3", "build mine r5c5"])
    expect(two.refused("build bank r3c3").reason).toBe("givenUp")
    expect(two.by(0, "road r3c4-w").legal()).toContain("build bank r3c3")
    const mined = newGame()
      .keep(0, "bank", "mine")
      .own(0, "r3c3", "r5c5")
      .building(0)
      .play("build bank r3c3", "give-up")
    expect(mined.play("build mine r5c5").legal()).toContain("build bank r3c3")
  })

  it("CC-8.10 the houses of a school are placed one by one; two may make a town house", () => {
    const p = crowded("school", ["r3c3", "r3c4"]).play("build school r3c3", "house r3c4")
    expect(p.legal("house")).toContain("house r4c4")
    p.play("house r4c4")
    expect(p.legal("house")).not.toContain("house r4c4")
    p.play("house r5c5")
    expect(p.asked).toBe("consent")
    p.play("agree")
    expect([p.lies("r3c3"), p.lies("r4c4"), p.lies("r5c5")]).toEqual(["school", "townHouse", "house"])
    const lonely = crowded("school", ["r3c3", "r3c4"], ["r5c5"]).play("build school r3c3", "house r3c4", "house r5c5")
    expect(lonely.legal()).toContain("house r4c4")
  })
})
