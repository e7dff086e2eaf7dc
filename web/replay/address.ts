// Every position has an address, and so has every way to look at it.
import type { Seat } from "@railhead/engine"
import { ALL_OPEN } from "@railhead/hosting"

const words: ReadonlyMap<string, Seat> = new Map([
  ["all", ALL_OPEN],
  ["none", -1],
])

/** What `seat=` in an address means; null for nothing one could look through. */
export function viewerIn(query: string | undefined, seats: number): Seat | null {
  if (query === undefined) return null
  const named = words.get(query)
  if (named !== undefined) return named
  return /^\d$/.test(query) && Number(query) < seats ? Number(query) : null
}

function nameOf(viewer: Seat): string {
  return [...words].find(([, seat]) => seat === viewer)?.[0] ?? String(viewer)
}

export interface Spot {
  readonly kind: string
  readonly id: string
  readonly at: number
  readonly viewer: Seat
  /** Whose eyes need not be named. */
  readonly usual: Seat
  readonly key: string
}

export function addressOf({ kind, id, at, viewer, usual, key }: Spot): string {
  const query = new URLSearchParams({
    ...(viewer === usual ? {} : { seat: nameOf(viewer) }),
    ...(key === "" ? {} : { key }),
  }).toString()
  return `/replay/${kind}/${encodeURIComponent(id)}/${at}${query === "" ? "" : `?${query}`}`
}
