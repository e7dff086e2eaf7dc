// GW-4 Turn structure, GW-11 End of turn, GW-12 Last round.
import { push, type StepRules, sum, tell } from "@railhead/engine"
import { campsByCount } from "../data/players.ts"
import { say } from "../say.ts"
import { type GoldWest, type GoldWestStep, player } from "../state.ts"
import { goodsOf } from "./goods.ts"

type TurnStep = Extract<GoldWestStep, { do: "turn" | "endTurn" | "clearUseZone" | "nextTurn" | "finalScoring" }>

export const turnSteps: StepRules<GoldWest, TurnStep> = {
  turn: {
    rule: "GW-4.2",
    run(t, { seat }) {
      const s = t.state
      s.turn++
      const final = player(s, seat).camps === 0
      if (t.log)
        tell(t, {
          did: final ? "finalTurnBegan" : "turnBegan",
          seat,
          rule: final ? "GW-12.2" : "GW-4.2",
          round: s.round,
        })
      const ending = [{ do: "clearUseZone", seat } as const, { do: "nextTurn", seat } as const]
      if (final) push(t, { do: "activate", seat }, { do: "finalMetals", seat, invested: 0, paid: 0 }, ...ending)
      else
        push(
          t,
          { do: "activate", seat },
          { do: "useMetals", seat, invested: 0, paid: 0 },
          { do: "buildOrLoot", seat },
          { do: "endTurn", seat },
          ...ending,
        )
    },
  },

  // The stop before the next player: until it is answered the last choice can be taken back.
  endTurn: {
    rule: "GW-11.2",
    always: true,
    ends: true,
    choices(_t, _step, offer) {
      offer.add(say.end())
    },
    make() {},
  },

  clearUseZone: {
    rule: "GW-11.1",
    run(t, { seat }) {
      const { use } = player(t.state, seat)
      if (t.log && sum(use) > 0) tell(t, { did: "lost", seat, rule: "GW-11.1", goods: goodsOf(use) })
      use.fill(0)
    },
  },

  nextTurn: {
    rule: "GW-11.2",
    run(t, { seat }) {
      const s = t.state
      const next = (seat + 1) % s.seats
      if (next === s.first) s.round++
      // GW-12.1: one round for each camp, and the final one.
      const finished = s.round > (campsByCount[s.seats] ?? 0) + 1
      push(t, finished ? { do: "finalScoring", seat: -1 } : { do: "turn", seat: next })
    },
  },

  // GW-12.4: the sheet itself is worked out by `scoring.ts`, at any time; here the game ends.
  finalScoring: {
    rule: "GW-12.4",
    run(t) {
      t.state.turn++
      if (t.log) tell(t, { did: "gameEnded", seat: -1, rule: "GW-12.4" })
    },
  },
}
