// RTN-60 to RTN-77: exchange tokens.
import { add, at, num, type Seat, type Step, type StepRules, tell } from "@railhead/engine"
import { discardExchanged, exchangeInterrupt, type Tokens } from "../../../trail/exchange.ts"
import type { ExchangeStep } from "../../../trail/steps.ts"
import { kit } from "../../rules/kit.ts"
import { say } from "../../say.ts"
import type { GreatWesternTrail, GwtTable } from "../../state.ts"
import { type NorthernStep, northOf } from "./state.ts"

/** AMB-5: the supply does not run out. */
export function gainTokens(t: GwtTable, seat: Seat, count: number, rule: string): void {
  add(northOf(t.state).tokens, seat, count)
  if (t.log) tell(t, { did: "tokenGained", seat, rule, count })
}

/** To choose an action is to name the card it costs (GWT-25.7): nothing comes between the two. */
const paying = ["discardCattle", "discardPair", "discardObjective"]

const tokens: Tokens = {
  rule: "RTN-61",
  reshuffle: "GWT-4.2",
  exchange: say.exchange,
  held: (s: GreatWesternTrail, seat) => num(northOf(s).tokens, seat),
  spend: (s: GreatWesternTrail, seat) => add(northOf(s).tokens, seat, -1),
  // AMB-6: a token is finished before the next.
  open: (s, seat, step: Step) => at(s.asides, seat).length === 0 && !(step.seat === seat && paying.includes(step.do)),
  picking: ["discardDrawn", "removeCards"],
  holds: true,
  drawnFirst: true,
}

export const exchange = exchangeInterrupt(tokens)

type TokenStep = ExchangeStep | Extract<NorthernStep, { do: "gainTokens" }>

export const tokenSteps: StepRules<GreatWesternTrail, TokenStep> = {
  discardExchanged: discardExchanged(kit, "RTN-61"),
  gainTokens: {
    rule: "RTN-60",
    fields: ["count"],
    run: (t, { seat, count }) => gainTokens(t, seat, count, "RTN-60"),
  },
}
