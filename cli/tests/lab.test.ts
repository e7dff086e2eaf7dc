import { below, range, seeded } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import play from "../lab/match.ts"
import { Mean } from "../lab/mean.ts"
import { Regression } from "../lab/regression.ts"
import { Slope } from "../lab/slope.ts"
import { wilson } from "../lab/wilson.ts"

describe("least squares", () => {
  const random = seeded("rows")
  const rows = range(200).map(() => range(4).map(() => below(random, 10)))
  const weights = [2, -1, 0.5, 3]
  const filled = () => {
    const sums = new Regression(4)
    for (const row of rows)
      sums.add(
        row,
        row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0),
      )
    return sums
  }

  it("finds the weights that made the figures", () => {
    for (const [i, weight] of filled().solve([0, 0, 0, 0], 0).entries()) expect(weight).toBeCloseTo(weights[i] ?? 0, 4)
  })

  it("stays near what was held before when it is pulled there", () => {
    const [first = 0] = filled().solve([0, 0, 0, 0], 100)
    expect(Math.abs(first)).toBeLessThan(0.1)
  })

  it("leaves the weight of what never occurred as it was", () => {
    const sums = new Regression(2)
    sums.add([1, 0], 5)
    const [seen = 0, never = 0] = sums.solve([0, 7], 0.01)
    expect(seen).toBeGreaterThan(4.9)
    expect(never).toBeCloseTo(7)
  })
})

describe("the way uphill", () => {
  const gains = [3, -2, 0, 0, 1]
  const climb = (games: number, luck: number) => {
    const random = seeded("slope")
    const slope = new Slope(gains.length)
    for (const game of range(games)) {
      const off = range(3).map(() => gains.map(() => 2 * below(random, 2) - 1))
      // What befalls a whole table tells nothing about its seats.
      const table = 50 * (game % 2)
      const totals = off.map(
        steps => table + luck * below(random, 10) + steps.reduce((sum, step, i) => sum + step * (gains[i] ?? 0), 0),
      )
      slope.add(off, totals)
    }
    return slope.step(2)
  }

  it("goes where seats came out ahead, by a step of the length asked for", () => {
    const steps = climb(300, 1)
    expect(Math.hypot(...steps)).toBeCloseTo(2)
    const [first = 0, second = 0, third = 1, fourth = 1, fifth = 0] = steps
    expect(first / second).toBeCloseTo(-1.5, 0)
    expect(fifth).toBeGreaterThan(0.2)
    expect(fifth).toBeLessThan(-second)
    expect(Math.abs(third) + Math.abs(fourth)).toBeLessThan(0.1)
  })

  it("stays where it is before anything was seen", () => {
    expect(new Slope(2).step(2)).toEqual([0, 0])
  })
})

describe("how sure one can be", () => {
  it("the interval of a share holds it, and is the narrower the more games there were", () => {
    const [low, high] = wilson(60, 100)
    expect(low).toBeCloseTo(0.502, 2)
    expect(high).toBeCloseTo(0.691, 2)
    const [nearer] = wilson(600, 1000)
    expect(nearer).toBeGreaterThan(low)
    expect(wilson(0, 0)).toEqual([0, 1])
    expect(wilson(0, 20)[0]).toBe(0)
    expect(wilson(20, 20)[1]).toBeCloseTo(1, 9)
  })

  it("a mean tells its standard error", () => {
    const mean = new Mean()
    for (const x of [1, 2, 3, 4, 5]) mean.add(x)
    expect(mean.mean).toBe(3)
    expect(mean.error).toBeCloseTo(Math.SQRT1_2, 3)
    expect(mean.clearly).toBeCloseTo(4.243, 2)
  })
})

describe("a match", () => {
  it("is the same for the same seed, and tells points, places and thinking time of each seat", async () => {
    const match = {
      game: "gold-west",
      options: {},
      seed: "match 1",
      contenders: [{ bot: "greedy" }, { bot: "random" }],
    }
    const [one, other] = [await play(match), await play(match)]
    expect(one.totals).toEqual(other.totals)
    expect([...one.places].sort()).toEqual([1, 2])
    expect(one.decisions.every(count => count > 20)).toBe(true)
    expect(one.seen).toEqual([])
  })
})
