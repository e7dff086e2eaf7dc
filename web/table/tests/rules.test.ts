import { describe, expect, it } from "vitest"
import en from "../../../games/gold-west/text/rules.en.json" with { type: "json" }
import fr from "../../../games/gold-west/text/rules.fr.json" with { type: "json" }
import trailEn from "../../../games/great-western-trail/text/rules.en.json" with { type: "json" }
import { blocksOf, runsOf } from "../../rules/prose.ts"
import { excerpt, plain, searchRules } from "../../rules/search.ts"
import { bare, neighbours, numbersIn, sectionOf } from "../../rules/sections.ts"

const [english, french] = [
  { ...en, language: "en" as const },
  { ...fr, language: "fr" as const },
]
const trail = { ...trailEn, language: "en" as const }

describe("finding a rule", () => {
  it("by its number, with or without the game's letters", () => {
    expect(searchRules(english, "GW-8.3")[0]?.rule.no).toBe("GW-8.3")
    expect(searchRules(english, "8.3")[0]?.rule.no).toBe("GW-8.3")
    const whole = searchRules(english, "gw-8").slice(0, sectionOf(english, "GW-8")?.rules.length)
    expect(whole.every(({ section }) => section.no === "GW-8")).toBe(true)
  })

  it("by words, without accents and case, titles first", () => {
    expect(searchRules(english, "LOOT")[0]?.rule.title).toBe("Loot")
    const found = searchRules(french, "resolution")
    expect(plain(found[0]?.rule.title ?? "")).toContain("resolution")
    expect(searchRules(english, "zebra")).toEqual([])
    expect(searchRules(english, "  ")).toEqual([])
  })

  it("shows where the words stand", () => {
    const [hit] = searchRules(english, "bridge")
    expect(plain(excerpt(`${hit?.rule.text}`, "bridge"))).toContain("bridge")
  })
})

describe("sections", () => {
  it("are found by their own number and by that of a rule", () => {
    expect(sectionOf(english, "GW-8")?.no).toBe("GW-8")
    expect(sectionOf(english, "gw-8.3")?.no).toBe("GW-8")
    expect(sectionOf(english, "GW-99")).toBe(null)
    expect(sectionOf(english, null)).toBe(null)
    expect(bare("GW-8.3")).toBe("8.3")
  })

  it("have neighbours but for the first and the last", () => {
    const [first, second] = english.sections
    const last = english.sections.at(-1)
    if (!first || !last) throw new Error("the book has sections")
    expect(neighbours(english, first)).toEqual({ before: null, after: second })
    expect(neighbours(english, last).after).toBe(null)
  })
})

describe("the text of a rule", () => {
  it("has strong words, new words, notation and links to other rules", () => {
    const runs = runsOf("See **all** of *wood* in `camp` (GW-18.14).", numbersIn(english))
    expect(runs.map(({ kind, text }) => [kind, text])).toEqual([
      ["text", "See "],
      ["strong", "all"],
      ["text", " of "],
      ["new", "wood"],
      ["text", " in "],
      ["code", "camp"],
      ["text", " ("],
      ["rule", "GW-18.14"],
      ["text", ")."],
    ])
  })

  it("links rulings and whole sections, but nothing that the book does not have", () => {
    const linked = (text: string) =>
      runsOf(text, numbersIn(trail)).flatMap(({ kind, text: no }) => (kind === "rule" ? [no] : []))
    expect(linked("As decided in R14 (R2, GWT-22).")).toEqual(["R14", "R2", "GWT-22"])
    expect(linked("From site C3 to A1 by R999, GWT-99.9 and UTF-8.")).toEqual([])
    // Every ruling that the book speaks of can be followed.
    const spoken = trail.sections.flatMap(({ rules }) => rules.flatMap(({ text }) => text.match(/\bR\d+\b/g) ?? []))
    expect(spoken.length).toBeGreaterThan(20)
    expect(spoken.filter(no => !linked(no).includes(no))).toEqual([])
  })

  it("has lists, steps and tables", () => {
    const text = "For each:\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n1. First\n2. Then\n- one\nEnd."
    const blocks = blocksOf(text, numbersIn(english))
    expect(blocks.map(({ kind }) => kind)).toEqual(["text", "table", "steps", "list", "text"])
    expect(blocks[1]).toMatchObject({
      heads: [[{ text: "A" }], [{ text: "B" }]],
      rows: [[[{ text: "1" }], [{ text: "2" }]]],
    })
  })

  it("leaves no marks behind in the whole book", () => {
    for (const book of [english, french])
      for (const { no, text } of book.sections.flatMap(({ rules }) => rules)) {
        const flat = JSON.stringify(
          blocksOf(text, numbersIn(book)).map(block => ("runs" in block ? block.runs : block)),
        )
        expect(flat.includes("**") || flat.includes("`"), no).toBe(false)
      }
  })
})
