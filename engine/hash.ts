import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** JSON with sorted keys and no spaces: equal data gives equal text on every machine. */
export function canonical(value: unknown): string {
  // States are mostly lists of whole numbers, which read the same either way.
  if (Array.isArray(value))
    return `[${value.every(Number.isInteger) ? value.join(",") : value.map(canonical).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`
  }
  return JSON.stringify(value)
}

export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The mark that records carry at every turn: half a SHA-256 of the canonical JSON. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonical(value)).slice(0, 32)
}
