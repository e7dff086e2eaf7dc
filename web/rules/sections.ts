// Where a rule stands in its book.
import type { RuleBook } from "@railhead/games"

export type Section = RuleBook["sections"][number]

/** The section that is meant by its own number or by that of one of its rules. */
export function sectionOf(book: RuleBook, no: string | null): Section | null {
  if (no === null) return null
  const wanted = no.toUpperCase()
  return (
    book.sections.find(section => section.no === wanted || section.rules.some(rule => rule.no === wanted)) ??
    book.sections.find(section => wanted.startsWith(`${section.no}.`)) ??
    null
  )
}

const numbers = new WeakMap<RuleBook, ReadonlySet<string>>()

/** The numbers of all sections and rules. */
export function numbersIn(book: RuleBook): ReadonlySet<string> {
  const known =
    numbers.get(book) ?? new Set(book.sections.flatMap(({ no, rules }) => [no, ...rules.map(rule => rule.no)]))
  numbers.set(book, known)
  return known
}

export function neighbours(book: RuleBook, section: Section): { before: Section | null; after: Section | null } {
  const at = book.sections.indexOf(section)
  return { before: book.sections[at - 1] ?? null, after: book.sections[at + 1] ?? null }
}

/** The number without the game's letters: "GW-6.2" is 6.2. */
export function bare(no: string): string {
  return no.replace(/^[A-Z]+-/, "")
}
