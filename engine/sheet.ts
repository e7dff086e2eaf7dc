import { at, num, range } from "./list.ts"
import type { Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { over } from "./table.ts"

/** One category of the score: won on the way and booked, or counted from the position. */
export interface ScoreRow<S extends State> {
  readonly id: string
  readonly rule: string
  /** Points of a side as things stand. A side is every seat, then sides that are no seats. */
  points(s: S, side: number): number
  /** Of a view: is there something in this row that the viewer cannot know? */
  open?(s: S, side: number, viewer: Seat): boolean
}

export interface Sheet {
  /** The game is over; otherwise the score as it stands. */
  readonly final: boolean
  readonly rows: readonly {
    readonly id: string
    readonly rule: string
    readonly points: readonly number[]
    readonly open: readonly boolean[]
  }[]
  readonly totals: readonly number[]
  /** 1 for the winners; sides equal in everything share a place. */
  readonly places: readonly number[]
}

/** The score sheet of a state, or of what a viewer may know of it. */
export function score<S extends State>(rules: Rules<S>, s: S, viewer?: Seat): Sheet {
  const all = range(rules.sides?.(s) ?? s.seats)
  const rows = rules.score.map(row => ({
    id: row.id,
    rule: row.rule,
    points: all.map(side => row.points(s, side)),
    open: all.map(side => viewer !== undefined && (row.open?.(s, side, viewer) ?? false)),
  }))
  const totals = all.map(side => rows.reduce((sum, row) => sum + num(row.points, side), 0))
  const keys = all.map(side => [-num(totals, side), ...rules.tieBreaks(s, side)])
  const places = all.map(side => 1 + all.filter(other => compare(at(keys, other), at(keys, side)) < 0).length)
  return { final: over(s), rows, totals, places }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = num(a, i) - num(b, i)
    if (difference !== 0) return difference
  }
  return 0
}
