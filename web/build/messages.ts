// Sentences are read into parts when the client is built, so that no parser has to be loaded.
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"
import { readMessage } from "../../games/icu.ts"

/** Sentences, and names; not the rule books, which are prose. */
const MESSAGES = /\/text\/(?!rules)[a-z.-]+\.json$/

function compiled(file: string): string {
  const messages: { readonly [key: string]: string } = JSON.parse(readFileSync(file, "utf8"))
  const entries = Object.entries(messages).map(([key, message]) => {
    const parts = readMessage(message)
    return [key, parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts]
  })
  // As text for `JSON.parse`, which reads large objects faster than the script parser.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))})`
}

export function messages(): Plugin {
  return {
    name: "railhead-messages",
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?")
      if (MESSAGES.test(file)) return { code: compiled(file), moduleType: "js" }
      // What is left is plain text: nothing to read in it.
      if (file.endsWith("/games/icu.ts")) return "export const readMessage = message => [message]"
      return null
    },
  }
}
