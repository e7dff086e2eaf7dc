import { range } from "@railhead/engine"
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { greatWesternTrail } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

describe("random play of Great Western Trail", () => {
  for (const seats of [2, 3, 4])
    for (const neutralPlacement of ["sameLetter", "shuffled"])
      for (const privateSides of ["allA", "randomPerNumber", "chosenPerNumber"])
        it(`holds every property with ${seats} seats, neutral buildings ${neutralPlacement}, sides ${privateSides}`, () => {
          for (const i of range(3))
            provePlay(greatWesternTrail, {
              setting: {
                seats,
                seed: `trail ${i}`,
                options: {
                  neutralPlacement,
                  privateSides,
                  sidesB: ["1", "4", "6", "8", "9"],
                  startPlayer: i === 0 ? "random" : String(i),
                },
              },
              deep: 0.01,
              conserved,
            })
        })

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(greatWesternTrail, { seats: 3, seed: "refusals" })
  })
})
