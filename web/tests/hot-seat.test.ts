// Two people at one device with no network at all.
import { describe, expect, it } from "vitest"
import { useSite } from "./harness.ts"
import { playOut, stillTable } from "./player.ts"

const site = useSite()

describe("a game on the device", () => {
  it("is made and played to its end by two people with the network cut", async () => {
    const page = await site.newPage({ offline: true, forgives: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/ })
    await stillTable(page)
    await page.goto("/", { waitUntil: "networkidle" })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.waitForFunction(async () => (await caches.keys()).length > 0)
    await page.waitForTimeout(500)
    await page.context().setOffline(true)
    await page.goto("/new/gold-west")
    await page.getByRole("combobox", { name: "Who sits on seat 2" }).waitFor()
    while ((await page.getByRole("button", { name: /Remove seat/ }).count()) > 1)
      await page
        .getByRole("button", { name: /Remove seat/ })
        .last()
        .click()
    await page.getByRole("combobox", { name: "Who sits on seat 2" }).selectOption({ label: "At this device" })
    await page.getByRole("button", { name: "Play here" }).click()
    await page.waitForURL(/\/local\//)
    const answers = await playOut(page, "mouse")
    expect(answers).toBeGreaterThan(80)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
    // It is there after the browser was closed and opened, still without a network.
    await page.goto("/")
    await page.getByText("Gold West").first().waitFor()
  })
})
