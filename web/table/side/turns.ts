// The ledger by turns: pure, for any game. Finished turns stay the very same objects, so that they are drawn once.
import type { Event, Seat } from "@railhead/engine"
import type { Delta, LedgerEntry } from "../model.ts"

export interface LedgerLine {
  readonly key: string
  /** The position after it. */
  readonly at: number
  readonly event: Event
  /** How the figures changed with the entry whose last line this is, but for points that the events themselves tell. */
  readonly deltas: readonly Delta[]
}

export interface Turn {
  readonly key: string
  /** Whose turn it is; −1 for the setup. */
  readonly seat: Seat
  /** The position in which it begins. */
  readonly at: number
  /** The number the record gives it; −1 where it is not known. */
  readonly turn: number
  /** The event that began it, in games that tell one. */
  readonly began: Event | null
  readonly lines: readonly LedgerLine[]
}

export type Filter = "all" | "mine" | "points"

/** The figure that counts points, in every game. */
export const POINTS = "vp"

function beginsTurn({ did }: Event): boolean {
  return /turnBegan$/i.test(did)
}

function actsIn({ seat, events = [] }: LedgerEntry): Seat {
  return seat ?? events.find(event => event.seat >= 0)?.seat ?? -1
}

/** Does a turn begin with this entry, in a game that does not say so itself? */
function startsHere(last: Turn | undefined, entry: LedgerEntry): boolean {
  if (!last) return true
  const seat = actsIn(entry)
  if (seat >= 0 && seat !== last.seat) return true
  return entry.turn !== undefined && last.turn >= 0 && entry.turn !== last.turn
}

/** Changes that no event tells: points are told by their events, each on its own line. */
function untold({ events = [], deltas = [] }: LedgerEntry): readonly Delta[] {
  return deltas.filter(({ seat, figure, from, to }) => {
    if (figure !== POINTS) return true
    const told = events.reduce((sum, event) => sum + (event.seat === seat ? pointsIn(event) : 0), 0)
    return told !== to - from
  })
}

function addEntry(turns: Turn[], entry: LedgerEntry, told: boolean): boolean {
  const { at, events = [] } = entry
  const deltas = untold(entry)
  let marked = told
  let fresh = !marked && startsHere(turns.at(-1), entry)
  const boundary = events.findIndex(beginsTurn)
  // What changed belongs to what was done, not to the turn that begins after it.
  const carrier = boundary > 0 ? boundary - 1 : boundary === 0 ? -1 : events.length - 1
  events.forEach((event, i) => {
    const begins = beginsTurn(event)
    marked ||= begins
    if (begins || fresh) {
      const seat = begins ? event.seat : actsIn(entry)
      turns.push({
        key: `${at}.${i}`,
        seat,
        at,
        turn: entry.turn ?? -1,
        began: begins ? event : null,
        lines: [],
      })
      fresh = false
    }
    if (event.did === "turnBegan") return
    const last = turns.at(-1)
    const line: LedgerLine = { key: `${at}.${i}`, at, event, deltas: i === carrier ? deltas : [] }
    if (last) turns[turns.length - 1] = { ...last, lines: [...last.lines, line] }
  })
  return marked
}

export interface Grouped {
  readonly entries: readonly LedgerEntry[]
  readonly turns: readonly Turn[]
  /** The game tells where turns begin. */
  readonly marked: boolean
}

const nothing: Grouped = { entries: [], turns: [], marked: false }

/** Goes on from what is grouped already where the ledger has only grown. */
export function groupTurns(entries: readonly LedgerEntry[], known: Grouped = nothing): Grouped {
  const count = known.entries.length
  const grown = count > 0 && entries.length >= count && entries[count - 1] === known.entries[count - 1]
  const from = grown ? known : nothing
  const turns = [...from.turns]
  let marked = from.marked
  for (const entry of entries.slice(from.entries.length)) marked = addEntry(turns, entry, marked)
  return { entries, turns, marked }
}

/** The first turn after one's own last one, as an index; −1 where nobody else has played since, or one never has. */
export function sinceMine(turns: readonly Turn[], you: Seat): number {
  if (you < 0) return -1
  const end = turns.at(-1)?.seat === you ? turns.length - 1 : turns.length
  const mine = turns.slice(0, end).findLastIndex(({ seat }) => seat === you)
  return mine >= 0 && mine + 1 < end ? mine + 1 : -1
}

/** What others did since then. */
export function turnsSince(turns: readonly Turn[], you: Seat): readonly Turn[] {
  const from = sinceMine(turns, you)
  return from < 0 ? [] : turns.slice(from).filter(({ seat }) => seat !== you)
}

export function pointsIn(event: Event): number {
  const vp = "vp" in event ? event.vp : 0
  return typeof vp === "number" ? vp : 0
}

function scores({ event, deltas }: LedgerLine): boolean {
  return pointsIn(event) !== 0 || deltas.some(({ figure }) => figure === POINTS)
}

export function keeps(filter: Filter, turn: Turn, line: LedgerLine, you: Seat): boolean {
  if (filter === "points") return scores(line)
  if (filter === "mine")
    return turn.seat === you || line.event.seat === you || line.deltas.some(({ seat }) => seat === you)
  return true
}

/** Did it take something from the reader? What one pays oneself is no loss, points are. */
export function isLoss({ event, deltas }: LedgerLine, owner: Seat, you: Seat, cards: ReadonlySet<string>): boolean {
  if (you < 0) return false
  if (event.seat === you && pointsIn(event) < 0) return true
  return deltas.some(
    ({ seat, figure, from, to }) =>
      seat === you && to < from && (figure === POINTS || (owner !== you && cards.has(figure))),
  )
}

/** What stands beside a line: of the one whose turn it is only points, of others what is on their cards. */
export function besideLine({ deltas }: LedgerLine, owner: Seat, cards: ReadonlySet<string>): readonly Delta[] {
  return deltas.filter(({ seat, figure }) => figure === POINTS || (seat !== owner && cards.has(figure)))
}

/** The points that events tell of a seat. */
export function sumPoints(lines: readonly LedgerLine[], of: Seat): number {
  return lines.reduce((sum, { event }) => sum + (event.seat === of ? pointsIn(event) : 0), 0)
}

/** How each figure changed over several lines, of each seat. */
export function sumDeltas(lines: readonly LedgerLine[]): Delta[] {
  const sums = new Map<string, Delta>()
  for (const delta of lines.flatMap(({ deltas }) => deltas)) {
    const key = `${delta.seat} ${delta.figure}`
    sums.set(key, { ...delta, from: sums.get(key)?.from ?? delta.from })
  }
  return [...sums.values()].filter(({ from, to }) => from !== to)
}

/** From where on turns are drawn so that there are about as many lines as wanted. */
export function windowFrom(turns: readonly Turn[], wanted: number): number {
  let lines = 0
  for (let i = turns.length - 1; i >= 0; i--) {
    lines += turns[i]?.lines.length ?? 0
    if (lines >= wanted) return i
  }
  return 0
}
