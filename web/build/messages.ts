// Sentences are read into parts when the client is built, so that no parser has to be loaded; texts are data, not script.
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"
import { readMessage } from "../../games/icu.ts"

const TEXTS = /\/text\/([a-z.-]+)\.json$/
/** Prose, not sentences to be told something. */
const BOOKS = /\/text\/rules/

function compiled(file: string): string {
  const texts: { readonly [key: string]: string } = JSON.parse(readFileSync(file, "utf8"))
  const entries = Object.entries(texts).map(([key, message]) => {
    const parts = readMessage(message)
    return [key, parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts]
  })
  return JSON.stringify(Object.fromEntries(entries))
}

export function messages(): Plugin {
  return {
    name: "railhead-messages",
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?")
      const name = TEXTS.exec(file)?.[1]
      if (name !== undefined) {
        const source = BOOKS.test(file) ? JSON.stringify(JSON.parse(readFileSync(file, "utf8"))) : compiled(file)
        const asset = this.emitFile({ type: "asset", name: `${name}.json`, source })
        return {
          code: `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json()`,
          moduleType: "js",
        }
      }
      // What is left is plain text: nothing to read in it.
      if (file.endsWith("/games/icu.ts")) return "export const readMessage = message => [message]"
      return null
    },
  }
}
