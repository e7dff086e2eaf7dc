// Great Western Trail with its expansions in a real browser: whole games, stores on the map, a hand of poker.
import type { State } from "@railhead/engine"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import type { GreatWesternTrail } from "../../games/great-western-trail/state.ts"
import type { Client } from "../../server/tests/client.ts"
import { asked, leave, seat } from "../../server/tests/seating.ts"
import { axe, looks, scriptWeights, useSite } from "./harness.ts"
import { confirm, playOut, point, stillTable, untilAsked } from "./player.ts"
import { comeAs, type LocalWish, openLocal } from "./tables.ts"

const site = useSite()
const game = "great-western-trail"
const options = { railsToTheNorth: true, atThePokerTable: true, sitePreparation: true }

describe("a guest plays with all expansions against a bot", () => {
  it("a whole game by touch only", async () => {
    const page = await site.newPage({ phone: true })
    await stillTable(page)
    await openLocal(page, { game, seats: 2, options })
    expect(await playOut(page, "touch")).toBeGreaterThan(40)
    const sheet = page.getByRole("dialog", { name: "Score" })
    await sheet
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
    await sheet.getByText("Poker bonus tokens").first().waitFor()
  })
})

/** A table at which you are asked this in the midst of your turn. */
function asking(step: string, more: (state: GreatWesternTrail) => boolean = () => true): LocalWish {
  return {
    game,
    options,
    seats: 3,
    within: true,
    until: (state: State, question) => question.step === step && more(state as GreatWesternTrail),
  }
}

describe("a store", () => {
  it("RTN-37 goes to a town that is touched on the map; its rails and the towns it would open are shown first", async () => {
    const page = await site.newPage({ reduced: true })
    await openLocal(page, asking("placeStore"))
    await untilAsked(page)
    const towns = page.locator('.place.legal[data-place^="downtown:"]')
    const place = (await towns.first().getAttribute("data-place")) ?? ""
    const target = page.locator(`[data-place="${place}"]`)
    const before = await target.locator(".piece").count()
    expect(await page.locator(".gwt-reach").count()).toBe(0)
    await point(page, { place })
    expect(await page.locator(".gwt-reach .over").getAttribute("d")).toMatch(/^M\d/)
    await confirm(page)
    await page.waitForFunction(
      ([id, pieces]) => document.querySelectorAll(`[data-place="${id}"] .piece`).length === Number(pieces) + 1,
      [place, String(before)],
    )
    await page
      .locator(".rail")
      .getByText(/^Places a store/)
      .last()
      .waitFor()
  })

  it("RTN-22 is refused with its reason where no rail leads", async () => {
    const page = await site.newPage({ reduced: true })
    await openLocal(page, asking("placeStore"))
    await untilAsked(page)
    await page.locator('.place.blocked[data-place="downtown:montreal"]').click()
    await page
      .getByText(/No rail leads there/)
      .first()
      .waitFor()
  })
})

