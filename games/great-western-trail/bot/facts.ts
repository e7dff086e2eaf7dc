// Plain facts of a position for the net, beside those of every trail game.
import { num } from "@railhead/engine"
import { trailFacts } from "../../trail/bot/facts.ts"
import { discSpaces } from "../data/players.ts"
import type { GwtTable } from "../state.ts"
import { EXPANSION_FEATURES } from "./expansions.ts"
import type { Glance } from "./glance.ts"

export function facts({ state }: GwtTable, g: Glance, into: number[], from: number): void {
  const { me } = g
  // The features of the expansions come first.
  let i = trailFacts(g, state.seats, discSpaces.length, into, from + EXPANSION_FEATURES)
  into[i++] = num(me.tipis, 0)
  into[i++] = num(me.tipis, 1)
  into[i++] = me.hazards.length
  for (let city = 0; city < me.cities.length; city++) into[i++] = num(me.cities, city)
}
