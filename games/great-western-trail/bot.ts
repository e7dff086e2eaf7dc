// How good a position is for a seat, in victory points.
import { num, range, type Seat, score } from "@railhead/engine"
import type { GwtTable } from "./state.ts"

/** VP as they stand, ahead of the best other. */
export function evaluate(t: GwtTable, seat: Seat): number {
  const { totals } = score(t.rules, t.state)
  const others = range(t.state.seats).filter(other => other !== seat)
  return num(totals, seat) - 0.3 * Math.max(...others.map(other => num(totals, other)))
}
