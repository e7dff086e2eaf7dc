// CC-17.7 Operations: what a player can do with one hand in the placement of Kit Carson.
import { aside, at, num, offer as offered, type Seat, type StepRules } from "@railhead/engine"
import { ROUNDS } from "../../data/rounds.ts"
import { announce } from "../../places.ts"
import { gain } from "../../rules/goods.ts"
import { offerPlacements, offerSpots, pass, placeOn } from "../../rules/placing.ts"
import { say } from "../../say.ts"
import { type KitCarson, sliceOf } from "../../slices.ts"
import { type CarsonCity, type CarsonTable, ORDINARY } from "../../state.ts"
import type { OperationStep } from "../../steps.ts"
import { arrivesAs, moveOn, offerMoves, offerTargets, takeBack } from "../moving.ts"
import { DONE, HORSE, MOVE, type Operation, PLACE, TAKE_BACK, WAIT } from "./operation.ts"

export function kitOf(s: CarsonCity): KitCarson {
  return sliceOf(s.kitCarson)
}

/** What a seat has in hand or has handed in: nothing, the beginning of an operation, or all its five numbers. */
export function inHand(s: CarsonCity, seat: Seat): number[] {
  return at(kitOf(s).sealed, seat)
}

/** Has a cowboy been taken up that stood on a spot? */
export function takesUpPlaced(numbers: readonly number[]): boolean {
  return numbers[0] === MOVE + 1
}

function take(s: CarsonCity, seat: Seat, ...numbers: number[]): void {
  inHand(s, seat).push(...numbers.map(n => n + 1))
}

/** CC-5.3, CC-17.3: whoever is done in the last round has a point for each who is not. */
export function finish(t: CarsonTable, seat: Seat): void {
  const s = t.state
  pass(t, seat)
  if (s.round === ROUNDS) gain(s, seat, "kitCarson", s.seats - s.passed.length)
}

/** Carries out an operation; waiting is nothing to carry out. */
export function carryOut(t: CarsonTable, seat: Seat, { what, kind, from, to, as }: Operation): void {
  if (what === DONE) finish(t, seat)
  else if (what === PLACE) placeOn(t, seat, to, kind)
  else if (what === MOVE) moveOn(t, seat, kind, from, to, as)
  else if (what === TAKE_BACK) takeBack(t, seat, kind, from)
  else if (what === HORSE) announce(t, "horsePlayed", { seat, corral: to })
}

/** How operations are taken: one after the other, or sealed tick by tick. */
interface Way {
  readonly rule: string
  readonly limit: string
  mayWait(s: CarsonCity): boolean
  /** The operation in hand is complete. */
  complete(t: CarsonTable, seat: Seat): void
}

export function operating({ rule, limit, mayWait, complete }: Way): StepRules<CarsonCity, OperationStep> {
  return {
    operate: {
      rule,
      limit,
      // Taking a cowboy up is not an operation yet.
      final: code => !say.with.is(code) && !say.move.is(code),
      choices(t, { seat }, offer) {
        offer.add(say.done())
        if (offer.enough) return
        if (mayWait(t.state)) offer.add(say.wait())
        offerPlacements(t, seat, offer)
        offerMoves(t, seat, offer)
        announce(t, "offeringOperations", { seat, offer })
      },
      make(t, { seat }, code) {
        const s = t.state
        if (say.with.is(code)) take(s, seat, PLACE, ...say.with.of(code), -1)
        else if (say.move.is(code)) take(s, seat, MOVE, ...say.move.of(code))
        if (inHand(s, seat).length > 0) {
          aside(t, seat, { do: "operateTo", seat })
          return
        }
        if (say.place.is(code)) take(s, seat, PLACE, ORDINARY, -1, num(say.place.of(code), 0), ORDINARY)
        else if (say.horse.is(code)) take(s, seat, HORSE, -1, -1, num(say.horse.of(code), 0), -1)
        else take(s, seat, say.wait.is(code) ? WAIT : DONE, -1, -1, -1, -1)
        complete(t, seat)
      },
      timeout: ({ state }) => (mayWait(state) ? say.wait() : say.done()),
    },

    operateTo: {
      rule,
      limit,
      always: true,
      final: true,
      choices(t, { seat }, offer) {
        const [what, kind, from] = inHand(t.state, seat)
        if (what === PLACE + 1) offerSpots(t, seat, (kind ?? 0) - 1, offer)
        else offerTargets(t, seat, (kind ?? 0) - 1, (from ?? 0) - 1, offer)
      },
      make(t, { seat }, code) {
        const s = t.state
        const kind = num(inHand(s, seat), 1) - 1
        if (say.place.is(code)) {
          const [to] = say.place.of(code)
          take(s, seat, to, arrivesAs(t, seat, to, kind))
        } else {
          inHand(s, seat)[0] = TAKE_BACK + 1
          take(s, seat, -1, -1)
        }
        complete(t, seat)
      },
      timeout: (t, { seat }) => offered(t, seat).code(0),
    },
  }
}
