import { describe, expect, it } from "vitest"
import { range, sum } from "../index.ts"
import { provePlay, proveRefusals } from "../proof/properties.ts"
import { sample } from "../sample/game.ts"
import type { Sample } from "../sample/state.ts"

function conserved(s: Sample): void {
  const cards =
    sum(s.players.map(p => p.hand.length + p.pile.length + p.discards.length + p.quests.length)) + s.quests.length
  expect(cards).toBe(7 * s.seats + 5)
  expect(sum(s.players.map(p => p.tiles.length + p.played.length)) + s.shownTiles.length).toBe(4 * s.seats)
}

describe("random play of the sample game", () => {
  for (const seats of [2, 3, 4])
    for (const rush of [false, true])
      it(`holds every property with ${seats} seats${rush ? " and the module" : ""}`, () => {
        for (const i of range(12))
          provePlay(sample, { setting: { seats, seed: `sample ${i}`, options: { rush } }, deep: 0.3, conserved })
      })

  it("refuses what is wrong and changes nothing", () => {
    proveRefusals(sample, { seats: 3, seed: "refusals" })
  })
})
