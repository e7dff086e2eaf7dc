// The story of a game, choice by choice.
import { type Event, type Play, range, redact, replay, type Seat, type State } from "@railhead/engine"
import { hasSealed } from "./parts.ts"

interface Entry {
  readonly events?: readonly Event[]
  readonly seat?: Seat
  /** Null while it lies sealed. */
  choice?: string | null
  readonly note?: string
  readonly turn?: number
  readonly reseed?: true
}

/** What happened so far, as a seat (or a spectator, −1) may know it. */
export function ledgerOf({ game, rules, opening, record }: Play<State>, viewer: Seat): Entry[] {
  const events = (list: readonly Event[]) => list.map(event => redact(rules, event, viewer))
  const told: Entry[] = [{ events: events(opening) }]
  /** Where the sealed answer of a seat begins that the viewer may not know yet. */
  const sealed = new Map<Seat, number>()
  // Marks of the same rules have been checked: to hash every turn again would take longer than to play it.
  const checked = record.head.version === game.version
  const lines = checked ? record.lines.filter(line => line.kind !== "turn") : record.lines
  replay(game, { ...record, lines }, (t, line) => {
    if (line.kind === "choice")
      told.push({
        seat: line.seat,
        choice: line.text,
        note: line.note,
        turn: t.state.turn,
        events: events(t.log ?? []),
      })
    else if (line.kind === "reseed") told.push({ reseed: true })
    for (const seat of range(t.state.seats))
      if (!hasSealed(t.rules, t.state, seat, viewer)) sealed.delete(seat)
      else if (!sealed.has(seat)) sealed.set(seat, told.length - 1)
  })
  for (const [seat, first] of sealed)
    for (const entry of told.slice(first)) if (entry.seat === seat) entry.choice = null
  return told
}
