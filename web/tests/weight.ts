// What a page makes people fetch: the scripts, as they come over the wire.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"
import { webFolder } from "../../scripts/build-web.ts"
import { scriptsOf } from "./browser.ts"

export interface Weight {
  readonly file: string
  /** Bytes after gzip. */
  readonly bytes: number
}

/** The engine and the bots, which only games on this device need. */
const WORKER = /^\/assets\/worker\//

/** What the page has fetched so far: its own scripts, or those of its worker. */
export function scriptWeights(page: Page, of: "page" | "worker" = "page"): Weight[] {
  return scriptsOf(page)
    .filter(file => WORKER.test(file) === (of === "worker"))
    .map(file => ({ file, bytes: gzipSync(readFileSync(join(webFolder, file))).length }))
    .sort((a, b) => b.bytes - a.bytes)
}

export function scriptWeight(page: Page, of: "page" | "worker" = "page"): number {
  return scriptWeights(page, of).reduce((sum, { bytes }) => sum + bytes, 0)
}
