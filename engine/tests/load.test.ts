import { describe, expect, it } from "vitest"
import {
  begin,
  canonical,
  choose,
  decision,
  type Game,
  over,
  RailheadError,
  range,
  readState,
  readView,
  seeded,
  table,
  view,
} from "../index.ts"
import { randomChoice } from "../proof/properties.ts"
import { sample } from "../sample/game.ts"
import type { Sample } from "../sample/state.ts"

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Seat 0 has drawn two cards and has to discard; seat 1 has an aside of its own. */
function running(): Sample {
  const t = begin(sample, { seats: 2, seed: "load" })
  for (const seat of [0, 1]) for (const text of ["note 1", "note 2", "hand-in"]) choose(t, seat, text)
  choose(t, 0, "draw 2")
  choose(t, 1, "exchange 1")
  return t.state
}

/** Wrong input is answered with `bad-request`, `bad-option` or `bad-seats`, never with a crash. */
function refused(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof RailheadError) return error.code
    throw error
  }
  return "accepted"
}

describe("a dump", () => {
  it("of a running game is read back as it was, at every choice to the end", () => {
    for (const [seats, rush] of [
      [2, false],
      [4, true],
    ] as const) {
      const t = begin(sample, { seats, seed: "dump", options: { rush, colours: ["red"] } })
      const random = seeded("dump")
      while (!over(t.state)) {
        const again = readState(sample, json(t.state))
        expect(canonical(again)).toBe(canonical(t.state))
        randomChoice(t, random)
      }
      expect(canonical(readState(sample, json(t.state)))).toBe(canonical(t.state))
    }
  })

  it("goes on as the game itself", () => {
    const t = table(sample.compile(running().options), running())
    const again = table(t.rules, readState(sample, json(t.state)))
    for (const which of [t, again]) for (const _ of range(2)) choose(which, 0, decision(which, 0)?.choices[0] ?? "")
    expect(canonical(again.state)).toBe(canonical(t.state))
  })

  it("shares nothing with what was given", () => {
    const state = running()
    const again = readState(sample, state)
    again.players[0]?.hand.push(3)
    again.agenda.pop()
    expect(canonical(state)).toBe(canonical(running()))
  })
})

const step = (change: Record<string, unknown>) => {
  const { agenda, ...rest } = running()
  return { ...rest, agenda: [...agenda.slice(0, -1), { ...agenda.at(-1), ...change }] }
}
const players = (change: Record<string, unknown>) => {
  const { players, ...rest } = running()
  return { ...rest, players: players.map((p, seat) => (seat === 0 ? { ...p, ...change } : p)) }
}

describe("a damaged dump is refused", () => {
  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "state"],
    ["a list", [running()]],
    ["no game", { ...running(), game: undefined }],
    ["another game", { ...running(), game: "chess" }],
    ["a version that is no number", { ...running(), version: "1" }],
    ["no seats", { ...running(), seats: undefined }],
    ["too many seats", { ...running(), seats: 7 }],
    ["other seats than its players", { ...running(), seats: 3 }],
    ["unknown options", { ...running(), options: { speed: 1 } }],
    ["options that are none", { ...running(), options: "fast" }],
    ["a field too many", { ...running(), extra: 1 }],
    ["a field too few", { ...running(), posts: undefined }],
    ["a turn that is no whole number", { ...running(), turn: 1.5 }],
    ["a turn that is no number", { ...running(), turn: null }],
    ["a list that is none", { ...running(), quests: 5 }],
    ["a list with a hole", { ...running(), quests: [5, null] }],
    ["a list with text", { ...running(), quests: ["5"] }],
    ["no chance", { ...running(), random: [] }],
    ["chance of three numbers", { ...running(), random: [1, 2, 3] }],
    ["numbers of fewer lanes", { ...running(), numbers: [1] }],
    ["open questions of more lanes", { ...running(), open: [1, 2, 3, 4] }],
    ["no player", { ...running(), players: [] }],
    ["a player that is none", { ...running(), players: [1, 2] }],
    ["a player without money", players({ money: undefined })],
    ["a player with a fraction of money", players({ money: 0.5 })],
    ["a player with more than there is", players({ horses: 1 })],
    ["a player whose hand is a number", players({ hand: 3 })],
    ["an agenda that is none", { ...running(), agenda: {} }],
    ["asides of too few seats", { ...running(), asides: [[]] }],
    ["an aside that asks another seat", { ...running(), asides: running().asides.toReversed() }],
    ["asides that are none", { ...running(), asides: [[], 1] }],
    ["a step that is none", { ...running(), agenda: [1] }],
    ["a step without a name", step({ do: undefined })],
    ["an unknown step", step({ do: "fly" })],
    ["a step named as something of JavaScript", step({ do: "constructor" })],
    ["a step without a number", step({ no: undefined })],
    ["a step of half a seat", step({ seat: 0.5 })],
    ["a step of a seat that is not there", step({ seat: 5 })],
    ["a step that asks nobody", step({ seat: -1 })],
    ["a step without a field of its own", step({ left: undefined })],
    ["a step with a field that is no number", step({ left: "two" })],
    ["a step with a field too many", step({ right: 1 })],
  ])("%s", (_what, given) => {
    expect(refused(() => readState(sample, json(given)))).toMatch(/^bad-(request|option|seats)$/)
  })
})

