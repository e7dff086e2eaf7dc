// Every sentence of the replay, the charts and the score sheet is there, in both languages.
import { describe, expect, it } from "vitest"
import en from "../../text/en.ts"
import fr from "../../text/fr.ts"
import ownEn from "../../text/replay.en.json"
import ownFr from "../../text/replay.fr.json"

const sources = import.meta.glob<string>(["../*.{ts,tsx}", "../../charts/*.{ts,tsx}", "../../score/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The variables of a message. */
function variables(message: string): string {
  return [...new Set([...message.matchAll(/\{(\w+)\s*[,}]/g)].map(match => match[1] ?? ""))].sort().join()
}

describe("text of the replay", () => {
  it("has every key that is said", () => {
    const keys = Object.values(sources).flatMap(source =>
      [...source.matchAll(/"((?:replay|graph|score|check|open|link)\.[a-zA-Z.]+)"/g)].map(match => match[1] ?? ""),
    )
    expect(keys.length).toBeGreaterThan(60)
    expect(keys.filter(key => !(key in en) || !(key in fr))).toEqual([])
  })

  it("has the same keys and variables in both languages", () => {
    expect(Object.keys(ownFr)).toEqual(Object.keys(ownEn))
    const french: { readonly [key: string]: string } = ownFr
    for (const [key, message] of Object.entries(ownEn))
      expect(`${key} ${variables(french[key] ?? "")}`).toBe(`${key} ${variables(message)}`)
  })

  it("keeps French signs with their words", () => {
    for (const message of Object.values(ownFr)) expect(message).not.toMatch(/ [:;?!»]|« |[^\u00a0\s][;?!»]/)
  })
})
