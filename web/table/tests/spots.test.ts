import { Words } from "@railhead/games/words"
import { describe, expect, it } from "vitest"
import { capital, spotsIn, withoutName } from "../side/spots.ts"

const words = new Words("en", { "word.office.saloon": "the Saloon", "word.section.3": "3 VP section" })

describe("sentences of the ledger", () => {
  it("leave out the name under which they stand", () => {
    expect(capital(withoutName("Ana builds a camp.", "Ana"))).toBe("Builds a camp.")
    expect(withoutName("The game begins: Ana goes first.", "Ana")).toBe("The game begins: Ana goes first.")
    expect(withoutName("Anabel builds.", "Ana")).toBe("Anabel builds.")
  })

  it("link the words that name a place", () => {
    expect(spotsIn("Builds on hex 1,-2 (forest).", { hex: "1,-2", terrain: "forest" }, ["hex:1,-2"], words)).toEqual([
      { text: "Builds on hex ", spot: false },
      { text: "1,-2", spot: true },
      { text: " (forest).", spot: false },
    ])
    expect(spotsIn("Stores 2 gold in the 3 VP section.", { section: "3" }, ["supply:0:3"], words)).toEqual([
      { text: "Stores 2 gold in the ", spot: false },
      { text: "3 VP section", spot: true },
      { text: ".", spot: false },
    ])
  })

  it("link two places of one sentence", () => {
    const parts = spotsIn("Swaps a1 and b2.", { hex: "a1", hex2: "b2" }, ["hex:a1", "hex:b2"], words)
    expect(parts.filter(({ spot }) => spot).map(({ text }) => text)).toEqual(["a1", "b2"])
  })

  it("stay whole where no word names the place", () => {
    expect(spotsIn("Crosses a bridge.", {}, ["bridge:2"], words)).toEqual([{ text: "Crosses a bridge.", spot: false }])
  })
})
