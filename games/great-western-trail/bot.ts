// What bots see of a position, and what it is worth to them.
import { netOf } from "@railhead/engine"
import { senseOf } from "../trail/bot/features.ts"
import { withExpansions } from "./bot/expansions.ts"
import { facts } from "./bot/facts.ts"
import { features } from "./bot/features.ts"
import { glance } from "./bot/glance.ts"
import net from "./bot/net.json" with { type: "json" }
import weights from "./bot/weights.json" with { type: "json" }

export const sense = { ...withExpansions(senseOf(glance, features, weights, facts)), net: netOf(net) }
