import type { Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { everyZone, HIDDEN, sees } from "./zones.ts"

/** A state with holes: what one seat (or `NOBODY`, a spectator) may know. Nothing else ever leaves the server. */
export interface View<S extends State = State> {
  readonly seat: Seat
  /** Same shape as a state; hidden pieces are `HIDDEN`, chance is zeroed. */
  readonly state: S
  /** For each pool the kinds that lie hidden somewhere in it, which all can work out. */
  readonly pools: { readonly [pool: string]: readonly number[] }
}

export function view<S extends State>(rules: Rules<S>, state: S, seat: Seat): View<S> {
  const seen = rules.clone(state)
  seen.random = seen.random.map(() => 0)
  const pools: Record<string, number[]> = {}
  everyZone(rules, seen, (zone, owner, pieces) => {
    if (sees(zone, owner, seat)) return
    for (let i = 0; i < pieces.length; i++) {
      const kind = pieces[i]
      if (kind === undefined || kind < 0) continue
      const pool = zone.pool?.(seen, owner, i)
      if (pool !== undefined) pools[pool] = [...(pools[pool] ?? []), kind]
      pieces[i] = HIDDEN
    }
  })
  for (const kinds of Object.values(pools)) kinds.sort((a, b) => a - b)
  return { seat, state: seen, pools: sortedByName(pools) }
}

function sortedByName(pools: Record<string, number[]>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(pools).sort(([a], [b]) => (a < b ? -1 : 1)))
}
