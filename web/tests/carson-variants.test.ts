// Carson City's variants in a real browser: a whole game with all of them, Kit Carson live and in sealed ticks, everybody's eyes.
import type { Decision, State } from "@railhead/engine"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import type { CarsonCity } from "../../games/carson-city/state.ts"
import { Person } from "../../server/tests/client.ts"
import { asked, leave, type Seated, seat } from "../../server/tests/seating.ts"
import { axe, looks, useSite } from "./harness.ts"
import { answer, confirm, playTheBots, point, stillTable, untilAsked } from "./player.ts"
import { comeAs, gameAt, type LocalWish, putOnDevice } from "./tables.ts"

const site = useSite()

const everything = {
  newBeginning: true,
  carsonRiver: true,
  survival: true,
  kitCarson: true,
  outlaws: true,
  horses: true,
} as const

async function openGame(page: Page, wish: LocalWish): Promise<void> {
  await page.goto("/")
  await page.goto(await putOnDevice(page, await gameAt({ game: "carson-city", ...wish })))
}

/** After so many operations of a round one is done. */
const OPERATIONS = 4

describe("a whole game with all six variants", () => {
  it("is played against bots by mouse only", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await openGame(page, { seats: 2, options: everything })
    const asks = new Set<string>()
    let [answers, operations] = [0, 0]
    for (;;) {
      const { over } = await untilAsked(page)
      if (over) break
      const prompt = (await page.locator("#prompt").textContent()) ?? ""
      asks.add(prompt)
      if (prompt === "Choose a personality") operations = 0
      if (prompt === "Place, move or be done" && operations++ >= OPERATIONS) {
        await point(page, { chip: "Done" })
        await confirm(page)
      } else await answer(page, "mouse", answers * 7)
      answers++
    }
    await page
      .getByRole("dialog", { name: "Score" })
      .getByText(/ wins?,? /)
      .first()
      .waitFor()
    expect([...asks]).toEqual(
      expect.arrayContaining(["Fill in your starting sheet", "Hand in your sheet?", "Place, move or be done"]),
    )
  }, 120_000)
})

/** Two people who are about to place cowboys in Kit Carson, the first in turn order first. */
async function aboutToPlace(
  kitCarsonPlay: string,
): Promise<{ table: Seated; pages: readonly [first: Page, second: Page] }> {
  const options = { kitCarson: true, kitCarsonPlay }
  const table = await seat(site.address, ["Ana", "Ben"], { game: "carson-city", options })
  let client = await asked(table.clients)
  while (client.own?.decision?.step !== "operate") {
    await client.choose(client.own?.decision?.choices[0] ?? "")
    client = await asked(table.clients)
  }
  const first = table.clients.indexOf(client)
  leave(table)
  const come = async (at: number) => {
    const page = await site.newPage()
    await stillTable(page)
    await page.goto(await comeAs(page, site.address, table, at))
    await page.locator(".cc-secrets").waitFor()
    return page
  }
  return { table, pages: [await come(first), await come(1 - first)] }
}

/** What a page is told from now on. */
function hear(page: Page): string[] {
  const heard: string[] = []
  page.on("websocket", socket => socket.on("framereceived", ({ payload }) => void heard.push(String(payload))))
  return heard
}

/** Cowboys on the spaces of the track: pieces with a hat. */
const standing = (page: Page) => page.locator(".cc-track .piece use").count()

const progress = (page: Page) => page.locator(".cc-secrets .one .how").allTextContents()

async function operate(page: Page, place: string): Promise<void> {
  await untilAsked(page)
  await point(page, { place })
  await confirm(page)
}

