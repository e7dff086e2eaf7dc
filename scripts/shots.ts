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
const argentina = local({ game: "great-western-trail-argentina", turns: 40 })
const carson = local({ game: "carson-city", turns: 40, seats: 4 })
const finished = local({ turns: Number.POSITIVE_INFINITY })
const replay: Place = async page =>
  (await putOnDevice(page, await gameAt({ turns: 20 }))).replace("/local", "/replay/local")
const online: Place = (page, address) => tableOnServer(page, address, ["greedy", "greedy"])

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
  { name: "great-western-trail", at: trail },
  { name: "great-western-trail-tablet", at: trail, viewport: TABLET },
  { name: "great-western-trail-phone", at: trail, phone: true },
  { name: "argentina", at: argentina },
  { name: "argentina-dark", at: argentina, dark: true },
  { name: "argentina-phone", at: argentina, phone: true },
  { name: "carson-city", at: carson },
  { name: "carson-city-dark", at: carson, dark: true, language: "fr" },
  { name: "carson-city-phone", at: carson, phone: true },
  { name: "scores", at: finished },
  { name: "replay", at: replay },
  { name: "rules", at: "/rules/gold-west/GW-8" },
  { name: "settings", at: "/settings" },
]

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
