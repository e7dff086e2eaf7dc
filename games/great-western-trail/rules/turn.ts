// GWT-3, GWT-5, GWT-11: the turns; GWT-18: the end of the game.
import { type StepRules, tell } from "@railhead/engine"
import { drawCards } from "../../trail/herd.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type GreatWesternTrail, type GwtStep, player, push } from "../state.ts"
import { handLimit } from "./counts.ts"
import { discardHand } from "./kansas-city.ts"

type TurnStep = Extract<GwtStep, { do: "turn" | "endTurn" | "phaseC" | "nextTurn" | "finalScoring" }>

export const turnSteps: StepRules<GreatWesternTrail, TurnStep> = {
  // GWT-3.3; phase B is laid when the rancher has stopped.
  turn: {
    rule: "GWT-3.3",
    run(t, { seat }) {
      const s = t.state
      s.turn++
      s.active = seat
      if (t.log) tell(t, { did: s.ended >= 0 ? "lastTurnBegan" : "turnBegan", seat, rule: "GWT-3.1" })
      push(
        t,
        player(s, seat).rancher < 0 ? { do: "placeRancher", seat } : { do: "phaseA", seat },
        { do: "phaseC", seat },
        { do: "nextTurn", seat },
      )
      announce(t, "turnStart", { seat })
    },
  },

  // Where phase B ends by itself: the stop before tiles or cards are turned up. Until it is answered all can be taken back.
  endTurn: {
    rule: "GWT-7.9",
    always: true,
    ends: true,
    choices(_t, _step, offer) {
      offer.add(say.end())
    },
    make() {},
  },

  phaseC: {
    rule: "GWT-11.2",
    run(t, { seat }) {
      const missing = handLimit(t, seat) - player(t.state, seat).hand.length
      if (missing > 0) drawCards(t, seat, missing, "GWT-11.2", "GWT-4.2")
    },
  },

  // GWT-18.3: after the trigger everybody else has one more turn.
  nextTurn: {
    rule: "GWT-3.1",
    run(t, { seat }) {
      const next = (seat + 1) % t.state.seats
      if (next !== t.state.ended) return push(t, { do: "turn", seat: next })
      push(t, { do: "finalScoring", seat: -1 })
      announce(t, "turnsOver", {})
    },
  },

  // GWT-19: the sheet itself is worked out by `scoring.ts`, at any time; here the hands are laid open.
  finalScoring: {
    rule: "GWT-18.4",
    run(t) {
      announce(t, "beforeScoring", {})
      const s = t.state
      s.turn++
      for (let seat = 0; seat < s.seats; seat++) discardHand(t, seat, "GWT-19.7")
      if (t.log) tell(t, { did: "gameEnded", seat: -1, rule: "GWT-18.4" })
    },
  },
}
