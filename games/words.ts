// Text is keys and data, rendered in the reader's language from ICU messages.
import type { Counts, Data } from "@railhead/engine"
import { readMessage } from "./icu.ts"
import { type Part, type Values, Writer } from "./parts.ts"

export const languages = ["en", "fr"] as const
export type Language = (typeof languages)[number]

/** Sentences by key as they are written, in ICU syntax. */
export type Texts = { readonly [key: string]: string }
/** The same, some of them read into parts already. */
export type Messages = { readonly [key: string]: string | readonly Part[] }
/** What a sentence is told. A string is an id of the group its key names; an object counts goods. */
export type Telling = Data

export class Words {
  readonly language: Language
  private readonly messages: Messages
  private readonly read = new Map<string, readonly Part[]>()
  private readonly writer: Writer
  private readonly lists: Intl.ListFormat

  constructor(language: Language, messages: Messages) {
    this.language = language
    this.messages = messages
    this.writer = new Writer(language)
    this.lists = new Intl.ListFormat(language, { type: "unit" })
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key)
  }

  /** The name of a thing as it stands alone; the id itself where it needs none (hexes, numbers). */
  name(group: string, id: string): string {
    return this.plain(`name.${group}.${id}`) ?? id
  }

  /** The name of a thing inside a sentence. */
  word(group: string, id: string): string {
    return this.plain(`word.${group}.${id}`) ?? this.name(group, id)
  }

  /** The sentence of a key. A missing one shows the key itself, so that nothing is ever unreadable; a test looks for them. */
  say(key: string, telling: Telling = {}): string {
    const parts = this.partsOf(key)
    return parts ? this.writer.write(parts, this.values(telling)) : key
  }

  /** "2 gold, 1 wood" */
  goods(counts: Counts): string {
    const parts = Object.entries(counts).map(([id, count]) => `${count} ${this.word("resource", id)}`)
    return this.lists.format(parts)
  }

  /** A text that is told nothing. */
  private plain(key: string): string | undefined {
    const message = this.messages[key]
    return typeof message === "object" ? this.writer.write(message, {}) : message
  }

  private partsOf(key: string): readonly Part[] | null {
    const known = this.read.get(key)
    if (known) return known
    const message = this.messages[key]
    if (message === undefined) return null
    const parts = typeof message === "string" ? readMessage(message) : message
    this.read.set(key, parts)
    return parts
  }

  private values(telling: Telling): Values {
    const values: Record<string, string | number | boolean> = {}
    for (const [name, value] of Object.entries(telling)) {
      if (typeof value === "object") values[name] = this.goods(value)
      else values[name] = typeof value === "string" ? this.word(name.replace(/\d+$/, ""), value) : value
    }
    return values
  }
}

/** How a side is called that nobody sits at: by a name of its own, or nobody. */
export function sideName(words: Words, side: number): string {
  return words.has(`name.side.${side}`) ? words.name("side", String(side)) : words.say("seat.nobody")
}

/** Further players of a sentence, told as seats (`other`, `other2`), by name. */
export function withNames(telling: Telling, nameOf: (seat: number) => string): Telling {
  const named: Record<string, Telling[string]> = {}
  for (const [key, value] of Object.entries(telling))
    named[key] = /^other\d*$/.test(key) && typeof value === "string" ? nameOf(Number(value)) : value
  return named
}

/** The arguments of a choice by the groups they belong to; a second one of a group is `<group>2`. */
export function tellArgs(args: readonly { readonly of: string; readonly id: string }[]): Telling {
  const telling: Record<string, string> = {}
  for (const { of, id } of args) telling[telling[of] === undefined ? of : `${of}2`] = id
  return telling
}
