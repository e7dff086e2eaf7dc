// CC-10 Phase 4: end of the round; CC-11 end of the game.
import { at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { faces } from "../data/cards.ts"
import { CASH_PER_POINT, cowboysAfter, ROUNDS } from "../data/rounds.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { AWAY, type CarsonCity, type CarsonTable, player } from "../state.ts"
import type { RoundEndStep } from "../steps.ts"
import { gain } from "./goods.ts"
import { stopForRoads } from "./roads.ts"

/** CC-10.6: that of the card, or of the second card with what the street kid takes off. */
export function cashLimit(s: CarsonCity, seat: Seat): number {
  const { face, kid } = player(s, seat)
  return at(faces, face).limit + (kid < 0 ? 0 : at(faces, kid).limit)
}

/** CC-10.5: from the general reserve, as far as it goes. */
function handOutCowboys(t: CarsonTable): void {
  const s = t.state
  for (let seat = 0; seat < s.seats; seat++) {
    const me = player(s, seat)
    const count = Math.min(num(cowboysAfter, s.round), me.general)
    me.cowboys += count
    me.general -= count
    if (t.log) tell(t, { did: "gotCowboys", seat, rule: "CC-10.5", count })
  }
}

export const roundEndSteps: StepRules<CarsonCity, RoundEndStep> = {
  endOfRound: {
    rule: "CC-10.2",
    run(t) {
      const s = t.state
      s.action = -1
      if (t.log) tell(t, { did: "roundEnded", seat: -1, rule: "CC-10.2", round: s.round })
      announce(t, "endOfRound", {})
      if (s.round < ROUNDS) {
        handOutCowboys(t)
        push(t, { do: "returnCards", seat: -1 })
      } else push(t, { do: "lastRoads", seat: -1 }, { do: "finalScoring", seat: -1 })
      for (let i = s.seats - 1; i >= 0; i--) push(t, { do: "settleCash", seat: num(s.passed, i) })
    },
  },

  settleCash: {
    rule: "CC-10.6",
    choices({ state }, { seat }, offer) {
      const { money } = player(state, seat)
      const excess = Math.max(0, money - cashLimit(state, seat))
      if (offer.why)
        for (let sum = 0; sum < excess; sum++) offer.no(say.spend(sum), "CC-10.6", "excess", { money: excess })
      for (let sum = excess; sum <= money; sum++) offer.add(say.spend(sum))
    },
    make(t, { seat }, code) {
      const [money] = say.spend.of(code)
      if (money === 0) return
      const vp = Math.floor(money / CASH_PER_POINT)
      player(t.state, seat).money -= money
      gain(t.state, seat, "cashLimit", vp)
      if (t.log) tell(t, { did: "spent", seat, rule: "CC-10.6", money, vp })
    },
    timeout({ state }, { seat }) {
      return say.spend(Math.max(0, player(state, seat).money - cashLimit(state, seat)))
    },
  },

  // CC-10.7 to CC-10.9
  returnCards: {
    rule: "CC-10.7",
    run(t) {
      const s = t.state
      for (let i = 0; i < s.seats; i++) s.choosing[i] = num(s.passed, i)
      announce(t, "orderSet", {})
      for (let seat = 0; seat < s.seats; seat++) {
        const me = player(s, seat)
        me.face = -1
        me.kid = -1
        me.offer = -1
        me.doubles = -1
        me.earned = 0
        me.noDuel = 0
      }
      s.taken = 0
      s.white = AWAY
      s.ammunition = -1
      s.tripled.length = 0
      s.doubled.length = 0
      push(t, { do: "fillRow", seat: -1 }, { do: "beginRound", seat: -1 })
    },
  },

  lastRoads: {
    rule: "CC-21.3",
    run(t) {
      stopForRoads(t)
    },
  },

  // The sheet itself is worked out by `scoring.ts`, at any time; here the game ends.
  finalScoring: {
    rule: "CC-11.1",
    run(t) {
      t.state.round = ROUNDS + 1
      t.state.turn++
      if (t.log) tell(t, { did: "gameEnded", seat: -1, rule: "CC-11.1" })
    },
  },
}
