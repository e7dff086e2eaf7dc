// Where a game's net is kept.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { NetData } from "@railhead/engine"

export function netFile(game: string): URL {
  return new URL(`../../games/${game}/bot/net.json`, import.meta.url)
}

export function readNet(file: string | URL): NetData | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null
}

/** A row a line, so that the file can be looked through. */
export function writeNet(file: string | URL, { units, sum }: NetData): void {
  const rows = units.map(row => `    ${JSON.stringify(row)}`).join(",\n")
  writeFileSync(file, `{\n  "units": [\n${rows}\n  ],\n  "sum": ${JSON.stringify(sum)}\n}\n`)
}
