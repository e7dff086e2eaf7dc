import { at, type Seat, tell } from "@railhead/engine"
import { track } from "../data/track.ts"
import { type GwtTable, player } from "../state.ts"

/** Puts an engine on a space, outside of an ordinary move. */
export function engineTo(t: GwtTable, seat: Seat, space: number, rule: string): void {
  player(t.state, seat).engine = space
  if (t.log) tell(t, { did: "engineBack", seat, rule, rail: at(track.spaces, space).id })
}
