// Great Western Trail: Argentina in a real browser: whole games, also against Pedro, farmers and tokens, everybody's eyes.
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { leave, seat } from "../../server/tests/seating.ts"
import { axe, scriptWeights, useSite } from "./harness.ts"
import { confirm, playOut, point, stillTable, untilAsked } from "./player.ts"
import { comeAs, openLocal } from "./tables.ts"

const site = useSite()
const game = "great-western-trail-argentina"

describe("a guest plays a whole game against Pedro", () => {
  it.each(["mouse", "touch"] as const)("by %s only", async hand => {
    const page = await site.newPage({ phone: hand === "touch" })
    await stillTable(page)
    await openLocal(page, { game, seats: 1 })
    expect(await playOut(page, hand)).toBeGreaterThan(60)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
  })
})

/** The first turn of a game that you begin. */
async function firstTurn(): Promise<Page> {
  const page = await site.newPage()
  await stillTable(page)
  await openLocal(page, { game, seats: 2, options: { startPlayer: "1" } })
  await untilAsked(page)
  return page
}

const prompt = (page: Page) => page.locator("#prompt").textContent()

describe("at the table of Argentina", () => {
  it("farmers are touched on the trail, cattle in the hand, and their strength is told", async () => {
    const page = await firstTurn()
    for (const place of ["site:site-F", "row:site-F:F.2"]) {
      await point(page, { place })
      await confirm(page)
    }
    const farmer = await page.locator(".place.legal[data-place^='site:']").first().getAttribute("data-place")
    await point(page, { place: farmer ?? "" })
    await confirm(page)
    expect(await page.locator(`[data-place="${farmer}"] .tick`).count()).toBe(1)
    if ((await prompt(page))?.startsWith("Help")) {
      await point(page, { chip: "Help these" })
      await confirm(page)
    }
    expect(await prompt(page)).toBe("Show cattle for strength")
    await page.getByText(/^strength 0 of \d$/).waitFor()
    while ((await prompt(page)) === "Show cattle for strength") {
      await page.locator(".trail-held-card.legal").first().click()
      await confirm(page)
    }
    // The tile has left the trail and lies beside the board.
    expect(await page.locator(`[data-place="${farmer}"] .arg-farmer`).count()).toBe(0)
    await page.locator("[data-place^='farmer:']").waitFor()
  })

  it("an exchange token is used beside the question, which waits for it", async () => {
    const page = await firstTurn()
    const asked = await prompt(page)
    await page.getByRole("button", { name: "Exchange token" }).click()
    await point(page, { chip: "Exchange 2" })
    await confirm(page)
    for (const left of ["Discard 2 cards", "Discard a card"]) {
      await expect.poll(() => prompt(page)).toBe(left)
      await page.locator(".trail-held-card.legal").first().click()
      await confirm(page)
    }
    await expect.poll(() => prompt(page)).toBe(asked)
    expect(await page.getByRole("button", { name: "Exchange token" }).count()).toBe(0)
  })

  it("ARG-29.1 a token is used in another's turn, from the other browser", async () => {
    const seated = await seat(site.address, ["Ana", "Ben"], { game, options: { startPlayer: "1" } })
    leave(seated)
    const [ana, ben] = [await site.newPage(), await site.newPage()]
    for (const [i, page] of [ana, ben].entries()) {
      await stillTable(page)
      await page.goto(await comeAs(page, site.address, seated, i))
    }
    await untilAsked(ana)
    const asked = await prompt(ana)
    // It is not his turn, so nothing waits for him.
    expect(await ben.locator(".bar.mine").count()).toBe(0)
    await ben.getByRole("button", { name: "Exchange token" }).click()
    await ben.locator(".answers .chip", { hasText: "Exchange 1" }).click()
    await ben.locator(".bar .confirm:not(:disabled)").click()
    await expect.poll(() => prompt(ben)).toBe("Discard a card")
    await ben.locator(".trail-held-card.legal").first().click()
    await confirm(ben)
    await ana
      .getByText(/exchange token/i)
      .first()
      .waitFor()
    // Her turn was not disturbed, and she plays on.
    expect(await prompt(ana)).toBe(asked)
    await point(ana, { place: "site:site-F" })
    await confirm(ana)
    await expect.poll(() => prompt(ana)).not.toBe(asked)
    await expect.poll(() => ben.getByRole("button", { name: "Exchange token" }).count()).toBe(0)
  })

  it.each([
    { dark: false, language: "en", phone: false },
    { dark: true, language: "fr", phone: true },
  ] as const)("everything is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    await openLocal(page, { game, seats: look.phone ? 1 : 4, turns: 21 })
    await page.locator(".bar.mine .chip").first().waitFor()
    const parts = page.locator(look.phone ? "nav.zones button:not(:last-child)" : ".trail-switch button")
    for (let i = 0; i < (await parts.count()); i++) {
      await parts.nth(i).click()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("the board has at most 30 KB", async () => {
    const page = await site.newPage({ reduced: true })
    await openLocal(page, { game, seats: 2 })
    await page.locator(".arg-stage").waitFor()
    const boards = (await scriptWeights(page)).filter(({ file }) => /\/(board|trail)-/.test(file))
    expect(boards.length).toBeGreaterThan(0)
    expect(boards.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30 * 1024)
  })
})
