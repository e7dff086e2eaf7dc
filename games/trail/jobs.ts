// GWT-8.4, GWT-8.5, ARG-13.3: workers come to the job market, and the token moves down.
import { num } from "@railhead/engine"
import type { TrailState } from "./state.ts"

export interface JobMarket {
  readonly rows: number
  readonly columns: number
}

/** The leftmost free cell of the token's row among the columns in use; the token's own is the last one. */
function freeCell(s: TrailState, { columns }: JobMarket): number {
  const first = s.token * columns
  for (let column = columns - s.players.length; column < columns; column++)
    if (num(s.jobs, first + column) < 0) return first + column
  return -1
}

/** Puts a worker in the token's row. True if it covered the token's cell, which moves down a row. */
export function placeWorker(s: TrailState, jobs: JobMarket, tile: number): boolean {
  const cell = freeCell(s, jobs)
  if (cell < 0) return false
  s.jobs[cell] = tile
  if (cell % jobs.columns !== jobs.columns - 1) return false
  s.token++
  return true
}
