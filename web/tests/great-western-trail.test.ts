// Great Western Trail in a real browser: whole games, ways with their fees, everybody's eyes.
import type { State } from "@railhead/engine"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { sift, spell } from "../../games/great-western-trail/board/places.ts"
import type { GreatWesternTrail } from "../../games/great-western-trail/state.ts"
import { describeChoice } from "../../games/great-western-trail/text/describe.ts"
import { axe, looks, scriptWeights, useSite } from "./harness.ts"
import { confirm, playOut, point, stillTable, untilAsked } from "./player.ts"
import { gameAt, openLocal, putOnDevice } from "./tables.ts"

const site = useSite()
const game = "great-western-trail"

describe("a guest plays a whole game of Great Western Trail against a bot", () => {
  it.each(["mouse", "keys", "touch"] as const)("by %s only", async hand => {
    const page = await site.newPage({ phone: hand === "touch" })
    await stillTable(page)
    await openLocal(page, { game, seats: 2 })
    expect(await playOut(page, hand)).toBeGreaterThan(60)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
  })
})

interface Ways {
  readonly place: string
  /** The prices of the ways there, the cheapest first. */
  readonly prices: readonly number[]
}

/** A place to which two ways lead, the first of them free. */
function twoWays(state: State, choices: readonly string[]): Ways | null {
  const s = state as GreatWesternTrail
  const found = new Map<string, number[]>()
  for (const choice of sift(
    s,
    choices.flatMap(text => spell(text) ?? []),
    [],
  )) {
    if (choice.verb !== "move") continue
    const end = choice.args[0]?.id.split(" ").at(-1) ?? ""
    found.set(end, [...(found.get(end) ?? []), Number(describeChoice(s, choice).price)])
  }
  const [first] = [...found].filter(([, [cheap = 1, dear = 0]]) => cheap === 0 && dear > 0)
  return first ? { place: `site:${first[0]}`, prices: first[1] } : null
}

/** A table at which such a place can be reached. */
async function atAFork(page: Page): Promise<Ways> {
  let ways: Ways | null = null
  const kept = await gameAt({
    game,
    until: (state, { step, choices }) => {
      ways = step === "phaseA" ? twoWays(state, choices) : null
      return ways !== null
    },
  })
  await stillTable(page)
  await page.goto("/")
  await page.goto(await putOnDevice(page, kept))
  await untilAsked(page)
  if (ways === null) throw new Error("no game of bots has two ways to one place")
  return ways
}

const route = (page: Page) => page.locator(".trail-route .over").getAttribute("d")

describe("a ride", () => {
  it("GWT-6.3 is chosen by touching where it ends: the fee and the way stand there first, another way beside it", async () => {
    const page = await site.newPage({ reduced: true })
    const { place, prices } = await atAFork(page)
    const target = page.locator(`[data-place="${place}"]`)
    await target.locator(".tag-pill", { hasText: "free" }).waitFor()
    expect(await page.locator(".trail-route").count()).toBe(0)

    await point(page, { place })
    const cheap = await route(page)
    expect(await page.locator(".chips .chip:not(.blocked)").count()).toBe(prices.length)
    expect(await page.locator(".outlook .delta").count()).toBe(0)

    await page.locator(".chips .chip[aria-pressed=false]:not(.blocked)").first().click()
    await target.locator(".tag-pill.costs", { hasText: `−$${prices[1]}` }).waitFor()
    expect(await route(page)).not.toBe(cheap)
    await page.locator(".outlook .delta.neg").first().waitFor()

    await confirm(page)
    await page
      .locator(".rail")
      .getByText(/^Rides to/)
      .last()
      .waitFor()
    expect(await page.locator(".trail-route").count()).toBe(0)
  })

  it("GWT-6.1 is refused with its reason where it is too far", async () => {
    const page = await site.newPage({ reduced: true })
    // Few places ahead, and Kansas City is not among them: something lies behind the last.
    await openLocal(page, {
      game,
      seats: 2,
      until: (_, { step, choices }) =>
        step === "phaseA" && choices.length < 8 && choices.every(way => /^move (?!.*\bkc$)/.test(way)),
    })
    await untilAsked(page)
    const far = page.locator(".chips .chip.blocked:has(u)").first()
    expect(await far.locator("u").textContent()).toBe("GWT-6.1")
    await far.click()
    await page
      .locator(".rail")
      .getByText(/rides at most \d locations/)
      .first()
      .waitFor()
  })
})

describe("the table", () => {
  it.each(looks)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    await openLocal(page, { game, seats: 4, turns: 30 })
    await page.locator(".bar.mine .chip").first().waitFor()
    const zones = page.locator("nav.zones button")
    for (let zone = 0; zone < (look.phone ? 4 : 1); zone++) {
      if (look.phone) await zones.nth(zone).click()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("has a board of at most 30 KB", async () => {
    const page = await site.newPage({ reduced: true })
    await openLocal(page, { game, seats: 2 })
    await page.locator(".gwt-stage").waitFor()
    const boards = (await scriptWeights(page)).filter(({ file }) => /\/(board|trail)-/.test(file))
    expect(boards.length).toBeGreaterThan(0)
    expect(boards.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30 * 1024)
  })
})
