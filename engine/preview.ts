import { choose } from "./choose.ts"
import type { Event } from "./events.ts"
import { imagine } from "./imagine.ts"
import type { Rules } from "./rules.ts"
import type { State } from "./state.ts"
import { table } from "./table.ts"
import type { View } from "./view.ts"

export interface Preview<S extends State> {
  /** The position after the choice; null where it turns up something nobody can foresee. */
  readonly state: S | null
  readonly events: readonly Event[]
  readonly crossed: boolean
}

/** What a choice would bring, as far as its seat can know. */
export function preview<S extends State>(rules: Rules<S>, seen: View<S>, text: string, random: number[]): Preview<S> {
  const t = table(rules, imagine(rules, seen, random), [])
  const { crossed } = choose(t, seen.seat, text)
  const events = t.log ?? []
  return crossed ? { state: null, events: events.slice(0, t.crossedAt), crossed } : { state: t.state, events, crossed }
}
