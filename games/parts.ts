// Messages in parts, and how they become sentences: all of ICU that our texts use.

interface Cases {
  readonly cases: { readonly [name: string]: readonly Part[] }
}

export type Part =
  | string
  | { readonly value: string }
  /** The number of the plural around it. */
  | { readonly number: string }
  | ({ readonly select: string } & Cases)
  | ({ readonly plural: string } & Cases)
  | ({ readonly ordinal: string } & Cases)

export type Values = { readonly [name: string]: string | number | boolean }

export class Writer {
  private readonly numbers: Intl.NumberFormat
  private readonly plurals: Intl.PluralRules
  private readonly ordinals: Intl.PluralRules

  constructor(language: string) {
    this.numbers = new Intl.NumberFormat(language)
    this.plurals = new Intl.PluralRules(language)
    this.ordinals = new Intl.PluralRules(language, { type: "ordinal" })
  }

  write(parts: readonly Part[], values: Values, counted = 0): string {
    let text = ""
    for (const part of parts) text += this.part(part, values, counted)
    return text
  }

  private part(part: Part, values: Values, counted: number): string {
    if (typeof part === "string") return part
    if ("value" in part) return this.told(values[part.value])
    if ("number" in part) return this.numbers.format(counted)
    if ("select" in part) return this.write(caseOf(part, String(values[part.select])), values, counted)
    const count = Number(values["plural" in part ? part.plural : part.ordinal])
    const rules = "plural" in part ? this.plurals : this.ordinals
    return this.write(part.cases[`=${count}`] ?? caseOf(part, rules.select(count)), values, count)
  }

  private told(value: string | number | boolean | undefined): string {
    return typeof value === "number" ? this.numbers.format(value) : String(value)
  }
}

function caseOf({ cases }: Cases, name: string): readonly Part[] {
  return cases[name] ?? cases.other ?? []
}
