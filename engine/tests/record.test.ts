import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  decision,
  type Game,
  type GameRecord,
  hashOf,
  type Line,
  Play,
  RailheadError,
  type ReadyRule,
  readRecord,
  replay,
  sha256Hex,
  writeRecord,
} from "../index.ts"
import { sample } from "../sample/game.ts"
import { say } from "../sample/say.ts"
import type { Sample } from "../sample/state.ts"

/** Two rounds and a bit: seat 0 works, seat 1 takes the first thing offered. */
function played(seed = "record"): Play<Sample> {
  const play = new Play(sample, { seats: 2, seed, options: { length: 2, colours: ["blue"] } })
  for (const seat of [0, 1]) for (const text of ["note 1", "note 1", "hand-in"]) play.choose(seat, text)
  for (const text of ["work", "seek"]) {
    play.choose(0, text)
    while (decision(play.tableOf(1), 1)) play.choose(1, decision(play.tableOf(1), 1)?.choices.at(-1) ?? "")
  }
  return play
}

/** The text of a record with some lines changed and the sum put right again. */
function forged(change: (rows: string[]) => void): string {
  const rows = played().text.trimEnd().split("\n").slice(0, -1)
  change(rows)
  const text = rows.join("\n")
  return `${text}\n# sum ${sha256Hex(text).slice(0, 16)}\n`
}

function code(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RailheadError) return error.code
    throw error
  }
  return "none"
}

const line: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constant("choice" as const),
    seat: fc.integer({ min: 0, max: 5 }),
    text: fc.stringMatching(/^[a-z][a-z0-9,:.-]{0,8}( [a-z0-9][a-z0-9,:.-]{0,8}){0,3}$/),
    note: fc.stringMatching(/^([!-~][ -~]{0,10}[!-~])?$/),
  }),
  fc.record({ kind: fc.constant("turn" as const), turn: fc.nat(), hash: fc.stringMatching(/^[0-9a-f]{32}$/) }),
  fc.record({ kind: fc.constant("reseed" as const), seed: fc.stringMatching(/^[0-9a-f]{1,32}$/) }),
)

describe("the text of a record", () => {
  it("is read back as it was written, whatever is in it", () => {
    const { head } = played().record
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.stringMatching(/^[ -~]{0,20}$/), (lines, seed) => {
        const record: GameRecord = { head: { ...head, seed }, lines }
        expect(readRecord(writeRecord(record))).toEqual(record)
      }),
    )
  })

  it("has the head, one choice a line, a mark at every turn and a sum", () => {
    const rows = played().text.split("\n")
    expect(rows.slice(0, 6)).toEqual([
      "railhead 1",
      "game sample",
      "version 1",
      "seats 2",
      'options {"rush":false,"length":2,"colours":["blue"]}',
      "seed record",
    ])
    expect(rows.filter(row => row.startsWith("# turn")).map(row => row.split(" ")[2])).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
    ])
    expect(rows.slice(-2)).toEqual([expect.stringMatching(/^# sum [0-9a-f]{16}$/), ""])
  })

  it("may have come with the line ends of Windows", () => {
    const { text, record } = played()
    expect(readRecord(text.replaceAll("\n", "\r\n"))).toEqual(record)
  })

  it("keeps what follows the semicolon as a note", () => {
    const text = forged(rows => rows.splice(rows.indexOf("0 work"), 1, "0 work ; in haste"))
    expect(readRecord(text).lines).toContainEqual({ kind: "choice", seat: 0, text: "work", note: "in haste" })
    expect(replay(sample, readRecord(text)).differsFrom).toBeNull()
  })
})

