import { below, type NetData, netOf, next, range, seeded } from "@railhead/engine"
import { describe, expect, it } from "vitest"
import teach from "../lab/lesson.ts"
import play from "../lab/match.ts"
import { Mean } from "../lab/mean.ts"
import { Regression } from "../lab/regression.ts"
import { Slope } from "../lab/slope.ts"
import { scaleOf, Teacher } from "../lab/teacher.ts"
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

describe("a teacher", () => {
  const random = seeded("examples")
  /** Two figures of different sizes; what comes of them is more than a sum can tell. */
  const examples = range(400).map(() => {
    const [a, b] = [below(random, 5), 100 * below(random, 5)]
    return { figures: [a, b, 0], came: a > 2 && b > 200 ? 10 : 0 }
  })
  const rows = Float32Array.from(examples.flatMap(({ figures }) => figures))
  const scale = scaleOf(3, [rows])
  const wrongBy = (data: NetData) => {
    const net = netOf(data)
    return Math.sqrt(examples.reduce((sum, { figures, came }) => sum + (net(figures) - came) ** 2, 0) / examples.length)
  }
  const lessons = (teacher: Teacher, passes: number) => {
    for (const _ of range(passes)) for (const [i, { came }] of examples.entries()) teacher.teach(rows, 3 * i, came)
    return teacher.net
  }

  it("brings figures to one size, and leaves out what never was anything", () => {
    const [first = 0, second = 0, third = 1] = scale
    expect(first / second).toBeGreaterThan(50)
    expect(third).toBe(0)
  })

  it("begins with a net that says nothing, and teaches it how figures go together", () => {
    const chance = seeded("teacher")
    const teacher = new Teacher(scale, 8, null, () => next(chance) / 2 ** 32)
    const untaught = teacher.net
    for (const { figures } of examples.slice(0, 10)) expect(netOf(untaught)(figures)).toBe(0)
    const taught = lessons(teacher, 3000)
    expect(wrongBy(untaught)).toBeGreaterThan(3)
    // The best sum of both figures is wrong by 2.7.
    expect(wrongBy(taught)).toBeLessThan(1.6)
    // Goes on from what was kept: nothing is lost that three digits can hold.
    const later = new Teacher(scale, 8, taught, () => 0)
    expect(wrongBy(later.net)).toBeCloseTo(wrongBy(taught), 1)
    expect(wrongBy(lessons(later, 100))).toBeLessThan(wrongBy(taught) + 0.2)
    // With more units, and with figures written behind those it knows, it says what it said.
    const grown = new Teacher([...scale, 1, 1], 12, taught, () => next(chance) / 2 ** 32)
    expect(grown.width).toBe(12)
    for (const { figures } of examples.slice(0, 10))
      expect(netOf(grown.net)([...figures, 5, 7])).toBeCloseTo(netOf(taught)(figures), 1)
  })
})

describe("a lesson", () => {
  it("is the same for the same seed, and tells of each position what came of it", async () => {
    const lesson = { game: "gold-west", options: {}, seats: 2, seed: "lesson 1", net: null }
    const [one, other] = [await teach(lesson), await teach(lesson)]
    expect(one.totals).toEqual(other.totals)
    expect(one.figures).toEqual(other.figures)
    expect(one.count).toBeGreaterThan(50)
    expect(one.said).toHaveLength(one.count)
    expect(one.whose).toHaveLength(one.count)
    expect(one.figures.length % one.count).toBe(0)
    expect(one.ends).toEqual(one.totals)
  })

  it("tells nothing of guests, who go by the sum, and always of somebody", async () => {
    const told = await Promise.all(
      range(8).map(async i => {
        const lesson = { game: "gold-west", options: {}, seats: 2, seed: `lesson ${i}`, net: null }
        return new Set((await teach(lesson)).whose).size
      }),
    )
    expect(new Set(told)).toEqual(new Set([1, 2]))
  })
})
