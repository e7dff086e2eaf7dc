// Every combination of the three options through random play, with all the properties of the engine on the way.
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { greatWesternTrail } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

const off = [false, true]

describe("random play of Great Western Trail with its expansions", () => {
  for (const railsToTheNorth of off)
    for (const atThePokerTable of off)
      for (const sitePreparation of off)
        for (const seats of [2, 3, 4]) {
          const modules = { railsToTheNorth, atThePokerTable, sitePreparation }
          const on = Object.entries(modules).flatMap(([id, chosen]) => (chosen ? [id] : []))
          it(`holds every property with ${seats} seats and ${on.join(", ") || "no expansion"}`, () => {
            for (const sides of ["allA", "randomPerNumber"])
              provePlay(greatWesternTrail, {
                setting: {
                  seats,
                  seed: `expansions ${sides}`,
                  options: {
                    ...modules,
                    privateSides: sides,
                    neutralPlacement: sides === "allA" ? "sameLetter" : "shuffled",
                    promos: railsToTheNorth ? ["building13"] : ["building11", "building13", "stationmasters"],
                  },
                },
                deep: 0.01,
                conserved,
              })
          })
        }

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(greatWesternTrail, { seats: 3, seed: "refusals", options: { railsToTheNorth: true } })
  })
})
