// ARG-37.10 and bonuses of Liverpool: one card of the cattle market, free of charge.
import { move, num, type StepRules } from "@railhead/engine"
import { joinHerd } from "../../trail/herd.ts"
import { discards, hand, market, of } from "../../trail/zones.ts"
import { cards } from "../data/cards.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, player } from "../state.ts"

export const marketCardSteps: StepRules<Argentina, Extract<ArgStep, { do: "takeMarketCard" }>> = {
  // ARG-38.25: the market is not refilled.
  takeMarketCard: {
    rule: "ARG-37.10",
    fields: ["breeds", "toHand", "optional"],
    lapses: true,
    choices(t, { breeds, optional }, offer) {
      const list = t.state.market
      let seen = 0
      for (let i = 0; i < list.length; i++) {
        const card = num(list, i)
        if (seen & (1 << card) || !(breeds & (1 << num(cards.breedOf, card)))) continue
        seen |= 1 << card
        offer.add(say.take(card))
      }
      if (optional && offer.any) offer.add(say.lose())
    },
    make(t, { seat, toHand }, code) {
      if (say.lose.is(code)) return
      const [card] = say.take.of(code)
      move(t, "ARG-37.10", [card], of(market), of(toHand ? hand : discards, seat))
      joinHerd(player(t.state, seat), cards, card)
    },
  },
}
