import { choose } from "./choose.ts"
import type { Event } from "./events.ts"
import { imagine } from "./imagine.ts"
import type { Rules } from "./rules.ts"
import type { State } from "./state.ts"
import { table } from "./table.ts"
import { type View, view } from "./view.ts"

export interface Preview<S extends State> {
  /** The position after the choice, or just before it turns up something nobody can foresee; null where that cannot be told. */
  readonly state: S | null
  readonly events: readonly Event[]
  readonly crossed: boolean
}

/** What a choice would bring, as far as its seat can know. */
export function preview<S extends State>(rules: Rules<S>, seen: View<S>, text: string, random: number[]): Preview<S> {
  const t = table(rules, imagine(rules, seen, random), [])
  t.previews = true
  const { crossed } = choose(t, seen.seat, text)
  const events = t.log ?? []
  const shown = crossed ? t.beforeCrossing : t.state
  return {
    // Seen with the seat's eyes again: what was only imagined is nobody's knowledge.
    state: shown && view(rules, shown, seen.seat).state,
    events: crossed ? events.slice(0, t.crossedAt) : events,
    crossed,
  }
}