/** The sample with a third side beside its two seats, and a step that runs by itself. */
describe("a step of a side that is no seat", () => {
  const sided: Game<Sample> = {
    ...sample,
    compile: options => {
      const rules = sample.compile(options)
      const turn = rules.steps.get("act")
      if (!turn) throw new Error("the sample has no such step")
      const runs = { ...turn, choices: null, make: null, fields: [], run() {} }
      return { ...rules, sides: s => s.seats + 1, steps: new Map(rules.steps).set("turns", runs) }
    },
  }
  const withStep = (name: string, seat: number) => {
    const state = running()
    return { ...state, agenda: [{ do: name, seat, no: 1 }, ...state.agenda] }
  }

  it("is read if it runs by itself", () => {
    for (const seat of [-1, 0, 1, 2])
      expect(refused(() => readState(sided, json(withStep("turns", seat))))).toBe("accepted")
  })

  it("is refused if it asks, or if there is no such side", () => {
    expect(refused(() => readState(sided, json(withStep("turns", 3))))).toBe("bad-request")
    expect(refused(() => readState(sided, json(withStep("act", 2))))).toBe("bad-request")
    expect(refused(() => readState(sample, json(withStep("act", 0))))).toBe("accepted")
  })
})

/** The sample with one more field, which is none while its module is off. */
interface Wide extends Sample {
  slice: { water: number } | null
}
function wide(slice: Wide["slice"]): Game<Wide> {
  const narrow = sample.compile({ rush: false, length: 1, colours: [] })
  return {
    ...sample,
    compile: () => ({
      ...narrow,
      steps: new Map(),
      interrupts: [],
      zones: [],
      score: [],
      at: {},
      adds: {},
      objects: {},
      blank: seats => ({ ...narrow.blank(seats), slice }),
      setup() {},
      clone: state => structuredClone(state),
      tieBreaks: () => [],
    }),
  }
}

describe("the slice of a module", () => {
  const dump = (slice: unknown) => ({ ...sample.compile({ rush: false, length: 1, colours: [] }).blank(2), slice })

  it("must be null while the module is off", () => {
    expect(refused(() => readState(wide(null), dump(null)))).toBe("accepted")
    for (const wrong of [{ water: 1 }, [], [1]])
      expect(refused(() => readState(wide(null), dump(wrong)))).toBe("bad-request")
  })

  it("must be there while it is on", () => {
    expect(refused(() => readState(wide({ water: 0 }), dump({ water: 5 })))).toBe("accepted")
    for (const wrong of [null, { water: "x" }, {}, [1]])
      expect(refused(() => readState(wide({ water: 0 }), dump(wrong)))).toBe("bad-request")
  })
})

// CONTRACT 9: a renamed step or field needs `migrate(state)` and a new `version`.
describe("a dump of an earlier version", () => {
  const later = (migrate: Game<Sample>["migrate"]): Game<Sample> => ({
    ...sample,
    version: 2,
    migrate,
    compile: options => {
      const rules = sample.compile(options)
      return { ...rules, version: 2, blank: seats => ({ ...rules.blank(seats), version: 2 }) }
    },
  })

  it("with a step of an old name is brought up to date before it is held against the game", () => {
    const renamed = later(({ agenda, ...rest }) => ({
      ...rest,
      agenda: Array.isArray(agenda) ? agenda.map(s => (s.do === "throwAway" ? { ...s, do: "discard" } : s)) : agenda,
    }))
    expect(readState(renamed, json(step({ do: "throwAway" }))).agenda.at(-1)?.do).toBe("discard")
  })

  it("with a field of an old name is brought up to date before it is held against the game", () => {
    const renamed = later(({ rounds, ...rest }) => ({ ...rest, round: rounds }))
    const { round, ...rest } = running()
    expect(readState(renamed, json({ ...rest, rounds: round }))).toMatchObject({ round, version: 2 })
  })

  it("is refused if it is of a later version, and a damaged one all the same", () => {
    expect(
      refused(() =>
        readState(
          later(s => s),
          json({ ...running(), version: 3 }),
        ),
      ),
    ).toBe("bad-request")
    expect(
      refused(() =>
        readState(
          later(s => s),
          json({ ...running(), turn: "1" }),
        ),
      ),
    ).toBe("bad-request")
  })
})

describe("a view", () => {
  const seen = (seat: number) => view(sample.compile(running().options), running(), seat)

  it("is read back as it was", () => {
    for (const seat of [0, 1, -1]) expect(canonical(readView(sample, json(seen(seat))))).toBe(canonical(seen(seat)))
  })

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a state", running()],
    ["no seat", { ...seen(0), seat: undefined }],
    ["a seat that is not there", { ...seen(0), seat: 2 }],
    ["a seat below the spectators", { ...seen(0), seat: -2 }],
    ["no pools", { ...seen(0), pools: undefined }],
    ["pools that are a list", { ...seen(0), pools: [] }],
    ["a pool that is none", { ...seen(0), pools: { tiles: 1 } }],
    ["a pool of text", { ...seen(0), pools: { tiles: ["1"] } }],
    ["no state", { ...seen(0), state: undefined }],
    ["a damaged state", { ...seen(0), state: { ...seen(0).state, turn: "1" } }],
  ])("is refused: %s", (_what, given) => {
    expect(refused(() => readView(sample, json(given)))).toMatch(/^bad-(request|option|seats)$/)
  })
})
