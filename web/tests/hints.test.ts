import { expect, it } from "vitest"
import { useSite } from "./harness.ts"
import { stillTable, untilAsked } from "./player.ts"

const site = useSite()

it("a hint shows what a bot would choose, with bars, and one can choose it", async () => {
  const page = await site.newPage()
  await stillTable(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Play the bots" }).first().click()
  await untilAsked(page)
  await page.getByRole("button", { name: "What would a bot do?" }).click()
  const hints = page.getByRole("region", { name: "What a bot would do" })
  const first = hints.getByRole("button").first()
  await first.waitFor()
  const shares = await hints.locator(".figure").allTextContents()
  expect(shares.length).toBeGreaterThan(1)
  const figures = shares.map(share => Number.parseInt(share, 10))
  expect(figures).toEqual([...figures].sort((a, b) => b - a))
  const label = await first.locator("span").first().textContent()
  await first.click()
  expect(await page.locator(".outlook .what").first().textContent()).toBe(label)
})
