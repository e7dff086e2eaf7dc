// CC-17.5 Kit Carson turn-based: sealed ticks, each with one operation of every player who is not done.
import { aside, move, num, push, type Seat, type StepRules, settle, tell, type Zone } from "@railhead/engine"
import { SPOTS } from "../../data/actions.ts"
import { type CarsonCity, type CarsonTable, EXTRA, NO_DUEL, WHITE } from "../../state.ts"
import type { OperationStep, PlacingStep, TickStep } from "../../steps.ts"
import { hasCowboys, takeBack } from "../moving.ts"
import { MOVE, type Operation, PLACE, readOperation, WAIT } from "./operation.ts"
import { carryOut, finish, inHand, kitOf, operating } from "./operations.ts"

const MOST_TICKS = 40
const MOST_WAITS = 2

export const shownOperations: Zone<CarsonCity> = { name: "shownOperations", sees: "all", of: s => kitOf(s).shown }

export const sealedOperations: Zone<CarsonCity> = {
  name: "sealedOperations",
  sees: "owner",
  each: true,
  of: inHand,
  // No pieces: nothing is dealt, the question is put again.
  reopen(t, seat) {
    inHand(t.state, seat).length = 0
    t.state.asides[seat] = []
    aside(t, seat, { do: "operate", seat })
  },
}

function isWhite({ what, kind, to }: Operation): boolean {
  return (what === PLACE || what === MOVE) && kind === WHITE && to < SPOTS
}

/** CC-17.5: somebody else chose the white cowboy's spot in this tick, and not without a duel. */
function isDisputed(operations: ReadonlyMap<Seat, Operation>, seat: Seat, spot: number): boolean {
  for (const [other, { what, to, as }] of operations)
    if (other !== seat && (what === PLACE || what === MOVE) && to === spot && as !== NO_DUEL && as !== EXTRA)
      return true
  return false
}

function apply(t: CarsonTable, seat: Seat, operation: Operation, disputed: boolean): void {
  const { waits } = kitOf(t.state)
  if (operation.what === WAIT) {
    waits[seat] = num(waits, seat) + 1
    if (num(waits, seat) > MOST_WAITS) finish(t, seat)
    else if (t.log) tell(t, { did: "waited", seat, rule: "CC-17.5" })
    return
  }
  waits[seat] = 0
  if (!disputed) carryOut(t, seat, operation)
  else if (operation.what === MOVE) takeBack(t, seat, WHITE, operation.from)
  else if (t.log) tell(t, { did: "whiteReturned", seat, rule: "CC-17.5" })
}

const tickSteps: StepRules<CarsonCity, TickStep | Extract<PlacingStep, { do: "placeCowboys" }>> = {
  placeCowboys: {
    rule: "CC-17.5",
    run(t) {
      t.state.passed.length = 0
      kitOf(t.state).tick = 0
      kitOf(t.state).waits.fill(0)
      push(t, { do: "tick", seat: -1 })
    },
  },

  // The first tick belongs to the first player alone; whoever has nothing to do is done at once (CC-17.7).
  tick: {
    rule: "CC-17.5",
    run(t) {
      const s = t.state
      const kit = kitOf(s)
      kit.tick++
      const open: Seat[] = []
      for (const seat of kit.tick === 1 ? s.order.slice(0, 1) : s.order) {
        if (s.passed.includes(seat)) continue
        if (kit.tick > MOST_TICKS || !hasCowboys(s, seat)) finish(t, seat)
        else open.push(seat)
      }
      if (s.passed.length === s.seats) return
      if (open.some(seat => seat !== t.chooser)) s.turn++
      push(t, settle(), { do: "showTick", seat: -1 })
      for (const seat of open) aside(t, seat, { do: "operate", seat })
    },
  },

  showTick: {
    rule: "CC-17.5",
    run(t) {
      const s = t.state
      const operations = new Map<Seat, Operation>()
      for (const seat of s.order) {
        const numbers = inHand(s, seat).slice()
        if (numbers.length === 0) continue
        operations.set(seat, readOperation(numbers))
        move(t, "CC-17.5", numbers, { zone: sealedOperations, seat }, { zone: shownOperations, seat: -1 })
      }
      kitOf(s).shown.length = 0
      for (const [seat, operation] of operations)
        apply(t, seat, operation, isWhite(operation) && isDisputed(operations, seat, operation.to))
      push(t, { do: "tick", seat: -1 })
    },
  },
}

const sealed: StepRules<CarsonCity, OperationStep> = operating({
  rule: "CC-17.5",
  limit: "tick",
  mayWait: s => kitOf(s).tick > 1,
  complete() {},
})

export const ticking = { ...tickSteps, ...sealed }
