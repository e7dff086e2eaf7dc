// Carson City in a real browser: whole games, a duel and a question of consent between two browsers, everybody's eyes.
import type { State } from "@railhead/engine"
import { stateFrom } from "@railhead/hosting"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { buildings, HOUSE, rowPrices } from "../../games/carson-city/data/buildings.ts"
import { neighbours, parcels } from "../../games/carson-city/data/map.ts"
import type { CarsonCity } from "../../games/carson-city/state.ts"
import type { Client } from "../../server/tests/client.ts"
import { asked, leave, type Seated, seat } from "../../server/tests/seating.ts"
import { axe, looks, scriptWeights, useSite } from "./harness.ts"
import { confirm, playOut, playTheBots, point, stillTable, untilAsked } from "./player.ts"
import { comeAs, gameAt, putOnDevice } from "./tables.ts"

const site = useSite()

describe("a guest plays a whole game of Carson City against bots", () => {
  it.each(["mouse", "touch"] as const)("by %s only", async hand => {
    const page = await site.newPage({ phone: hand === "touch" })
    await playTheBots(page, "Carson City")
    expect(await playOut(page, hand)).toBeGreaterThan(20)
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
  })
})

/** The table as everybody sees it. */
function seen(client: Client): CarsonCity {
  const parts: { [key: string]: unknown } = {}
  for (const { table } of client.messages) Object.assign(parts, table)
  const state: State = stateFrom(parts)
  return state as CarsonCity
}

/** Free parcels beside the first house: the roads around it serve them all. */
function besideHouse({ objects, owner }: CarsonCity): string[] {
  const served = neighbours[objects.indexOf(HOUSE)] ?? []
  return served.filter(parcel => objects[parcel] === -1 && owner[parcel] === -1).map(parcel => parcels[parcel] ?? "")
}

/** The price of a building for sale that comes with a house, "" for none. */
function bringsHouse({ row }: CarsonCity): string {
  const slot = row.findIndex(type => buildings[type]?.houses === 1)
  return slot < 0 ? "" : String(rowPrices[slot])
}

interface Placing extends Seated {
  readonly price: string
  /** A parcel on which each of the two can build. */
  readonly sites: readonly [ana: string, ben: string]
}

/** Two people who are about to place cowboys, each with a parcel beside the first house. */
async function aboutToPlace(): Promise<Placing> {
  for (let tries = 0; tries < 20; tries++) {
    const seated = await seat(site.address, ["Ana", "Ben"], { game: "carson-city" })
    const [ana, ben] = seated.clients
    if (!ana || !ben) throw new Error("two sit down")
    const sites: [string, string] = ["", ""]
    let client = await asked(seated.clients)
    while (client.own?.decision?.step !== "place") {
      const { step, choices } = client.own?.decision ?? { step: "", choices: [] }
      const [free = ""] = besideHouse(seen(client))
      const me = client === ana ? 0 : 1
      if (step === "startingParcel" && sites[me] === "" && free !== "") {
        sites[me] = free
        await client.choose(`parcel ${free}`)
      } else if (step === "choosePersonality") await client.choose(client === ana ? "choose 2Y" : "choose 7Y")
      else await client.choose(choices.at(-1) ?? "")
      client = await asked(seated.clients)
    }
    leave(seated)
    const price = bringsHouse(seen(client))
    if (price !== "" && sites.every(parcel => parcel !== "")) return { ...seated, price, sites }
  }
  throw new Error("no table had a house for sale and room beside the first one")
}

/** Whoever is asked; stops on the way, where nothing is wanted, are passed by. */
async function whoIsAsked(pages: readonly Page[]): Promise<{ page: Page; prompt: string }> {
  for (;;) {
    const page = await Promise.any(
      pages.map(async one => {
        await one.locator(".bar.mine").waitFor()
        return one
      }),
    )
    const prompt = (await page.locator("#prompt").textContent()) ?? ""
    if (prompt === "Lay a road or go on") await point(page, { chip: "Go on" })
    else if (prompt !== "Your turn is complete") return { page, prompt }
    await confirm(page)
  }
}

