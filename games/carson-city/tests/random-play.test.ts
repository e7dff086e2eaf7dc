import { range } from "@railhead/engine"
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { carsonCity } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

const variants = ["newBeginning", "carsonRiver", "survival", "kitCarson", "outlaws", "horses"]
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

  // Each alone, all but one, and all; `npm run fuzz -- --walk` goes through all 64.
  const some = [...variants.keys()].flatMap(i => [1 << i, 63 & ~(1 << i)])
  for (const [i, mask] of [...some, 63, 63].entries()) {
    const on = variants.filter((_, variant) => mask & (1 << variant))
    const kitCarsonPlay = i % 3 === 0 ? "live" : "ticks"
    const river = i % 2 === 0 ? "laid" : "printed"
    const seats = 2 + (i % 5)
    it(`holds every property with ${seats} seats and ${on.join(", ")} (${kitCarsonPlay}, ${river})`, () => {
      const chosen = Object.fromEntries(on.map(id => [id, true]))
      const options = { ...allBuildings, ...chosen, kitCarsonPlay, river, personalities: "random" }
      provePlay(carsonCity, { setting: { seats, seed: `variants ${i}`, options }, deep: 0.01, conserved })
    })
  }

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(carsonCity, { seats: 3, seed: "refusals" })
    proveRefusals(carsonCity, { seats: 3, seed: "refusals", options: { newBeginning: true } })
  })
})
