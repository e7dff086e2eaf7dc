// An amount in a row of data: a figure, or (below 0) something that is counted when the step is carried out (R40).
import type { Seat } from "@railhead/engine"
import type { TrailKit } from "./kit.ts"
import type { TrailState } from "./state.ts"

export function amountOf(kit: TrailKit, s: TrailState, seat: Seat, amount: number): number {
  return amount >= 0 ? amount : kit.count(s, seat, -1 - amount)
}
