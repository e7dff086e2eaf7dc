// ARG-4 The turn, ARG-16 phase C, ARG-32 the end of the game.
import { push as enginePush, move, type StepRules, settle, tell } from "@railhead/engine"
import { drawCards } from "../../trail/herd.ts"
import { discards, hand, of } from "../../trail/zones.ts"
import { FIRST_HAND } from "../data/players.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, player, push } from "../state.ts"
import { handLimit } from "./counts.ts"

type TurnStep = Extract<ArgStep, { do: "turn" | "endTurn" | "phaseC" | "nextTurn" | "finalScoring" }>

export const turnSteps: StepRules<Argentina, TurnStep> = {
  // ARG-4.1, ARG-4.3; phase B is laid when the estanciero has stopped.
  turn: {
    rule: "ARG-4.1",
    run(t, { seat }) {
      const s = t.state
      s.turn++
      s.active = seat
      if (t.log) tell(t, { did: s.ended >= 0 ? "lastTurnBegan" : "turnBegan", seat, rule: "ARG-4.1" })
      const me = player(s, seat)
      if (me.rancher < 0)
        push(
          t,
          { do: "firstDiscard", seat, left: me.hand.length - FIRST_HAND, least: 0 },
          { do: "placeEstanciero", seat },
          { do: "phaseC", seat },
          { do: "nextTurn", seat },
        )
      else push(t, { do: "phaseA", seat }, { do: "phaseC", seat }, { do: "nextTurn", seat })
    },
  },

  // Where a visit to Buenos Aires ends by itself: the stop before anything is turned up. Until then all can be taken back.
  endTurn: {
    rule: "ARG-15.3",
    always: true,
    ends: true,
    choices(_t, _step, offer) {
      offer.add(say.end())
    },
    make() {},
  },

  phaseC: {
    rule: "ARG-16.1",
    run(t, { seat }) {
      const me = player(t.state, seat)
      const missing = handLimit(me) - me.hand.length
      if (missing > 0) drawCards(t, seat, missing, "ARG-16.1", "ARG-16.2")
    },
  },

  // ARG-32.3: after the red arrow everybody else has one more turn. Tokens that are being used are settled before scoring.
  nextTurn: {
    rule: "ARG-4.1",
    run(t, { seat }) {
      const s = t.state
      const side = (seat + 1) % s.players.length
      if (side === s.ended) enginePush(t, settle(), { do: "finalScoring", seat: -1 })
      else if (side < s.seats) push(t, { do: "turn", seat: side })
      else announce(t, "sideTurn", { side })
    },
  },

  // ARG-33: the sheet itself is worked out by `scoring.ts`, at any time; here the hands are laid open.
  finalScoring: {
    rule: "ARG-32.4",
    run(t) {
      const s = t.state
      s.turn++
      for (let seat = 0; seat < s.seats; seat++)
        move(t, "ARG-33.8", player(s, seat).hand.slice(), of(hand, seat), of(discards, seat))
      if (t.log) tell(t, { did: "gameEnded", seat: -1, rule: "ARG-32.4" })
    },
  },
}
