// Where cards and tiles lie and who sees them. Who knows what of a herd: see `shown`, `blind` and `goals` in `state.ts`.
import { at, NOBODY, type Seat, type Where, type Zone } from "@railhead/engine"
import { type TrailState, trailPlayer } from "./state.ts"

const herd = (_s: TrailState, seat: Seat) => `herd ${seat}`

export const hand: Zone<TrailState> = {
  name: "hand",
  sees: "owner",
  each: true,
  of: (s, seat) => trailPlayer(s, seat).hand,
  // A card that came straight from the objective pile could be any of that pile to the others.
  pool: (s, seat, index) => (index < trailPlayer(s, seat).blind ? "objectives" : herd(s, seat)),
  shown: (s, seat) => trailPlayer(s, seat).shown,
}

export const pile: Zone<TrailState> = {
  name: "pile",
  sees: "none",
  each: true,
  of: (s, seat) => trailPlayer(s, seat).pile,
  pool: herd,
}

export const discards: Zone<TrailState> = {
  name: "discards",
  sees: "all",
  each: true,
  of: (s, seat) => trailPlayer(s, seat).discards,
}

export const removed: Zone<TrailState> = {
  name: "removed",
  sees: "all",
  each: true,
  of: (s, seat) => trailPlayer(s, seat).removed,
}

export const area: Zone<TrailState> = {
  name: "area",
  sees: "all",
  each: true,
  of: (s, seat) => trailPlayer(s, seat).area,
}

export const market: Zone<TrailState> = { name: "market", sees: "all", of: s => s.market }
export const marketPile: Zone<TrailState> = {
  name: "marketPile",
  sees: "none",
  of: s => s.marketPile,
  pool: () => "cattle",
}
export const objectives: Zone<TrailState> = { name: "objectives", sees: "all", of: s => s.objectives }
export const objectivePile: Zone<TrailState> = {
  name: "objectivePile",
  sees: "none",
  of: s => s.objectivePile,
  pool: () => "objectives",
}

export const stacks: readonly Zone<TrailState>[] = [0, 1, 2].map(stack => ({
  name: `stack${stack + 1}`,
  sees: "none",
  of: s => at(s.stacks, stack),
  pool: () => `stack ${stack + 1}`,
}))
export const turnedUp: Zone<TrailState> = { name: "turnedUp", sees: "all", of: s => s.turnedUp }

export const trailZones: readonly Zone<TrailState>[] = [
  hand,
  pile,
  discards,
  removed,
  area,
  market,
  marketPile,
  objectives,
  objectivePile,
  ...stacks,
  turnedUp,
]

export function of(zone: Zone<TrailState>, seat: Seat = NOBODY): Where<TrailState> {
  return { zone, seat }
}
