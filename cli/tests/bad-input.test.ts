// CONTRACT 11: every wrong request gets its code and a sentence that says what would be right, and changes nothing.
import { beforeEach, describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

let desk = new Desk()

async function line(text: string) {
  return JSON.parse(JSON.stringify(await answerLine(desk, text)))
}

async function hash(): Promise<string> {
  return (await line('{"do":"hash","state":"s1"}')).hash
}

/** The error that answers a line; the table is as it was, and the desk goes on working. */
async function refusedLine(text: string, id: unknown = null): Promise<object> {
  const before = await hash()
  const answer = await line(text)
  expect(answer).toEqual({ id, error: expect.objectContaining({ message: expect.stringMatching(/\S/) }) })
  expect(await hash()).toBe(before)
  expect(await line('{"id":8,"do":"games"}')).toMatchObject({ id: 8, games: expect.any(Array) })
  return answer.error
}

function refused(request: object): Promise<object> {
  return refusedLine(JSON.stringify({ id: 7, ...request }), 7)
}

const game = { do: "new", game: "gold-west", seats: 2, seed: "bad input" }

/** `s1`: a new game of two in which seat `me` is asked to activate a section. */
let me = 0
beforeEach(async () => {
  desk = new Desk()
  await line(JSON.stringify(game))
  me = (await line('{"do":"decision","state":"s1"}')).decisions[0].seat
})

describe("bad-json and bad-request: lines that are no request", () => {
  it("a line that is not JSON is bad-json, with no id", async () => {
    for (const text of [
      ...["{", "games", '{"id":1,"do":"games"', "{'do':'games'}", '{"do":"games"}{"do":"games"}', "\u0000"],
    ])
      expect(await refusedLine(text)).toMatchObject({ code: "bad-json", message: expect.stringContaining("JSON") })
  })

  it("JSON that is no object is bad-request and shows how a request looks", async () => {
    for (const text of ["null", "1", '"games"', "true", "[]", '[{"id":1,"do":"games"}]'])
      expect(await refusedLine(text)).toMatchObject({ code: "bad-request", message: expect.stringContaining('"do"') })
  })

  it('an unknown "do" is bad-request and lists what there is', async () => {
    for (const what of ["dance", "", "__proto__", "constructor", "Games", 1, null, undefined])
      expect(await refused({ do: what })).toMatchObject({
        code: "bad-request",
        message: expect.stringMatching(/games, new, decision, apply/),
      })
  })

  it('a "do" or a name that is no text is bad-request or unknown, never taken for one nor for a bug of the rules', async () => {
    const odd: object[] = [["games"], { toString: 1 }, [[[]]], { do: "games" }]
    for (const what of odd) expect(await refused({ do: what })).toMatchObject({ code: "bad-request" })
    for (const what of [["gold-west"], { toString: 1 }])
      expect(await refused({ ...game, game: what })).toMatchObject({ code: "unknown-game" })
    for (const what of [["s1"], { toString: 1 }])
      expect(await refused({ do: "score", state: what })).toMatchObject({ code: "unknown-state" })
  })
})

describe("unknown-game, bad-option, bad-seats, bad-request: games that cannot begin", () => {
  it("an unknown game is named beside the games there are", async () => {
    for (const name of ["chess", "", "Gold-West", "__proto__", undefined, null, 3])
      expect(await refused({ ...game, game: name })).toMatchObject({
        code: "unknown-game",
        message: expect.stringContaining("gold-west"),
      })
  })

  it("an unknown option is named beside the options there are", async () => {
    for (const id of ["blackwater", "", "__proto__", "toString"])
      expect(
        await refusedLine(`{"id":7,"do":"new","game":"gold-west","seats":2,"seed":"x","options":{"${id}":true}}`, 7),
      ).toMatchObject({ code: "bad-option", message: expect.stringMatching(/it has whitewater, board/) })
  })

  it("a value an option cannot have is refused with those it can, and the rule", async () => {
    for (const whitewater of ["yes", "true", 1, null, [], {}])
      expect(await refused({ ...game, options: { whitewater } })).toMatchObject({
        code: "bad-option",
        rule: "GW-2.14",
        message: expect.stringContaining("must be true or false"),
      })
    for (const board of ["Reference", "", true, 0, ["random"]])
      expect(await refused({ ...game, options: { board } })).toMatchObject({
        code: "bad-option",
        rule: "GW-2.1",
        message: expect.stringContaining("must be one of random, reference"),
      })
    for (const options of ["whitewater", 1, true, [], ["whitewater"]])
      expect(await refused({ ...game, options })).toMatchObject({
        code: "bad-option",
        message: expect.stringContaining("must be an object"),
      })
  })

  it("a wrong number of seats is refused with the right numbers", async () => {
    for (const seats of [0, 1, 5, -2, 2.5, 1e9, null, undefined])
      expect(await refused({ ...game, seats })).toMatchObject({
        code: "bad-seats",
        message: expect.stringMatching(/2 to 4 seats/),
      })
  })

  it("seats that are no number are refused too", async () => {
    for (const seats of ["3", "", [3], true, { seats: 3 }])
      expect(await refused({ ...game, seats })).toMatchObject({
        code: "bad-seats",
        message: expect.stringMatching(/2 to 4 seats/),
      })
  })

  it("a missing or empty seed, or one that is no text, is bad-request", async () => {
    for (const seed of [undefined, null, "", 12, ["a"]])
      expect(await refused({ ...game, seed })).toMatchObject({
        code: "bad-request",
        message: expect.stringMatching(/"seed" must be a text that is not empty/),
      })
  })
})

describe("bad-request: languages and lines", () => {
  it("a seed that is not one line of printable text is refused, because it stands in the record", async () => {
    for (const seed of ["two\nlines", "ends\n", "a\r", "tab\t", "\u0000", "a\u0085b", "a\u2028b", "a\u2029b", "\ud83e"])
      expect(await refused({ ...game, seed })).toMatchObject({
        code: "bad-request",
        message: expect.stringMatching(/one line of printable text/),
      })
  })

  it("an unknown language is told which there are", async () => {
    for (const lang of ["de", "", "EN", 1, ["fr"], {}])
      expect(await refused({ do: "decision", state: "s1", lang })).toMatchObject({
        code: "bad-request",
        message: expect.stringContaining('"lang" is one of en, fr'),
      })
  })
})

describe("unknown-state and bad-request: what a request is about", () => {
  it("an unknown handle is told where handles come from", async () => {
    for (const what of [
      ...["decision", "apply", "view", "dump", "clone", "free", "score", "hash", "record", "timeout", "bot"],
    ])
      for (const state of ["s99", "", undefined, null, "S1", "__proto__"])
        expect(await refused({ do: what, state, seat: 0, choice: "end" })).toMatchObject({
          code: "unknown-state",
          message: expect.stringContaining('"new"'),
        })
  })

  it("a freed handle is unknown", async () => {
    const { state } = await line('{"do":"clone","state":"s1"}')
    await line(JSON.stringify({ do: "free", state }))
    for (const what of ["hash", "free"])
      expect(await refused({ do: what, state })).toMatchObject({ code: "unknown-state" })
  })

  it("a viewer that is no seat is told the seats", async () => {
    for (const what of ["view", "decision", "score", "imagine", "timeout", "bot"])
      for (const seat of [2, -1, 0.5, "0", true, [0]])
        expect(await refused({ do: what, state: "s1", seat })).toMatchObject({
          code: "bad-request",
          message: expect.stringContaining("0 to 1"),
        })
    const choice = "activate 0"
    expect(await refused({ do: "apply", state: "s1", seat: me, choice, as: 2 })).toMatchObject({ code: "bad-request" })
  })

  it("a bot that does not exist is told which do; one that is asked nothing is not-asked", async () => {
    expect(await refused({ do: "bot", state: "s1", seat: me, level: "genius" })).toMatchObject({
      code: "bad-request",
      message: expect.stringMatching(/random, greedy/),
    })
    expect(await refused({ do: "bot", state: "s1", seat: 1 - me })).toMatchObject({ code: "not-asked" })
  })

  it("a bot's time to think is a number above 0", async () => {
    for (const ms of [0, -1, "500", null, [500], true])
      expect(await refused({ do: "bot", state: "s1", seat: me, level: "scout", ms })).toMatchObject({
        code: "bad-request",
        message: '"ms" must be a number above 0',
      })
  })
})

describe("malformed, illegal, not-asked, stale, over: choices that cannot be made", () => {
  const apply = (choice: unknown, more: object = {}) => refused({ do: "apply", state: "s1", seat: me, choice, ...more })

  it("a word the game does not have is malformed, and the legal choices are listed", async () => {
    for (const choice of ["", " ", "dance", "ACTIVATE 0", "__proto__", "activate\u00a00", "0"])
      expect(await apply(choice)).toMatchObject({
        code: "malformed",
        message: expect.stringContaining("legal are activate 0 | activate 1"),
      })
  })

  it("a choice that is not offered is illegal, names the rule, and the reason where it is blocked", async () => {
    expect(await apply("activate 3")).toMatchObject({ code: "illegal", rule: "GW-5.1", reason: "emptySection" })
    for (const choice of ["activate", "activate 9", "activate 0 0", "activate  0", "activate 0 ", "end", "loot 0,-1"])
      expect(await apply(choice)).toMatchObject({
        code: "illegal",
        rule: "GW-5.1",
        message: expect.stringContaining("legal are activate 0 | activate 1"),
      })
  })

  it("a seat or a choice of the wrong type is bad-request", async () => {
    for (const choice of [undefined, null, 0, ["activate 0"]])
      expect(await apply(choice)).toMatchObject({ code: "bad-request", message: expect.stringContaining('"choice"') })
    for (const seat of [undefined, null, "0", [0]])
      expect(await apply("activate 0", { seat })).toMatchObject({ code: "bad-request" })
    for (const ask of [null, "14", [14]])
      expect(await apply("activate 0", { ask })).toMatchObject({ code: "bad-request" })
  })

  it("a seat that is not asked, or not there, is not-asked and hears who is", async () => {
    expect(await apply("activate 0", { seat: 1 - me })).toMatchObject({
      code: "not-asked",
      message: expect.stringContaining(`seat ${me}`),
    })
    for (const seat of [2, -1, 0.5])
      expect(await apply("activate 0", { seat })).toMatchObject({
        code: "not-asked",
        message: expect.stringContaining("0 to 1"),
      })
  })

  it("an answer to another question is stale, even if the choice is legal now", async () => {
    const { ask } = (await line('{"do":"decision","state":"s1"}')).decisions[0]
    for (const other of [ask - 1, ask + 1, 0, -ask, 0.5])
      expect(await apply("activate 0", { ask: other })).toMatchObject({
        code: "stale",
        message: expect.stringContaining(`question ${ask}`),
      })
  })

  it("a choice after the end is over", async () => {
    for (;;) {
      const { over, decisions } = await line('{"do":"decision","state":"s1"}')
      if (over) break
      const { seat, choices } = decisions[0]
      await line(JSON.stringify({ do: "apply", state: "s1", seat, choice: choices[0] }))
    }
    for (const seat of [0, 1]) expect(await apply("activate 0", { seat })).toMatchObject({ code: "over" })
  })
})
