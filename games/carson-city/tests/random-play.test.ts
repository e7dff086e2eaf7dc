import { range } from "@railhead/engine"
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { carsonCity } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

const allBuildings = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

describe("random play of Carson City", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    it(`holds every property with ${seats} seats in a first game`, () => {
      for (const i of range(2))
        provePlay(carsonCity, { setting: { seats, seed: `carson ${i}`, options: {} }, deep: 0.02, conserved })
    })

    it(`holds every property with ${seats} seats, all buildings and random personalities`, () => {
      for (const i of range(4))
        provePlay(carsonCity, {
          setting: { seats, seed: `carson ${i}`, options: { ...allBuildings, personalities: "random" } },
          deep: 0.02,
          conserved,
        })
    })
  }

  for (const personalities of ["quiet", "fortune", "property", "showdown", "goldRush"])
    it(`holds every property with the set ${personalities}`, () => {
      for (const seats of [3, 5])
        provePlay(carsonCity, {
          setting: { seats, seed: personalities, options: { townHall: true, school: true, personalities } },
          deep: 0.02,
          conserved,
        })
    })

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(carsonCity, { seats: 3, seed: "refusals" })
  })
})
