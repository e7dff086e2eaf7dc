// Nothing an audit finds, on every page, in both themes and languages; everything at the table by keyboard and by name.
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { axe, looks, useSite } from "./harness.ts"
import { openLocal } from "./tables.ts"

const site = useSite()

const pages: { readonly [name: string]: (page: Page) => Promise<void> } = {
  home: async page => {
    await page.goto("/")
    await page.getByRole("heading", { level: 1 }).waitFor()
  },
  "new table": async page => {
    await page.goto("/new/gold-west")
    await page.getByRole("dialog").waitFor()
  },
  table: async page => {
    await openLocal(page, { turns: 9 })
    await page.locator(".bar.mine .chip").first().waitFor()
  },
  replay: async page => {
    await openLocal(page, { turns: 9 })
    await page.goto(page.url().replace("/local/", "/replay/local/"))
    await page.getByRole("slider").first().waitFor()
  },
  rules: async page => {
    await page.goto("/rules/gold-west/GW-10.4")
    await page.locator(".wanted").waitFor()
  },
  "score sheet": async page => {
    await openLocal(page, { turns: Number.POSITIVE_INFINITY })
    await page.locator(".score-sheet").first().waitFor()
  },
  settings: async page => {
    await page.goto("/settings")
    await page.getByRole("heading", { level: 1 }).waitFor()
  },
}

/** Texts that were never written show their key. */
const RAW_KEY =
  /\b(?:home|new|room|settings|account|credits|table|bar|seat|side|ledger|rules|chat|notes|replay|graph|score|check|menu|banner|text|command|figure|zone|short|chip|choice|event|ask|why)\.[a-z][\w.]*/

describe.each(Object.keys(pages))("%s", name => {
  it.each(looks)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    await pages[name]?.(page)
    await page.waitForTimeout(300)
    expect(await axe(page)).toEqual([])
    expect(await everyText(page)).not.toMatch(RAW_KEY)
    // No page scrolls sideways, and no text outside the boards is too small to read.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await smallText(page)).toEqual([])
  })
})

/** What is shown, and what is told to those who do not see it. */
function everyText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll("[aria-label], [title]")].map(
      one => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("title") ?? ""}`,
    )
    return `${document.body.textContent} ${told.join(" ")}`
  })
}

/** Texts below 12 pixels that are not part of a drawing. */
function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest("svg, .hidden-text, .stage, .tray, .replay-board"))
        continue
      if (parent.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(parent).fontSize) < 11.9)
        found.push(`${parent.className}: ${node.textContent.trim().slice(0, 40)}`)
    }
    return found
  })
}

describe("the table by keyboard", () => {
  it("reaches everything that can be touched, and everything has a name", async () => {
    const page = await site.newPage({ reduced: true })
    await pages.table?.(page)
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, a, input, select, textarea, [role=button], [role=tab]")]
        .filter(one => one.getClientRects().length > 0)
        .filter(
          one =>
            !(one.getAttribute("aria-label") ?? "") &&
            !one.textContent?.trim() &&
            !one.title &&
            !(one as HTMLInputElement).labels?.length,
        )
        .map(one => one.outerHTML.slice(0, 120)),
    )
    expect(nameless).toEqual([])
    // Tab goes through all of it; lit places are reached by the arrows from the board.
    const wanted = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], input, [tabindex='0']")].filter(
          one => one.getClientRects().length > 0 && one.tabIndex >= 0,
        ).length,
    )
    const reached = new Set<string>()
    for (let i = 0; i < wanted + 20; i++) {
      await page.keyboard.press("Tab")
      reached.add(
        await page.evaluate(() => {
          const all = [...document.querySelectorAll("*")]
          return String(all.indexOf(document.activeElement as Element))
        }),
      )
    }
    expect(reached.size).toBeGreaterThanOrEqual(wanted)
  })

  it("has touch targets of 44 pixels on a phone", async () => {
    const page = await site.newPage({ phone: true, reduced: true })
    await pages.table?.(page)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button, a.btn, .zones button, .chip")]
        .filter(one => one.getClientRects().length > 0 && !one.closest(".stage svg"))
        .flatMap(one => {
          const { width, height } = one.getBoundingClientRect()
          return height < 43.5 || width < 43.5
            ? [`${one.className} ${width}×${height} ${one.textContent?.slice(0, 20)}`]
            : []
        }),
    )
    expect(small).toEqual([])
  })
})
