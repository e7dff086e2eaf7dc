// The sentences of the site and of its games in the reader's language; switched at once, wherever they are shown.
import { signal } from "@preact/signals"
import { type Language, type Messages, type Telling, Words } from "@railhead/games"
import { gameCards } from "@railhead/games/faces"
import { settings } from "./settings.ts"

/** The parts in which the site's sentences are loaded. */
export type WordPart = "home" | "sheets" | "table" | "reading" | "replay"

type Load = () => Promise<{ default: Messages }>

const files: { readonly [language in Language]: { readonly [part in WordPart]: Load } } = {
  en: {
    home: () => import("../text/home.en.json"),
    sheets: () => import("../text/sheets.en.json"),
    table: () => import("../text/table.en.json"),
    reading: () => import("../text/reading.en.json"),
    replay: () => import("../text/replay.en.json"),
  },
  fr: {
    home: () => import("../text/home.fr.json"),
    sheets: () => import("../text/sheets.fr.json"),
    table: () => import("../text/table.fr.json"),
    reading: () => import("../text/reading.fr.json"),
    replay: () => import("../text/replay.fr.json"),
  },
}

const needed = new Set<WordPart>(["home"])

async function siteMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all([...needed].map(part => files[language][part]()))
  return Object.assign({}, ...parts.map(part => part.default))
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

/** A component that is loaded when it is needed, together with the sentences it says. */
export async function withWords<T>(component: Promise<T>, ...parts: readonly WordPart[]): Promise<T> {
  const missing = parts.filter(part => !needed.has(part))
  for (const part of missing) needed.add(part)
  if (missing.length > 0) await loadWords()
  return component
}

/** A game's sentences together with the site's. */
export async function gameWords(game: string, language: Language): Promise<Words> {
  const face = await gameCards.find(card => card.id === game)?.face()
  const [site, own] = await Promise.all([siteMessages(language), face?.messages(language)])
  return new Words(language, { ...site, ...own })
}
