// ARG-29: exchange tokens, at any time and in anybody's turn.
import type { Interrupt } from "@railhead/engine"
import { exchangeInterrupt } from "../../trail/exchange.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, player } from "../state.ts"

/**
 * ARG-29.5: closed while the hand is shown in step 2 and while farmers are helped. A requirement that is being paid in cards
 * is closed too: its card must not be lost between choosing the action and paying it.
 */
function closed(step: ArgStep): boolean {
  switch (step.do) {
    case "income":
    case "showCattle":
    case "discardCattle":
    case "discardPair":
    case "discardObjective":
      return true
    case "helpFarmers":
      return step.sites.length > 0
    default:
      return false
  }
}

export const exchange: Interrupt<Argentina> = exchangeInterrupt({
  rule: "ARG-29.1",
  reshuffle: "ARG-16.2",
  exchange: say.exchange,
  held: (s: Argentina, seat) => player(s, seat).tokens,
  spend(s: Argentina, seat) {
    player(s, seat).tokens--
  },
  open: (_s, seat, step: ArgStep) => step.seat !== seat || !closed(step),
  picking: ["discardExchanged", "discardDrawn", "removeDrawn", "removeCards", "firstDiscard"],
})
