// Two people at a table on the server, and somebody who watches; the server is killed and comes back.
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { useSiteProcess } from "./harness.ts"
import { answer, stillTable, untilAsked } from "./player.ts"

const site = useSiteProcess()

/** A server that is killed is no fault of the page. */
const forgives = /ERR_CONNECTION|WebSocket connection|Failed to fetch|net::ERR/

/** Says a name at the door of a table. */
async function comeIn(page: Page, path: string, name: string): Promise<void> {
  await stillTable(page)
  await page.goto(path)
  await page.getByRole("textbox").first().fill(name)
  await page
    .getByRole("button", { name: /come in|enter/i })
    .first()
    .click()
}

async function tableForTwo(): Promise<{ ana: Page; ben: Page; path: string }> {
  const ana = await site.newPage({ forgives })
  await stillTable(ana)
  await ana.goto("/new/gold-west")
  await ana.getByRole("combobox", { name: "Who sits on seat 2" }).waitFor()
  while ((await ana.getByRole("button", { name: /Remove seat/ }).count()) > 1)
    await ana
      .getByRole("button", { name: /Remove seat/ })
      .last()
      .click()
  await ana.getByRole("combobox", { name: "Who sits on seat 2" }).selectOption({ label: "By link" })
  await ana.getByRole("button", { name: "Open the table" }).click()
  await ana.waitForURL(/\/t\//)
  const path = new URL(ana.url()).pathname + new URL(ana.url()).search
  const ben = await site.newPage({ forgives })
  await comeIn(ben, path, "Ben")
  await ben
    .getByRole("button", { name: /Sit here/ })
    .first()
    .click()
  await ana.getByRole("button", { name: "Start", exact: true }).click()
  await Promise.all([ana, ben].map(page => page.locator("#question").waitFor()))
  return { ana, ben, path }
}

/** Whoever is asked answers; returns that page. */
async function whoeverIsAsked(pages: readonly Page[]): Promise<Page> {
  const asked = await Promise.any(
    pages.map(async page => {
      await page.locator(".bar.mine").waitFor()
      return page
    }),
  )
  return asked
}

async function ledger(page: Page): Promise<string> {
  return (await page.locator(".side-panel").allInnerTexts()).join("\n")
}

describe("two browsers at one table", () => {
  it("play, undo, talk, are watched, and go on after the server was killed", async () => {
    const { ana, ben, path } = await tableForTwo()
    const cleo = await site.newPage({ forgives })
    await comeIn(cleo, path, "Cleo")
    await cleo.getByText(/^Watching/).waitFor()
    await cleo.getByText(/The game begins/).waitFor()

    // Undo: a draft is nobody else's business, and goes back.
    const first = await whoeverIsAsked([ana, ben])
    const { ask } = await untilAsked(first)
    const before = await first.locator("#prompt").textContent()
    const seen = await ledger(cleo)
    await answer(first, "mouse", 0)
    await untilAsked(first, ask)
    await first.getByRole("button", { name: "Undo" }).click()
    await first.waitForFunction(text => document.querySelector("#prompt")?.textContent === text, before)
    expect(await ledger(cleo)).toBe(seen)

    // They play some turns; everybody sees the same table.
    for (let i = 0; i < 14; i++) await answer(await whoeverIsAsked([ana, ben]), "mouse", i * 3)

    // Chat reaches everybody.
    await ana.getByRole("tab", { name: /Chat/ }).click()
    await ana.locator(".side-panel").getByRole("textbox").fill("Good luck!")
    await ana.keyboard.press("Enter")
    for (const page of [ben, cleo]) {
      await page.getByRole("tab", { name: /Chat/ }).click()
      await page.getByText("Good luck!").waitFor()
      await page.getByRole("tab", { name: "Ledger" }).click()
    }
    await ana.getByRole("tab", { name: "Ledger" }).click()

    // The plug is pulled.
    const asked = await whoeverIsAsked([ana, ben])
    await untilAsked(asked)
    const prompt = await asked.locator("#prompt").textContent()
    await site.server.kill()
    await Promise.all([ana, ben, cleo].map(page => page.getByText(/Connection lost/).waitFor()))
    await site.server.restart()
    await Promise.all(
      [ana, ben, cleo].map(page => page.getByText(/Connection lost/).waitFor({ state: "detached", timeout: 30_000 })),
    )
    await untilAsked(asked)
    expect(await asked.locator("#prompt").textContent()).toBe(prompt)
    for (let i = 0; i < 6; i++) await answer(await whoeverIsAsked([ana, ben]), "mouse", i * 5)

    // After a reload of all three, what happened is told alike.
    await Promise.all([ana, ben, cleo].map(page => page.reload()))
    await Promise.all([ana, ben, cleo].map(page => page.locator(".side-panel").getByText(/Round/).first().waitFor()))
    const told = await Promise.all([ben, cleo].map(ledger))
    expect(told[0]?.length).toBeGreaterThan(200)
    const lines = (text = "") => text.split("\n").filter(line => line.startsWith("The token"))
    expect(lines(told[0])).toEqual(lines(told[1]))
  })
})
