// The sentences of the site and of its games in the reader's language; switched at once, wherever they are shown.
import { signal } from "@preact/signals"
import { type Language, type Messages, type Telling, Words } from "@railhead/games"
import { gameCards } from "@railhead/games/faces"
import { settings } from "./settings.ts"

async function siteMessages(language: Language): Promise<Messages> {
  const { default: messages } = language === "fr" ? await import("../text/fr.ts") : await import("../text/en.ts")
  return messages
}

/** The site's own sentences. */
export const words = signal(new Words(settings.value.language, {}))

export function say(key: string, telling?: Telling): string {
  return words.value.say(key, telling)
}

export async function loadWords(): Promise<void> {
  const { language } = settings.value
  const messages = await siteMessages(language)
  if (settings.value.language === language) words.value = new Words(language, messages)
}

/** A game's sentences together with the site's. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const face = await gameCards.find(card => card.id === game)?.face()
  const [site, own] = await Promise.all([siteMessages(language), face?.messages(language)])
  return new Words(language, { ...site, ...own })
}
