// The games there are. Whoever adds one adds its folder and one line here.
import { RailheadError } from "@railhead/engine"
import type { GameBox } from "./box.ts"
import { type Language, type Messages, Words } from "./words.ts"

const shelf: { readonly [id: string]: () => Promise<GameBox> } = {
  "gold-west": async () => (await import("./gold-west/index.ts")).box,
  "great-western-trail": async () => (await import("./great-western-trail/index.ts")).box,
  "great-western-trail-argentina": async () => (await import("./great-western-trail-argentina/index.ts")).box,
  "carson-city": async () => (await import("./carson-city/index.ts")).box,
}

export const gameIds: readonly string[] = Object.keys(shelf)

export async function openBox(id: string): Promise<GameBox> {
  const open = Object.hasOwn(shelf, id) ? shelf[id] : undefined
  if (!open) throw new RailheadError("unknown-game", `there is no game "${id}"; the games are ${gameIds.join(", ")}`)
  return open()
}

export async function wordsOf(box: GameBox, language: Language, more: Messages = {}): Promise<Words> {
  return new Words(language, { ...(await box.messages(language)), ...more })
}

export type { GameBox, RuleBook, RuleText } from "./box.ts"
export { type Language, languages, type Messages, type Telling, type Texts, tellArgs, Words } from "./words.ts"
