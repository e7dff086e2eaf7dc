// What a walk remembers of other worlds holds in this one: whoever walks there for the first time finds the same.
import { below, imagine, NOBODY, num, range, type State, seeded, table, view } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { isOpen } from "../search.ts"
import { Walk } from "../walk.ts"
import { nameOf, tables, wander } from "./wander.ts"

const WORLDS = 12
/** Choices weighed at each decision: few, so that ways meet again. */
const WEIGHED = 3
const BEAM = { width: 1, depth: 6, alone: true }

/** Goes on by chance to the end of both, which must agree at every step; tells the ways it has gone. */
function goTogether(one: Walk<State>, other: Walk<State>, chance: number[]): string[] {
  const ways: string[] = []
  let way = ""
  for (let seat = one.seat; seat !== NOBODY; seat = one.seat) {
    expect(other.seat).toBe(seat)
    expect(other.codesOf(seat)).toEqual(one.codesOf(seat))
    expect(other.worthOf(seat)).toBe(one.worthOf(seat))
    const weighed = one.codesOf(seat).slice(0, WEIGHED)
    for (const code of weighed) expect(other.worthAfter(seat, code)).toBe(one.worthAfter(seat, code))
    const code = num(weighed, below(chance, weighed.length))
    const how = ["by turn", "the best", code, code][below(chance, 4)]
    for (const walk of [one, other])
      if (how === "by turn") walk.playTurn(seat, BEAM)
      else if (how === "the best") walk.takeBest(seat, weighed)
      else walk.take(seat, code)
    way += `${seat} ${how}, `
    ways.push(way)
  }
  expect(other.seat).toBe(NOBODY)
  return ways
}

function valuesOf(walk: Walk<State>): number[] {
  const values: number[] = []
  walk.values(values)
  return values
}

describe("a walk through choices", () => {
  for (const setting of tables)
    it(`finds in every world what a first walk there finds: ${nameOf(setting)}`, async () => {
      const chance = seeded("walk")
      let again = 0
      await wander(setting, (t, seat, knows) => {
        const { rules } = knows
        const seen = view(rules, t.state, seat)
        const bounds = { seat, horizon: t.state.turn + 1, open: isOpen(rules, seen.state) }
        const walk = () => new Walk(knows, table(rules, rules.clone(t.state)), bounds)
        const one = walk()
        const gone = new Set<string>()
        for (const no of range(WORLDS)) {
          const world = imagine(rules, seen, seeded(`world ${no}`))
          const other = walk()
          one.begin(world, seeded(`chance ${no}`))
          other.begin(world, seeded(`chance ${no}`))
          for (const way of goTogether(one, other, chance)) {
            if (gone.has(way)) again++
            gone.add(way)
          }
          expect(valuesOf(other)).toEqual(valuesOf(one))
        }
      })
      expect(again).toBeGreaterThan(20)
    })
})
