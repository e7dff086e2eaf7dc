import type { Sheet } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import { barOf, barScale } from "../bars.ts"
import { aheadSince, comparisonFor, outcomeOf } from "../outcome.ts"

function sheetOf(rows: { readonly [id: string]: readonly number[] }, places: readonly number[]): Sheet {
  const totals = places.map((_, seat) => Object.values(rows).reduce((sum, points) => sum + (points[seat] ?? 0), 0))
  return {
    final: true,
    rows: Object.entries(rows).map(([id, points]) => ({ id, rule: `X-${id}`, points, open: points.map(() => false) })),
    totals,
    places,
  }
}

describe("the outcome", () => {
  it("names the winner and the next best", () => {
    expect(outcomeOf(sheetOf({ a: [5, 9, 7] }, [3, 1, 2]))).toEqual({
      winners: [1],
      best: 9,
      runnerUp: 2,
      tieBroken: false,
    })
  })

  it("tells a tie that was broken from a shared victory", () => {
    expect(outcomeOf(sheetOf({ a: [9, 9, 2] }, [2, 1, 3])).tieBroken).toBe(true)
    expect(outcomeOf(sheetOf({ a: [9, 9, 2] }, [1, 1, 3]))).toMatchObject({ winners: [0, 1], tieBroken: false })
    expect(outcomeOf(sheetOf({ a: [9, 9] }, [1, 1])).runnerUp).toBeNull()
  })
})

describe("what decided it", () => {
  const sheet = sheetOf({ a: [10, 2, 0], b: [1, 4, 3], c: [5, 5, 0], d: [-2, 3, 0], e: [0, 1, 0] }, [2, 1, 3])

  it("is where the loser who looks differs most from the winner", () => {
    expect(comparisonFor(sheet, 0)).toMatchObject({ of: 0, with: 1 })
    expect(comparisonFor(sheet, 0)?.reasons.map(({ row, mine, theirs }) => [row, mine - theirs])).toEqual([
      ["a", 8],
      ["d", -5],
      ["b", -3],
    ])
  })

  it("is where the winner differs from the next best, for the winner and for spectators", () => {
    expect(comparisonFor(sheet, 1)).toMatchObject({ of: 1, with: 0 })
    expect(comparisonFor(sheet, -1)).toEqual(comparisonFor(sheet, 1))
  })

  it("is where those who share the victory differ", () => {
    expect(comparisonFor(sheetOf({ a: [5, 5], b: [1, 0], c: [0, 1] }, [1, 1]), 1)).toMatchObject({ of: 1, with: 0 })
  })

  it("is nothing for somebody alone", () => {
    expect(comparisonFor(sheetOf({ a: [5] }, [1]), 0)).toBeNull()
  })

  it("knows since when the winner was ahead", () => {
    const totals = [
      [0, 0],
      [3, 1],
      [3, 4],
      [5, 4],
      [9, 4],
    ]
    const sheets = totals.map(points => sheetOf({ a: points }, [1, 1]))
    expect(aheadSince(sheets, 0)).toBe(3)
    expect(aheadSince(sheets, 1)).toBeNull()
  })
})

describe("bars", () => {
  it("are all on one scale, with losses left of zero", () => {
    const scale = barScale(sheetOf({ a: [15, 0], b: [-5, 10] }, [1, 2]).rows)
    expect(scale).toEqual({ zero: 0.25, point: 0.05 })
    expect(barOf(scale, -5)).toEqual({ from: 0, size: 0.25 })
    expect(barOf(scale, 15)).toEqual({ from: 0.25, size: 0.75 })
  })
})
