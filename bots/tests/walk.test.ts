// What a walk remembers of other worlds holds in this one: whoever walks for the first time finds the same.
import {
  at,
  begin,
  below,
  imagine,
  NOBODY,
  nextSeat,
  num,
  offer,
  over,
  range,
  seeded,
  table,
  take,
  view,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { knowledge } from "../index.ts"
import { isOpen } from "../search.ts"
import { Walk } from "../walk.ts"

const tables = [
  { game: "gold-west", seats: 3, options: { whitewater: true } },
  { game: "great-western-trail", seats: 2, options: { railsToTheNorth: true, atThePokerTable: true } },
  { game: "great-western-trail-argentina", seats: 3, options: {} },
  { game: "carson-city", seats: 4, options: {} },
  { game: "carson-city", seats: 3, options: { newBeginning: true, survival: true, horses: true } },
  { game: "carson-city", seats: 2, options: { kitCarson: true, outlaws: true } },
]
/** One in so many decisions of a game played by chance. */
const EVERY = 60
const WORLDS = 12
/** Choices weighed at each decision: few, so that walks meet again. */
const WEIGHED = 3

describe("a walk through choices", () => {
  for (const { game, seats, options } of tables)
    it(`finds in every world what a first walk there finds: ${game}, ${Object.keys(options).join(", ") || "alone"}`, async () => {
      const box = await openBox(game)
      const t = begin(box.game, { seats, seed: `walk ${game}`, options })
      const knows = knowledge(t.rules, box)
      const chance = seeded("walk")
      const { rules } = knows
      let decisions = 0
      let again = 0
      while (!over(t.state)) {
        const thinker = nextSeat(t.state)
        const list = offer(t, thinker)
        if (list.size > 1 && decisions++ % EVERY === 0) {
          const seen = view(t.rules, t.state, thinker)
          const bounds = { seat: thinker, horizon: t.state.turn + 1, open: isOpen(rules, seen.state) }
          const bench = () => table(rules, rules.clone(t.state))
          const old = new Walk(knows, bench(), bounds)
          const paths = new Set<string>()
          for (const no of range(WORLDS)) {
            const world = imagine(rules, seen, seeded(`world ${no}`))
            const fresh = new Walk(knows, bench(), bounds)
            for (const walk of [old, fresh]) walk.begin(world, seeded(`chance ${no}`))
            let path = ""
            for (let seat = old.seat; seat !== NOBODY; seat = old.seat) {
              expect(fresh.seat).toBe(seat)
              const codes = old.codesOf(seat)
              expect(codes).toEqual(fresh.codesOf(seat))
              expect(old.worthOf(seat)).toBe(fresh.worthOf(seat))
              const weighed = codes.slice(0, WEIGHED)
              for (const code of weighed) expect(old.worthAfter(seat, code)).toBe(fresh.worthAfter(seat, code))
              const code = num(weighed, below(chance, weighed.length))
              const byBeam = below(chance, 4) === 0
              for (const walk of [old, fresh])
                if (byBeam) walk.playTurn(seat, { width: 1, depth: 6, alone: true })
                else walk.take(seat, code)
              path += `${seat} ${byBeam ? "beam" : code}, `
              if (paths.has(path)) again++
              paths.add(path)
            }
            expect(fresh.seat).toBe(NOBODY)
            const values: number[][] = [[], []]
            old.values(at(values, 0))
            fresh.values(at(values, 1))
            expect(values[0]).toEqual(values[1])
            expect(values[0]).toHaveLength(seats)
          }
        }
        take(t, thinker, list.code(below(chance, list.size)))
      }
      expect(again).toBeGreaterThan(20)
    })
})
