import { at, type GameRecord, range, readRecord, writeRecord } from "@railhead/engine"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { Desk } from "../desk.ts"
import { answerLine } from "../engine.ts"

const desk = new Desk()

async function ask(request: object) {
  return JSON.parse(JSON.stringify(await answerLine(desk, JSON.stringify({ id: 7, ...request }))))
}

/** The error that answers a record; nothing else changes: `s1` stays as it is and no state appears. */
async function refused(record: unknown): Promise<{ code: string; message: string; rule?: string }> {
  const before = await ask({ do: "hash", state: "s1" })
  const { id, error, state } = await ask({ do: "replay", record })
  expect([id, state]).toEqual([7, undefined])
  expect(await ask({ do: "hash", state: "s1" })).toEqual(before)
  return error
}

/** The record of `s1`, some forty choices into the game. */
let text = ""
let record: GameRecord = { head: { game: "", version: 0, seats: 0, options: {}, seed: "" }, lines: [] }

/** The record with other parts, and a sum that fits them. */
function altered(parts: Partial<GameRecord["head"]>, lines = record.lines): string {
  return writeRecord({ head: { ...record.head, ...parts }, lines })
}

beforeAll(async () => {
  await ask({ do: "new", game: "gold-west", seats: 2, seed: "bad record" })
  for (const i of range(40)) {
    const { seat, choices } = (await ask({ do: "decision", state: "s1" })).decisions[0]
    await ask({ do: "apply", state: "s1", seat, choice: choices[i % choices.length] })
  }
  text = (await ask({ do: "record", state: "s1" })).record
  record = readRecord(text)
})

