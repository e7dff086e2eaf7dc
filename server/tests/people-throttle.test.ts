import { describe, expect, it } from "vitest"
import { Throttle } from "../people/throttle.ts"

describe("throttle", () => {
  const setup = (keys = 100) => {
    const clock = { now: 0 }
    return { clock, throttle: new Throttle({ keys, now: () => clock.now }) }
  }

  it("lets 10 through, then one every 6 seconds", () => {
    const { clock, throttle } = setup()
    for (let i = 0; i < 10; i++) throttle.take("a")
    expect(() => throttle.take("a")).toThrow(expect.objectContaining({ status: 429, code: "too-many", retryAfter: 6 }))
    throttle.take("b")
    clock.now += 5_999
    expect(() => throttle.take("a")).toThrow("Try again in 1 s")
    clock.now += 1
    throttle.take("a")
    expect(() => throttle.take("a")).toThrow()
    clock.now += 3_600_000
    for (let i = 0; i < 10; i++) throttle.take("a")
    expect(() => throttle.take("a")).toThrow()
  })

  it("does not mind a clock that is set back", () => {
    const { clock, throttle } = setup()
    throttle.take("a")
    clock.now = -1_000_000
    for (let i = 0; i < 9; i++) throttle.take("a")
    expect(() => throttle.take("a")).toThrow()
  })

  it("remembers no more keys than it may, and forgets the one unused longest", () => {
    const { throttle } = setup(3)
    for (let i = 0; i < 10; i++) throttle.take("flood")
    for (let i = 0; i < 1000; i++) {
      throttle.take(`key ${i}`)
      expect(() => throttle.take("flood")).toThrow()
    }
    expect(throttle.size).toBe(3)
  })
})
