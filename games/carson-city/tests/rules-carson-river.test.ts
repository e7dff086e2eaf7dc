import { begin, range } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { MOUNTAIN, RIVER } from "../data/buildings.ts"
import { edgeNamed, edges, neighbours, PARCELS, parcelNamed, parcels, parcelThrown } from "../data/map.ts"
import { crossingEdges, riverOf, sidesOfRiver } from "../data/river.ts"
import { carsonCity } from "../game.ts"
import { newGame, Position } from "./position.ts"

const printed = riverOf({ river: "printed" })

/** A river straight across row 5, the town centre north of it on r4c4. */
function laid(...more: string[]): Position {
  return newGame({ with: ["carsonRiver", ...more], options: { river: "laid" } })
}

function opened(options: object, seed = "river"): Position {
  return new Position(begin(carsonCity, { seats: 3, seed, options: { carsonRiver: true, ...options } }, []))
}

describe("CC-15 The Carson River", () => {
  it("CC-15.1 the printed river, or a chain of 3 to 15 parcels from border to border", () => {
    expect(printed.map(parcel => parcels[parcel])).toHaveLength(11)
    const river = (...ids: string[]) => carsonCity.refuses({ carsonRiver: true, river: "laid", riverTiles: ids }, 3)
    expect(river("r1c2", "r2c2", "r2c1")).toBeNull()
    expect(river("r1c1", "r1c2", "r1c3")).toBeNull()
    const shape = { rule: "CC-15.1", reason: "riverShape" }
    expect(river("r1c1", "r1c2")).toEqual(shape)
    expect(river("r1c2", "r2c2", "r3c2")).toEqual(shape)
    expect(river("r1c2", "r2c2", "r2c1", "r8c8")).toEqual(shape)
    // A square of four: two parcels share a side without following each other.
    expect(river("r1c1", "r1c2", "r2c1", "r2c2")).toEqual(shape)
    const long = parcels.filter(id => id.startsWith("r1") || id.endsWith("c8")).slice(0, 16)
    expect([long.length, river(...long)]).toEqual([15, null])
    expect(
      river(
        "r2c1",
        ...parcels.filter(id => id.startsWith("r2")).slice(1),
        ...parcels.filter(id => id.endsWith("c8")).slice(2),
        "r8c7",
        "r8c6",
      ),
    ).toEqual(shape)
    expect(carsonCity.refuses({ carsonRiver: false, river: "laid", riverTiles: [] }, 3)).toBeNull()
    expect(() => opened({ river: "laid", riverTiles: ["r1c1"] })).toThrow(/CC-15.1/)
  })

  it("CC-15.2 the river stays empty; six mountains, or one fewer for each three tiles", () => {
    for (const i of range(20)) {
      const { objects } = opened({}, `river ${i}`).s
      expect(printed.every(parcel => objects[parcel] === RIVER)).toBe(true)
      expect(objects.filter(object => object === MOUNTAIN)).toHaveLength(6)
    }
    const short = opened({ river: "laid", riverTiles: ["r1c2", "r2c2", "r2c1"] }).s.objects
    expect(short.filter(object => object === MOUNTAIN)).toHaveLength(8)
  })

  it("CC-15.3 river parcels cannot be had, entered, built on or given a house, and add nothing to prices", () => {
    const p = laid().own(0, "r4c3").keep(0, "bank")
    expect(p.price("r4c5")).toBe(2)
    expect(p.phase2().refused("place r5c4")).toMatchObject({ rule: "CC-5.5", reason: "nothingToDo" })
    p.building(0).play("build bank r4c3")
    expect(p.legal("house")).not.toContain("house r5c4")
    const card = laid().display("5Y", "1Y", "2Y").phase1().play("choose 5Y")
    expect(card.legal("parcel").filter(text => text.startsWith("parcel r5"))).toEqual([])
    const guide = laid().display("8Y", "1Y", "2Y").throws(4, 4, 1, 1, 2, 2).phase1().play("choose 8Y")
    expect(guide.parcelsOf(0)).toEqual(["r2c2", "r3c3"])
  })

  it("CC-15.4 a bridge takes two roads of one player at once", () => {
    const p = laid().has(0, { roads: 1 }).phase3()
    expect(p.refused("road r5c4-w")).toMatchObject({ rule: "CC-15.4", reason: "needsTwoRoads" })
    expect(p.legal()).toContain("road r5c3-n")
    const two = laid().has(0, { roads: 2 }).phase3().play("road r5c4-w")
    expect([two.s.roads[edgeNamed("r5c4-w")], two.player(0).roads]).toEqual([2, 0])
    expect(two.happened("bridge")).toMatchObject([{ edge: "r5c4-w" }])
  })

  it("CC-15.5 ranches count river as free, mines get $3 once, one school on each side, river closes a town house in", () => {
    const p = laid("school").own(0, "r4c7", "r2c2").put("ranch", "r4c7").put("mine", "r4c1").own(0, "r4c1")
    expect([p.income("r4c7"), p.income("r4c1")]).toEqual([8, 3])
    const school = laid("school")
      .own(0, "r4c3", "r6c3")
      .keep(0, "school")
      .roads("r5c4-w", "r6c4-w")
      .put("school", "r1c1")
      .own(1, "r1c1")
    expect(school.building(0).legal("build")).toEqual(["build school r6c3"])
    expect(school.refused("build school r4c3")).toMatchObject({ rule: "CC-15.5", reason: "oneSchoolPerSide" })
    // Land around r4c4 is owned; the rest is river.
    const town = laid().own(1, "r3c3", "r3c4", "r3c5", "r4c3").own(0, "r4c5").keep(0, "hotel").building(0)
    expect(town.play("build hotel r4c5").legal("house")).toContain("house r4c4")
  })

  it("CC-15.6 what touches a bridge scores 3 instead of 2", () => {
    const p = laid().build(0, "house", "r4c3").build(0, "mine", "r6c4").build(0, "mountain", "r4c6").own(0, "r6c3")
    expect([p.points(0, "bridges"), p.points(0, "finalHouses"), p.points(0, "finalBuildings")]).toEqual([0, 2, 2])
    p.has(0, { roads: 2 }).phase3().play("road r5c4-w")
    expect([p.points(0, "bridges"), p.points(0, "finalMountains")]).toEqual([2, 2])
  })

  it("CC-15.7 a bridge needs the network, serves both ends, is one link, and brings the governor 2 points", () => {
    const p = laid().card(0, "13Y").has(0, { roads: 3 })
    expect(p.served().some(id => id.startsWith("r6"))).toBe(false)
    p.phase3()
    expect(p.refused("road r5c7-w")).toMatchObject({ reason: "offNetwork" })
    p.play("road r5c4-w")
    expect(p.served().filter(id => id.startsWith("r6"))).toEqual(["r6c3", "r6c4"])
    expect(p.points(0, "13Y")).toBe(2)
    // Along the bank north of the river only river parcels would be new.
    const bank = laid().card(0, "13Y").own(0, "r4c3").roads("r4c3-w").phase3().play("road r5c3-n")
    expect(bank.points(0, "13Y")).toBe(0)
    const line = laid("station").own(0, "r4c3").keep(0, "station")
    line.roads(
      ...range(8)
        .map(row => `r${row + 1}c4-w`)
        .filter(id => id !== "r5c4-w" && id !== "r4c4-w"),
    )
    expect(line.building(0).over).toBe(true)
    const whole = line.has(0, { roads: 2 })
    whole.phase3().play("road r5c4-w")
    expect(whole.building(0).legal("build")).toEqual(["build station r4c3"])
  })

  it("CC-15.8 53 land parcels in two sides, 27 within reach of the dice, 12 crossing edges", () => {
    const sides = sidesOfRiver(printed)
    expect([0, 1].map(side => sides.filter(one => one === side).length)).toEqual([26, 27])
    const thrown = range(36).map(i => parcelThrown(1 + Math.floor(i / 6), 1 + (i % 6)))
    expect(thrown.filter(parcel => !printed.includes(parcel))).toHaveLength(27)
    expect(crossingEdges(printed)).toHaveLength(12)
  })

  it("CC-22.14 Gold rush with the river has six mountains, without it nine", () => {
    const mountains = (carsonRiver: boolean) =>
      opened({ personalities: "goldRush", carsonRiver }).s.objects.filter(object => object === MOUNTAIN).length
    expect([mountains(true), mountains(false)]).toEqual([6, 9])
  })

  it("CC-22.24 crossing are edges between two river parcels, and border edges of one", () => {
    const row = range(8).map(col => parcelNamed(`r5c${col + 1}`))
    expect(crossingEdges(row).map(edge => edges[edge]?.id)).toEqual([
      "r5c1-w",
      ...range(7).map(col => `r5c${col + 2}-w`),
      "r5c8-e",
    ])
  })

  it("CC-22.25 sides are regions of land joined by sides", () => {
    const sides = sidesOfRiver(printed)
    const side = (id: string) => sides[parcelNamed(id)]
    expect([side("r1c1") === side("r1c2"), side("r1c1") === side("r1c8"), side("r1c3")]).toEqual([true, false, -1])
    // A river in a corner cuts off a single parcel.
    const corner = sidesOfRiver(["r1c2", "r2c2", "r2c1"].map(parcelNamed))
    expect(range(PARCELS).filter(parcel => corner[parcel] === corner[0])).toEqual([0])
    expect(neighbours[0]).toHaveLength(3)
  })
})
