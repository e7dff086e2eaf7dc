// What bots see of a trail game: a table of features, each worked out from one glance at the position of a seat.
import type { Seat, Sense, State, Table, Weights } from "@railhead/engine"

/** How much of each feature there is in a glance; "points" comes first. */
export type Features<G> = { readonly [feature: string]: (seen: G) => number }

/** The glance is made once for a look and is reused: nobody keeps it. */
export function senseOf<S extends State, G>(
  glance: (t: Table<S>, seat: Seat) => G,
  features: Features<G>,
  weights: Weights,
): Sense<S> {
  const figures = Object.values(features)
  return {
    features: Object.keys(features),
    look(t, seat, into) {
      const seen = glance(t, seat)
      for (let i = 0; i < figures.length; i++) into[i] = figures[i]?.(seen) ?? 0
    },
    weights,
  }
}
