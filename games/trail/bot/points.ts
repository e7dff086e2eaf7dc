// The score of one seat as it stands, fast: objective cards are counted again only when something they ask for has changed.
import type { Rules, ScoreRow, Seat, State, Table } from "@railhead/engine"

const PLACES = 1 << 12

interface Sheet<S extends State> {
  readonly quick: readonly ScoreRow<S>[]
  readonly slow: readonly ScoreRow<S>[]
}

/** Points of a seat. The slow rows are remembered by all that they read of it, which whoever asks has ready. */
export function pointsOf<S extends State>(
  rows: readonly string[],
): (t: Table<S>, seat: Seat, read: readonly number[]) => number {
  let rules: Rules<S> | null = null
  let sheet: Sheet<S> = { quick: [], slow: [] }
  const keys: (readonly number[])[] = Array.from({ length: PLACES }, () => [])
  const known = new Float64Array(PLACES)

  function slowPoints(s: S, seat: Seat, read: readonly number[]): number {
    let hash = 0
    for (let i = 0; i < read.length; i++) hash = (Math.imul(hash, 31) + (read[i] ?? 0)) | 0
    const place = (hash ^ (hash >>> 13)) & (PLACES - 1)
    if (same(keys[place] ?? [], read)) return known[place] ?? 0
    let points = 0
    for (const row of sheet.slow) points += row.points(s, seat)
    keys[place] = read.slice()
    known[place] = points
    return points
  }

  return (t, seat, read) => {
    if (t.rules !== rules) {
      rules = t.rules
      sheet = {
        quick: rules.score.filter(row => !rows.includes(row.id)),
        slow: rules.score.filter(row => rows.includes(row.id)),
      }
      keys.fill([])
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
