// What went wrong, in the reader's language where we have a sentence for it.
import { ApiError } from "../lib/api.ts"
import { say, words } from "../lib/words.ts"
import { Refused } from "../lib/worker.ts"

function codeOf(error: unknown): string {
  if (error instanceof ApiError) return error.code
  return error instanceof Refused ? error.refusal.code : ""
}

export function tellError(error: unknown): string {
  const key = `error.${codeOf(error)}`
  if (words.value.has(key)) return say(key)
  return say("error.other", { message: error instanceof Error ? error.message : String(error) })
}
