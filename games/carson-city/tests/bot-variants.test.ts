import { at, begin, type Json, nextSeat, over, score, seeded, take, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { type Bot, botNamed, knowledge } from "../../../bots/index.ts"
import { box } from "../index.ts"

const value = botNamed("value")
const random = botNamed("random")

/** Points of each seat at the end of a game with these options. */
function play(seated: readonly Bot[], seed: string, options: { readonly [name: string]: Json }): readonly number[] {
  const t = begin(box.game, { seats: seated.length, seed, options })
  const chance = seeded(`bots ${seed}`)
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const { code } = at(seated, seat).think(knowledge(t.rules, box), view(t.rules, t.state, seat), chance)
    take(t, seat, code)
  }
  return score(t.rules, t.state).totals
}

describe("the value player of Carson City", () => {
  for (const [name, options] of [
    ["A New Beginning", { newBeginning: true }],
    ["the Carson River", { carsonRiver: true }],
    ["Survival of the Fittest", { survival: true }],
    ["Kit Carson by ticks", { kitCarson: true }],
    ["Outlaws", { outlaws: true }],
    ["Horses", { horses: true }],
  ] as const)
    it(`plays ${name} better than chance`, () => {
      const [own = 0, other = 0] = play([value, random], "variant", options)
      expect(own).toBeGreaterThan(other)
    })
})
