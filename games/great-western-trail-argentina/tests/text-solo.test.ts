// Everything that Pedro's turns ask and tell can be read in both languages.
import { at, begin, below, num, offer, over, range, seeded, take, waiting } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { tellArgs, wordsOf } from "../../registry.ts"
import { argentina } from "../game.ts"
import { box } from "../index.ts"

const GAMES = 25

describe("texts of the solo game", () => {
  for (const language of ["en", "fr"] as const)
    it(`have no holes in ${language}`, async () => {
      const words = await wordsOf(box, language)
      const asked = new Set<string>()
      const told = new Set<unknown>()
      const readable = (key: string, telling: Parameters<typeof words.say>[1]) => {
        expect(words.has(key), key).toBe(true)
        expect(words.say(key, telling)).not.toMatch(/undefined|NaN|\[object|[{}]/)
      }
      for (const i of range(GAMES)) {
        const t = begin(argentina, { seats: 1, seed: `text ${i}`, options: { level: "moderate" } }, [])
        const random = seeded(`text ${i}`)
        while (!over(t.state)) {
          const step = at(t.state.agenda, t.state.agenda.length - 1)
          const codes = offer(t, num(waiting(t.state), 0)).list()
          if (step.do.startsWith("ask")) {
            asked.add(step.do)
            readable(`ask.${step.do}`, box.describeStep(step))
            for (const code of codes) {
              const { verb, args } = t.rules.say.read(t.state, code)
              readable(`choice.${verb}`, { ...tellArgs(args), ...box.describeChoice(t.state, { verb, args }) })
            }
          }
          for (const event of t.log ?? []) {
            if ("because" in event) {
              told.add(event.because)
              expect(words.has(`word.because.${event.because}`), String(event.because)).toBe(true)
            }
            if (event.seat === 1) readable(`event.${event.did}`, { ...box.describeEvent(event), player: "Pedro" })
          }
          if (t.log) t.log.length = 0
          take(t, 0, num(codes, below(random, codes.length)))
        }
      }
      expect(asked.size).toBeGreaterThanOrEqual(3)
      expect(told.size).toBeGreaterThanOrEqual(15)
      for (const question of ["Route", "NewTile", "Space", "Replace", "Farmer", "Delivery", "Disc"])
        expect(words.has(`ask.ask${question}`)).toBe(true)
    })
})
