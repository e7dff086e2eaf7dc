import { type Seat, tell } from "@railhead/engine"
import { type TrailTable, trailPlayer } from "./state.ts"

export function gain(t: TrailTable, seat: Seat, amount: number, rule: string): void {
  if (amount === 0) return
  trailPlayer(t.state, seat).money += amount
  if (t.log) tell(t, { did: "gained", seat, rule, amount })
}

export function pay(t: TrailTable, seat: Seat, amount: number, rule: string): void {
  if (amount === 0) return
  trailPlayer(t.state, seat).money -= amount
  if (t.log) tell(t, { did: "paid", seat, rule, amount })
}
