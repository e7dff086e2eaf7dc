import { describe, expect, it } from "vitest"
import { makeSprite, namedIcons } from "../build/sprite.ts"

describe("the sprite of icons", () => {
  it("holds every icon that the code names", () => {
    const names = namedIcons()
    const sprite = makeSprite(names)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(sprite).toContain(`<symbol id="${name.replace(":", "-")}"`)
  })

  it("names an icon that there is not", () => {
    expect(() => makeSprite(["g:no-such-icon"])).toThrow("there is no icon g:no-such-icon")
  })
})
