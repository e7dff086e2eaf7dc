// `npm start`: everything in one process, ready at once.
import { startServer } from "./app.ts"
import { readConfig } from "./config.ts"

export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const server = await startServer(config)
  console.log(`Railhead is ready at ${server.address} (stop it with Ctrl+C; play in this terminal with: npm run play)`)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    console.log("Railhead stops …")
    await server.stop()
    process.exit(0)
  }
  process.on("SIGINT", () => void stop())
  process.on("SIGTERM", () => void stop())
}

export { type Running, startServer } from "./app.ts"
export { type Config, readConfig, sqliteFile } from "./config.ts"
export { nameKey } from "./people/names.ts"
export { openStore, type Store } from "./storage/open.ts"
export { stuckTables } from "./tables/sweep.ts"
