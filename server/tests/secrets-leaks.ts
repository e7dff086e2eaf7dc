// Finds in a message of the sample game what its viewer may not know, by shape: small numbers cannot be searched for.
import type { Seat } from "@railhead/engine"

/** Parts of a player that only its seat sees, and one that nobody sees. */
const OWN = ["hand", "quests", "tiles", "played", "sheet"]
const NOBODYS = ["pile"]
const HIDDEN_ZONES = ["hand", "pile", "questStack", "quests", "tiles", "played", "sheets"]

interface Place {
  readonly zone: string
  readonly seat: Seat
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function known(value: unknown): boolean {
  return Array.isArray(value) && value.some(kind => typeof kind === "number" && kind >= 0)
}

function sees(place: unknown, viewer: Seat): boolean {
  const { zone, seat } = place as Place
  return !HIDDEN_ZONES.includes(zone) || (seat === viewer && zone !== "pile" && zone !== "questStack")
}

/** What is wrong with a message, as paths into it; nothing if all is well. */
export function leaks(message: unknown, viewer: Seat, path = "", player: Seat | null = null): string[] {
  if (Array.isArray(message)) return message.flatMap((item, i) => leaks(item, viewer, `${path}[${i}]`, player))
  if (!isObject(message)) return []
  const found: string[] = []
  for (const [key, value] of Object.entries(message)) {
    const here = `${path}.${key}`
    const seat = /^players\.(\d)$/.exec(key)?.[1]
    if (player !== null && OWN.includes(key) && player !== viewer && known(value)) found.push(here)
    if (player !== null && NOBODYS.includes(key) && known(value)) found.push(here)
    if (key === "quests" && player === null && known(value) && !path.endsWith("pools")) found.push(here)
    if (key === "random" && Array.isArray(value) && value.some(number => number !== 0)) found.push(here)
    if (key === "own" && isObject(value) && value.seat !== viewer) found.push(here)
    found.push(...leaks(value, viewer, here, seat === undefined ? player : Number(seat)))
  }
  if (message.did === "moved" && known(message.what) && !sees(message.from, viewer) && !sees(message.to, viewer))
    found.push(`${path} ${JSON.stringify(message)}`)
  return found
}
