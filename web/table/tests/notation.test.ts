import { describe, expect, it } from "vitest"
import { completeWord, completions, described, exactly, expected, ghost } from "../notation.ts"
import { fits } from "../said.ts"

const choices = ["camp wood a1", "camp stone a1", "camp wood b2", "loot a1", "endMetals"]

describe("the command line", () => {
  it("completes from what is legal, whatever the case and the spaces", () => {
    expect(completions(choices, "CAMP  w")).toEqual(["camp wood a1", "camp wood b2"])
    expect(completions(choices, "")).toEqual(choices)
    expect(completions(choices, "x")).toEqual([])
  })

  it("completes word by word, with a space where more follows", () => {
    expect(completeWord("camp wood a1", "c")).toBe("camp ")
    expect(completeWord("camp wood a1", "camp ")).toBe("camp wood ")
    expect(completeWord("camp wood a1", "camp wood ")).toBe("camp wood a1")
    expect(completeWord("camp wood a1", "loot")).toBe("loot")
  })

  it("greys what would follow", () => {
    expect(ghost("camp wood a1", "camp w")).toBe("ood a1")
    expect(ghost("camp wood a1", "")).toBe("")
    expect(ghost(undefined, "x")).toBe("")
  })

  it("knows a choice that is written out", () => {
    expect(exactly(choices, "endmetals ")).toBe("endMetals")
    expect(exactly(choices, "camp")).toBe(null)
  })

  it("says what was expected where it went wrong", () => {
    expect(expected(choices, "build")).toEqual({ after: "", words: ["camp", "loot", "endMetals"] })
    expect(expected(choices, "camp gold a1")).toEqual({ after: "camp", words: ["wood", "stone"] })
    expect(expected(choices, "camp wood c3")).toEqual({ after: "camp wood", words: ["a1", "b2"] })
    expect(expected(choices, "loot a1 now")).toEqual({ after: "loot a1", words: [] })
  })

  it("finds choices by their description, without accents", () => {
    const options = [
      { choice: "invest I01", label: "Investir dans Métal précieux" },
      { choice: "end", label: "Terminer" },
    ]
    expect(described(options, "metal INV")).toEqual(["invest I01"])
    expect(described(options, " ")).toEqual([])
  })
})

describe("what is said", () => {
  it("keeps the newest sentences that fit", () => {
    expect(fits(["Ana builds.", "Théo loots."], 100)).toBe("Ana builds. Théo loots.")
    expect(fits(["Ana builds.", "Théo loots."], 15)).toBe("Théo loots.")
    expect(fits([], 15)).toBe("")
  })

  it("cuts a sentence that is too long alone", () => {
    expect(fits(["Ana builds, stores, loots."], 20)).toBe("Ana builds, stores …")
  })
})
