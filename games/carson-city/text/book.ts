import type { RuleBook } from "../../box.ts"
import type { Language } from "../../words.ts"

type Printed = Pick<RuleBook, "sources" | "sections">

/** CC-22.14 comes before CC-22.21, and CC-9 before CC-10. */
function byNumber(a: { readonly no: string }, b: { readonly no: string }): number {
  const [section = 0, rule = 0] = a.no.replace("CC-", "").split(".").map(Number)
  const [otherSection = 0, otherRule = 0] = b.no.replace("CC-", "").split(".").map(Number)
  return section - otherSection || rule - otherRule
}

/** The rules of the base game and of the variants as one book, in the order of their numbers. */
export function bookOf(language: Language, base: Printed, variants: Printed): RuleBook {
  const more = variants.sections.filter(section => base.sections.every(({ no }) => no !== section.no))
  const joined = base.sections.map(section => {
    const added = variants.sections.filter(({ no }) => no === section.no).flatMap(({ rules }) => rules)
    return { ...section, rules: [...section.rules, ...added].sort(byNumber) }
  })
  return { language, sources: [...base.sources, ...variants.sources], sections: [...joined, ...more].sort(byNumber) }
}
