// Events as sentences: with the name or under it, with the places they are about.
import { computed, type ReadonlySignal } from "@preact/signals"
import type { Event, Seat } from "@railhead/engine"
import type { Telling, Words } from "@railhead/games"
import type { TableModel } from "../model.ts"
import { tellEvent } from "../model.ts"
import { type Grouped, groupTurns, type LedgerLine, pointsIn, type Turn } from "./turns.ts"

const grouped = new WeakMap<TableModel, ReadonlySignal<readonly Turn[]>>()

/** The ledger of a table by turns, worked out once for all who read it. */
export function turnsIn(model: TableModel): ReadonlySignal<readonly Turn[]> {
  const known = grouped.get(model)
  if (known) return known
  let last: Grouped | undefined
  const turns = computed(() => {
    last = groupTurns(model.ledger.value, last)
    return last.turns
  })
  grouped.set(model, turns)
  return turns
}

/** A sentence that begins with a name, without it: "Ana builds" is told "builds". */
export function withoutName(sentence: string, name: string): string {
  return name !== "" && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export interface Part {
  readonly text: string
  readonly spot: boolean
}

/** Cuts a sentence where it names a place: places are ids such as "hex:a1", told as the word of "a1". */
export function spotsIn(sentence: string, telling: Telling, places: readonly string[], words: Words): Part[] {
  const tokens = new Set(places.flatMap(place => place.split(":")))
  const named = Object.entries(telling)
    .flatMap(([group, id]) => (typeof id === "string" && tokens.has(id) ? [words.word(group.replace(/\d+$/, ""), id)] : []))
    .filter(word => word !== "")
  const parts: Part[] = []
  let rest = sentence
  while (rest !== "") {
    const next = named
      .map(word => ({ word, from: rest.indexOf(word) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.word.length - a.word.length)[0]
    if (!next) break
    if (next.from > 0) parts.push({ text: rest.slice(0, next.from), spot: false })
    parts.push({ text: next.word, spot: true })
    rest = rest.slice(next.from + next.word.length)
  }
  if (rest !== "") parts.push({ text: rest, spot: false })
  return parts
}

/** Is there a sentence for it? Events that only move pieces may have none. */
export function isTold(model: TableModel, event: Event): boolean {
  return model.words.value?.has(`event.${event.did}`) ?? false
}

/** The most telling lines of a turn, in their order: those that score, then those that change the board. */
export function mostTelling(model: TableModel, lines: readonly LedgerLine[], most: number): LedgerLine[] {
  const weight = ({ event }: LedgerLine) =>
    (pointsIn(event) !== 0 ? 2 : 0) + ((model.face.value?.placesOf(event).length ?? 0) > 0 ? 1 : 0)
  const told = lines.filter(({ event }) => isTold(model, event))
  const best = [...told].sort((a, b) => weight(b) - weight(a)).slice(0, most)
  return told.filter(line => best.includes(line))
}

const END = /[\s.。]+$/

/** What a seat did, as one sentence: "Ana builds a camp on hex a1, stores 2 gold in the 2 VP section." */
export function tellTogether(model: TableModel, seat: Seat, lines: readonly LedgerLine[]): string {
  const words = model.words.value
  const name = model.nameOf(seat)
  const told = lines.map(({ event }) => tellEvent(model, event).replace(END, ""))
  const acts = told.filter(sentence => sentence.startsWith(`${name} `)).map(sentence => withoutName(sentence, name))
  const others = told.filter(sentence => !sentence.startsWith(`${name} `))
  const list = acts.length > 0 ? [`${name} ${new Intl.ListFormat(words?.language ?? "en", { type: "unit" }).format(acts)}`] : []
  return [...list, ...others].map(sentence => `${sentence}.`).join(" ")
}

/** The address of a position of this table. */
export function positionPath(model: TableModel, at: number): string {
  const kind = model.link.kind === "local" ? "local" : "t"
  const key = new URLSearchParams(location.search).get("key")
  const query = key === null ? "" : `?key=${encodeURIComponent(key)}`
  return `/replay/${kind}/${model.welcome.value?.id ?? ""}/${at}${query}`
}
