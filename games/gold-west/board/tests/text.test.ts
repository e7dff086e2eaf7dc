import { describe, expect, it } from "vitest"
import { tellArgs } from "../../../words.ts"
import { offices } from "../../data/offices.ts"
import { describeChoice, describeStep } from "../../text/describe.ts"
import { figures, progress } from "../figures.ts"
import { phases, zones } from "../places.ts"
import { shortly } from "../shortly.ts"
import { textBoard } from "../text-board.ts"
import { games } from "./games.ts"
import { boardMessages, strictWords } from "./words.ts"

const all = strictWords()
const rare = new Set(["stackMarker", "placeMarker", "upgradeCamp", "takeMaterial", "freeStep"])

describe("text", () => {
  it("has the same keys and the same variables in both languages", () => {
    // Inside plurals a word in braces is a text, not a variable.
    const variables = (message: string) =>
      [...new Set([...message.matchAll(/(?<!(?:one|other|none|=\d) )\{(\w+)\s*[,}]/g)].map(m => m[1] ?? ""))]
        .sort()
        .join()
    const { en, fr } = boardMessages
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const [key, message] of Object.entries(en))
      expect(`${key}: ${variables(fr[key] ?? "")}`).toBe(`${key}: ${variables(message)}`)
  })

  it("names zones, phases, figures and offices", () => {
    for (const words of all) {
      for (const { id } of zones) words.say(`zone.${id}`)
      for (const id of phases) words.say(`phaseName.${id}`)
      for (const { end } of games) for (const { id } of figures(end, 0)) words.say(`figure.${id}`)
      for (const { id, per } of offices) {
        words.say(`effect.${id}`)
        expect(words.name("plaque", id)).not.toBe(id)
        if (per !== null) words.say(`figure.office.${id}`)
      }
      expect([...words.missing]).toEqual([])
    }
  })

  it("has a short question for every step and a short label for every choice", () => {
    const long = new Set<string>()
    for (const words of all) {
      for (const { questions } of games)
        for (const { s, step, choices } of questions.filter(
          (_, i) => i % 3 === 0 || rare.has(questions[i]?.step ?? ""),
        )) {
          const top = s.agenda.at(-1)
          words.say(`short.${step}`, top ? describeStep(top) : {})
          words.say("progress", progress(s))
          for (const choice of choices) {
            const telling = { ...tellArgs(choice.args), ...describeChoice(s, choice), ...shortly(s, choice) }
            const chip = words.say(`chip.${choice.verb}`, telling)
            if (chip.length > 26) long.add(chip)
            words.say(`verb.${choice.verb}`)
          }
        }
      expect([...words.missing]).toEqual([])
      expect([...long]).toEqual([])
    }
  })

  it("tells the whole table in words", () => {
    for (const words of all) {
      for (const { questions, end } of games)
        for (const { s, seat } of [...questions.filter((_, i) => i % 25 === 0), { s: end, seat: -1 }])
          for (const { title, lines, table } of textBoard(s, words, seat)) {
            expect(title).not.toBe("")
            const cells = [...lines, ...(table ? [...table.heads, ...table.rows.flat()] : [])]
            expect(cells.filter(cell => /^$|undefined|NaN|[{}]/.test(cell))).toEqual([])
            expect(table?.rows.filter(row => row.length !== table.heads.length) ?? []).toEqual([])
          }
      expect([...words.missing]).toEqual([])
    }
  })
})
