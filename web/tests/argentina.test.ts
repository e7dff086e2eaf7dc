// Great Western Trail: Argentina in the browser: whole games by mouse and by touch, one against Pedro, and an audit.
import { describe, expect, it } from "vitest"
import { axe, useSite } from "./harness.ts"
import { playOut, stillTable } from "./player.ts"
import { openLocal } from "./tables.ts"

const site = useSite()
const game = "great-western-trail-argentina"

describe("a guest plays a whole game of Argentina", () => {
  it.each([
    { against: "a bot", hand: "mouse", seats: 2 },
    { against: "Pedro", hand: "touch", seats: 1 },
  ] as const)("against $against by $hand only", async ({ hand, seats }) => {
    const page = await site.newPage({ phone: hand === "touch" })
    await stillTable(page)
    await openLocal(page, { game, seats })
    expect(await playOut(page, hand)).toBeGreaterThan(60)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
  })
})

describe("the table of Argentina", () => {
  it.each([
    { dark: false, language: "en", phone: false },
    { dark: true, language: "fr", phone: true },
  ] as const)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    await openLocal(page, { game, seats: 4, turns: 21 })
    await page.locator(".bar.mine .chip").first().waitFor()
    const switches = page.locator(look.phone ? ".zones button:not(:last-child)" : ".trail-switch button")
    for (let i = 0; i < (await switches.count()); i++) {
      await switches.nth(i).click()
      expect(await axe(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
