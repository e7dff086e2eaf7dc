// ARG-23.1, ARG-24: an engine has stopped on a turnout, or at the terminus.
import { at, num, type Seat, type StepRules, tell } from "@railhead/engine"
import { pay } from "../../trail/money.ts"
import { payable } from "../../trail/state.ts"
import { DEPOT, stations, TERMINUS, track } from "../data/track.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, type ArgTable, player, push } from "../state.ts"
import { discsFor } from "./discs.ts"

type StopStep = Extract<ArgStep, { do: "upgradeTerminus" | "toDepot" }>

export function engineStopped(t: ArgTable, seat: Seat): void {
  const { engine } = player(t.state, seat)
  const station = num(track.stationAt, engine)
  if (engine === track.last) push(t, { do: "upgradeTerminus", seat }, { do: "toDepot", seat })
  else if (station >= 0) push(t, { do: "upgradeStation", seat, station })
}

export const stopSteps: StepRules<Argentina, StopStep> = {
  // ARG-24.1: once at each arrival, also if own discs are there already.
  upgradeTerminus: {
    rule: "ARG-24.1",
    lapses: true,
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      const { cost, white } = at(stations, TERMINUS)
      const purse = payable(me) - cost
      if (purse < 0 || discsFor(me, white, purse, me.stations & ~(1 << TERMINUS)) === 0) return
      offer.add(say.upgrade(TERMINUS))
      offer.add(say.pass())
    },
    make(t, { seat }, code) {
      if (say.pass.is(code)) return
      const { id, cost } = at(stations, TERMINUS)
      if (t.log) tell(t, { did: "upgraded", seat, rule: "ARG-24.1", station: id })
      pay(t, seat, cost, "ARG-23.3")
      push(t, { do: "takeDisc", seat, to: TERMINUS })
    },
  },

  // ARG-24.2: upgraded or not; it is no step and no choice (ARG-24.4).
  toDepot: {
    rule: "ARG-24.2",
    run(t, { seat }) {
      player(t.state, seat).engine = DEPOT
      if (t.log) tell(t, { did: "toDepot", seat, rule: "ARG-24.2" })
    },
  },
}
