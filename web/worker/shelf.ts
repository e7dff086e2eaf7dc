// Games kept on this device.
import type { Line, Options } from "@railhead/engine"
import type { DraftNow } from "@railhead/hosting"
import { createStore, del, entries, get, set } from "idb-keyval"

interface Seated {
  readonly name: string
  /** The bot that plays here; null for a person at this device. */
  readonly bot: string | null
}

export interface KeptGame {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seats: readonly Seated[]
  readonly options: Options
  readonly seed: string
  readonly lines: readonly Line[]
  readonly drafts: readonly Omit<DraftNow, "seat">[]
  readonly byHand: boolean
  readonly status: "running" | "over" | "frozen"
  readonly at: number
}

/** What makes a game; the rest comes with its being played. */
export type NewGame = Omit<KeptGame, "id" | "drafts" | "status" | "at">

const store = createStore("railhead", "games")

export function keep(kept: KeptGame): Promise<void> {
  return set(kept.id, kept, store)
}

/** Puts a game onto the device that nobody has touched there yet. */
export function keepNew(id: string, game: NewGame): Promise<void> {
  const drafts = game.seats.map(() => ({ choices: [], undone: [], count: 0 }))
  return keep({ ...game, id, drafts, status: "running", at: Date.now() })
}

export function take(id: string): Promise<KeptGame | undefined> {
  return get(id, store)
}

export function forget(id: string): Promise<void> {
  return del(id, store)
}

export async function allKept(): Promise<KeptGame[]> {
  const all = await entries<string, KeptGame>(store)
  return all.map(([, kept]) => kept).sort((a, b) => b.at - a.at)
}
