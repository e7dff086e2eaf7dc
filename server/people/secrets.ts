// Session ids, bot tokens and recovery secrets: people hold the secret, we keep only its hash.
import { createHash, randomBytes } from "node:crypto"

const SHAPE = /^[A-Za-z0-9_-]{43}$/

/** 256 bits, safe in a cookie, a header and a link. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url")
}

/** The secret is random, so a plain fast hash keeps it as safe as a slow one. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}

export function looksLikeSecret(text: string): boolean {
  return SHAPE.test(text)
}
