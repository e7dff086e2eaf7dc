// How much of the game is still to come: workers fill the job market until the token leaves it.
import type { Seat } from "@railhead/engine"
import type { JobMarket } from "../jobs.ts"
import type { TrailState } from "../state.ts"

/** Workers that must still come before the end is triggered. */
export function workersToCome(s: TrailState, { rows, columns }: JobMarket): number {
  if (s.ended >= 0) return 0
  const used = s.players.length
  let count = (rows - s.token) * used
  for (let cell = s.token * columns + columns - used; cell < (s.token + 1) * columns; cell++)
    if ((s.jobs[cell] ?? -1) >= 0) count--
  return count
}

/** The end is triggered, and this seat still has its last turn before it. */
export function lastTurnComes(s: TrailState, seat: Seat): boolean {
  if (s.ended < 0) return false
  const sides = s.players.length
  const turn = (who: Seat) => (who - s.ended + sides) % sides
  return turn(seat) > turn(s.active)
}
