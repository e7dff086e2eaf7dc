import { hashOf } from "@railhead/engine"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

const codes = [
  ...["bad-json", "bad-request", "unknown-game", "bad-option", "bad-seats", "unknown-state", "malformed", "illegal"],
  ...["not-asked", "stale", "over", "bad-record", "stuck"],
]

const about = { state: "s1", seat: 0 }
const requests: readonly object[] = [
  { do: "games" },
  { do: "new", game: "gold-west", seats: 2, seed: "garbage", options: { whitewater: true, board: "random" } },
  { do: "decision", ...about, blocked: true, interrupts: true, lang: "fr" },
  { do: "apply", ...about, choice: "activate 0", ask: 14, as: 1 },
  { do: "apply", ...about, seat: 1, choice: "store 2" },
  { do: "view", ...about },
  { do: "dump", ...about },
  { do: "load", game: "gold-west", data: { game: "gold-west", seats: 2 } },
  { do: "clone", ...about },
  { do: "score", ...about },
  { do: "hash", ...about },
  { do: "record", ...about },
  {
    do: "replay",
    record: "railhead 1\ngame gold-west\nversion 1\nseats 2\noptions {}\nseed x\n# sum 0000000000000000\n",
  },
  { do: "imagine", ...about, seed: "x" },
  { do: "imagine", game: "gold-west", view: { seat: 0, state: {}, pools: {} } },
  { do: "timeout", ...about },
  { do: "bot", ...about, level: "greedy", seed: "x" },
]

/** A request with one field replaced by anything, left out, or added. */
const changed = fc
  .tuple(fc.constantFrom(...requests), fc.jsonValue(), fc.nat(20), fc.jsonValue({ maxDepth: 1 }), fc.boolean())
  .map(([request, id, which, value, leaveOut]) => {
    const fields = Object.entries({ id, ...request })
    const [key] = fields[which] ?? ["extra"]
    return JSON.stringify({ ...Object.fromEntries(fields), [key]: leaveOut ? undefined : value })
  })

/** A request with one character of its text replaced by another, or by none. */
const misspelt = fc
  .tuple(fc.constantFrom(...requests), fc.nat(400), fc.constantFrom("", "0", "9", "x", '"', "{", "]", "\\", "-", "é"))
  .map(([request, where, put]) => {
    const text = JSON.stringify({ id: 7, ...request })
    const i = where % text.length
    return text.slice(0, i) + put + text.slice(i + 1)
  })

const garbage = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.constantFrom("", " ", "null", "[]", "{}", '{"id":1}'),
)

/** The id of a line, as JSON, if there is one. */
function idOf(line: string): string {
  try {
    const request: unknown = JSON.parse(line)
    if (typeof request !== "object" || request === null || Array.isArray(request)) return "null"
    return "id" in request ? JSON.stringify(request.id) : "null"
  } catch {
    return "null"
  }
}

async function tableAt(desk: Desk): Promise<Desk> {
  await answerLine(desk, '{"do":"new","game":"gold-west","seats":2,"seed":"garbage"}')
  return desk
}

async function stateOf(desk: Desk): Promise<string> {
  return hashOf(await answerLine(desk, '{"do":"dump","state":"s1"}'))
}

describe("whatever line comes in", () => {
  for (const [what, lines, numRuns] of [
    ["garbage", garbage, 700],
    ["a request with a field changed", changed, 700],
    ["a request misspelt", misspelt, 600],
  ] as const)
    it(`${what} gets one answer with its id, and where that is an error nothing has changed`, async () => {
      const desk = await tableAt(new Desk())
      let before = await stateOf(desk)
      await fc.assert(
        fc.asyncProperty(lines, async line => {
          const text = JSON.stringify(await answerLine(desk, line))
          expect(text).not.toContain("\n")
          const answer = JSON.parse(text)
          expect(JSON.stringify(answer.id)).toBe(idOf(line))
          const after = await stateOf(desk)
          if (answer.error === undefined) before = after
          else {
            expect(codes).toContain(answer.error.code)
            expect(answer.error.message).toMatch(/\S/)
            expect(after).toBe(before)
          }
        }),
        { numRuns, seed: 20, endOnFailure: true },
      )
      expect(await answerLine(desk, '{"id":"still","do":"games"}')).toMatchObject({
        id: "still",
        games: expect.any(Array),
      })
    })
})
