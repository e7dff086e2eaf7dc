// What bots look at in a position of Carson City, and what it is worth to them.
import { netOf, type Sense } from "@railhead/engine"
import { facts } from "./bot/facts.ts"
import { rows } from "./bot/features.ts"
import net from "./bot/net.json" with { type: "json" }
import { lookAhead } from "./bot/outlook.ts"
import { surveyTown } from "./bot/town.ts"
import { afterPlans, hasVariants, variantWorth } from "./bot/variants.ts"
import weights from "./bot/weights.json" with { type: "json" }
import { ROUNDS } from "./data/rounds.ts"
import type { CarsonCity } from "./state.ts"

export const sense: Sense<CarsonCity> = {
  features: rows.map(([name]) => name),
  look(t, seat, into) {
    const variants = hasVariants(t.state)
    const planned = variants ? afterPlans(t, seat) : t
    surveyTown(planned.state, seat)
    const o = lookAhead(planned, seat)
    for (let i = 0; i < rows.length; i++) into[i] = rows[i]?.[1](o) ?? 0
    if (variants && t.state.round <= ROUNDS) into[0] = (into[0] ?? 0) + variantWorth(t, seat)
    if (planned !== t) surveyTown(t.state, seat)
    facts(t, seat, into, rows.length)
  },
  weights,
  net: netOf(net),
  steady: true,
}
