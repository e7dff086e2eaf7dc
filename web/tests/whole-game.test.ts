import { describe, expect, it } from "vitest"
import { useSite } from "./harness.ts"
import { answer, type Hand, playOut, stillTable, untilAsked } from "./player.ts"

const site = useSite()

async function guestGame(hand: Hand) {
  const page = await site.newPage({ phone: hand === "touch" })
  await stillTable(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Play the bots" }).first().click()
  await page.waitForURL(/\/local\//)
  const answers = await playOut(page, hand)
  return { page, answers }
}

describe("a guest plays a whole game of Gold West against bots", () => {
  it.each(["mouse", "keys", "touch"] as const)("by %s only", async hand => {
    const { page, answers } = await guestGame(hand)
    expect(answers).toBeGreaterThan(40)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
    // What was played is kept on the device.
    await page.goto("/")
    await page.getByText("Gold West").first().waitFor()
  })
})

describe("in the middle of a game", () => {
  it("goes on where it was after a reload", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await page.goto("/")
    await page.getByRole("button", { name: "Play the bots" }).first().click()
    for (let i = 0; i < 6; i++) await answer(page, "mouse", i)
    await untilAsked(page)
    const before = await page.locator("#prompt").textContent()
    const ledger = await page.locator(".rail").textContent()
    await page.reload()
    await untilAsked(page)
    expect(await page.locator("#prompt").textContent()).toBe(before)
    expect((await page.locator(".rail").textContent())?.slice(0, 40)).toBe(ledger?.slice(0, 40))
  })

  it("speaks another language at once", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await page.goto("/")
    await page.getByRole("button", { name: "Play the bots" }).first().click()
    for (let i = 0; i < 4; i++) await answer(page, "mouse", i)
    await untilAsked(page)
    const english = await page.locator("main").textContent()
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("dialog").getByRole("radio", { name: "Français" }).check()
    await page.locator("html[lang=fr]").waitFor()
    await page.keyboard.press("Escape")
    const main = page.locator("main")
    // The game's own sentences come in a file of their own, a moment after the site's.
    await expect.poll(() => main.textContent()).not.toMatch(/\b(section|the|your|Ledger|Rules)\b/)
    expect(await main.textContent()).not.toBe(english)
    expect(await answer(page, "mouse", 1)).toBe(true)
  })

  it("says why not, and opens the right rule", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await page.goto("/")
    await page.getByRole("button", { name: "Play the bots" }).first().click()
    await untilAsked(page)
    const blocked = page.locator(".chips .chip.blocked:has(u)").first()
    const rule = await blocked.locator("u").textContent()
    const why = (await blocked.getAttribute("title")) ?? "?"
    await blocked.click()
    const side = page.locator(".rail")
    await side.getByText(why).first().waitFor()
    expect(await page.getByRole("tab", { name: "Rules" }).getAttribute("aria-selected")).toBe("true")
    const open = side.locator(".wanted")
    expect(await open.first().textContent()).toContain(rule)
  })
})
