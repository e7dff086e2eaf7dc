// GWT-17: objective cards in hand, and playing them.
import { num, type Offer, type Seat } from "@railhead/engine"
import { leaveHerd, playFromHand } from "../../trail/herd.ts"
import { area } from "../../trail/zones.ts"
import { objectiveActions } from "../data/actions.ts"
import { CATTLE, cards } from "../data/cards.ts"
import { say } from "../say.ts"
import { type GreatWesternTrail, type GwtTable, player, push } from "../state.ts"

/** GWT-17.1, R3: cards that may be played now. Whoever calls stands before or after an action, never within one. */
export function offerObjectives(s: GreatWesternTrail, seat: Seat, offer: Offer): void {
  const { hand } = player(s, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = num(hand, i)
    if (card >= CATTLE) offer.add(say.play(card - CATTLE))
  }
}

/** GWT-17.2: face up in the own area for good; its action is used at once or lost. */
export function playObjective(t: GwtTable, seat: Seat, code: number): void {
  const [objective] = say.play.of(code)
  const card = CATTLE + objective
  playFromHand(t, cards, seat, card, area, "GWT-17.2")
  leaveHerd(player(t.state, seat), cards, card)
  push(t, { do: "immediate", seat, action: num(objectiveActions, objective), sides: 1 })
}
