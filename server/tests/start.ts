import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Running, startServer } from "../app.ts"
import { type Config, readConfig } from "../config.ts"
import type { HallSetup } from "../tables/hall.ts"

/** A server on a free port with a data folder of its own, gone when the test is. */
export async function startTestServer(
  more: Partial<Config> = {},
  hall: Partial<HallSetup> = {},
): Promise<Running & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "railhead-server-"))
  const config = { ...readConfig({}), port: 0, dataFolder: folder, logLevel: "fatal", ...more }
  const running = await startServer(config, hall)
  return {
    ...running,
    folder,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
