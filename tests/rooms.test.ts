// Imports go down only: who may know whom. A fifth game adds a folder, not a line here.
import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { describe, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "..")

/** For each room the rooms it may import from; its own files always. */
const allowed: { readonly [room: string]: readonly string[] } = {
  engine: [],
  games: ["engine"],
  bots: ["engine"],
  hosting: ["engine", "games", "bots"],
  server: ["engine", "games", "bots", "hosting"],
  web: ["engine", "games", "bots", "hosting"],
  cli: ["engine", "games", "bots", "server"],
  scripts: ["engine", "games", "bots", "server", "cli", "web"],
  tests: ["engine", "games", "bots", "hosting", "server", "cli", "web"],
}

interface Import {
  readonly file: string
  readonly from: string
}

function imports(): Import[] {
  const files = globSync("{engine,games,bots,hosting,server,web,cli,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: root })
  // Tests may look anywhere.
  const code = files.filter(file => !/\/tests\//.test(file) && !file.includes("node_modules"))
  return code.flatMap(file => {
    const text = readFileSync(join(root, file), "utf8")
    const found = [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)"([^"]+)"/g)]
    return found.map(match => ({ file, from: match[1] ?? "" }))
  })
}

/** The room an import leads to, or null for a package of others. */
function roomOf({ file, from }: Import): string | null {
  if (from.startsWith("@railhead/")) return from.split("/")[1] ?? null
  if (!from.startsWith(".")) return null
  return relative(root, resolve(root, dirname(file), from)).split("/")[0] ?? null
}

/** Folders beside the games that they share. */
const SHARED: ReadonlySet<string> = new Set(["trail", "picture"])

/** The game a file belongs to: `games/gold-west/…`. */
function gameOf(path: string): string | null {
  return /^games\/(?!tests)([^/.]+)\//.exec(path)?.[1] ?? null
}

describe("the rooms of the house", () => {
  const all = imports()

  it("finds the imports of the code", () => {
    expect(all.length).toBeGreaterThan(200)
  })

  it("lets every room import only from those below it", () => {
    const wrong = all.filter(found => {
      const [own = ""] = found.file.split("/")
      const room = roomOf(found)
      return room !== null && room !== own && !allowed[own]?.includes(room)
    })
    expect(wrong).toEqual([])
  })

  it("keeps the engine free of games, and games free of each other", () => {
    const wrong = all.filter(({ file, from }) => {
      const target = from.startsWith(".")
        ? relative(root, resolve(root, dirname(file), from))
        : from.replace("@railhead/", "")
      const [own, other] = [gameOf(file), gameOf(`${target}/`)]
      return own !== null && other !== null && other !== own && !SHARED.has(other)
    })
    expect(wrong).toEqual([])
  })

  it("keeps rules free of text, boards and bots", () => {
    const wrong = all.filter(({ file, from }) => /^games\/[^/]+\/rules\//.test(file) && /\/(text|board|bot)/.test(from))
    expect(wrong).toEqual([])
  })

  it("keeps Node out of what runs in the browser", () => {
    const wrong = all.filter(
      ({ file, from }) => /^(engine|games|bots|hosting)\//.test(file) && from.startsWith("node:"),
    )
    expect(wrong).toEqual([])
  })
})
