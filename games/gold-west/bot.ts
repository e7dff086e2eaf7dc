// What bots look at in a position of Gold West, and what it is worth to them.
import { netOf, type Sense } from "@railhead/engine"
import { facts } from "./bot/facts.ts"
import { features } from "./bot/features.ts"
import { glance } from "./bot/glance.ts"
import net from "./bot/net.json" with { type: "json" }
import weights from "./bot/weights.json" with { type: "json" }
import type { GoldWest } from "./state.ts"

const figures = Object.values(features)

export const sense: Sense<GoldWest> = {
  features: Object.keys(features),
  look(t, seat, into) {
    const g = glance(t, seat)
    for (let i = 0; i < figures.length; i++) into[i] = figures[i]?.(g) ?? 0
    facts(t, seat, g, into, figures.length)
  },
  weights,
  net: netOf(net),
  steady: true,
}
