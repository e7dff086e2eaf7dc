// CC-3 The round, CC-4.2 turn order.
import { at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { faces } from "../data/cards.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type CarsonCity, player } from "../state.ts"
import type { RoundStep } from "../steps.ts"

/** CC-13.0: the street kid's player has number 0. */
function turnNumber(s: CarsonCity, seat: Seat): number {
  const { face, kid } = player(s, seat)
  return kid >= 0 ? 0 : at(faces, face).card
}

export const roundSteps: StepRules<CarsonCity, RoundStep> = {
  beginRound: {
    rule: "CC-3.1",
    run(t) {
      const s = t.state
      s.round++
      if (t.log) tell(t, { did: "roundBegan", seat: -1, rule: "CC-3.1", round: s.round })
      push(
        t,
        { do: "setTurnOrder", seat: -1 },
        { do: "placeCowboys", seat: -1 },
        { do: "beginActions", seat: -1 },
        { do: "endActions", seat: -1 },
        { do: "endOfRound", seat: -1 },
      )
      for (let i = s.seats - 1; i >= 0; i--) push(t, { do: "choosing", seat: num(s.choosing, i) })
      announce(t, "beforeRound", {})
    },
  },

  setTurnOrder: {
    rule: "CC-4.2",
    run(t) {
      const s = t.state
      for (let seat = 0; seat < s.seats; seat++) s.order[seat] = seat
      s.order.sort((a, b) => turnNumber(s, a) - turnNumber(s, b))
      if (t.log) tell(t, { did: "turnOrder", seat: num(s.order, 0), rule: "CC-4.2" })
    },
  },

  // The stop before the next player: until it is answered the choices of a turn can be taken back.
  endTurn: {
    rule: "CC-4.4",
    always: true,
    ends: true,
    choices(_t, _step, offer) {
      offer.add(say.end())
    },
    make() {},
    timeout: () => say.end(),
  },
}
