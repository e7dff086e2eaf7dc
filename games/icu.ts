// ICU messages read into parts. The browser gets them read already: its bundle has no parser.
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser"
import type { Part } from "./parts.ts"

/** The parts of a message such as `{count, plural, one {# camp} other {# camps}}`. */
export function readMessage(message: string): readonly Part[] {
  return parse(message, { ignoreTag: true, captureLocation: false }).map(partOf)
}

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.pound:
      return { number: "" }
    case TYPE.argument:
      return { value: element.value }
    case TYPE.select:
      return { select: element.value, cases: casesOf(element.options) }
    case TYPE.plural:
      return element.pluralType === "ordinal"
        ? { ordinal: element.value, cases: casesOf(element.options) }
        : { plural: element.value, cases: casesOf(element.options) }
    default:
      throw new Error(`messages have no use for element ${element.type}`)
  }
}

function casesOf(options: { readonly [name: string]: { readonly value: MessageFormatElement[] } }) {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(partOf)]))
}
