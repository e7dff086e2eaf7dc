import { describe, expect, it } from "vitest"
import { useSite } from "./harness.ts"
import { gameAt, openLocal, putOnDevice } from "./tables.ts"

const site = useSite()

describe("a replay", () => {
  it("is stepped through to the end, and each position has a link of its own", async () => {
    const page = await site.newPage()
    await page.goto("/")
    const kept = await gameAt({ turns: 12, seats: 2 })
    await putOnDevice(page, kept)
    await page.goto(`/replay/local/${kept.id}/0`)
    const slider = page.getByRole("slider").first()
    await slider.waitFor()
    const last = Number(await slider.getAttribute("max"))
    expect(last).toBe(kept.lines.filter(line => line.kind === "choice").length)
    for (let at = 1; at <= last; at++) {
      await page.keyboard.press("ArrowRight")
      await page.waitForURL(new RegExp(`/${at}(\\?|$)`))
    }
    const told = await page.locator("main").textContent()

    const half = await page.context().newPage()
    await half.goto(`/replay/local/${kept.id}/${last}`)
    await half.getByRole("slider").first().waitFor()
    await half.waitForFunction(text => document.querySelector("main")?.textContent === text, told)
    await half.goto(`/replay/local/${kept.id}/3`)
    await half.getByRole("slider").first().waitFor()
    expect(await half.getByRole("slider").first().inputValue()).toBe("3")
    await half.close()
  })

  it("of a finished game checks the record and shows the score as it stood", async () => {
    const page = await site.newPage()
    await openLocal(page, { turns: Number.POSITIVE_INFINITY, seats: 2 })
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
    await page.goto(page.url().replace("/local/", "/replay/local/"))
    await page
      .getByText(/checked/i)
      .first()
      .waitFor()
    await page.getByRole("img", { name: /score/i }).first().waitFor()
  })

  it("is read from a record that somebody sends, and a broken one is refused with the reason", async () => {
    const page = await site.newPage()
    const kept = await gameAt({ turns: Number.POSITIVE_INFINITY, seats: 2 })
    await page.goto("/")
    await putOnDevice(page, kept)
    await page.goto(`/replay/local/${kept.id}`)
    await page.getByRole("slider").first().waitFor()
    const waiting = page.waitForEvent("download")
    await page
      .getByRole("button", { name: /record/i })
      .first()
      .click()
    const file = await (await waiting).path()
    await page.goto("/replay")
    await page.locator("input[type=file]").setInputFiles(file)
    await page.getByRole("slider").first().waitFor()
    await page.goto("/replay")
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("nonsense") })
    await page.getByRole("alert").first().waitFor()
  })
})
