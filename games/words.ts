// Text is keys and data, rendered in the reader's language from ICU messages.
import type { Counts, Data } from "@railhead/engine"
import { IntlMessageFormat } from "intl-messageformat"

export const languages = ["en", "fr"] as const
export type Language = (typeof languages)[number]

export type Messages = { readonly [key: string]: string }
/** What a sentence is told. A string is an id of the group its key names; an object counts goods. */
export type Telling = Data

export class Words {
  readonly language: Language
  private readonly messages: Messages
  private readonly formats = new Map<string, IntlMessageFormat>()

  constructor(language: Language, messages: Messages) {
    this.language = language
    this.messages = messages
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key)
  }

  /** The name of a thing as it stands alone; the id itself where it needs none (hexes, numbers). */
  name(group: string, id: string): string {
    return this.messages[`name.${group}.${id}`] ?? id
  }

  /** The name of a thing inside a sentence. */
  word(group: string, id: string): string {
    return this.messages[`word.${group}.${id}`] ?? this.name(group, id)
  }

  /** The sentence of a key. A missing one shows the key itself, so that nothing is ever unreadable; a test looks for them. */
  say(key: string, telling: Telling = {}): string {
    const format = this.format(key)
    return format ? String(format.format(this.values(telling))) : key
  }

  /** "2 gold, 1 wood" */
  goods(counts: Counts): string {
    const parts = Object.entries(counts).map(([id, count]) => `${count} ${this.word("resource", id)}`)
    return new Intl.ListFormat(this.language, { type: "unit" }).format(parts)
  }

  private format(key: string): IntlMessageFormat | null {
    const known = this.formats.get(key)
    if (known) return known
    const message = this.messages[key]
    if (message === undefined) return null
    const format = new IntlMessageFormat(message, this.language)
    this.formats.set(key, format)
    return format
  }

  private values(telling: Telling): Record<string, string | number | boolean> {
    const values: Record<string, string | number | boolean> = {}
    for (const [name, value] of Object.entries(telling)) {
      if (typeof value === "object") values[name] = this.goods(value)
      else values[name] = typeof value === "string" ? this.word(name.replace(/\d+$/, ""), value) : value
    }
    return values
  }
}

/** The arguments of a choice by the groups they belong to; a second one of a group is `<group>2`. */
export function tellArgs(args: readonly { readonly of: string; readonly id: string }[]): Telling {
  const telling: Record<string, string> = {}
  for (const { of, id } of args) telling[telling[of] === undefined ? of : `${of}2`] = id
  return telling
}
