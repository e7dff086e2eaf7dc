// Every sentence that any of the 38 card sides can ask for is there in both languages.
import { begin, below, decision, interrupts, nextSeat, offer, over, range, seeded, take } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { languages, tellArgs, type Words, wordsOf } from "../../registry.ts"
import { box } from "../index.ts"

const options = {
  blacksmith: true,
  generalStore: true,
  school: true,
  station: true,
  townHall: true,
  personalities: "random",
}
const variants = ["newBeginning", "carsonRiver", "survival", "kitCarson", "outlaws", "horses"]

function missingIn(words: Words, seed: string, seats: number, on: (variant: number) => boolean): Set<string> {
  const missing = new Set<string>()
  const rendered = (key: string, telling: Parameters<Words["say"]>[1]) => {
    if (!words.has(key)) missing.add(key)
    const text = words.say(key, telling)
    if (/undefined|NaN|\[object|\{|\}/.test(text)) missing.add(`${key}: ${text}`)
  }
  const chosen = Object.fromEntries(variants.map((id, i) => [id, on(i)]))
  const t = begin(box.game, { seats, seed, options: { ...options, ...chosen } }, [])
  const random = seeded(seed)
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const asked = decision(t, seat, { blocked: true })
    const step = t.state.asides[seat]?.at(-1) ?? t.state.agenda.at(-1)
    rendered(`ask.${asked?.step}`, step ? box.describeStep(step) : {})
    for (const { reason, data } of asked?.blocked ?? []) rendered(`why.${reason}`, data)
    const beside = range(seats).flatMap(other => interrupts(t, other).list().slice(0, 1))
    for (const code of [...offer(t, seat).list(), ...beside]) {
      const { verb, args } = t.rules.say.read(t.state, code)
      rendered(`choice.${verb}`, { ...tellArgs(args), ...box.describeChoice(t.state, { verb, args }) })
    }
    for (const event of t.log ?? []) rendered(`event.${event.did}`, { ...box.describeEvent(event), player: "A" })
    if (t.log) t.log.length = 0
    take(t, seat, offer(t, seat).code(below(random, offer(t, seat).size)))
  }
  expect(box.textBoard(t.state, words, 0)).not.toMatch(/undefined|NaN|\{|\}/)
  return missing
}

describe("text of Carson City", () => {
  for (const language of languages)
    it(`has every sentence in ${language}`, async () => {
      const words = await wordsOf(box, language)
      for (const i of range(10)) expect([...missingIn(words, `text ${i}`, 3 + (i % 4), () => false)]).toEqual([])
    })

  for (const language of languages)
    it(`has every sentence of the variants in ${language}`, async () => {
      const words = await wordsOf(box, language)
      for (const i of range(12)) {
        const missing = missingIn(
          words,
          `variants ${i}`,
          2 + (i % 5),
          variant => variant === i || (i > 5 && variant !== i - 6),
        )
        expect([...missing]).toEqual([])
      }
    })
})
