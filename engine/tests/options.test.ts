import { describe, expect, it } from "vitest"
import { begin, checkSeats, type Game, type OptionRow, Play, parseOptions, rulesFor } from "../index.ts"
import { sample } from "../sample/game.ts"

const rows: readonly OptionRow[] = [
  { id: "fast", kind: "switch", default: true, rule: "T-1" },
  { id: "side", kind: "one", of: ["north", "south"], default: "south", rule: "T-2" },
  { id: "extras", kind: "many", of: ["river", "horses", "outlaws"], default: ["horses"], rule: "T-3" },
  { id: "length", kind: "number", from: 2, to: 5, default: 3, rule: "T-4" },
]
const toy: Pick<Game, "id" | "options" | "seats"> = { id: "toy", options: rows, seats: [2, 4] }

const refused = (code: string, rule?: string) => expect.objectContaining({ code, ...(rule ? { rule } : {}) })

describe("options", () => {
  it("are completed with the defaults, in the order of the game's table", () => {
    const options = parseOptions(toy, { length: 4 })
    expect(options).toEqual({ fast: true, side: "south", extras: ["horses"], length: 4 })
    expect(Object.keys(options)).toEqual(["fast", "side", "extras", "length"])
    expect(parseOptions(toy)).toEqual({ fast: true, side: "south", extras: ["horses"], length: 3 })
    expect(parseOptions(toy, { side: undefined })).toMatchObject({ side: "south" })
  })

  it.each<[string, unknown, unknown]>([
    ["fast", false, false],
    ["side", "north", "north"],
    ["extras", [], []],
    ["extras", ["outlaws", "river"], ["river", "outlaws"]],
    ["length", 2, 2],
    ["length", 5, 5],
  ])("take %s %j", (id, given, expected) => {
    expect(parseOptions(toy, { [id]: given })[id]).toEqual(expected)
  })

  it.each<[string, unknown, string]>([
    ["fast", "true", "T-1"],
    ["fast", 1, "T-1"],
    ["fast", null, "T-1"],
    ["side", "east", "T-2"],
    ["side", ["north"], "T-2"],
    ["side", "", "T-2"],
    ["side", "constructor", "T-2"],
    ["extras", "river", "T-3"],
    ["extras", ["river", "river"], "T-3"],
    ["extras", ["desert"], "T-3"],
    ["extras", ["river", 1], "T-3"],
    ["extras", { river: true }, "T-3"],
    ["extras", null, "T-3"],
    ["length", 1, "T-4"],
    ["length", 6, "T-4"],
    ["length", 2.5, "T-4"],
    ["length", "3", "T-4"],
    ["length", Number.NaN, "T-4"],
    ["length", Number.POSITIVE_INFINITY, "T-4"],
    ["length", null, "T-4"],
  ])("refuse %s %j with the rule of the option", (id, given, rule) => {
    expect(() => parseOptions(toy, { [id]: given })).toThrow(refused("bad-option", rule))
  })

  it.each(["speed", "Fast", "constructor", "toString"])("refuse the unknown option %s and name those there are", id => {
    expect(() => parseOptions(toy, { [id]: true })).toThrow(refused("bad-option"))
    expect(() => parseOptions(toy, { [id]: true })).toThrow(/fast, side, extras, length/)
  })

  it("refuse names of JavaScript that came as JSON", () => {
    expect(() => parseOptions(toy, JSON.parse('{"__proto__": 1}'))).toThrow(refused("bad-option"))
  })

  it("say what would be right", () => {
    expect(() => parseOptions(toy, { fast: 1 })).toThrow('option "fast" must be true or false, not 1')
    expect(() => parseOptions(toy, { side: 1 })).toThrow("one of north, south")
    expect(() => parseOptions(toy, { extras: 1 })).toThrow("a list out of river, horses, outlaws")
    expect(() => parseOptions(toy, { length: 1 })).toThrow("a whole number from 2 to 5")
  })
})

describe("seats", () => {
  it.each([2, 3, 4])("may be %i", seats => {
    expect(checkSeats(toy, seats)).toBe(seats)
  })

  it.each<unknown>([1, 5, 0, -2, 2.5, "2", null, undefined, [2], Number.NaN])("may not be %j", seats => {
    expect(() => checkSeats(toy, seats)).toThrow(refused("bad-seats"))
    expect(() => checkSeats(toy, seats)).toThrow(/toy is for 2 to 4 seats/)
  })
})

describe("a new game", () => {
  it("refuses options that do not go together, with rule and reason", () => {
    const setting = { seats: 2, seed: "x", options: { rush: true, length: 3 } }
    for (const attempt of [() => begin(sample, setting), () => new Play(sample, setting)])
      expect(attempt).toThrow(expect.objectContaining({ code: "bad-option", rule: "SAM-1.4", reason: "tooLong" }))
    expect(() => begin(sample, { ...setting, options: { rush: true, length: 2 } })).not.toThrow()
  })

  it("refuses wrong seats and wrong options", () => {
    expect(() => begin(sample, { seats: 5, seed: "x" })).toThrow(refused("bad-seats"))
    expect(() => begin(sample, { seats: 2, seed: "x", options: { rush: 1 } })).toThrow(refused("bad-option", "SAM-1.1"))
  })

  it("keeps its options in the state, and is the same for the same seed", () => {
    const setting = { seats: 3, seed: "same", options: { colours: ["blue", "red"] } }
    const { state } = begin(sample, setting)
    expect(state.options).toEqual({ rush: false, length: 1, colours: ["red", "blue"] })
    expect(begin(sample, setting).state).toEqual(state)
    expect(begin(sample, { ...setting, seed: "other" }).state).not.toEqual(state)
  })

  it("puts its rules together once for each set of options", () => {
    const options = parseOptions(sample, { rush: true })
    expect(rulesFor(sample, options)).toBe(rulesFor(sample, parseOptions(sample, { rush: true })))
    expect(rulesFor(sample, options)).not.toBe(rulesFor(sample, parseOptions(sample)))
  })
})
