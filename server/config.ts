// Settings from the environment, each with a default that works on one's own machine.
import { join, resolve } from "node:path"
import { RailheadError } from "@railhead/engine"

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string
  /** The address people use, behind a proxy; empty: whatever they came by. */
  readonly publicUrl: string
  readonly logLevel: string
  readonly threads: number
  /** How many proxies that set X-Forwarded-For stand before it. */
  readonly trustProxy: number | false
  /** The built browser client. */
  readonly webFolder: string
}

function whole(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined || value === "") return otherwise
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0) return number
  throw new RailheadError("bad-request", `${name} must be a whole number, not "${value}"`)
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
    trustProxy:
      env.RAILHEAD_TRUST_PROXY === "true" ? 1 : whole("RAILHEAD_TRUST_PROXY", env.RAILHEAD_TRUST_PROXY, 0) || false,
    webFolder: resolve(env.RAILHEAD_WEB ?? join(import.meta.dirname, "..", "web", "dist")),
  }
}

export function sqliteFile(config: Config): string {
  return join(config.dataFolder, "railhead.sqlite")
}
