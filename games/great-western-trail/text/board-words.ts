// Small words of the table in letters.
import type { Seat } from "@railhead/engine"
import { cardNames as namesOf } from "../../trail/card-names.ts"
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
  return namesOf(cards.ids, list, words)
}
