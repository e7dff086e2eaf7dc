// The story of a game, choice by choice: for the ledger, and with positions for the replay.
import {
  type Event,
  type Play,
  type Rules,
  range,
  redact,
  replay,
  type Seat,
  type Sheet,
  type State,
  score,
  type Table,
  view,
} from "@railhead/engine"
import { changedParts, hasSealed, partsOf } from "./parts.ts"

/** One choice of the record and what came of it; the first entry is the setup. */
export interface Entry {
  readonly events?: readonly Event[]
  readonly seat?: Seat
  /** Null while it lies sealed. */
  choice?: string | null
  readonly note?: string
  readonly turn?: number
  readonly reseed?: true
}

/** An entry with what it changed in the position, and the score where a new turn begins. */
export interface Page extends Entry {
  readonly parts: { readonly [key: string]: unknown }
  readonly score?: Sheet
}

/** Looks at everything: only where the game is over, or nobody has secrets from the one who looks. */
export const ALL_OPEN = -2

type Source = Pick<Play<State>, "game" | "record">

/** What happened so far, as a seat (or a spectator, −1) may know it. */
export function ledgerOf(source: Source, viewer: Seat): Entry[] {
  return tellStory(source, viewer, entry => entry)
}

/** The same with positions: what a replay is drawn from. */
export function storyOf(source: Source, viewer: Seat): Page[] {
  const told = new Map<string, string>()
  const pages: Page[] = []
  let turn = -1
  tellStory(source, viewer, (entry, rules, state) => {
    const seen = viewer === ALL_OPEN ? state : view(rules, state, viewer).state
    const changed = changedParts(partsOf(seen), told, (key, json) => told.set(key, json))
    const fresh = state.turn !== turn || state.agenda.length === 0
    turn = state.turn
    const page: Page = {
      ...entry,
      parts: JSON.parse(`{${changed.join(",")}}`),
      ...(fresh ? { score: score(rules, seen, viewer) } : {}),
    }
    pages.push(page)
    return page
  })
  return pages
}

function tellStory(
  { game, record }: Source,
  viewer: Seat,
  tell: (entry: Entry, rules: Rules<State>, state: State) => Entry,
): Entry[] {
  const told: Entry[] = []
  /** Where the sealed answer of a seat begins that the viewer may not know yet. */
  const sealed = new Map<Seat, number>()
  // Marks of the same rules have been checked: to hash every turn again would take longer than to play it.
  const checked = record.head.version === game.version
  const lines = checked ? record.lines.filter(line => line.kind !== "turn") : record.lines
  const add = ({ rules, state, log }: Table<State>, entry: Entry) => {
    const whole = entry.reseed
      ? entry
      : { ...entry, events: (log ?? []).map(event => (viewer === ALL_OPEN ? event : redact(rules, event, viewer))) }
    told.push(tell(whole, rules, state))
  }
  replay(game, { ...record, lines }, (t, line) => {
    if (!line) add(t, {})
    else if (line.kind === "choice") add(t, { seat: line.seat, choice: line.text, note: line.note, turn: t.state.turn })
    else if (line.kind === "reseed") add(t, { reseed: true })
    for (const seat of range(t.state.seats))
      if (viewer === ALL_OPEN || !hasSealed(t.rules, t.state, seat, viewer)) sealed.delete(seat)
      else if (!sealed.has(seat)) sealed.set(seat, told.length - 1)
  })
  for (const [seat, from] of sealed) for (const entry of told.slice(from)) if (entry.seat === seat) entry.choice = null
  return told
}
