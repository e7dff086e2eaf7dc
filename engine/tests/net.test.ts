import { describe, expect, it } from "vitest"
import { netOf } from "../net.ts"

describe("a net", () => {
  // Two units: one of both figures, one that begins at 1 and goes down with the second.
  const net = netOf({
    units: [
      [1, 0],
      [2, -1],
      [-3, 1],
    ],
    sum: [10, 100, 0.5],
  })

  it("adds up its units as far as they are above nought, and what it begins with", () => {
    expect(net([0, 0])).toBe(100 + 0.5)
    expect(net([1, 0])).toBe(100 + 0.5)
    expect(net([1, 2])).toBe(10 * (1 + 4 - 3) + 0.5)
    expect(net([4, 0.5])).toBe(10 * (4 + 1 - 3) + 100 * 0.5 + 0.5)
  })

  it("says the same each time, whatever it was asked before", () => {
    const first = net([3, 1])
    net([100, -100])
    expect(net([3, 1])).toBe(first)
  })
})
