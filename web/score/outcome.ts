// What the score sheet says: who won and how, what decided it, since when it was clear.
import { num, range, type Seat, type Sheet } from "@railhead/engine"

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly best: number
  /** The best of the others; null if there are none. */
  readonly runnerUp: Seat | null
  /** The best of the others had as many points. */
  readonly tieBroken: boolean
}

export function outcomeOf(sheet: Sheet): Outcome {
  const sides = range(sheet.totals.length)
  const place = (side: number) => num(sheet.places, side)
  const winners = sides.filter(side => place(side) === 1)
  const others = sides.filter(side => place(side) !== 1)
  const runnerUp = others.length === 0 ? null : others.reduce((a, b) => (place(b) < place(a) ? b : a))
  const best = num(sheet.totals, winners[0] ?? 0)
  return { winners, best, runnerUp, tieBroken: runnerUp !== null && num(sheet.totals, runnerUp) === best }
}

/** A category in which two players differ, seen from the first of them. */
interface Reason {
  readonly row: string
  readonly rule: string
  readonly mine: number
  readonly theirs: number
}

export interface Comparison {
  readonly of: Seat
  readonly with: Seat
  readonly reasons: readonly Reason[]
}

/** Whoever looks against the winner, or against the next best if they won; spectators see the winner. */
export function comparisonFor(sheet: Sheet, you: Seat, most = 3): Comparison | null {
  const { winners, runnerUp } = outcomeOf(sheet)
  const [winner] = winners
  if (winner === undefined) return null
  const of = you >= 0 ? you : winner
  const rival = winners.includes(of) ? (runnerUp ?? winners.find(other => other !== of)) : winner
  if (rival === undefined || rival === null) return null
  const reasons = sheet.rows
    .map(({ id, rule, points }) => ({ row: id, rule, mine: num(points, of), theirs: num(points, rival) }))
    .filter(({ mine, theirs }) => mine !== theirs)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs))
  return { of, with: rival, reasons: reasons.slice(0, most) }
}

/** The turn after which a seat was ahead of all others for good; null if it never was. */
export function aheadSince(sheets: readonly Sheet[], seat: Seat): number | null {
  const behind = sheets.findLastIndex(({ totals }) =>
    totals.some((total, other) => other !== seat && total >= num(totals, seat)),
  )
  return behind === sheets.length - 1 ? null : behind + 1
}
