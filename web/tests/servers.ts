// The whole site on a free port: the client as it is built, and a real server with a data folder of its own.
import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildWeb } from "../../scripts/build-web.ts"
import type { Running } from "../../server/app.ts"
import type { Config } from "../../server/config.ts"
import type { HallSetup } from "../../server/tables/hall.ts"
import { startNode } from "../../server/tests/node-process.ts"
import { startTestServer } from "../../server/tests/start.ts"

/** A copy of the client, so that a build made meanwhile does not change what is served. */
function copyOfClient(): { readonly web: string; readonly data: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "railhead-site-"))
  cpSync(buildWeb(), join(folder, "web"), { recursive: true })
  return {
    web: join(folder, "web"),
    data: join(folder, "data"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** In this process: quick to start, and a test can look into its tables. */
export async function startSite(more: Partial<Config> = {}, hall: Partial<HallSetup> = {}): Promise<Running> {
  const { web, remove } = copyOfClient()
  const running = await startTestServer({ webFolder: web, ...more }, hall)
  return {
    ...running,
    async stop() {
      await running.stop()
      remove()
    },
  }
}

export interface SiteProcess {
  readonly address: string
  /** At once, as if somebody had pulled the plug. */
  kill(): Promise<void>
  /** The same data on the same port again. */
  restart(): Promise<void>
  /** Ends it, and its data is gone. */
  stop(): Promise<void>
}

/** In a process of its own, which can be killed and come back. */
export async function startSiteProcess(env: { readonly [name: string]: string } = {}): Promise<SiteProcess> {
  const { web, data, remove } = copyOfClient()
  const settings = { RAILHEAD_WEB: web, RAILHEAD_DATA: data, ...env }
  let node = await startNode(settings)
  const { address } = node
  return {
    address,
    kill: () => node.kill(),
    async restart() {
      await node.kill()
      node = await startNode({ ...settings, PORT: new URL(address).port })
    },
    async stop() {
      await node.kill()
      remove()
    },
  }
}
