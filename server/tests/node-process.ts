// A server as a process of its own, as in operation: so that a test can kill it.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { serve } from "../main.ts"
import { firstLine } from "./postgres.ts"

export interface NodeProcess {
  readonly address: string
  /** At once, with no chance to finish anything. */
  kill(): Promise<void>
  /** As an operator stops it; the code it ends with. */
  stop(): Promise<number | null>
}

export async function startNode(env: { readonly [name: string]: string }): Promise<NodeProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { PATH: process.env.PATH, PORT: "0", RAILHEAD_LOG: "error", ...env },
  })
  const gone = once(child, "exit")
  const address = /http:\S+/.exec(await firstLine(child))?.[0]
  if (address === undefined) throw new Error("the server did not say where it is")
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
    return child.exitCode
  }
  return { address, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM") }
}

if (import.meta.main) {
  // When the test is gone, so is the server.
  process.stdin.resume().on("end", () => process.exit(1))
  await serve(process.env)
}
