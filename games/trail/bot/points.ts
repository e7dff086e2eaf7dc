// The score of one seat as it stands, fast: objective cards are counted again only when something they ask for has changed.
import { num, type Rules, type ScoreRow, type Seat, type State, type Table } from "@railhead/engine"

const PLACES = 1 << 12

interface Sheet<S extends State> {
  readonly quick: readonly ScoreRow<S>[]
  readonly slow: readonly ScoreRow<S>[]
}

/** Points of a seat; the slow rows are remembered by all that they read of it: whole numbers that whoever asks has ready. */
export function pointsOf<S extends State>(
  rows: readonly string[],
): (t: Table<S>, seat: Seat, read: readonly number[]) => number {
  const sheets = new WeakMap<Rules<S>, Sheet<S>>()
  let lastRules: Rules<S> | null = null
  let sheet: Sheet<S> = { quick: [], slow: [] }
  const keys: number[][] = Array.from({ length: PLACES }, () => [])
  const known = new Float64Array(PLACES)

  function sheetOf(rules: Rules<S>): Sheet<S> {
    const found = sheets.get(rules) ?? {
      quick: rules.score.filter(row => !rows.includes(row.id)),
      slow: rules.score.filter(row => rows.includes(row.id)),
    }
    sheets.set(rules, found)
    return found
  }

  function slowPoints(s: S, seat: Seat, asked: readonly number[]): number {
    let hash = 0
    for (let i = 0; i < asked.length; i++) hash = (Math.imul(hash, 31) + num(asked, i)) | 0
    const place = (hash ^ (hash >>> 13)) & (PLACES - 1)
    const kept = keys[place] ?? []
    if (same(kept, asked)) return known[place] ?? 0
    let points = 0
    for (const row of sheet.slow) points += row.points(s, seat)
    keys[place] = asked.slice()
    known[place] = points
    return points
  }

  return (t, seat, read) => {
    if (t.rules !== lastRules) {
      lastRules = t.rules
      sheet = sheetOf(t.rules)
      for (const kept of keys) kept.length = 0
    }
    let points = slowPoints(t.state, seat, read)
    for (let i = 0; i < sheet.quick.length; i++) points += sheet.quick[i]?.points(t.state, seat) ?? 0
    return points
  }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
