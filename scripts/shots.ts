// Pictures of every page, to look at: `npm run shots [-- part of a name]` puts them into the folder shots.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { type Look, openBrowser, openPage } from "../web/tests/browser.ts"
import { startSite } from "../web/tests/servers.ts"
import { gameAt, type LocalWish, putOnDevice, tableOnServer } from "../web/tests/tables.ts"
import { findBrowser } from "./browser.ts"

/** Where a picture is taken: a path, or the steps that lead there and give its path. */
type Place = string | ((page: Page, address: string) => Promise<string>)

interface Scene extends Look {
  readonly name: string
  readonly at: Place
  /** What is done there before the picture is taken. */
  act?(page: Page): Promise<unknown>
}

const SMALL_PHONE = { width: 360, height: 640 }
const TABLET = { width: 820, height: 1180 }

function local(wish: LocalWish): Place {
  return async page => putOnDevice(page, await gameAt(wish))
}

const midGame = local({ turns: 20 })
const trail = local({ game: "great-western-trail", turns: 40 })
const expanded = (step: string, turns: number) =>
  local({
    game: "great-western-trail",
    seats: 4,
    turns,
    options: { railsToTheNorth: true, atThePokerTable: true, sitePreparation: true },
    within: true,
    until: (_, asked) => asked.step === step,
  })
const store = expanded("placeStore", 60)
const delivery = expanded("deliver", 60)
const poker = expanded("placeCard", 20)
const argentina = local({ game: "great-western-trail-argentina", turns: 40 })
const carson = local({ game: "carson-city", turns: 40, seats: 4 })
const everyVariant = { newBeginning: true, carsonRiver: true, survival: true, outlaws: true, horses: true }
/** Carson City with all variants, where you are asked this from a round on. */
const asksFor = (step: string, round: number, kitCarson = false): Place =>
  local({
    game: "carson-city",
    seats: 4,
    seed: "river 12",
    options: { ...everyVariant, kitCarson },
    until: (state, asked) => asked.step === step && "round" in state && Number(state.round) >= round,
  })
const sheets = asksFor("writeSheet", 0)
const ticks = asksFor("operate", 2, true)
const duelTiles = asksFor("playTile", 1)
const horses = asksFor("place", 3)
/** A cowboy is placed, and a horse may follow. */
const placeOne = async (page: Page) => {
  await page.locator(".place.legal[data-place='action:salary']").click()
  await page.locator(".bar.mine .confirm:not(:disabled)").click()
  await page.locator(".cc-corral.place.legal").first().waitFor({ state: "attached" })
}
const finished = local({ turns: Number.POSITIVE_INFINITY })
const replay: Place = async page =>
  (await putOnDevice(page, await gameAt({ turns: 20 }))).replace("/local", "/replay/local")
const finishedReplay: Place = async (page, address) =>
  typeof finished === "string" ? finished : (await finished(page, address)).replace("/local", "/replay/local")
const online: Place = (page, address) => tableOnServer(page, address, ["greedy", "greedy"])

/** The last town that a store can go to, with what it would open. */
function touchTown(page: Page): Promise<void> {
  return page.locator('.place.legal[data-place^="downtown:"]').last().click()
}

