// Seats, options and words of a game, fetched when a page first needs them.
import { signal } from "@preact/signals"
import type { Language, Words } from "@railhead/games"
import { useEffect } from "preact/hooks"
import { settings } from "../lib/settings.ts"
import { gameWords } from "../lib/words.ts"
import { inWorker } from "../lib/worker.ts"

const infoOf = (game: string) => inWorker("gameInfo", game)

export interface KnownGame {
  readonly info: Awaited<ReturnType<typeof infoOf>>
  readonly words: Words
}

export type OptionRow = KnownGame["info"]["options"][number]

const known = signal<ReadonlyMap<string, KnownGame>>(new Map())
const fetching = new Set<string>()

async function fetchGame(game: string, language: Language): Promise<void> {
  const name = `${game} ${language}`
  if (fetching.has(name)) return
  fetching.add(name)
  try {
    const [info, words] = await Promise.all([infoOf(game), gameWords(game, language)])
    known.value = new Map([...known.value, [name, { info, words }]])
  } catch {
    fetching.delete(name)
  }
}

/** Null until it is known. An empty id asks for nothing. */
export function useGame(game: string): KnownGame | null {
  const { language } = settings.value
  useEffect(() => {
    if (game !== "") void fetchGame(game, language)
  }, [game, language])
  return known.value.get(`${game} ${language}`) ?? null
}
