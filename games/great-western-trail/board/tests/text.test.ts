import { describe, expect, it } from "vitest"
import { tellArgs } from "../../../words.ts"
import { describeChoice, describeStep } from "../../text/describe.ts"
import { figures, progress } from "../figures.ts"
import { northernZones, phasesIn, verbs } from "../places.ts"
import { shortly } from "../shortly.ts"
import { textBoard } from "../text-board.ts"
import { everyGame } from "./games.ts"
import { boardMessages, strictWords } from "./words.ts"

const all = strictWords()

/** Names that chips are told and that must be known: without one the bare id would be read. */
const named = [
  "spot",
  "need",
  "act",
  "piece",
  "objectiveCard",
  "bargain",
  "space",
  "staff",
  "support",
  "gift",
  "overseer",
  "turn",
] as const
const bare = /^([A-G]|[A-Z]{1,2}\d|\d+|none)$/

describe("text", () => {
  it("has the same keys and the same variables in both languages", () => {
    // Inside plurals a word in braces is a text, not a variable.
    const variables = (message: string) =>
      [...new Set([...message.matchAll(/(?<!(?:one|other|none|double|Double|=?\d) )\{(\w+)\s*[,}]/g)].map(m => m[1]))]
        .sort()
        .join()
    const { en, fr } = boardMessages
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const [key, message] of Object.entries(en))
      if (key !== "short.phaseB") expect(`${key}: ${variables(fr[key] ?? "")}`).toBe(`${key}: ${variables(message)}`)
  })

  it("names zones, phases, figures and verbs", () => {
    for (const words of all) {
      for (const { id } of northernZones) words.say(`zone.${id}`)
      for (const { questions } of everyGame)
        for (const { s } of questions) for (const id of phasesIn(s)) words.say(`phaseName.${id}`)
      for (const verb of Object.keys(verbs)) words.say(`verb.${verb}`)
      for (const { end } of everyGame) for (const { id } of figures(end, 0)) words.say(`figure.${id}`)
      expect([...words.missing]).toEqual([])
    }
  })

  it("has a short question for every step and a short label for every choice", () => {
    const long = new Set<string>()
    const unnamed = new Set<string>()
    for (const words of all) {
      for (const { questions } of everyGame)
        for (const { s, step, choices } of questions) {
          const top = s.agenda.at(-1)
          words.say(`short.${step}`, top ? describeStep(top) : {})
          words.say("progress", progress(s))
          for (const choice of choices) {
            const told = shortly(s, choice)
            for (const group of named) {
              const id = told[group]
              if (typeof id === "string" && !bare.test(id) && !words.has(`name.${group}.${id}`)) unnamed.add(id)
            }
            const telling = { ...tellArgs(choice.args), ...describeChoice(s, choice), ...told }
            const chip = words.say(`chip.${choice.verb}`, telling)
            if (chip.length > (choice.verb === "move" ? 60 : 34)) long.add(chip)
            if (words.has(`confirm.${choice.verb}`)) words.say(`confirm.${choice.verb}`, telling)
          }
        }
      expect([...words.missing]).toEqual([])
      expect([...unnamed]).toEqual([])
      expect([...long]).toEqual([])
    }
  })

  it("ways to one place are told apart", () => {
    const [words] = all
    for (const { questions } of everyGame)
      for (const { s, choices } of questions.filter(({ step }) => step === "phaseA").slice(0, 60)) {
        const chips = choices.flatMap(choice =>
          choice.verb === "move"
            ? [words?.say("chip.move", { ...describeChoice(s, choice), ...shortly(s, choice) }) ?? ""]
            : [],
        )
        expect(new Set(chips).size).toBe(chips.length)
      }
  })

  it("POKER-10, RTN-30 tells the north, the annexes and the poker table; of cards there only the viewer's own", () => {
    const [words] = all
    const laid = everyGame
      .flatMap(({ questions }) => questions)
      .find(({ s, seat }) => s.players[1 - seat]?.apart.length)
    if (!words || !laid) throw new Error("nobody lays a card")
    const parts = textBoard(laid.s, words, laid.seat)
    expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(["north", "annexes", "poker"]))
    const rows = parts.find(({ id }) => id === "poker")?.table?.rows ?? []
    expect(rows[1 - laid.seat]?.at(-1)).toMatch(/^\d hidden cards?$/)
    expect(parts.find(({ id }) => id === "north")?.table?.rows).toHaveLength(28)
  })

  it("tells the whole table in words", () => {
    for (const words of all) {
      for (const { questions, end } of everyGame)
        for (const { s, seat } of [...questions.filter((_, i) => i % 60 === 0), { s: end, seat: -1 }])
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