const scenes: readonly Scene[] = [
  { name: "home", at: "/" },
  { name: "home-phone", at: "/", phone: true },
  { name: "home-dark", at: "/", dark: true },
  { name: "new-table", at: "/new/gold-west" },
  { name: "new-table-phone", at: "/new/gold-west", phone: true },
  { name: "table", at: midGame },
  { name: "table-dark", at: midGame, dark: true },
  { name: "table-french", at: midGame, language: "fr" },
  { name: "table-tablet", at: midGame, viewport: TABLET },
  { name: "table-phone", at: midGame, phone: true },
  { name: "table-phone-small", at: midGame, phone: true, viewport: SMALL_PHONE },
  { name: "table-online", at: online },
  { name: "hints", at: midGame, act: askBot },
  { name: "hints-dark", at: trail, dark: true, language: "fr", act: askBot },
  { name: "hints-phone", at: midGame, phone: true, act: askBot },
  { name: "great-western-trail", at: trail },
  { name: "great-western-trail-tablet", at: trail, viewport: TABLET },
  { name: "great-western-trail-phone", at: trail, phone: true },
  { name: "rails-to-the-north", at: store, act: touchTown },
  { name: "rails-to-the-north-dark", at: store, dark: true, act: touchTown },
  { name: "rails-to-the-north-tablet", at: store, viewport: TABLET },
  { name: "rails-to-the-north-phone", at: store, phone: true },
  { name: "rails-to-the-north-phone-dark", at: store, phone: true, dark: true, language: "fr" },
  { name: "rails-to-the-north-delivery", at: delivery },
  { name: "rails-to-the-north-delivery-phone", at: delivery, phone: true },
  { name: "poker", at: poker },
  { name: "poker-dark", at: poker, dark: true, language: "fr" },
  { name: "poker-phone", at: poker, phone: true },
  { name: "poker-phone-dark", at: poker, phone: true, dark: true },
  { name: "argentina", at: argentina },
  { name: "argentina-dark", at: argentina, dark: true },
  { name: "argentina-phone", at: argentina, phone: true },
  { name: "carson-city", at: carson },
  { name: "carson-city-dark", at: carson, dark: true, language: "fr" },
  { name: "carson-city-phone", at: carson, phone: true },
  { name: "carson-sheets", at: sheets },
  { name: "carson-sheets-dark", at: sheets, dark: true, language: "fr" },
  { name: "carson-sheets-phone", at: sheets, phone: true },
  { name: "carson-ticks", at: ticks },
  { name: "carson-ticks-dark", at: ticks, dark: true },
  { name: "carson-ticks-phone", at: ticks, phone: true, dark: true, language: "fr" },
  { name: "carson-tiles", at: duelTiles },
  { name: "carson-tiles-dark", at: duelTiles, dark: true, language: "fr" },
  { name: "carson-tiles-phone", at: duelTiles, phone: true },
  { name: "carson-horses", at: horses, act: placeOne },
  { name: "carson-horses-dark", at: horses, dark: true, language: "fr", act: placeOne },
  { name: "carson-horses-phone", at: horses, phone: true, dark: true },
  { name: "scores", at: finished },
  { name: "replay", at: replay },
  { name: "analysis", at: finishedReplay, act: analyse },
  { name: "analysis-dark", at: finishedReplay, dark: true, language: "fr", act: analyse },
  { name: "analysis-phone", at: finishedReplay, phone: true, act: analyse },
  { name: "play-on", at: finishedReplay, act: page => page.locator(".actions .btn").first().click() },
  { name: "rules", at: "/rules/gold-west/GW-8" },
  { name: "settings", at: "/settings" },
]

/** What a bot would do, with its bars. */
async function askBot(page: Page): Promise<void> {
  await page.locator(".bar.mine button[aria-pressed].square").click()
  await page.locator(".hints button").first().waitFor()
}

/** The whole game judged, and shown at the decision that cost the most. */
async function analyse(page: Page): Promise<void> {
  await page.locator(".analyse button").click()
  await page.locator(".analyse button").waitFor({ state: "detached" })
  await page.locator(".turning-points button").first().click()
  await page.locator(".chances").scrollIntoViewIfNeeded()
}

const folder = join(import.meta.dirname, "..", "shots")
mkdirSync(folder, { recursive: true })
const wanted = process.argv[2] ?? ""
findBrowser()
const site = await startSite()
const browser = await openBrowser()
try {
  for (const scene of scenes.filter(({ name }) => name.includes(wanted))) await take(scene)
} finally {
  await browser.close()
  await site.stop()
}

async function take(scene: Scene): Promise<void> {
  const { name, at, act, ...look } = scene
  const { page, problems, close } = await openPage(browser, site.address, { reduced: true, ...look })
  if (typeof at !== "string") await page.goto("/")
  await page.goto(typeof at === "string" ? at : await at(page, site.address), { waitUntil: "networkidle" })
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`shots/${name}.png`)
  for (const problem of problems) console.log(`  ${problem}`)
  await close()
}
