// Looking something up in the rules: by number, or by words without regard to accents and case.
import type { RuleBook, RuleText } from "@railhead/games"
import { bare, type Section } from "./sections.ts"

export interface Found {
  readonly section: Section
  readonly rule: RuleText
}

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[*`]/g, "").replace(/[’]/g, "'").toLowerCase()
}

/** Rules that hold all words; those with them in their title, or with the number asked for, first. */
export function searchRules(book: RuleBook, asked: string): Found[] {
  const wanted = plain(asked).trim()
  if (wanted === "") return []
  const words = wanted.split(/\s+/)
  const found: { readonly weight: number; readonly hit: Found }[] = []
  for (const section of book.sections)
    for (const rule of section.rules) {
      const weight = weigh(section, rule, wanted, words)
      if (weight > 0) found.push({ weight, hit: { section, rule } })
    }
  return found.sort((a, b) => b.weight - a.weight).map(({ hit }) => hit)
}

function weigh(section: Section, rule: RuleText, wanted: string, words: readonly string[]): number {
  const no = rule.no.toLowerCase()
  if (no === wanted || bare(rule.no) === wanted) return 5
  if (no.startsWith(`${wanted}.`) || bare(rule.no).startsWith(`${wanted}.`)) return 4
  const title = plain(rule.title ?? "")
  if (words.every(word => title.includes(word))) return 3
  const text = plain(rule.text)
  if (words.every(word => text.includes(word) || title.includes(word))) return 2
  const within = plain(section.title)
  return words.every(word => within.includes(word) || title.includes(word) || text.includes(word)) ? 1 : 0
}

/** The place in a rule's text where the words begin, as a short excerpt. */
export function excerpt(text: string, asked: string, length = 110): string {
  const flat = text.replace(/[*`|]/g, "").replace(/\s+/g, " ").trim()
  const [word = ""] = plain(asked).trim().split(/\s+/)
  const at = Math.max(0, plain(flat).indexOf(word))
  const from = at < length / 2 ? 0 : flat.indexOf(" ", at - 40) + 1
  const cut = flat.slice(from, from + length)
  return `${from > 0 ? "… " : ""}${cut}${from + length < flat.length ? " …" : ""}`
}
