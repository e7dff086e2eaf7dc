import { readFileSync } from "node:fs"
import { join } from "node:path"
import { at, canonical, type GameRecord, type Line, num, over, readRecord, replay, sum } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { box } from "../../games/gold-west/index.ts"
import { Analysis, type Bot, botNamed } from "../index.ts"

const folder = join(import.meta.dirname, "..", "..", "games", "gold-west", "tests", "golden")
const record = readRecord(readFileSync(join(folder, "2-seats.record"), "utf8"))
const pages = record.lines.filter(line => line.kind !== "turn")
const analysis = new Analysis(box, record)
const greedy = botNamed("greedy")

/** The record up to a page. */
function upTo(page: number): GameRecord {
  let count = 0
  const end = record.lines.findIndex(line => line.kind !== "turn" && ++count > page)
  return { ...record, lines: record.lines.slice(0, end) }
}

describe("the analysis of a record", () => {
  it("stands at the setup, after each turn, and at the end", () => {
    const turns = replay(box.game, record).table.state.turn
    expect(analysis.standings.map(({ turn }) => turn)).toEqual(analysis.standings.map((_, i) => i))
    expect(analysis.standings.length).toBeGreaterThanOrEqual(turns)
    expect(at(analysis.standings, 0).page).toBe(0)
    expect(at(analysis.standings, analysis.standings.length - 1).page).toBe(pages.length)
  })

  it("finds the decisions: choices of the record where there was another one", () => {
    expect(analysis.decisions.length).toBeGreaterThan(100)
    expect(analysis.decisions.length).toBeLessThan(pages.length)
    for (const page of analysis.decisions) expect(pages[page - 1]?.kind).toBe("choice")
    const forced = pages.findIndex((_, i) => !analysis.decisions.includes(i + 1)) + 1
    expect(() => analysis.judge(forced, greedy)).toThrow(`move ${forced} of the record was no decision`)
  })

  it("holds what was played against everything that could have been, the best first", () => {
    for (const page of analysis.decisions.filter((_, i) => i % 10 === 0)) {
      const { played, weighed, seat } = analysis.judge(page, greedy)
      const line = pages[page - 1] as Extract<Line, { kind: "choice" }>
      expect([seat, played.choice]).toEqual([line.seat, line.text])
      expect(weighed).toContainEqual(played)
      const losses = weighed.map(({ loss }) => loss ?? Number.NaN)
      expect(losses[0]).toBe(0)
      expect(losses).toEqual([...losses].sort((a, b) => a - b))
      expect(sum(weighed.map(({ share }) => share))).toBeCloseTo(1, 6)
    }
  })

  it("says the same of a decision each time", () => {
    const page = num(analysis.decisions, 20)
    expect(analysis.judge(page, botNamed("scout"))).toEqual(new Analysis(box, record).judge(page, botNamed("scout")))
  })

  it("shows the bot the view of the seat and nothing else", () => {
    const seen: string[] = []
    const spy: Bot = {
      id: "spy",
      think(_game, view) {
        seen.push(canonical([view.seat, view.state.random]))
        return { code: 0, considered: [] }
      },
    }
    const page = num(analysis.decisions, 20)
    const { seat, played, weighed } = analysis.judge(page, spy)
    expect(seen).toEqual([canonical([seat, [0, 0, 0, 0]])])
    expect([played.loss, played.share, weighed]).toEqual([null, 0, []])
  })

  it("of a game that was given up claims no certainty at its last turn", () => {
    const half = upTo(Math.floor(pages.length / 3))
    expect(over(replay(box.game, half).table.state)).toBe(false)
    const { standings } = new Analysis(box, half)
    const most = Math.max(...at(standings, standings.length - 1).chances)
    expect(most).toBeGreaterThan(0.5)
    expect(most).toBeLessThan(0.95)
    // How far the whole game went makes the difference: known only of a finished one.
    expect(at(standings, 0).chances).toEqual(at(analysis.standings, 0).chances)
  })
})
