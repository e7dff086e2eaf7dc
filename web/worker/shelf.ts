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

const store = createStore("railhead", "games")

export function keep(kept: KeptGame): Promise<void> {
  return set(kept.id, kept, store)
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
