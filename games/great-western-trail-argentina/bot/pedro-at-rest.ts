// The rules with a Pedro who lets his turns pass. His card is luck: a bot that looked at what came of it would take the turn
// after which he happened to draw badly for its own good play.
import type { Rules } from "@railhead/engine"
import { PEDRO } from "../pedro-state.ts"
import { type Argentina, push } from "../state.ts"

/** One for each set of rules, so that what is remembered by rules stays. */
const made = new WeakMap<Rules<Argentina>, Rules<Argentina>>()

export function pedroAtRest(rules: Rules<Argentina>): Rules<Argentina> {
  const turn = rules.steps.get("pedroTurn")
  if (!turn) return rules
  const known = made.get(rules)
  if (known) return known
  const steps = new Map(rules.steps)
  steps.set("pedroTurn", { ...turn, run: t => push(t, { do: "nextTurn", seat: PEDRO }) })
  const quiet = { ...rules, steps }
  made.set(rules, quiet)
  return quiet
}
