// Every key that play can ask for is there in every language, and reads without holes.
import { begin, below, decision, num, offer, over, range, type State, seeded, take, waiting } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { type GameBox, gameIds, languages, openBox, tellArgs, type Words, wordsOf } from "../registry.ts"

/** Renders everything that a random game asks, offers, blocks and tells; the keys that are missing. */
function missingIn<S extends State>(box: GameBox<S>, words: Words, seats: number, options: object): Set<string> {
  const missing = new Set<string>()
  const rendered = (key: string, telling: Parameters<Words["say"]>[1]) => {
    if (!words.has(key)) missing.add(key)
    const text = words.say(key, telling)
    if (/undefined|NaN|\[object|\{|\}/.test(text)) missing.add(`${key}: ${text}`)
  }
  const t = begin(box.game, { seats, seed: "text", options: { ...options } }, [])
  const random = seeded("text")
  while (!over(t.state)) {
    const seat = num(waiting(t.state), 0)
    const asked = decision(t, seat, { blocked: true })
    const step = t.state.agenda.at(-1)
    rendered(`ask.${asked?.step}`, step ? box.describeStep(step) : {})
    for (const { reason, data } of asked?.blocked ?? []) rendered(`why.${reason}`, data)
    for (const code of offer(t, seat).list()) {
      const { verb, args } = t.rules.say.read(t.state, code)
      rendered(`choice.${verb}`, { ...tellArgs(args), ...box.describeChoice(t.state, { verb, args }) })
    }
    for (const event of t.log ?? []) rendered(`event.${event.did}`, { ...box.describeEvent(event), player: "A" })
    if (t.log) t.log.length = 0
    take(t, seat, offer(t, seat).code(below(random, offer(t, seat).size)))
  }
  expect(box.textBoard(t.state, words, 0)).not.toMatch(/undefined|NaN|\{|\}/)
  for (const row of t.rules.score) if (words.name("score", row.id) === row.id) missing.add(`name.score.${row.id}`)
  for (const option of box.game.options) rendered(`option.${option.id}`, {})
  for (const key of ["game.title", "game.about", "game.credits"]) rendered(key, {})
  return missing
}

describe("text", () => {
  for (const id of gameIds)
    for (const language of languages) {
      it(`${id} has every key in ${language}`, async () => {
        const box = await openBox(id)
        const words = await wordsOf(box, language)
        const switches = box.game.options.filter(option => option.kind === "switch").map(option => option.id)
        const [least, most] = box.game.seats
        for (const seats of range(most + 1).slice(least))
          for (const on of [false, true]) {
            const options = Object.fromEntries(switches.map(option => [option, on]))
            expect([...missingIn(box, words, seats, options)]).toEqual([])
          }
      })
    }

  for (const id of gameIds)
    it(`${id} has the same keys and the same variables in every language`, async () => {
      const box = await openBox(id)
      const [first = {}, ...others] = await Promise.all(languages.map(language => box.messages(language)))
      const variables = (message: string) =>
        [...new Set([...message.matchAll(/\{(\w+)\s*[,}]/g)].map(m => m[1] ?? ""))].sort().join()
      for (const other of others) {
        expect(Object.keys(other).sort()).toEqual(Object.keys(first).sort())
        for (const [key, message] of Object.entries(first))
          expect(`${key}: ${variables(other[key] ?? "")}`).toBe(`${key}: ${variables(message)}`)
      }
    })

  for (const id of gameIds)
    it(`${id} has a readable rule for every number its steps and scores name`, async () => {
      const box = await openBox(id)
      const book = await box.rulebook("en")
      const numbers = new Set(book.sections.flatMap(section => section.rules.map(rule => rule.no)))
      const switches = Object.fromEntries(box.game.options.filter(o => o.kind === "switch").map(o => [o.id, true]))
      const rules = begin(box.game, { seats: box.game.seats[0], seed: "rules", options: switches }).rules
      for (const { rule } of [...rules.steps.values(), ...rules.score]) expect(numbers).toContain(rule)
    })

  for (const id of gameIds)
    it(`${id} has the same numbered rules in every language`, async () => {
      const box = await openBox(id)
      const [first, ...others] = await Promise.all(languages.map(language => box.rulebook(language)))
      const outline = (book: typeof first) =>
        book?.sections.map(section => [
          section.no,
          section.rules.map(rule => `${rule.no}${rule.reconstructed ? " r" : ""}`),
        ])
      for (const other of others) {
        expect(outline(other)).toEqual(outline(first))
        expect(other.sections.flatMap(section => section.rules).filter(rule => rule.text.trim() === "")).toEqual([])
      }
    })
})
