// Settings from the environment, each with a default that works on one's own machine.
import { join, resolve } from "node:path"

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string
  /** The address people use, behind a proxy; empty: whatever they came by. */
  readonly publicUrl: string
  readonly logLevel: string
  readonly threads: number
  /** Behind a proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean
}

function whole(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value === "") return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0) return number
  throw new Error(`${name} must be a whole number, not "${value}"`)
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: whole("PORT", env.PORT, 8080),
    host: env.HOST ?? "127.0.0.1",
    dataFolder: resolve(env.RAILHEAD_DATA ?? "./data"),
    databaseUrl: env.DATABASE_URL ?? "",
    publicUrl: env.RAILHEAD_URL ?? "",
    logLevel: env.RAILHEAD_LOG ?? "info",
    threads: whole("RAILHEAD_THREADS", env.RAILHEAD_THREADS, 1) || 1,
    trustProxy: env.RAILHEAD_TRUST_PROXY === "true",
  }
}

export function sqliteFile(config: Config): string {
  return join(config.dataFolder, "railhead.sqlite")
}
