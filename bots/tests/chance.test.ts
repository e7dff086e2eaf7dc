import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { at, num, readRecord, sum } from "@railhead/engine"
import { gameIds, openBox } from "@railhead/games"
import { describe, expect, it } from "vitest"
import { chances, spreadAt } from "../chance.ts"
import { Analysis } from "../index.ts"

describe("the chance to win", () => {
  it("is 1 for all sides together, also where one is hopelessly behind", () => {
    for (const worths of [[10, 10], [3, 80, -20], [0, 0, 0, 1e6], [5]])
      expect(sum(chances(worths, 2))).toBeCloseTo(1, 10)
  })

  it("is the same for sides that stand alike", () => {
    expect(chances([40, 40, 40, 40], 12)).toEqual([0.25, 0.25, 0.25, 0.25])
  })

  it("rises with the lead", () => {
    const own = [0, 5, 10, 20, 40].map(lead => num(chances([50 + lead, 50], 12), 0))
    expect(own).toEqual([...own].sort((a, b) => a - b))
    expect(new Set(own).size).toBe(own.length)
  })

  it("makes more of the same lead the closer the end is", () => {
    const own = [1, 0.5, 0.2, 0.05, 0].map(left => num(chances([55, 50], spreadAt(12, left)), 0))
    expect(own).toEqual([...own].sort((a, b) => a - b))
    expect(num(own, 0)).toBeGreaterThan(0.5)
    expect(num(own, 4)).toBeLessThan(1)
  })
})

/** The chances along every golden game of a game: nobody has fitted anything to them. */
async function standingsOf(game: string) {
  const box = await openBox(game)
  const files = globSync(join(import.meta.dirname, "..", "..", "games", game, "tests", "golden", "*.record"))
  return files.map(file => {
    const { head, lines } = readRecord(readFileSync(file, "utf8"))
    // Others check the marks: it takes longer than to play.
    return new Analysis(box, { head, lines: lines.filter(({ kind }) => kind !== "turn") }).standings
  })
}

/** How wrong a guess is in the end: its Brier score. */
function wrongness(guess: readonly number[], won: readonly number[]): number {
  return sum(guess.map((chance, side) => (chance - num(won, side)) ** 2))
}

describe("the chances along whole games", () => {
  it.each(gameIds)("of %s end with who won, and tell it better than chance from the middle on", async game => {
    const all = await standingsOf(game)
    expect(all.length).toBeGreaterThan(4)
    let [wrong, flat] = [0, 0]
    for (const standings of all) {
      const won = at(standings, standings.length - 1).chances
      const winners = won.filter(chance => chance > 0)
      expect(winners.length).toBeGreaterThan(0)
      expect(winners).toEqual(winners.map(() => 1 / winners.length))
      for (const { chances: guess, turn } of standings) {
        expect(sum(guess)).toBeCloseTo(1, 10)
        if (turn < standings.length / 2) continue
        wrong += wrongness(guess, won) / standings.length
        flat +=
          wrongness(
            won.map(() => 1 / won.length),
            won,
          ) / standings.length
      }
    }
    expect(wrong).toBeLessThan(flat)
  })
})