describe("two browsers at one table", () => {
  it("fight a duel, and one asks the other for a house", async () => {
    const table = await aboutToPlace()
    const pages = await Promise.all([site.newPage(), site.newPage()])
    const [ana, ben] = pages
    for (const [i, page] of pages.entries()) {
      await stillTable(page)
      await page.goto(await comeAs(page, site.address, table, i))
    }

    // Ana goes for the building; Ben joins her and is told what that means.
    const space = { place: `action:building${table.price}` }
    await untilAsked(ana)
    await point(ana, space)
    await confirm(ana)
    await untilAsked(ben)
    await point(ben, space)
    await ben
      .getByText(/Duel with Ana, \d+ against \d+: you win \d+–\d+/)
      .first()
      .waitFor()
    await confirm(ben)
    for (let passed = 0; passed < 2; passed++) {
      const { page, prompt } = await whoIsAsked(pages)
      expect(prompt).toBe("Place a cowboy or pass")
      await point(page, { chip: "Pass" })
      await confirm(page)
    }

    // Both see the same dice; the winner is asked.
    const { page: winner, prompt } = await whoIsAsked(pages)
    expect(prompt).toBe("Buy the building?")
    const fought = await Promise.all(pages.map(page => page.locator(".cc-lane .total").allTextContents()))
    expect(fought[0]).toHaveLength(2)
    expect(fought[1]).toEqual(fought[0])
    const [first = 0, second = 0] = (fought[0] ?? []).map(Number)
    expect(await winner.locator(".cc-lane.wins .total").textContent()).toBe(String(Math.max(first, second)))
    const loser = winner === ana ? ben : ana
    const name = winner === ana ? "Ana" : "Ben"
    expect(await winner.locator(".cc-lane.wins .who").textContent()).toBe("You")
    expect(await loser.locator(".cc-lane.wins .who").textContent()).toBe(name)
    expect(await axe(winner)).toEqual([])

    // It is built, and its house needs the other's word.
    const [own, theirs] = winner === ana ? table.sites : [table.sites[1], table.sites[0]]
    await point(winner, { chip: / for \$/ })
    await confirm(winner)
    await untilAsked(winner)
    await point(winner, { place: `parcel:${own}` })
    await confirm(winner)
    await untilAsked(winner)
    await point(winner, { place: `parcel:${theirs}` })
    await confirm(winner)
    await untilAsked(loser)
    expect(await loser.locator("#prompt").textContent()).toBe(`${name} asks for a house on your parcel ${theirs}`)
    await winner.getByRole("button", { name: "Withdraw the request" }).waitFor()
    await point(loser, { chip: "Agree" })
    await confirm(loser)
    for (const page of pages) {
      await expect.poll(() => page.locator(".cc-town .cc-house").count()).toBe(2)
      await page
        .locator(".ledger")
        .getByText(/grees to a house of/)
        .waitFor()
    }
  })
})

/** Games that bots have played, each up to a turn, once for all tests. */
const games = new Map<number, ReturnType<typeof gameAt>>()

async function openAt(page: Page, turns: number): Promise<void> {
  const game = games.get(turns) ?? gameAt({ game: "carson-city", seats: 4, turns })
  games.set(turns, game)
  await page.goto("/")
  await page.goto(await putOnDevice(page, await game))
  await page.locator(".bar.mine .chip").first().waitFor()
}

const CHOOSING = 8
const PLACING = 16

describe("the table", () => {
  it.each(looks)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    for (const turns of [CHOOSING, PLACING]) {
      await openAt(page, turns)
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("tells why not where a blocked parcel is touched", async () => {
    const page = await site.newPage({ reduced: true })
    await openAt(page, PLACING)
    await page.locator(".cc-town .place.blocked").first().click()
    await page
      .locator(".outlook")
      .getByText(/not now\. /)
      .waitFor()
    await page.locator(".why-not").waitFor()
  })

  it("opens the part of the board that is picked, on a phone", async () => {
    const page = await site.newPage({ phone: true, reduced: true })
    await openAt(page, PLACING)
    await page.locator(".cc-town").waitFor()
    await page.locator(".verbs .chip", { hasText: "Action" }).tap()
    await page.locator(".cc-track .place.legal").first().waitFor()
    await page.getByRole("button", { name: "Lay a road" }).tap()
    await page.locator(".cc-town .cc-edges .place.legal").first().waitFor()
  })

  it("has a board of at most 30 KB", async () => {
    const page = await site.newPage({ reduced: true })
    await openAt(page, CHOOSING)
    // Its drawings, and the data that the table in words shares with them.
    let [files, weight] = [0, 0]
    for (const { file, bytes } of await scriptWeights(page)) {
      const script = await (await page.request.get(file)).text()
      if (!/cc-town|gamblingIncome/.test(script)) continue
      files++
      weight += bytes
    }
    expect(files).toBeGreaterThan(1)
    expect(weight).toBeLessThan(30 * 1024)
  })
})
