import { range } from "@railhead/engine"
import { provePlay, proveRefusals } from "@railhead/engine/proof"
import { describe, it } from "vitest"
import { goldWest } from "../game.ts"
import { conserved } from "../rules/conserved.ts"

describe("random play of Gold West", () => {
  for (const seats of [2, 3, 4])
    for (const whitewater of [false, true])
      for (const board of ["random", "reference"])
        it(`holds every property with ${seats} seats, ${board} board${whitewater ? ", Whitewater" : ""}`, () => {
          for (const i of range(10))
            provePlay(goldWest, {
              setting: { seats, seed: `gold ${i}`, options: { whitewater, board } },
              deep: 0.05,
              conserved,
            })
        })

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(goldWest, { seats: 3, seed: "refusals" })
  })
})
