import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { blankState, type Domain, ids, numbers, range, verbOf, vocabulary } from "../index.ts"
import { say } from "../sample/say.ts"

const state = blankState("words", 1, {}, 2)

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/)
const domain: fc.Arbitrary<Domain> = fc.oneof(
  fc.integer({ min: 0, max: 120 }).map(numbers),
  fc.uniqueArray(word, { minLength: 1, maxLength: 12 }).map(words => ids("thing", words)),
)
const domains = fc.array(domain, { maxLength: 3 })
const withArguments = domains.chain(list =>
  fc.tuple(fc.constant(list), fc.tuple(...list.map(d => fc.integer({ min: 0, max: d.size - 1 })))),
)

describe("codes", () => {
  it("give back the arguments packed into them, none to three", () => {
    fc.assert(
      fc.property(withArguments, fc.integer({ min: 0, max: 5 }), ([list, values], before) => {
        const verbs = Object.fromEntries(range(before).map(i => [`verb-${i}`, [numbers(i)]]))
        const words = vocabulary({ ...verbs, last: list })
        const code = words.last(...values)
        expect(words.last.of(code)).toEqual(values)
        expect(words.last.is(code)).toBe(true)
        expect(Number.isSafeInteger(code) && code >= 0 && code < 2 ** 31).toBe(true)
        expect(verbOf(code)).toBe(words.last.verb)
      }),
    )
  })

  it("are written as the verb and the words of the arguments, and read as such", () => {
    const words = vocabulary({ hire: [numbers(6), ids("worker", ["cowboy", "engineer"])], stop: [] })
    expect(words.write(state, words.hire(4, 1))).toBe("hire 4 engineer")
    expect(words.write(state, words.stop())).toBe("stop")
    expect(words.read(state, words.hire(4, 1))).toEqual({
      verb: "hire",
      args: [
        { of: "number", id: "4" },
        { of: "worker", id: "engineer" },
      ],
    })
  })

  it("may take their words from the state", () => {
    const turns: Domain = { of: "turn", size: 3, word: (value, s) => String(s.turn + value) }
    const words = vocabulary({ in: [turns] })
    expect(words.write({ ...state, turn: 7 }, words.in(2))).toBe("in 9")
  })

  it("never share a text", () => {
    fc.assert(
      fc.property(domains, domains, (some, others) => {
        const words = vocabulary({ one: some, two: others })
        const texts = new Map<string, number>()
        for (const verb of [words.one, words.two]) {
          const sizes = (verb === words.one ? some : others).map(d => Math.min(d.size, 8))
          const room = sizes.reduce((product, size) => product * size, 1)
          for (const i of range(room)) {
            let rest = i
            const values = sizes.map(size => {
              const value = rest % size
              rest = (rest - value) / size
              return value
            })
            const code = verb(...values)
            const text = words.write(state, code)
            expect(texts.get(text) ?? code).toBe(code)
            texts.set(text, code)
          }
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe("a vocabulary", () => {
  it("refuses arguments that do not fit in a code, when it is built", () => {
    expect(() => vocabulary({ bid: [numbers(2 ** 24 - 1)] })).not.toThrow()
    expect(() => vocabulary({ bid: [numbers(2 ** 24)] })).toThrow(/"bid" do not fit/)
    expect(() => vocabulary({ pair: [numbers(4095), numbers(4096)] })).toThrow(/"pair" do not fit/)
    expect(() => vocabulary({ three: [numbers(255), numbers(255), numbers(256)] })).toThrow(/"three" do not fit/)
  })

  it("keeps the largest code of the last verb apart from all others", () => {
    const verbs = Object.fromEntries(range(127).map(i => [`verb-${i}`, [numbers(2 ** 24 - 1)]]))
    const words = vocabulary(verbs)
    const code = words["verb-126"]?.(2 ** 24 - 1) ?? -1
    expect(words.write(state, code)).toBe(`verb-126 ${2 ** 24 - 1}`)
  })

  it("refuses more than 127 verbs", () => {
    expect(() => vocabulary(Object.fromEntries(range(127).map(i => [`verb-${i}`, []])))).not.toThrow()
    expect(() => vocabulary(Object.fromEntries(range(128).map(i => [`verb-${i}`, []])))).toThrow(/127/)
  })

  it.each(["read", "write", "knows", "list"])("refuses the verb `%s`, which is a function of its own", verb => {
    expect(() => vocabulary({ [verb]: [] })).toThrow(`"${verb}" cannot be a verb`)
  })

  it("knows its verbs and nothing else, names of JavaScript included", () => {
    expect(say.knows("hand-in")).toBe(true)
    for (const verb of ["", "constructor", "__proto__", "toString", "read", "Work"]) expect(say.knows(verb)).toBe(false)
  })

  // A change here breaks records unless `formerly` says what the old words are now.
  it("of the sample game", () => {
    expect(say.list()).toMatchInlineSnapshot(`
      [
        "work",
        "dig",
        "deeper",
        "stop",
        "draw <number>",
        "discard <animal>",
        "seek",
        "auction",
        "bid <number>",
        "out",
        "duel <seat>",
        "tile <number>",
        "post <post>",
        "agree",
        "refuse",
        "withdraw",
        "exchange <number>",
        "note <number>",
        "hand-in",
        "stake <number>",
        "pass",
        "end",
      ]
    `)
  })
})

describe("choices in words", () => {
  it("are spelled as they are written, and the last argument has all the words that are left", () => {
    const words = vocabulary({ pay: [numbers(9)], lay: [ids("card", ["ace"]), ids("way", ["a"])], end: [] })
    expect(words.spell(words.write(state, words.pay(4)))).toEqual({ verb: "pay", args: [{ of: "number", id: "4" }] })
    expect(words.spell("lay ace site-A site-B")?.args.map(({ id }) => id)).toEqual(["ace", "site-A site-B"])
    expect(words.spell("end")).toEqual({ verb: "end", args: [] })
    expect(words.spell("dance")).toBeNull()
  })
})
