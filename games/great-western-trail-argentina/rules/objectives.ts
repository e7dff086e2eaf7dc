// ARG-25: objective cards in hand, and playing them.
import { num, type Offer, type Seat, type StepRules } from "@railhead/engine"
import { leaveHerd, playFromHand } from "../../trail/herd.ts"
import { area } from "../../trail/zones.ts"
import { objectiveActions } from "../data/actions.ts"
import { CATTLE, cards } from "../data/cards.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, type ArgTable, player, push } from "../state.ts"

/** ARG-25.8: cards that may be played now. Whoever calls stands before or after an action, never within one. */
export function offerObjectives(s: Argentina, seat: Seat, offer: Offer): void {
  const { hand } = player(s, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = num(hand, i)
    if (card >= CATTLE) offer.add(say.play(card - CATTLE))
  }
}

/** ARG-25.3: in the own area for good; its action is done at once or forgone. */
export function playObjective(t: ArgTable, seat: Seat, code: number): void {
  const [objective] = say.play.of(code)
  const card = CATTLE + objective
  playFromHand(t, cards, seat, card, area, "ARG-25.3")
  leaveHerd(player(t.state, seat), cards, card)
  push(t, { do: "immediate", seat, action: num(objectiveActions, objective), sides: 1 })
}

export const discardedSteps: StepRules<Argentina, Extract<ArgStep, { do: "discardForAction" }>> = {
  // ARG-37.3: the action of the objective card that was just discarded; it lies on top.
  discardForAction: {
    rule: "ARG-37.3",
    run(t, { seat }) {
      const card = player(t.state, seat).discards.at(-1) ?? -1
      if (card >= CATTLE) push(t, { do: "immediate", seat, action: num(objectiveActions, card - CATTLE), sides: 1 })
    },
  },
}
