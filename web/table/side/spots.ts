// A sentence under the name of who acts, and the words in it that name places. Pure.
import type { Telling, Words } from "@railhead/games"

/** A sentence that begins with a name, without it: "Ana builds" is told "builds". */
export function withoutName(sentence: string, name: string): string {
  return name !== "" && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export interface Part {
  readonly text: string
  readonly spot: boolean
}

/** Cuts a sentence where it names a place: places are ids such as "hex:a1", told as the word of "a1". */
export function spotsIn(sentence: string, telling: Telling, places: readonly string[], words: Words): Part[] {
  const tokens = new Set(places.flatMap(place => place.split(":")))
  const named = Object.entries(telling)
    .flatMap(([group, id]) =>
      typeof id === "string" && tokens.has(id) ? [words.word(group.replace(/\d+$/, ""), id)] : [],
    )
    .filter(word => word !== "")
  const parts: Part[] = []
  let rest = sentence
  while (rest !== "") {
    const next = named
      .map(word => ({ word, from: rest.indexOf(word) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.word.length - a.word.length)[0]
    if (!next) break
    if (next.from > 0) parts.push({ text: rest.slice(0, next.from), spot: false })
    parts.push({ text: next.word, spot: true })
    rest = rest.slice(next.from + next.word.length)
  }
  if (rest !== "") parts.push({ text: rest, spot: false })
  return parts
}
