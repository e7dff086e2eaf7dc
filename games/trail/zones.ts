// Where cards and tiles lie and who sees them. Who knows what of a herd: see `shown`, `blind` and `goals` in `state.ts`.
import { at, NOBODY, type Seat, type Where, type Zone } from "@railhead/engine"
import { type TrailState, trailPlayer } from "./state.ts"

/** The objective pile, and every card that could have come from it unseen. */
export const UNSEEN_OBJECTIVES = "objectives"

export const herd = (_s: TrailState, seat: Seat) => `herd ${seat}`

interface Laid {
  readonly name: string
  readonly sees: Zone<TrailState>["sees"]
  readonly of: (s: TrailState, seat: Seat) => number[]
  readonly pool?: (s: TrailState, seat: Seat, index: number) => string
  readonly shown?: (s: TrailState, seat: Seat) => number[]
}

/** Every zone has the same fields: pieces move all the time, and reading a field that is not there is slow. */
function zone({ name, sees, of, pool = () => "none", shown = () => [] }: Laid): Zone<TrailState> {
  return { name, sees, of, pool, shown }
}

function ownZone(laid: Laid): Zone<TrailState> {
  return { ...zone(laid), each: true }
}

export const hand = ownZone({
  name: "hand",
  sees: "owner",
  of: (s, seat) => trailPlayer(s, seat).hand,
  // A card that came straight from the objective pile could be any of that pile to the others.
  pool: (s, seat, index) => (index < trailPlayer(s, seat).blind ? UNSEEN_OBJECTIVES : herd(s, seat)),
  shown: (s, seat) => trailPlayer(s, seat).shown,
})

export const pile = ownZone({ name: "pile", sees: "none", of: (s, seat) => trailPlayer(s, seat).pile, pool: herd })
export const discards = ownZone({ name: "discards", sees: "all", of: (s, seat) => trailPlayer(s, seat).discards })
export const removed = ownZone({ name: "removed", sees: "all", of: (s, seat) => trailPlayer(s, seat).removed })
export const area = ownZone({ name: "area", sees: "all", of: (s, seat) => trailPlayer(s, seat).area })

export const market = zone({ name: "market", sees: "all", of: s => s.market })
export const marketPile = zone({ name: "marketPile", sees: "none", of: s => s.marketPile, pool: () => "cattle" })
export const objectives = zone({ name: "objectives", sees: "all", of: s => s.objectives })
export const objectivePile = zone({
  name: "objectivePile",
  sees: "none",
  of: s => s.objectivePile,
  pool: () => UNSEEN_OBJECTIVES,
})

export const stacks: readonly Zone<TrailState>[] = [0, 1, 2].map(stack =>
  zone({ name: `stack${stack + 1}`, sees: "none", of: s => at(s.stacks, stack), pool: () => `stack ${stack + 1}` }),
)
export const turnedUp = zone({ name: "turnedUp", sees: "all", of: s => s.turnedUp })

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
