// RTN-34: a card from the cattle market for nothing; the market is not refilled.
import { add, move, type StepRules } from "@railhead/engine"
import { discards, market, of } from "../../../trail/zones.ts"
import { say } from "../../say.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import type { NorthernStep } from "./state.ts"

type CattleStep = Extract<NorthernStep, { do: "takeMarketCattle" }>

export const marketCattleSteps: StepRules<GreatWesternTrail, CattleStep> = {
  takeMarketCattle: {
    rule: "RTN-34",
    fields: ["kinds"],
    lapses: true,
    choices(t, { kinds }, offer) {
      let seen = 0
      for (const card of t.state.market) {
        if (!(kinds & (1 << card)) || seen & (1 << card)) continue
        seen |= 1 << card
        offer.add(say.take(card))
      }
    },
    make(t, { seat }, code) {
      const [card] = say.take.of(code)
      move(t, "RTN-34", [card], of(market), of(discards, seat))
      add(player(t.state, seat).cattle, card, 1)
    },
  },
}
