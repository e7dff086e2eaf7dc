// The whole site on a free port: the client as it is built, and a real server with a data folder of its own.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildWeb } from "../../scripts/build-web.ts"
import type { Running } from "../../server/app.ts"
import type { Config } from "../../server/config.ts"
import type { HallSetup } from "../../server/tables/hall.ts"
import { startNode } from "../../server/tests/node-process.ts"
import { startTestServer } from "../../server/tests/start.ts"

/** In this process: quick to start, and a test can look into its tables. */
export function startSite(more: Partial<Config> = {}, hall: Partial<HallSetup> = {}): Promise<Running> {
  return startTestServer({ webFolder: buildWeb(), ...more }, hall)
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
  const folder = mkdtempSync(join(tmpdir(), "railhead-site-"))
  const settings = { RAILHEAD_WEB: buildWeb(), RAILHEAD_DATA: folder, ...env }
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
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
