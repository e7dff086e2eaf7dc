// The rulebook of a game in the reader's language, loaded once.
import { useSignal, useSignalEffect } from "@preact/signals"
import type { Language, RuleBook } from "@railhead/games"
import { gameCards } from "@railhead/games/faces"
import { settings } from "../lib/settings.ts"

const books = new Map<string, Promise<RuleBook | null>>()

function loadBook(game: string, language: Language): Promise<RuleBook | null> {
  const key = `${game} ${language}`
  const known = books.get(key)
  if (known) return known
  const card = gameCards.find(({ id }) => id === game)
  const book = card ? card.face().then(face => face.rulebook(language)) : Promise.resolve(null)
  books.set(key, book)
  book.catch(() => books.delete(key))
  return book
}

/** Undefined while it is being fetched, null where there is none. */
export function useRuleBook(game: string): RuleBook | null | undefined {
  const book = useSignal<RuleBook | null | undefined>(undefined)
  const asked = useSignal(game)
  asked.value = game
  useSignalEffect(() => {
    const { language } = settings.value
    const wanted = asked.value
    loadBook(wanted, language).then(
      found => {
        if (settings.value.language === language && asked.value === wanted) book.value = found
      },
      () => {
        book.value = null
      },
    )
  })
  return book.value
}
