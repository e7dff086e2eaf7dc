// Events as sentences: the most telling ones, several together, the position after them.
import { computed, type ReadonlySignal } from "@preact/signals"
import type { Event, Seat } from "@railhead/engine"
import type { GameFace } from "@railhead/games/faces"
import type { TableModel } from "../model.ts"
import { tellEvent } from "../model.ts"
import { withoutName } from "./spots.ts"
import { type Grouped, groupTurns, type LedgerLine, POINTS, pointsIn, type Turn } from "./turns.ts"

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
  const name = model.calledOf(seat)
  const told = lines.map(({ event }) => tellEvent(model, event).replace(END, ""))
  const acts = told.filter(sentence => sentence.startsWith(`${name} `)).map(sentence => withoutName(sentence, name))
  const others = told.filter(sentence => !sentence.startsWith(`${name} `))
  const list =
    acts.length > 0 ? [`${name} ${new Intl.ListFormat(words?.language ?? "en", { type: "unit" }).format(acts)}`] : []
  return [...list, ...others].map(sentence => `${sentence}.`).join(" ")
}

interface Shown {
  /** Figures that stand on the seats' cards. */
  readonly cards: ReadonlySet<string>
  readonly pointsIcon: string
}

const shown = new WeakMap<GameFace, Shown>()

/** What of a game's figures matters beside a sentence. */
export function figuresShown(model: TableModel): Shown {
  const [face, view] = [model.face.peek(), model.view.peek()]
  const known = face && shown.get(face)
  if (known) return known
  const figures = face && view ? face.figures(view, 0) : []
  const found = {
    cards: new Set(figures.filter(({ card }) => card).map(({ id }) => id)),
    pointsIcon: figures.find(({ id }) => id === POINTS)?.icon ?? "g:laurel-crown",
  }
  if (face && view) shown.set(face, found)
  return found
}

/** The address of a position of this table. */
export function positionPath(model: TableModel, at: number): string {
  const kind = model.link.kind === "local" ? "local" : "t"
  const key = new URLSearchParams(location.search).get("key")
  const query = key === null ? "" : `?key=${encodeURIComponent(key)}`
  return `/replay/${kind}/${model.welcome.value?.id ?? ""}/${at}${query}`
}
