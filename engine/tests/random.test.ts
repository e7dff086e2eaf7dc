import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { add, below, range, seeded, shuffle, sum } from "../index.ts"
import { next } from "../random.ts"

const seed = fc.string({ maxLength: 20 })
const size = fc.integer({ min: 1, max: 2 ** 20 })

/** How far counts are from all being equal; about `counts.length` where they come from fair draws. */
function chiSquare(counts: readonly number[]): number {
  const expected = sum(counts) / counts.length
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
}

/** What fair draws exceed about once in ten thousand times. The seeds are fixed, so nothing here can flake. */
function tooUneven(kinds: number): number {
  const free = kinds - 1
  return free * (1 - 2 / (9 * free) + 3.72 * Math.sqrt(2 / (9 * free))) ** 3
}

describe("chance", () => {
  it("gives whole numbers from 0 to n − 1", () => {
    fc.assert(
      fc.property(seed, size, (text, n) => {
        const random = seeded(text)
        for (const _ of range(20)) {
          const drawn = below(random, n)
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
        }
      }),
    )
  })

  it("uses none where there is nothing to choose from", () => {
    const random = seeded("none")
    expect([below(random, 1), below(random, 0)]).toEqual([0, 0])
    expect(random).toEqual(seeded("none"))
  })

  it.each([2, 3, 5, 6, 7, 52, 100])("makes each of %i numbers equally likely", n => {
    for (const text of ["fair", "square", "even"]) {
      const random = seeded(text)
      const counts = range(n).map(() => 0)
      for (const _ of range(20_000)) add(counts, below(random, n), 1)
      expect(chiSquare(counts)).toBeLessThan(tooUneven(n))
    }
  })

  it("gives the same numbers for the same seed and others for another", () => {
    fc.assert(
      fc.property(seed, seed, (one, other) => {
        const draws = (text: string) => {
          const random = seeded(text)
          return range(4).map(() => next(random))
        }
        expect(draws(one)).toEqual(draws(one))
        if (one !== other) expect(draws(one)).not.toEqual(draws(other))
      }),
    )
  })

  it("keeps its state in four whole numbers that survive JSON", () => {
    const random = seeded("json")
    const copy: number[] = JSON.parse(JSON.stringify(random))
    expect(random).toHaveLength(4)
    expect(range(50).map(() => next(copy))).toEqual(range(50).map(() => next(random)))
  })

  // Stored games stay replayable only as long as these never change.
  it("gives these first numbers for ever", () => {
    const random = seeded("railhead")
    expect(random).toMatchInlineSnapshot(`
      [
        268697955,
        1157520449,
        1672609163,
        354123879,
      ]
    `)
    expect(range(5).map(() => next(random))).toMatchInlineSnapshot(`
      [
        1780342283,
        3677982138,
        2381955098,
        2502398063,
        2146767691,
      ]
    `)
    expect([6, 10, 52, 1000, 2 ** 20].map(n => below(random, n))).toMatchInlineSnapshot(`
      [
        5,
        8,
        40,
        807,
        815346,
      ]
    `)
    expect(shuffle(random, range(12))).toMatchInlineSnapshot(`
      [
        5,
        4,
        11,
        7,
        6,
        2,
        8,
        3,
        9,
        10,
        1,
        0,
      ]
    `)
  })
})

describe("shuffle", () => {
  it("keeps every item, in place", () => {
    fc.assert(
      fc.property(seed, fc.array(fc.integer(), { maxLength: 40 }), (text, list) => {
        const shuffled = [...list]
        expect(shuffle(seeded(text), shuffled)).toBe(shuffled)
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
      }),
    )
  })

  it("makes each order equally likely", () => {
    for (const text of ["orders", "rows"]) {
      const random = seeded(text)
      const counts = new Map<string, number>()
      for (const _ of range(12_000)) {
        const order = shuffle(random, range(4)).join("")
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
      expect(counts.size).toBe(24)
      expect(chiSquare([...counts.values()])).toBeLessThan(tooUneven(24))
    }
  })
})
