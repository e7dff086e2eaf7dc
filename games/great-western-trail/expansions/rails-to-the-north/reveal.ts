// RTN-70 (b), RTN-71: tokens can change the hand until it is shown; the breeds shown count, whatever is drawn later.
import { at, type Seat, type StepRule, tell } from "@railhead/engine"
import { showSecret } from "../../../trail/herd.ts"
import { cards } from "../../data/cards.ts"
import { breedingValue, takeIncome } from "../../rules/kansas-city.ts"
import { offerObjectives, playObjective } from "../../rules/objectives.ts"
import { say } from "../../say.ts"
import { type GreatWesternTrail, type GwtTable, type KansasCityStep, player, push } from "../../state.ts"

/** All see the hand now. */
function showHand(t: GwtTable, seat: Seat): void {
  const me = player(t.state, seat)
  for (const card of me.hand) showSecret(me, cards, card)
  me.shown = me.hand.slice()
  if (!t.log) return
  const goods: Record<string, number> = {}
  for (const card of me.hand) goods[at(cards.ids, card)] = (goods[at(cards.ids, card)] ?? 0) + 1
  tell(t, { did: "handRevealed", seat, rule: "RTN-71", count: me.hand.length, goods })
}

export const reveal: StepRule<GreatWesternTrail, Extract<KansasCityStep, { do: "reveal" }>> = {
  rule: "RTN-71",
  choices(t, { seat }, offer) {
    offer.add(say["go-on"]())
    offerObjectives(t.state, seat, offer)
  },
  make(t, { seat }, code) {
    if (say.play.is(code)) {
      push(t, { do: "reveal", seat })
      return playObjective(t, seat, code)
    }
    const me = player(t.state, seat)
    const breeds = breedingValue(me)
    showHand(t, seat)
    if (me.certificates > 0) push(t, { do: "income", seat, breeds })
    else takeIncome(t, seat, breeds, 0)
  },
}
