// ARG-40.3: what is chosen for a seat that gives no answer.
import { num, Offer, type Seat, type Step, type StepRule } from "@railhead/engine"
import { eachWay, locationsOf } from "../../trail/graph.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, player } from "../state.ts"
import { feeOf, graphOf } from "./move.ts"

const passing = [say.pass(), say.lose(), say.stop(), say.end(), say.reveal()]

/** The nearest location with the lowest fee, then the lowest id. */
function nearest(t: ArgTable, seat: Seat): number {
  const me = player(t.state, seat)
  let best = 0
  let fee = 99
  eachWay(graphOf(me), t.state.tiles, me.rancher, 1, way => {
    const [site = 0] = locationsOf(graphOf(me), t.state.tiles, me.rancher, way)
    if (feeOf(t.state, seat, site) >= fee) return
    best = way
    fee = feeOf(t.state, seat, site)
  })
  return say.move(best)
}

/** Every decision with a pass is passed; the others take the first legal choice in the order of the data. */
export function withTimeout(rule: StepRule<Argentina>): StepRule<Argentina> {
  const { choices } = rule
  if (!choices) return rule
  return {
    ...rule,
    timeout(t: ArgTable, step: Step): number {
      if (step.do === "phaseA" || step.do === "moveRancher") return nearest(t, step.seat)
      const offer = new Offer().open(false, false)
      choices(t, step, offer)
      const list = offer.list()
      return list.find(code => passing.includes(code)) ?? num(list, 0)
    },
  }
}