describe("a record is refused", () => {
  it("when a line was altered", () => {
    const { text } = played()
    for (const wrong of [
      text.replace("0 work", "0 pass"),
      text.replace("seats 2", "seats 3"),
      text.replace("seed r", "seed R"),
    ])
      expect(() => readRecord(wrong)).toThrow(/altered/)
  })

  it("when it was cut off, wherever", () => {
    const { text } = played()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 2 }), length => {
        expect(code(() => readRecord(text.slice(0, length)))).toBe("bad-record")
      }),
    )
  })

  it.each<[string, number, string]>([
    ["another format", 0, "railhead 2"],
    ["no game", 1, "gam sample"],
    ["a version that is no number", 2, "version one"],
    ["a number of seats that is no number", 3, "seats two"],
    ["options that are no JSON", 4, "options {rush}"],
    ["options that are a list", 4, "options []"],
    ["options that are nothing", 4, "options null"],
    ["no seed", 5, "sed record"],
    ["a line that is nothing", 7, "what is this"],
    ["an empty line", 7, ""],
    ["a mark that is none", 7, "# turn x"],
  ])("with %s", (_what, row, text) => {
    expect(code(() => readRecord(forged(rows => rows.splice(row, 1, text))))).toBe("bad-record")
  })

  it.each<[string, number, string, string]>([
    ["an option that the game does not have", 4, 'options {"speed":1}', "bad-option"],
    ["an option of the wrong kind", 4, 'options {"rush":"yes"}', "bad-option"],
    ["options that do not go together", 4, 'options {"rush":true,"length":3}', "bad-option"],
    ["too many seats", 3, "seats 9", "bad-seats"],
    ["seats left out", 3, "seats ", "bad-seats"],
    ["another game", 1, "game chess", "bad-record"],
    ["an illegal choice", 6, "0 fly", "bad-record"],
    ["a choice of a seat that is not there", 6, "7 note 1", "bad-record"],
    ["another seed than its marks", 5, "seed other", "bad-record"],
  ])("when replayed with %s", (_what, row, text, expected) => {
    const record = readRecord(forged(rows => rows.splice(row, 1, text)))
    expect(code(() => replay(sample, record))).toBe(expected)
  })
})

describe("a replay", () => {
  it("ends where the game was, and every mark fits", () => {
    const play = played()
    const { table, differsFrom } = replay(sample, readRecord(play.text))
    expect(differsFrom).toBeNull()
    expect(hashOf(table.state)).toBe(hashOf(play.tableOf(-1).state))
  })

  it("shows each line to the one who watches, with what happened", () => {
    const seen: string[] = []
    const { lines } = played().record
    replay(sample, played().record, (t, line) => {
      if (line?.kind === "choice") seen.push(`${line.text} ${t.log?.length}`)
    })
    expect(seen).toHaveLength(lines.filter(l => l.kind === "choice").length)
    expect(seen).toContain("seek 1")
  })
})

/** The next version of the sample. */
function nextVersion(change: (steps: Map<string, ReadyRule<Sample>>) => void): Game<Sample> {
  return {
    ...sample,
    version: 2,
    compile: options => {
      const rules = sample.compile(options)
      const steps = new Map(rules.steps)
      change(steps)
      return { ...rules, version: 2, steps, blank: seats => ({ ...rules.blank(seats), version: 2 }) }
    },
  }
}

describe("a replay under another version of the rules", () => {
  const change = (steps: Map<string, ReadyRule<Sample>>, name: string, by: Partial<ReadyRule<Sample>>) => {
    const rule = steps.get(name)
    if (rule) steps.set(name, { ...rule, ...by })
  }

  it("finds no difference where the rules play the same", () => {
    expect(
      replay(
        nextVersion(() => {}),
        played().record,
      ).differsFrom,
    ).toBeNull()
  })

  it("tells from which turn on it differs instead of throwing", () => {
    const seekPays = nextVersion(steps => {
      const act = steps.get("act")
      change(steps, "act", {
        make(t, step, code) {
          act?.make?.(t, step, code)
          if (t.state.quests.length < 5) t.state.posts[0] = step.seat
        },
      })
    })
    expect(replay(seekPays, played().record).differsFrom).toBe(4)
  })

  it("tells from which turn on it differs where a choice of the record is no longer legal", () => {
    const noSeek = nextVersion(steps =>
      change(steps, "act", {
        choices(_t, _step, offer) {
          for (const code of [say.work(), say.pass()]) offer.add(code)
        },
      }),
    )
    expect(replay(noSeek, played().record).differsFrom).not.toBeNull()
  })
})
