import { describe, expect, it } from "vitest"
import { tellArgs } from "../../../words.ts"
import { actions } from "../../data/actions.ts"
import { buildings } from "../../data/buildings.ts"
import { faces } from "../../data/cards.ts"
import { describeStep } from "../../text/describe.ts"
import { figures, progress } from "../figures.ts"
import { kindOf, verbs, zones } from "../places.ts"
import { phases } from "../questions.ts"
import { personOf, shortly } from "../shortly.ts"
import { closedOn, soldOn, tellSpace } from "../spaces.ts"
import { textBoard } from "../text-board.ts"
import { games } from "./games.ts"
import { boardMessages, strictWords } from "./words.ts"

const all = strictWords()

describe("text", () => {
  it("has the same keys and the same variables in both languages", () => {
    // Inside plurals a word in braces is a text, not a variable.
    const variables = (message: string) =>
      [...new Set([...message.matchAll(/(?<!(?:one|two|few|other|none|=\d) )\{(\w+)\s*[,}]/g)].map(m => m[1] ?? ""))]
        .filter(name => !(name === "tile" && message.includes("attack")))
        .sort()
        .join()
    const { en, fr } = boardMessages
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const [key, message] of Object.entries(en))
      expect(`${key}: ${variables(fr[key] ?? "")}`).toBe(`${key}: ${variables(message)}`)
  })

  it("names zones, phases, figures, verbs, people, spaces and what buildings give", () => {
    for (const words of all) {
      for (const { id } of zones) words.say(`zone.${id}`)
      for (const id of phases) words.say(`phaseName.${id}`)
      for (const { end } of games) for (const { id } of figures(end, 0)) words.say(`figure.${id}`)
      for (const verb of Object.keys(verbs)) {
        words.say(`verb.${verb}`)
        expect(words.has(`chip.${verb}`)).toBe(true)
      }
      // What is sorted under a kind of its own, and what can be done beside a question.
      const kinds = games.flatMap(({ questions }) =>
        questions.flatMap(({ s, choices }) => choices.map(choice => kindOf(s, choice))),
      )
      for (const kind of new Set(kinds)) if (!kind.startsWith("with-")) words.say(`verb.${kind}`)
      for (const verb of ["road", "withdraw"]) words.say(`beside.${verb}`)
      for (const { id } of faces) {
        expect(words.name("power", id)).not.toBe(id)
        expect(words.name("person", personOf(id))).not.toBe(personOf(id))
      }
      for (const { id } of actions) expect(words.name("space", id)).not.toBe(id)
      for (const { id, income } of buildings) {
        expect(words.name("tile", id)).not.toBe(id)
        if (income === null && id !== "townHall") words.say(`gives.${id}`)
      }
      expect([...words.missing]).toEqual([])
    }
  })

  it("has a short question for every step and a short label for every choice", () => {
    const long = new Set<string>()
    for (const words of all) {
      const told = new Map<string, number>()
      for (const { questions } of games)
        for (const { s, step, choices } of questions) {
          const count = told.get(step) ?? 0
          told.set(step, count + 1)
          if (count > 30) continue
          const top = s.agenda.at(-1)
          words.say(`short.${step}`, top ? describeStep(top) : {})
          words.say("progress", progress(s))
          for (const choice of choices.filter((_, i) => i % 3 === 0 || choices.length < 20)) {
            const telling = { ...tellArgs(choice.args), ...shortly(s, choice) }
            const chip = words.say(`chip.${choice.verb}`, telling)
            if (chip.length > 27 || chip === "") long.add(chip)
            words.say(`choice.${choice.verb}`, telling)
          }
        }
      expect([...words.missing]).toEqual([])
      expect([...long]).toEqual([])
    }
  })

  it("tells every space in a word or two", () => {
    for (const words of all)
      for (const { end } of games)
        for (const action of actions.keys()) {
          const { building, price } = soldOn(end, action)
          const { name, effect } = tellSpace(action, building, price, closedOn(end, action), words)
          expect(name.length).toBeLessThan(18)
          expect(effect.length).toBeLessThan(18)
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