describe("Kit Carson between two browsers", () => {
  it("CC-17.4 live: both place at the same time, and a piece in the hand is not shown", async () => {
    const { pages } = await aboutToPlace("live")
    const [first, second] = pages
    const heard = hear(second)
    await second.reload()
    await second.locator(".cc-secrets").waitFor()
    // Until the first has acted the other is locked.
    expect(await second.locator(".bar.mine").count()).toBe(0)
    await operate(first, "action:salary")
    await untilAsked(second)
    await expect.poll(() => standing(second)).toBe(1)

    // The first takes a cowboy up again: nobody is told.
    await point(first, { chip: /^Move/ })
    const told = heard.length
    await confirm(first)
    expect(await first.locator("#prompt").textContent()).toBe("Where does the cowboy go?")
    await new Promise(done => setTimeout(done, 500))
    expect(heard.slice(told)).toEqual([])
    expect(await standing(second)).toBe(1)

    // Both act at once; neither waits for the other, and both see both.
    await point(first, { place: "action:roads3" })
    await point(second, { place: "action:road1" })
    await Promise.all([first, second].map(page => page.locator(".bar.mine .confirm:not(:disabled)").click()))
    for (const page of pages) {
      await expect.poll(() => standing(page)).toBe(2)
      await page
        .locator(".ledger")
        .getByText(/moves .* from/i)
        .waitFor()
      await page.locator(".ledger").getByText(/road/).first().waitFor()
    }
    await point(second, { chip: "Done" })
    await confirm(second)
    for (const page of pages) await expect.poll(() => progress(page)).toContain("done, 1st")
    expect(await axe(first)).toEqual([])
  })

  it("CC-17.5 in ticks: what was handed in is nowhere to be seen before all are in", async () => {
    const { table, pages } = await aboutToPlace("ticks")
    const [first, second] = pages
    const heard = hear(second)
    await second.reload()
    await second.locator(".cc-secrets").waitFor()
    await operate(first, "action:salary")
    await untilAsked(second)
    await expect.poll(() => standing(second)).toBe(1)

    const before = heard.length
    await operate(first, "action:ammunition")
    await expect.poll(() => progress(second).then(list => list.toSorted())).toEqual(["sealed", "thinks"])
    await first.getByText("Yours, sealed: a cowboy on").waitFor()
    // Everybody learns that there is something, and nobody what it is.
    const news = heard.slice(before).map(text => JSON.parse(text))
    expect(news.length).toBeGreaterThan(0)
    for (const { own, ...shared } of news) {
      expect(JSON.stringify(shared)).not.toContain("ammunition")
      expect(own?.events ?? []).toEqual([])
    }
    expect(await second.locator(".ledger").textContent()).not.toContain("ammunition")
    expect(await standing(second)).toBe(1)
    // Nor is it in what is told to somebody who comes in just now.
    const stranger = await Person.guest(site.address, "Eve").then(eve => eve.socket(table.id, table.key))
    const [welcome] = stranger.messages
    stranger.close()
    expect(JSON.stringify(welcome?.ledger)).not.toContain("ammunition")
    expect(JSON.stringify(welcome?.table?.kitCarson)).toContain("[-1,-1,-1,-1,-1]")

    await operate(second, "action:road1")
    for (const page of pages) {
      await expect.poll(() => standing(page)).toBe(3)
      await page
        .locator(".ledger")
        .getByText(/ammunition/)
        .first()
        .waitFor()
    }
  })
})

/** Positions that bots have led to, each once for all tests. */
const games = new Map<string, ReturnType<typeof gameAt>>()
const until = (step: string) => (state: State, question: Decision) => {
  const s = state as CarsonCity
  return question.step === step && (step !== "operate" || (s.kitCarson?.tick ?? 0) > 1)
}

async function openAt(page: Page, step: string): Promise<void> {
  const options = step === "operate" || step === "writeSheet" ? everything : { ...everything, kitCarson: false }
  const game = games.get(step) ?? gameAt({ game: "carson-city", seats: 4, options, until: until(step) })
  games.set(step, game)
  await page.goto("/")
  await page.goto(await putOnDevice(page, await game))
  await page.locator(".bar.mine").waitFor()
}

describe("the table with variants", () => {
  it.each(looks)("is right for everybody (%o)", async look => {
    const page = await site.newPage({ ...look, reduced: true })
    for (const [step, shown] of [
      ["writeSheet", ".cc-sheet .place.legal"],
      ["operate", ".cc-secrets .sealed"],
      ["playTile", ".cc-own-tiles .place.legal"],
      ["place", ".cc-tray"],
    ] as const) {
      await openAt(page, step)
      await page.locator(shown).filter({ visible: true }).first().waitFor()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  it("leads to the corrals on a phone", async () => {
    const page = await site.newPage({ phone: true, reduced: true })
    await openAt(page, "place")
    await page.locator(".verbs .chip", { hasText: "Corral" }).tap()
    await page.locator(".cc-alone .cc-corral.place.legal").first().tap()
    await page.locator(".bar.mine .confirm:not(:disabled)").waitFor()
  })

  it("asks for a horse after a cowboy on the board, and puts it where it is touched", async () => {
    const page = await site.newPage({ reduced: true })
    await openAt(page, "place")
    await point(page, { place: "action:salary" })
    await confirm(page)
    expect(await page.locator("#prompt").textContent()).toBe("A horse into a corral?")
    await point(page, { place: "corral:corral5" })
    await confirm(page)
    await page.locator('.cc-corral[data-place="corral:corral5"] .here .icon').first().waitFor()
  })
})

describe("a new table", () => {
  it("offers Kit Carson live only where all can be there at the same time", async () => {
    const page = await site.newPage()
    await page.goto("/new/carson-city")
    const live = page.getByText("How Kit Carson is played", { exact: true })
    await live.first().waitFor()
    await page.getByRole("radio", { name: "By turns" }).check()
    await live.first().waitFor({ state: "hidden" })
  })

  it("is played in ticks on a device, where nobody keeps a clock", async () => {
    const page = await site.newPage()
    await stillTable(page)
    await page.addInitScript(() => {
      const seats = [{ kind: "you" }, { kind: "link" }]
      const options = { kitCarson: true, kitCarsonPlay: "live" }
      const wish = { game: "carson-city", seats, options, pace: { kind: "untimed" }, open: false }
      localStorage.setItem("railhead.table.carson-city", JSON.stringify(wish))
    })
    await playTheBots(page, "Carson City")
    for (let i = 0; (await page.locator(".cc-secrets").count()) === 0 && i < 20; i++) await answer(page, "mouse", i)
    expect(await page.locator(".cc-secrets .what").textContent()).toMatch(/^Tick \d+$/)
  })
})
