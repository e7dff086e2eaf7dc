import type { Seat } from "@railhead/engine"
import type { CarsonTable } from "../state.ts"

/**
 * Called just before a seat is surely asked. A turn begins when the question goes to another seat than the one that chose
 * last: then that one's choices are committed, and the record can mark the position.
 */
export function countTurn(t: CarsonTable, seat: Seat): void {
  if (seat !== t.chooser) t.state.turn++
}
