// ARG-29: exchange tokens, at any time and in anybody's turn.
import { aside, type Interrupt, last, type Seat, tell } from "@railhead/engine"
import { drawable, drawCards } from "../../trail/herd.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, type ArgTable, player, push } from "../state.ts"

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

/** The hand has changed: sets that are being picked in the order of the data may begin anew. */
function pickAnew(t: ArgTable, seat: Seat): void {
  const own = t.state.asides[seat]
  const waiting = own === undefined ? null : last(own)
  if (own && waiting?.do === "discardExchanged" && waiting.least > 0) {
    own.pop()
    aside(t, seat, { do: "discardExchanged", seat, left: waiting.left, least: 0 })
  }
  const step = last(t.state.agenda)
  if (step?.seat !== seat) return
  if (
    step.do === "discardDrawn" ||
    step.do === "removeDrawn" ||
    step.do === "removeCards" ||
    step.do === "firstDiscard"
  ) {
    if (step.least === 0) return
    t.state.agenda.pop()
    push(t, { do: step.do, seat, left: step.left, least: 0 })
  }
}

export const exchange: Interrupt<Argentina> = {
  rule: "ARG-29.4",
  verbs: [say.exchange.verb],
  may(t, seat) {
    const me = player(t.state, seat)
    if (me.tokens === 0 || drawable(me) === 0) return false
    const step = last(t.state.agenda)
    return step !== null && !(step.seat === seat && closed(step))
  },
  choices(t, seat, offer) {
    const most = Math.min(2, drawable(player(t.state, seat)))
    for (let count = 1; count <= most; count++) offer.add(say.exchange(count))
  },
  make(t, seat, code) {
    const [count] = say.exchange.of(code)
    const me = player(t.state, seat)
    me.tokens--
    if (t.log) tell(t, { did: "exchanged", seat, rule: "ARG-29.1", count })
    pickAnew(t, seat)
    const drawn = drawCards(t, seat, count, "ARG-29.1", "ARG-16.2")
    aside(t, seat, { do: "discardExchanged", seat, left: drawn, least: 0 })
  },
}
