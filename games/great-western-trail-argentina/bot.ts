// What bots see of a position, and what it is worth to them.
import { netOf, over, type Sense } from "@railhead/engine"
import { senseOf } from "../trail/bot/features.ts"
import { facts } from "./bot/facts.ts"
import { features } from "./bot/features.ts"
import { glance } from "./bot/glance.ts"
import net from "./bot/net.json" with { type: "json" }
import { pedroAtRest } from "./bot/pedro-at-rest.ts"
import weights from "./bot/weights.json" with { type: "json" }
import { PEDRO, YOU } from "./pedro-state.ts"
import type { Argentina, ArgTable } from "./state.ts"

/** What Pedro gains in a game of usual length, at his best level. */
const PEDROS_GAME = 125

/** Every turn brings Pedro points: whoever plays against him hurries. */
function pedroEndsWith(t: ArgTable): number {
  if (t.state.pedro === null) return 0
  let points = 0
  for (const row of t.rules.score) points += row.points(t.state, PEDRO)
  return over(t.state) ? points : points + PEDROS_GAME * glance(t, YOU).left
}

export const sense: Sense<Argentina> = {
  ...senseOf(glance, features, weights, facts),
  net: netOf(net),
  rival: pedroEndsWith,
  thinksBy: pedroAtRest,
}