describe("the table", () => {
  it.each(looks)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    await openLocal(page, { ...asking("placeStore"), seats: 4, turns: 30 })
    await page.locator(".bar.mine .chip").first().waitFor()
    const parts = page.locator(look.phone ? "nav.zones button:not(:last-child)" : ".trail-switch button")
    expect(await parts.count()).toBe(look.phone ? 5 : 4)
    for (let part = 0; part < (await parts.count()); part++) {
      await parts.nth(part).click()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("RTN-21 on a phone the towns that can be chosen are as large as a finger", async () => {
    const page = await site.newPage({ phone: true, reduced: true })
    await openLocal(page, asking("placeStore"))
    await untilAsked(page)
    const towns = page.locator('.place.legal[data-place^="downtown:"]')
    await page.waitForFunction(
      () => (document.querySelector('.place.legal[data-place^="downtown:"]')?.getBoundingClientRect().width ?? 0) >= 44,
    )
    for (const town of await towns.all()) {
      const box = await town.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

  it("fetches the pictures of expansions only where they are used", async () => {
    const added = async (wish: LocalWish) => {
      const page = await site.newPage({ reduced: true })
      await openLocal(page, { game, seats: 2, ...wish })
      await page.locator(".gwt-stage").waitFor()
      return (await scriptWeights(page)).filter(({ file }) => /\/expansions-/.test(file))
    }
    expect(await added({})).toEqual([])
    const [only, ...others] = await added({ options })
    expect(others).toEqual([])
    expect(only?.bytes).toBeLessThan(8 * 1024)
  })
})

/** What somebody who wants to play poker chooses: to hire at A, to ride to D and on to G, and nothing else. */
function wanted(choices: readonly string[]): string {
  const wishes = [/^place site-A$/, /^use A\.2$/, /^hire /, /^move .*\bsite-D$/, /^move .*\bsite-G$/, /^move /]
  const leaving = /^(end|pass|stop|lose|go-on)/
  const found = [...wishes, leaving].map(wish => choices.find(choice => wish.test(choice))).find(Boolean)
  return found ?? choices[0] ?? ""
}

/** Everybody plays on until somebody could do this. */
async function playUntil(clients: readonly Client[], action: string): Promise<Client> {
  for (;;) {
    const client = await asked(clients)
    const choices = client.own?.decision?.choices ?? []
    if (choices.includes(action)) return client
    const before = client.own
    await client.choose(wanted(choices))
    await client.until(() => client.own !== before)
  }
}

/** Told to all, and to one seat alone. */
interface Told {
  readonly table?: unknown
  readonly own?: { readonly state?: object } | null
}

/** What comes over the wire to a page. */
function overheard(page: Page): Told[] {
  const messages: Told[] = []
  page.on("websocket", socket =>
    socket.on("framereceived", ({ payload }) => messages.push(JSON.parse(payload.toString()))),
  )
  return messages
}

/** Everything inside a message, however deep. */
function within(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return []
  return [value, ...Object.values(value).flatMap(within)]
}

/** The seats whose hidden things one seat alone is told. */
function seatsTold(messages: readonly Told[]): Set<string> {
  const parts = messages.flatMap(({ own }) => Object.keys(own?.state ?? {}))
  return new Set(parts.filter(part => part.startsWith("players")))
}

/** The cards that a message names on their way to the poker table, or lying there. */
function cardsTold(messages: readonly unknown[]): number[] {
  return within(messages).flatMap(part => {
    if ("apart" in part && Array.isArray(part.apart)) return part.apart.filter(card => card >= 0)
    const going = "to" in part && "what" in part && within(part.to).some(to => "zone" in to && to.zone === "table")
    return going && Array.isArray(part.what) ? part.what : []
  })
}

/** Sits down at the table, if nobody does yet, and lays the first card of the hand. */
async function layCard(page: Page): Promise<void> {
  await untilAsked(page)
  await point(page, { place: "row:site-D:add-on-cards" })
  await confirm(page)
  await untilAsked(page)
  const worker = page.locator('.place.legal[data-place^="work:"]').first()
  if (await worker.count()) {
    await worker.click()
    await confirm(page)
    await untilAsked(page)
  }
  await page.locator('.place.legal[data-place^="hand:"]').first().click()
  await page.locator(".bar.mine .confirm:not(:disabled)").waitFor()
  await confirm(page)
}

const cardsOf = (page: Page, seated: number) => page.locator(`[data-place="poker:${seated}"] .gwt-poker-card`)
const backsOf = (page: Page, seated: number) => page.locator(`[data-place="poker:${seated}"] .gwt-card-back`)

describe("a hand of poker between two browsers", () => {
  it("POKER-10, POKER-13 nobody sees another's cards, on the page or over the wire, before all show them", async () => {
    const alone = { atThePokerTable: true, startPlayer: "1" }
    const seated = await seat(site.address, ["Ana", "Ben"], { game, options: alone })
    const [ana, ben] = [await site.newPage(), await site.newPage()]
    const [toAna, toBen] = [overheard(ana), overheard(ben)]
    for (const [i, page] of [ana, ben].entries()) {
      await stillTable(page)
      await page.goto(await comeAs(page, site.address, seated, i))
      await page.locator(".gwt-poker").waitFor()
    }
    for (const [i, page] of [ana, ben].entries()) {
      const client = await playUntil(seated.clients, "use add-on-cards")
      expect(seated.clients.indexOf(client)).toBe(i)
      await layCard(page)
      await client.until(() => client.own?.draft.choices.some(choice => choice.startsWith("lay ")) === true)
    }
    const shower = await playUntil(seated.clients, "use add-on-show")
    expect(seated.clients.indexOf(shower)).toBe(0)

    // Each sees the own card and the back of the other's.
    for (const [i, page] of [ana, ben].entries()) {
      await cardsOf(page, 1 - i).waitFor()
      expect([await cardsOf(page, i).count(), await backsOf(page, i).count()]).toEqual([1, 0])
      expect([await cardsOf(page, 1 - i).count(), await backsOf(page, 1 - i).count()]).toEqual([1, 1])
    }
    for (const [i, told] of [toAna, toBen].entries()) {
      expect(cardsTold(told.map(({ table }) => table))).toEqual([])
      expect(new Set(cardsTold(told.map(({ own }) => own))).size).toBe(1)
      expect([...seatsTold(told)]).toEqual([`players.${i}`])
    }

    await untilAsked(ana)
    await point(ana, { place: "row:site-G:add-on-show" })
    await confirm(ana)
    for (const page of [ana, ben]) {
      await page
        .getByText(/shows? cards worth \d/i)
        .nth(1)
        .waitFor()
      await page
        .getByText(/wins? \$\d+ at the poker table/i)
        .first()
        .waitFor()
      for (const i of [0, 1]) await cardsOf(page, i).waitFor({ state: "detached" })
    }
    leave(seated)
  })
})
