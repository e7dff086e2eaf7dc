// `npm run bench:web`: what a page makes people fetch, and how long a slow phone works on a move.
import { parseArgs } from "node:util"
import type { Page } from "playwright-core"
import { openBrowser, openPage } from "../tests/browser.ts"
import { startSite } from "../tests/servers.ts"
import { openLocal } from "../tests/tables.ts"
import { fontWeights, scriptWeight } from "../tests/weight.ts"
import { playOn } from "./player.ts"

interface Figure {
  readonly what: string
  readonly value: string
  readonly floor?: string
  readonly target?: string
}

/** A processor so many times slower than this one: about a cheap phone. */
const SLOWER = 4
/** Updates that are not counted: code that has just been loaded is slow. */
const WARM_UP = 5

const { values } = parseArgs({
  options: { updates: { type: "string", default: "100" }, game: { type: "string", default: "gold-west" } },
})

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function share(sorted: readonly number[], part: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return value === undefined ? "–" : `${value.toFixed(1)} ms`
}

/** How long each change of the table took, from its message to the page drawn anew. */
function updates(page: Page): Promise<number[]> {
  return page.evaluate(() => performance.getEntriesByName("railhead:update").map(({ duration }) => duration))
}

async function measureUpdates(page: Page, count: number): Promise<Figure[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  await devtools.send("Performance.enable")
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics")
    const seconds = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { script: seconds("ScriptDuration"), drawing: seconds("LayoutDuration") + seconds("RecalcStyleDuration") }
  }
  await playOn(page, async () => (await updates(page)).length >= WARM_UP)
  const before = await spent()
  await playOn(page, async () => (await updates(page)).length >= WARM_UP + count)
  const after = await spent()
  const durations = (await updates(page)).slice(WARM_UP).sort((a, b) => a - b)
  const mean = (name: "script" | "drawing") =>
    `${(((after[name] - before[name]) * 1000) / durations.length).toFixed(1)} ms`
  return [
    {
      what: `a move's update on a processor ${SLOWER} times slower, median of ${durations.length}`,
      value: share(durations, 0.5),
      floor: "8 ms",
      target: "4 ms",
    },
    { what: "  p95", value: share(durations, 0.95) },
    { what: "  all scripts of the page, clicks and movement included, for each update", value: mean("script") },
    { what: "  styles and layout for each update", value: mean("drawing") },
  ]
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`${"".padEnd(width)}  ${"measured".padStart(9)}  ${"floor".padStart(6)}  ${"target".padStart(6)}`)
  for (const { what, value, floor = "", target = "" } of figures)
    console.log(`${what.padEnd(width)}  ${value.padStart(9)}  ${floor.padStart(6)}  ${target.padStart(6)}`)
}

const site = await startSite()
const browser = await openBrowser()
try {
  const { page, problems } = await openPage(browser, site.address, { phone: true })
  await page.goto("/", { waitUntil: "networkidle" })
  const home = await scriptWeight(page)
  await openLocal(page, { game: values.game, turns: 4 })
  const moves = await measureUpdates(page, Number(values.updates))
  print([
    { what: "scripts of the home page, gzip", value: kilobytes(home) },
    { what: "  and of a table", value: kilobytes(await scriptWeight(page)), floor: "60 KB", target: "40 KB" },
    {
      what: "  in the worker: rules and bots, for games on the device",
      value: kilobytes(await scriptWeight(page, "worker")),
    },
    ...fontWeights().map(({ file, bytes }) => ({ what: `font ${file}`, value: kilobytes(bytes) })),
    ...moves,
  ])
  for (const problem of problems) console.log(problem)
} finally {
  await browser.close()
  await site.stop()
}
