import { range } from "@railhead/engine"
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { argentina } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

describe("random play of Great Western Trail: Argentina", () => {
  for (const seats of [2, 3, 4])
    for (const neutralPlacement of ["sameLetter", "shuffled"])
      for (const privateSides of ["allA", "randomPerNumber", "chosenPerNumber"])
        for (const citySides of ["allA", "randomPerCity", "chosenPerCity"])
          it(`holds with ${seats} seats, neutral ${neutralPlacement}, sides ${privateSides}, cities ${citySides}`, () => {
            for (const i of range(2))
              provePlay(argentina, {
                setting: {
                  seats,
                  seed: `argentina ${i}`,
                  options: {
                    neutralPlacement,
                    privateSides,
                    sidesB: ["1", "3", "5", "6", "7", "8", "10"],
                    citySides,
                    citiesB: ["rotterdam", "liverpool"],
                    startPlayer: i === 0 ? "random" : String(i),
                  },
                },
                deep: 0.01,
                conserved,
              })
          })

  for (const level of ["easy", "moderate", "expert"])
    for (const sides of ["allA", "random"])
      it(`holds alone against Pedro, level ${level}, sides ${sides}`, () => {
        for (const i of range(6))
          provePlay(argentina, {
            setting: {
              seats: 1,
              seed: `pedro ${i}`,
              options: {
                level,
                neutralPlacement: i % 2 === 0 ? "sameLetter" : "shuffled",
                ...(sides === "random" ? { privateSides: "randomPerNumber", citySides: "randomPerCity" } : {}),
              },
            },
            deep: 0.03,
            conserved,
          })
      })

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(argentina, { seats: 3, seed: "refusals" })
  })
})
