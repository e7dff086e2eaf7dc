import type { RuleBook } from "../../box.ts"
import type { Language } from "../../words.ts"

type Printed = Pick<RuleBook, "sources" | "sections">

/** The rules of the base game and of the variants as one book, in the order of their numbers. */
export function bookOf(language: Language, base: Printed, variants: Printed): RuleBook {
  const numberOf = (no: string) => Number(no.replace("CC-", ""))
  const sections = [...base.sections, ...variants.sections].sort((a, b) => numberOf(a.no) - numberOf(b.no))
  return { language, sources: [...base.sources, ...variants.sources], sections }
}