describe("bad-record: records that cannot be trusted", () => {
  it("is the answer to what is no text, or no record", async () => {
    for (const what of [undefined, null, 1, [], {}]) expect(await refused(what)).toMatchObject({ code: "bad-request" })
    for (const what of ["", "railhead", "railhead 2\ngame gold-west", "\n\n", '{"do":"games"}'])
      expect(await refused(what)).toMatchObject({ code: "bad-record", message: expect.stringContaining("railhead 1") })
  })

  it("is the answer to a record cut off after any of its lines, or in the middle of one", async () => {
    const rows = text.trimEnd().split("\n")
    for (const kept of range(rows.length)) {
      const cut = rows.slice(0, kept).join("\n")
      expect(await refused(cut)).toMatchObject({ code: "bad-record" })
      expect(await refused(`${cut}\n${at(rows, kept).slice(0, -2)}`)).toMatchObject({ code: "bad-record" })
    }
    expect(await refused(rows.slice(0, -1).join("\n"))).toMatchObject({ message: expect.stringContaining("cut off") })
  })

  it("is the answer to a record altered anywhere", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), fc.constantFrom("0", "x", " ", "\n", ""), async (i, put) => {
        const other = text.slice(0, i) + put + text.slice(i + 1)
        fc.pre(other.trimEnd() !== text.trimEnd())
        expect(await refused(other)).toMatchObject({ code: "bad-record" })
      }),
      { numRuns: 200, seed: 1 },
    )
  })

  it("is the answer to two lines that changed places, and to one left out, even with a sum that fits", async () => {
    const [first, second, ...rest] = record.lines.slice(1)
    const mark = at(record.lines, 0)
    if (!first || !second) throw new Error("the record is too short")
    for (const lines of [
      [mark, second, first, ...rest],
      [mark, second, ...rest],
    ])
      expect(await refused(altered({}, lines))).toMatchObject({
        code: "bad-record",
        message: expect.stringMatching(/^line \d+ of the record/),
      })
  })

  it("says which line cannot be played and under which rule", async () => {
    const lines = [at(record.lines, 0), { kind: "choice", seat: 0, text: "activate 3", note: "" } as const]
    const lines1 = [at(record.lines, 0), { kind: "choice", seat: 1, text: "activate 3", note: "" } as const]
    const told = [await refused(altered({}, lines)), await refused(altered({}, lines1))]
    for (const error of told)
      expect(error).toMatchObject({ code: "bad-record", message: expect.stringContaining("line 8") })
    expect(told.map(error => error.rule)).toContain("GW-5.1")
  })

  it("is the answer to another seed, other options or another mark under the same version", async () => {
    for (const parts of [{ seed: "another" }, { options: { whitewater: true, board: "random" } }])
      expect(await refused(altered(parts))).toMatchObject({ code: "bad-record" })
    const forged = record.lines.map(line => (line.kind === "turn" ? { ...line, hash: "0".repeat(32) } : line))
    expect(await refused(altered({}, forged))).toMatchObject({
      code: "bad-record",
      message: expect.stringContaining("marks turn 1"),
    })
  })

  it("a record of an unknown game, of wrong seats or options, is refused as such a game would be", async () => {
    expect(await refused(altered({ game: "chess" }))).toMatchObject({ code: "unknown-game" })
    expect(await refused(altered({ seats: 7 }))).toMatchObject({ code: "bad-seats" })
    expect(await refused(altered({ options: { blackwater: true } }))).toMatchObject({ code: "bad-option" })
  })

  it("a difference under another version is told, not refused", async () => {
    const forged = record.lines.map(line =>
      line.kind === "turn" && line.turn > 1 ? { ...line, hash: "0".repeat(32) } : line,
    )
    expect(await ask({ do: "replay", record: altered({ version: 99 }, forged) })).toMatchObject({ differsFrom: 2 })
  })

  it("marks do not depend on the version: where nothing else has changed, nothing differs", async () => {
    const { state, differsFrom } = await ask({ do: "replay", record: altered({ version: 99 }) })
    expect(differsFrom).toBeNull()
    expect(await ask({ do: "hash", state })).toEqual(await ask({ do: "hash", state: "s1" }))
  })

  it("a choice that other rules do not allow is told as a difference too", async () => {
    const lines = [at(record.lines, 0), { kind: "choice", seat: 0, text: "dance", note: "" } as const]
    expect(await ask({ do: "replay", record: altered({ version: 99 }, lines) })).toMatchObject({ differsFrom: 1 })
  })

  it("a state that was loaded or imagined has no record, and says why", async () => {
    const { data } = await ask({ do: "dump", state: "s1" })
    const loaded = await ask({ do: "load", game: "gold-west", data })
    const imagined = await ask({ do: "imagine", state: "s1", seat: 0 })
    for (const { state } of [loaded, imagined])
      expect(await ask({ do: "record", state })).toMatchObject({
        error: { code: "bad-record", message: expect.stringMatching(/loaded or imagined/) },
      })
  })
})

describe("the record of a game that was accepted", () => {
  /** False if such a game is not even begun. */
  const replays = async (seed: string) => {
    const { state, error } = await ask({ do: "new", game: "gold-west", seats: 2, seed })
    if (state === undefined) {
      expect(error).toMatchObject({ code: "bad-request", message: expect.stringContaining("printable") })
      return false
    }
    const answer = await ask({ do: "replay", record: (await ask({ do: "record", state })).record })
    expect(answer).toMatchObject({ state: expect.any(String), differsFrom: null })
    return true
  }

  it("replays, whatever printable line of text its seed is; any other seed is refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1 }), async seed => {
        const printable = !/[\p{C}\u2028\u2029]/u.test(seed)
        expect([seed, await replays(seed)]).toEqual([seed, printable])
      }),
      { numRuns: 200, seed: 2 },
    )
    for (const seed of ["é 🤠", " ", "seed", "a # b", "a ; b"])
      expect([seed, await replays(seed)]).toEqual([seed, true])
    for (const seed of ["two\nlines", "ends\n", "a\r\nb", "a\rb", "\n"])
      expect([seed, await replays(seed)]).toEqual([seed, false])
  })
})
