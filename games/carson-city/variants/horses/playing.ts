// CC-19.4, CC-19.9 A horse after a placement, and what the second corral allows at once.
import { at, num, offer as offered, push, type StepRules } from "@railhead/engine"
import { rows } from "../../places.ts"
import { offerPlacements, pass, placeInTurn } from "../../rules/placing.ts"
import { say } from "../../say.ts"
import { type CarsonCity, ORDINARY } from "../../state.ts"
import type { HorseStep } from "../../steps.ts"
import { arrivesAs, moveOn, offerMoves, offerTargets, takeBack } from "../moving.ts"
import { horsesOf, offerCorrals, putHorse } from "./corrals.ts"

export const playingSteps: StepRules<CarsonCity, Extract<HorseStep, { do: "playHorse" | "speed" | "moveCowboy" }>> = {
  playHorse: {
    rule: "CC-19.4",
    lapses: true,
    choices(t, { seat }, offer) {
      if (num(horsesOf(t.state).reserve, seat) === 0) return
      offerCorrals(t, offer)
      offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.horse.is(code)) return
      const [corral] = say.horse.of(code)
      putHorse(t, seat, corral)
      if (at(rows(t, "corrals"), corral).speed) push(t, { do: "speed", seat })
    },
    timeout: () => say.decline(),
  },

  speed: {
    rule: "CC-19.9",
    choices(t, { seat }, offer) {
      offer.add(say["go-on"]())
      offer.add(say.pass())
      if (offer.enough) return
      offerPlacements(t, seat, offer)
      offerMoves(t, seat, offer)
    },
    make(t, { seat }, code) {
      if (say.place.is(code)) placeInTurn(t, seat, say.place.of(code)[0], ORDINARY)
      else if (say.with.is(code)) push(t, { do: "placeSpecial", seat, kind: say.with.of(code)[0] })
      else if (say.move.is(code)) {
        const [kind, from] = say.move.of(code)
        push(t, { do: "moveCowboy", seat, kind, from })
      } else if (say.pass.is(code)) pass(t, seat)
    },
    timeout: () => say["go-on"](),
  },

  // No further horse follows.
  moveCowboy: {
    rule: "CC-19.9",
    fields: ["kind", "from"],
    choices(t, { seat, kind, from }, offer) {
      offerTargets(t, seat, kind, from, offer)
    },
    make(t, { seat, kind, from }, code) {
      if (say.place.is(code)) {
        const [to] = say.place.of(code)
        moveOn(t, seat, kind, from, to, arrivesAs(t, seat, to, kind))
      } else takeBack(t, seat, kind, from)
    },
    timeout: (t, { seat }) => offered(t, seat).code(0),
  },
}
