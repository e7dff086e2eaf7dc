// CC-17.4 Kit Carson live: operations in the order in which they arrive; when, is the server's.
import { aside, num, push, type Seat, type StepRules, settle } from "@railhead/engine"
import { countTurn } from "../../rules/turns.ts"
import type { CarsonCity, CarsonTable } from "../../state.ts"
import type { OperationStep, PlacingStep } from "../../steps.ts"
import { hasCowboys } from "../moving.ts"
import { readOperation } from "./operation.ts"
import { carryOut, finish, inHand, kitOf, operating } from "./operations.ts"

/** Asks a player for the next operation; whoever has nothing to do is done at once (CC-17.7). */
function askOn(t: CarsonTable, seat: Seat): void {
  if (hasCowboys(t.state, seat)) aside(t, seat, { do: "operate", seat })
  else finish(t, seat)
}

/** The first player has acted: now all the others may. */
function unlock(t: CarsonTable): void {
  const { order } = t.state
  kitOf(t.state).tick = 1
  for (const seat of order.slice(1)) askOn(t, seat)
}

const liveSteps: StepRules<CarsonCity, Extract<PlacingStep, { do: "placeCowboys" }>> = {
  placeCowboys: {
    rule: "CC-17.4",
    run(t) {
      const s = t.state
      s.passed.length = 0
      kitOf(s).tick = 0
      push(t, settle())
      const first = num(s.order, 0)
      askOn(t, first)
      if (s.passed.length > 0) unlock(t)
      else countTurn(t, first)
    },
  },
}

const open: StepRules<CarsonCity, OperationStep> = operating({
  rule: "CC-17.4",
  // The table orders the operations, keeps them apart and sets all to done in the end.
  limit: "race",
  mayWait: () => false,
  complete(t, seat) {
    const s = t.state
    carryOut(t, seat, readOperation(inHand(s, seat)))
    inHand(s, seat).length = 0
    if (!s.passed.includes(seat)) askOn(t, seat)
    if (kitOf(s).tick === 0) unlock(t)
    else kitOf(s).tick++
  },
})

export const living = { ...liveSteps, ...open }
