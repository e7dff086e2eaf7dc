// Small words of the table in letters.
import { at, type Seat } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { cards } from "../data/cards.ts"

/** "Hand: …" as the language writes it. */
export function labelled(words: Words, label: string, value: string): string {
  return `${label}${words.say("board.colon")}${value}`
}

/** 1, 2, 3, 4: how players are told apart where there is no room for names. */
export function seatMark(seat: Seat): string {
  return String(seat + 1)
}

export function cardNames(list: readonly number[], words: Words): string {
  const counts = new Map<number, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([card, count]) => {
        const name = card < 0 ? "?" : words.name("card", at(cards.ids, card))
        return count > 1 ? `${count}× ${name}` : name
      })
      .join(", ") || "–"
  )
}
