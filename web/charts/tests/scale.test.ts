import { describe, expect, it } from "vitest"
import { linePath, shorten, signed, spread, ticks } from "../scale.ts"

describe("ticks", () => {
  it("are round and reach over all values", () => {
    expect(ticks(0, 104, 4)).toEqual([0, 50, 100, 150])
    expect(ticks(0, 97, 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(ticks(-3, 20, 5)).toEqual([-5, 0, 5, 10, 15, 20])
    expect(ticks(0, 3, 10)).toEqual([0, 1, 2, 3])
  })

  it("are whole numbers, also where nothing has happened yet", () => {
    expect(ticks(0, 0, 5)).toEqual([0, 1])
    for (const most of [1, 2, 7, 13, 26, 180, 999])
      for (const tick of ticks(0, most, 4)) expect(Number.isInteger(tick)).toBe(true)
  })
})

describe("labels", () => {
  it("are moved apart, in their order", () => {
    expect(spread([50, 52, 10], 17, 0, 200)).toEqual([50, 67, 10])
  })

  it("stay between top and bottom", () => {
    expect(spread([100, 100, 100], 17, 0, 100)).toEqual([66, 83, 100])
    expect(spread([-5, 0], 17, 0, 100)).toEqual([0, 17])
  })

  it("of names are cut where there is no room", () => {
    expect(shorten("Ana", 5)).toBe("Ana")
    expect(shorten("Bartholomew", 5)).toBe("Bart…")
  })
})

describe("drawing", () => {
  it("goes from point to point", () => {
    expect(
      linePath([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe("M0.0 1.0L2.3 3.0")
  })

  it("writes a true minus", () => {
    expect([signed(-3), signed(0), signed(12)]).toEqual(["−3", "0", "12"])
  })
})
