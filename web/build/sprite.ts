// One SVG file with the icons that the code names, and no others: "g:pine-tree" (game-icons) and "u:undo-2" (Lucide).
import { globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { Plugin } from "vite"

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } }
  readonly aliases?: { readonly [name: string]: { readonly parent: string } }
  readonly width?: number
}

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, "..", "..")
const packages = { g: "@iconify-json/game-icons/icons.json", u: "@iconify-json/lucide/icons.json" }

/** The names of all icons in the code that runs in the browser. */
export function namedIcons(): string[] {
  const files = globSync(["web/**/*.{ts,tsx}", "games/picture/*.{ts,tsx}", "games/*/board/**/*.{ts,tsx}"], {
    cwd: root,
  })
  const names = files
    .filter(file => !file.includes("/tests/") && !file.includes("/build/") && !file.includes("node_modules"))
    .flatMap(file => [...readFileSync(join(root, file), "utf8").matchAll(/"([gu]:[a-z0-9-]+)"/g)])
  return [...new Set(names.map(match => match[1] ?? ""))].sort()
}

export function makeSprite(names: readonly string[]): string {
  const sets = new Map(
    Object.entries(packages).map(([set, file]) => [
      set,
      JSON.parse(readFileSync(require.resolve(file), "utf8")) as IconSet,
    ]),
  )
  const symbols = names.map(id => {
    const [set = "", name = ""] = id.split(":")
    const from = sets.get(set)
    const icon = from?.icons[name] ?? from?.icons[from.aliases?.[name]?.parent ?? ""]
    if (!icon) throw new Error(`there is no icon ${id}`)
    const size = from?.width ?? (set === "g" ? 512 : 24)
    return `<symbol id="${set}-${name}" viewBox="0 0 ${size} ${size}">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`
}

const MODULE = "virtual:sprite"

export function sprite(): Plugin {
  let id = ""
  return {
    name: "railhead-sprite",
    resolveId: source => (source === MODULE ? `\0${MODULE}` : null),
    load(source) {
      if (source !== `\0${MODULE}`) return null
      id = this.emitFile({ type: "asset", name: "icons.svg", source: makeSprite(namedIcons()) })
      return `export default import.meta.ROLLUP_FILE_URL_${id}`
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  }
}
