import { describe, expect, it } from "vitest"
import { languages } from "../../registry.ts"
import { box } from "../index.ts"

describe("the book of Carson City", () => {
  for (const language of languages)
    it(`has every section once, with base game and variants in the order of their numbers, in ${language}`, async () => {
      const { sections } = await box.rulebook(language)
      const numbers = sections.map(({ no }) => Number(no.replace("CC-", "")))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers).toEqual(expect.arrayContaining([13, 14, 15, 16, 17, 18, 19, 20, 21, 22]))
      for (const { no, rules } of sections) {
        const places = rules.map(rule => Number(rule.no.slice(no.length + 1)))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(new Set(places).size).toBe(places.length)
      }
    })
})
