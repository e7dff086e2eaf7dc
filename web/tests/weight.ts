// What a page makes people fetch, as it comes over the wire.
import { globSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"
import { webFolder } from "../../scripts/build-web.ts"
import { scriptsOf } from "./browser.ts"

export interface Weight {
  readonly file: string
  /** After gzip, except for fonts, which are packed already. */
  readonly bytes: number
}

/** The engine and the bots, which only games on this device need. */
const WORKER = /^\/assets\/worker\//

/** What the page has fetched so far: its own scripts, or those of its worker. */
export async function scriptWeights(page: Page, of: "page" | "worker" = "page"): Promise<Weight[]> {
  const files = scriptsOf(page).filter(file => WORKER.test(file) === (of === "worker"))
  const weights = files.map(async file => {
    const answer = await page.request.get(file)
    return { file, bytes: gzipSync(await answer.body()).length }
  })
  return (await Promise.all(weights)).sort((a, b) => b.bytes - a.bytes)
}

export async function scriptWeight(page: Page, of: "page" | "worker" = "page"): Promise<number> {
  return (await scriptWeights(page, of)).reduce((sum, { bytes }) => sum + bytes, 0)
}

export function fontWeights(): Weight[] {
  return globSync("assets/*.woff2", { cwd: webFolder }).map(file => ({
    file: basename(file),
    bytes: statSync(join(webFolder, file)).size,
  }))
}
