import { describe, expect, it } from "vitest"
import { axe, scriptWeight, scriptWeights, useSite } from "./harness.ts"
import { openLocal } from "./tables.ts"

/** Bytes after gzip for home and a table together. */
const SCRIPT_LIMIT = 60 * 1024

describe("the site", () => {
  const site = useSite()

  it("opens with nothing wrong, and asks nobody else for anything", async () => {
    for (const look of [{}, { phone: true, dark: true, language: "fr" }] as const) {
      const page = await site.newPage(look)
      await page.goto("/")
      await page.getByRole("heading", { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("language" in look ? "fr" : "en")
      expect(await axe(page)).toEqual([])
    }
  })

  it("is light: home and then a table", async () => {
    const page = await site.newPage()
    await page.goto("/", { waitUntil: "networkidle" })
    await openLocal(page)
    await page.locator("#question").waitFor()
    await page.waitForLoadState("networkidle")
    const scripts = await scriptWeights(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(await scriptWeight(page), JSON.stringify(scripts, null, 1)).toBeLessThan(SCRIPT_LIMIT)
  })
})
