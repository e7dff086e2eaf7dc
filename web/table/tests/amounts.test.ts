import { describe, expect, it } from "vitest"
import { amountOf, amountsIn, nearestTo, roundOnes } from "../amounts.ts"
import type { Option } from "../pick.ts"

function option(choice: string, place: string | null = null): Option {
  const [verb = "", ...ids] = choice.split(" ")
  const args = ids.map(id => ({ of: "number", id }))
  return { choice, spelled: { verb, args }, kind: verb, place, short: "", label: "", confirm: "", tag: "" }
}

function spend(from: number, to: number): Option[] {
  return Array.from({ length: to - from + 1 }, (_, i) => option(`spend ${from + i}`))
}

const numbersOf = (options: readonly Option[]) => options.map(amountOf)

describe("amounts", () => {
  it("are choices of one number that have no place", () => {
    expect(numbersOf([option("bid 12"), option("out"), option("deal 1 2"), option("take 3", "tile:3")])).toEqual([
      12,
      null,
      null,
      null,
    ])
  })

  it("stand in order, and only where all are of one verb", () => {
    expect(numbersOf(amountsIn([option("bid 7"), option("out"), option("bid 3")]))).toEqual([3, 7])
    expect(amountsIn([option("bid 7"), option("spend 3")])).toEqual([])
  })

  it("what was typed becomes the nearest that is legal", () => {
    const legal = spend(5, 40)
    expect([12, 0, 99].map(typed => amountOf(nearestTo(legal, typed)))).toEqual([12, 5, 40])
    expect(nearestTo(legal, Number.NaN)).toBe(undefined)
  })

  it("the first, the last and round ones are few", () => {
    expect(numbersOf(roundOnes(spend(0, 34)))).toEqual([0, 10, 20, 30, 34])
    expect(numbersOf(roundOnes(spend(1, 24)))).toEqual([1, 5, 10, 15, 20, 24])
    expect(numbersOf(roundOnes(spend(7, 950)))).toEqual([7, 200, 400, 600, 800, 950])
  })
})
