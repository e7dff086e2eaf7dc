// Every sentence of the site is there, in both languages.
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const web = join(import.meta.dirname, "..")
const parts = ["home", "sheets", "table", "reading", "replay"]

function texts(part: string, language: string): { readonly [key: string]: string } {
  return JSON.parse(readFileSync(join(web, "text", `${part}.${language}.json`), "utf8"))
}

const all = Object.fromEntries(
  ["en", "fr"].map(language => [language, Object.assign({}, ...parts.map(part => texts(part, language)))]),
)

/** The variables of a message; inside plurals a word in braces is a text. */
function variables(message: string): string {
  return [...new Set([...message.matchAll(/(?<!(?:one|other|=\d+) )\{(\w+)\s*[,}]/g)].map(match => match[1]))]
    .sort()
    .join()
}

describe("text of the site", () => {
  it("has every key that is said", () => {
    const sources = globSync("**/*.{ts,tsx}", {
      cwd: web,
      exclude: path => /node_modules|dist|tests/.test(String(path)),
    })
    const said = sources.flatMap(file =>
      [...readFileSync(join(web, file), "utf8").matchAll(/\bsay\(\s*"([a-z-]+(?:\.[\w-]+)+)"/g)].map(
        match => match[1] ?? "",
      ),
    )
    // What a game says itself is in its own texts.
    const own = said.filter(
      key => !/^(game|progress|figure|zone|phaseName|ask|short|choice|chip|event|why)\./.test(key),
    )
    expect(own.length).toBeGreaterThan(200)
    expect(own.filter(key => !(key in all.en) || !(key in all.fr))).toEqual([])
  })

  it.each(parts)("has the same keys and variables in both languages: %s", part => {
    const [english, french] = [texts(part, "en"), texts(part, "fr")]
    expect(Object.keys(french)).toEqual(Object.keys(english))
    for (const [key, message] of Object.entries(english))
      expect(`${key} ${variables(french[key] ?? "")}`).toBe(`${key} ${variables(message)}`)
  })

  it("says nothing in two parts", () => {
    const keys = parts.flatMap(part => Object.keys(texts(part, "en")))
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })

  it("keeps French signs with their words", () => {
    for (const [key, message] of Object.entries<string>(all.fr)) expect(message, key).not.toMatch(/ [:;?!»]|« /)
  })
})
