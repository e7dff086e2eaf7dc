import { at, begin, offer } from "@railhead/engine"
import { type Language, openBox, wordsOf } from "@railhead/games"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { box } from "../../games/gold-west/index.ts"
import { newGame, type Position } from "../../games/gold-west/tests/position.ts"
import { cliMessages, scoreTable, seatName, tellChoice, tellEvent, wrap } from "../telling.ts"

/** The label of a legal choice. */
async function label({ t, seat }: Position, choice: string, language: Language = "en"): Promise<string> {
  const words = await wordsOf(box, language, await cliMessages(language))
  const code = offer(t, seat)
    .list()
    .find(one => t.rules.say.write(t.state, one) === choice)
  if (code === undefined) throw new Error(`"${choice}" is not legal`)
  return tellChoice(box, words, t, code)
}

describe("the label of a choice", () => {
  it("on a hex tells its terrain and what the token brings", async () => {
    const p = newGame().holding(0, { wood: 1, stone: 1 })
    const hex = at(p.legal("settlement"), 0).split(" ")[1] ?? ""
    expect(await label(p, `settlement ${hex}`)).toMatch(/^Settlement on hex \S+, [a-z ]+: brings \d [a-z]+/)
    expect(await label(p, `camp stone ${hex}`)).toMatch(/^Camp on hex \S+, [a-z ]+, for 1 stone: brings \d [a-z]+/)
  })

  it("of loot tells what it costs", async () => {
    const p = newGame().holding(0, {})
    expect(await label(p, at(p.legal("loot"), 0))).toMatch(/^Loot hex \S+, [a-z ]+: brings \d .*, −1 VP$/)
  })

  it("in Boomtown tells the office and its price; of an investment its price and VP", async () => {
    const p = newGame().market("I03").office("c1r1", "docks").holding(0, { silver: 4 })
    expect(await label(p, "influence c1r1")).toBe("Marker on the Docks for 2 silver")
    expect(await label(p, "invest I03")).toBe("Invest in Four silver (I03) for 4 silver: 10 VP")
    expect(await label(p, "invest I03", "fr")).toMatch(/^Valider Quatre Argent \(I03\) pour 4 Argent\s: 10 PV$/)
  })
})

describe("players", () => {
  it("are called by number, in each language", async () => {
    const names = { en: "Player", fr: "Joueur" } as const
    for (const language of ["en", "fr"] as const) {
      const words = await wordsOf(box, language, await cliMessages(language))
      expect([0, 1, 2, 3].map(seat => seatName(words, seat))).toEqual([1, 2, 3, 4].map(n => `${names[language]} ${n}`))
    }
  })
})

describe("sides that are no seats", () => {
  it("have the name the game gives them, in events and on the score sheet", async () => {
    const solo = await openBox("great-western-trail-argentina")
    const words = await wordsOf(solo, "en", await cliMessages("en"))
    const t = begin(solo.game, { seats: 1, seed: "solo" }, [])
    const told = (t.log ?? []).map(event => tellEvent(solo, words, event, t.state.seats))
    expect(told.filter(line => line.startsWith("Pedro begins with"))).toHaveLength(1)
    expect(told).toContain("Player 1’s turn.")
    expect(scoreTable(words, t).split("\n")[0]).toMatch(/Player 1 +Pedro$/)
  })
})

describe("wrap", () => {
  const { columns } = process.stdout
  beforeEach(() => {
    process.stdout.columns = 40
  })
  afterEach(() => {
    process.stdout.columns = columns
  })

  it("breaks between words, indents what follows, and keeps the breaks there were", () => {
    const text = "one two three four five six seven eight nine ten"
    expect(wrap(text)).toBe("one two three four five six seven eight\nnine ten")
    expect(wrap(text, "    ")).toBe("one two three four five six seven eight\n    nine ten")
    expect(wrap(`a\n\n  b  c\n${text}`)).toBe("a\n\n  b  c\none two three four five six seven eight\nnine ten")
  })

  it("leaves what fits and a word that is longer than the line", () => {
    const long = "x".repeat(60)
    for (const text of ["", "short", "y".repeat(40), long, `  ${long}`]) expect(wrap(text)).toBe(text)
    expect(wrap(`see ${long} there`)).toBe(`see\n${long}\nthere`)
  })

  it("never goes below 40 columns, and takes 100 where there is no terminal", () => {
    const text = "ab ".repeat(60).trim()
    const widest = () =>
      Math.max(
        ...wrap(text)
          .split("\n")
          .map(line => line.length),
      )
    process.stdout.columns = 5
    expect(widest()).toBe(38)
    Object.assign(process.stdout, { columns: undefined })
    expect(widest()).toBe(98)
  })
})
