// A finished game judged by a bot in the browser, and played on from the middle.
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { axe, useSite } from "./harness.ts"
import { answer, stillTable, untilAsked } from "./player.ts"

const site = useSite()
const record = join(import.meta.dirname, "..", "..", "games", "gold-west", "tests", "golden", "2-seats.record")

/** The replay of a record that somebody brings as a file. */
async function openRecord(page: Page): Promise<void> {
  await page.goto("/replay")
  await page.locator("input[type=file]").setInputFiles(record)
  await page.getByRole("slider").first().waitFor()
}

const pageOf = (page: Page) => Number(/\/(\d+)(?:\?|$)/.exec(page.url())?.[1])

describe("the analysis of a finished game", () => {
  it("draws the chances, finds the turning points, and leads to them", async () => {
    const page = await site.newPage()
    await openRecord(page)
    await page.getByRole("button", { name: "Analyse the game" }).click()
    await page.getByText(/Scout has weighed \d+ decisions/).waitFor()

    const graph = page.getByRole("img", {
      name: /^Chance to win after turn 0: Player 1 (49|50|51)%, Player 2 (49|50|51)%/,
    })
    await graph.waitFor()
    const points = page.getByRole("region", { name: "Turning points" }).getByRole("button")
    expect(await points.count()).toBe(5)
    const losses = await points.locator(".tag").allTextContents()
    const figures = losses.map(loss => Number.parseFloat(loss.replace("−", "")))
    expect(figures).toEqual([...figures].sort((a, b) => b - a))

    await points.first().click()
    const decision = page.getByRole("region", { name: "This decision" })
    await decision.getByText(`${losses[0]} VP against the best`).waitFor()
    expect(await decision.locator(".played").count()).toBe(1)
    const there = pageOf(page)
    expect(there).toBeGreaterThan(0)

    // The end of the game is at the right edge of the graph, where it is known who won.
    const drawing = page.getByRole("img", { name: /^Chance to win/ })
    const lines = await drawing.locator("path[d^=M34]").last().boundingBox()
    if (!lines) throw new Error("no lines are drawn")
    await page.mouse.click(lines.x + lines.width - 1, lines.y + lines.height / 2)
    await page.getByRole("img", { name: /Player 1 100%, Player 2 0%|Player 1 0%, Player 2 100%/ }).waitFor()
    expect(pageOf(page)).toBeGreaterThan(there)

    await page.getByRole("button", { name: "Show as table" }).last().click()
    await page.getByRole("region", { name: "Chance to win" }).getByRole("cell", { name: "100%" }).first().waitFor()
    expect(await axe(page)).toEqual([])
  })

  it("is begun and stopped by a key, and one decision is thought about harder", async () => {
    const page = await site.newPage({ phone: true, dark: true })
    await openRecord(page)
    await page.keyboard.press("a")
    await page.locator(".decision, .turning-points button").first().waitFor()
    await page.keyboard.press("a")
    const goOn = page.getByRole("button", { name: "Go on analysing" })
    // A quick machine may be done before it is stopped.
    await goOn.or(page.getByText(/Scout has weighed/)).waitFor()
    if (await goOn.isVisible()) await page.keyboard.press("a")
    await page.getByText(/Scout has weighed/).waitFor()
    await page.getByRole("region", { name: "Turning points" }).getByRole("button").first().click()
    const decision = page.getByRole("region", { name: "This decision" })
    await decision.getByRole("button", { name: "Think harder" }).click()
    await decision.getByText(/How much Marshal prefers/).waitFor()
    // To where nothing lies half under the timeline.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await axe(page)).toEqual([])
  })
})

describe("playing on from a position", () => {
  it("keeps what was played before it, with a bot at the other seat", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await openRecord(page)
    for (let moves = 0; moves < 30; moves++) await page.keyboard.press("ArrowRight")
    await page.waitForURL(/\/30(\?|$)/)
    await page.keyboard.press("p")
    const dialog = page.getByRole("dialog", { name: "Play on from here" })
    await dialog.getByRole("combobox", { name: "Who plays for Player 2" }).selectOption({ label: "Bot: Greenhorn" })
    expect(await axe(page)).toEqual([])
    await dialog.getByRole("button", { name: "Before this move" }).click()
    await dialog.getByRole("button", { name: "Play", exact: true }).click()
    await page.waitForURL(/\/local\//)
    await untilAsked(page)
    await page.getByText("Greenhorn").first().waitFor()
    expect(await answer(page, "mouse", 0)).toBe(true)

    await page.goto(page.url().replace("/local/", "/replay/local/"))
    const slider = page.getByRole("slider").first()
    await slider.waitFor()
    expect(Number(await slider.getAttribute("max"))).toBeGreaterThanOrEqual(29)
    // As long as it runs, nobody looks into it.
    expect(await page.getByRole("button", { name: "Analyse the game" }).count()).toBe(0)
    expect(await page.getByRole("button", { name: "Play on from here" }).count()).toBe(0)
  })
})
