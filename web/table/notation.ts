// One line of notation: what can still follow, and what was expected where it went wrong. Pure.

/** Small letters, one space between words. */
function tidy(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trimStart()
}

/** Choices that begin with what is written. */
export function completions(choices: readonly string[], text: string): string[] {
  const typed = tidy(text)
  return choices.filter(choice => tidy(choice).startsWith(typed))
}

/** The choice that is written out in full. */
export function exactly(choices: readonly string[], text: string): string | null {
  const typed = tidy(text).trimEnd()
  return choices.find(choice => tidy(choice) === typed) ?? null
}

/** What is written with its last word completed as in this choice, and a space where another word follows. */
export function completeWord(choice: string, text: string): string {
  const typed = tidy(text)
  if (!tidy(choice).startsWith(typed)) return text
  const end = choice.indexOf(" ", typed.length)
  if (end < 0) return choice
  return choice.slice(0, end + 1)
}

/** What stands greyed behind what is written. */
export function ghost(choice: string | undefined, text: string): string {
  if (choice === undefined || text === "") return ""
  const typed = tidy(text)
  return tidy(choice).startsWith(typed) ? choice.slice(typed.length) : ""
}

export interface Expected {
  /** What was right. */
  readonly after: string
  /** What could have followed. */
  readonly words: readonly string[]
}

/** Where no choice begins so: up to where one would, and the words that come there. */
export function expected(choices: readonly string[], text: string): Expected {
  const typed = tidy(text).trimEnd().split(" ")
  let count = typed.length
  let left: string[] = []
  for (; count >= 0; count--) {
    const start = typed.slice(0, count).join(" ")
    left = choices.filter(choice => count === 0 || `${tidy(choice)} `.startsWith(`${start} `))
    if (left.length > 0) break
  }
  const words = left.flatMap(choice => choice.split(" ")[Math.max(0, count)] ?? [])
  return { after: typed.slice(0, Math.max(0, count)).join(" "), words: [...new Set(words)] }
}

/** Choices whose description holds all words that were written, for those who do not know the notation. */
export function described(
  options: readonly { readonly choice: string; readonly label: string }[],
  text: string,
): string[] {
  const bare = (told: string) => told.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  const words = bare(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return options.flatMap(({ choice, label }) => (words.every(word => bare(label).includes(word)) ? [choice] : []))
}
