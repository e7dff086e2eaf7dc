// Games that are broken on purpose: a simulation counts what went wrong and hands out records that show it again.
import { botNamed } from "@railhead/bots"
import { type Game, RailheadError, type ReadyRule, range, readRecord, replay, type State } from "@railhead/engine"
import { sample } from "@railhead/engine/sample"
import { describe, expect, it } from "vitest"
import { goldWest } from "../../games/gold-west/index.ts"
import { reportOf } from "../simulate.ts"
import { newTally, simulateOne, type Tally } from "../simulation.ts"

/** A game in which one step is done another way. */
function broken<S extends State>(game: Game<S>, step: string, change: Partial<ReadyRule<S>>): Game<S> {
  return {
    ...game,
    compile(options) {
      const rules = game.compile(options)
      const rule = rules.steps.get(step)
      if (!rule) throw new Error(`there is no step "${step}"`)
      return { ...rules, steps: new Map([...rules.steps, [step, { ...rule, ...change }]]) }
    },
  }
}

function boom(): never {
  throw new TypeError("boom")
}

function simulated<S extends State>(game: Game<S>, games: number, seats = 2): Tally {
  const tally = newTally(seats)
  const box = { game, sense: { features: [], look() {}, weights: {} } }
  for (const i of range(games)) simulateOne(box, { seats, seed: `broken ${i}` }, [botNamed("random")], i, tally)
  return tally
}

/** What replaying the record of a failure comes to. */
function replayed<S extends State>(game: Game<S>, record: string): unknown {
  try {
    return replay(game, readRecord(record)).table.state.turn
  } catch (error) {
    return error
  }
}

describe("a game whose rules throw", () => {
  const game = broken(goldWest, "store", { make: boom })
  const tally = simulated(game, 3)

  it("is counted as an error, not as stuck, and nothing of it enters the figures", () => {
    expect(reportOf(tally, { games: 3 })).toMatchObject({ games: 3, finished: 0, errors: 3, stuck: 0, winnersMean: 0 })
    expect(reportOf(tally, {})).toMatchObject({ turns: 0, decisionsPerGame: 0, perBot: [] })
    for (const row of reportOf(tally, {}).perSeat) expect(row).toMatchObject({ games: 0, mean: 0, wins: 0 })
    expect(JSON.stringify(reportOf(tally, {}))).not.toMatch(/null|NaN/)
  })

  it("tells the seed, the message with its place, and a record that ends with the choice that failed", () => {
    expect(tally.failures.map(failure => failure.seed)).toEqual(["broken 0", "broken 1", "broken 2"])
    for (const { message, record, stuck, seed } of tally.failures) {
      expect([stuck, readRecord(record).head.seed]).toEqual([false, seed])
      expect(message).toMatch(/^TypeError: boom\n +at /)
      expect(readRecord(record).lines.at(-1)).toMatchObject({
        kind: "choice",
        text: expect.stringMatching(/^store \d$/),
      })
      expect(replayed(game, record)).toMatchObject({ message: "boom" })
      expect(typeof replayed(goldWest, record)).toBe("number")
    }
  })
})

describe("a game that gets stuck", () => {
  it("where a step offers nothing is counted as stuck, with a record that gets stuck again", () => {
    const game = broken(goldWest, "endTurn", { choices() {} })
    const tally = simulated(game, 2)
    expect(reportOf(tally, {})).toMatchObject({ finished: 0, errors: 0, stuck: 2 })
    for (const { record, stuck, message } of tally.failures) {
      expect([stuck, message]).toEqual([true, expect.stringContaining("endTurn")])
      const error = replayed(game, record)
      expect([error instanceof RailheadError, error]).toMatchObject([true, { code: "stuck" }])
    }
  })

  it("where it never ends is counted as stuck too, with all its choices", () => {
    const game = broken(sample, "nextTurn", {
      run(t) {
        t.state.agenda.push({ do: "endTurn", seat: 0, no: 1 }, { do: "nextTurn", seat: 0, no: 2 })
        t.state.agenda.reverse()
      },
    })
    const tally = simulated(game, 1)
    expect(reportOf(tally, {})).toMatchObject({ finished: 0, errors: 0, stuck: 1 })
    const [failure] = tally.failures
    expect(failure?.message).toContain("the game does not end")
    expect(readRecord(failure?.record ?? "").lines.length).toBeGreaterThan(20_000)
    expect(typeof replayed(game, failure?.record ?? "")).toBe("number")
  })
})

describe("a game that cannot even be set up", () => {
  it("is counted, and its record is a head without choices that fails again", () => {
    const game: typeof goldWest = {
      ...goldWest,
      compile: options => ({ ...goldWest.compile(options), setup: boom }),
    }
    const tally = simulated(game, 1)
    expect(reportOf(tally, {})).toMatchObject({ finished: 0, errors: 1, stuck: 0 })
    const record = tally.failures[0]?.record ?? ""
    expect(readRecord(record)).toEqual({
      head: {
        game: "gold-west",
        version: goldWest.version,
        seats: 2,
        options: { whitewater: false, board: "random" },
        seed: "broken 0",
      },
      lines: [],
    })
    expect(replayed(game, record)).toMatchObject({ message: "boom" })
  })
})

describe("games that fail now and then", () => {
  it("leave the others counted: every finished game once for each seat and bot", () => {
    const game = broken(sample, "showTiles", { run: boom })
    const tally = simulated(game, 40, 3)
    const report = reportOf(tally, {})
    expect(report.finished).toBeGreaterThan(0)
    expect(report.errors).toBeGreaterThan(0)
    expect([report.stuck, report.finished + report.errors]).toEqual([0, 40])
    expect(report.perSeat.map(row => row.games)).toEqual(range(3).map(() => report.finished))
    expect(report.perBot).toMatchObject([{ bot: "random", games: 3 * report.finished }])
    for (const { record } of tally.failures) expect(replayed(game, record)).toMatchObject({ message: "boom" })
  })
})
