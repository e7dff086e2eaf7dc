import { at } from "@railhead/engine"
import type { Words } from "../words.ts"

/** Cards in words, equal ones counted: 2× Jersey, Guernsey. */
export function cardNames(ids: readonly string[], list: readonly number[], words: Words): string {
  const counts = new Map<number, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([card, count]) => {
        const name = card < 0 ? "?" : words.name("card", at(ids, card))
        return count > 1 ? `${count}× ${name}` : name
      })
      .join(", ") || "–"
  )
}
