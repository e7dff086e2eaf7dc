// Cards of the hand that leave it one after the other, in the order of the data. An exhaustion card that leaves the herd goes
// back to its pile (ARG-27.2).
import { aside, move, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { drawable, drawCards, leaveHerd, playFromHand } from "../../trail/herd.ts"
import type { CardStep } from "../../trail/steps.ts"
import { discards, hand, of, removed } from "../../trail/zones.ts"
import { cards, EXHAUSTION } from "../data/cards.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgStep, type ArgTable, type HandStep, type Player, player, push } from "../state.ts"
import { exhaustionPile } from "./piles.ts"

type Step = HandStep | Extract<ArgStep, { do: "firstDiscard" }> | Extract<CardStep, { do: "removeCards" }>

/** Cards in hand by kind, for one question. */
const held = new Int8Array(64)

/** Every kind in hand from `least` on, as long as `left` cards can still be picked from there on. */
function offerHand(me: Player, left: number, least: number, offer: Offer, verb: (card: number) => number): void {
  held.fill(0)
  for (let i = 0; i < me.hand.length; i++) {
    const card = num(me.hand, i)
    held[card] = (held[card] ?? 0) + 1
  }
  let from = me.hand.length
  for (let card = 0; card < cards.ids.length; card++) {
    const count = held[card] ?? 0
    if (count === 0) continue
    if (card >= least && from >= left) offer.add(verb(card))
    else if (offer.why) offer.no(verb(card), "ARG-17.10", card < least ? "earlier" : "later")
    from -= count
  }
}

/** ARG-17.3: out of the game, but exhaustion cards go to their pile. */
export function removeCard(t: ArgTable, seat: Seat, card: number, rule: string): void {
  const me = player(t.state, seat)
  if (card === EXHAUSTION) move(t, rule, [card], of(hand, seat), { zone: exhaustionPile, seat: -1 })
  else playFromHand(t, cards, seat, card, removed, rule)
  leaveHerd(me, cards, card)
}

/** ARG-38.17: an exhaustion card to the discard pile, as long as there is one. */
export function takeExhaustion(t: ArgTable, seat: Seat, count: number, rule: string): void {
  const me = player(t.state, seat)
  for (let i = 0; i < count && t.state.exhaustion.length > 0; i++) {
    move(t, rule, [EXHAUSTION], { zone: exhaustionPile, seat: -1 }, of(discards, seat))
    me.cattle[EXHAUSTION] = num(me.cattle, EXHAUSTION) + 1
  }
}

export const handSteps: StepRules<Argentina, Step> = {
  // ARG-4.3: down to 4 cards.
  firstDiscard: {
    rule: "ARG-4.3",
    fields: ["left", "least"],
    lapses: true,
    choices(t, { seat, left, least }, offer) {
      if (left > 0) offerHand(player(t.state, seat), left, least, offer, say.discard)
    },
    make(t, { seat, left }, code) {
      const [card] = say.discard.of(code)
      if (left > 1) push(t, { do: "firstDiscard", seat, left: left - 1, least: card })
      playFromHand(t, cards, seat, card, discards, "ARG-4.3")
    },
  },

  removeCards: {
    rule: "ARG-17.3",
    fields: ["left", "least"],
    lapses: true,
    choices(t, { seat, least }, offer) {
      offerHand(player(t.state, seat), 1, least, offer, say.remove)
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat, left }, code) {
      if (say.stop.is(code)) return
      const [card] = say.remove.of(code)
      if (left > 1) push(t, { do: "removeCards", seat, left: left - 1, least: card })
      removeCard(t, seat, card, "ARG-17.3")
    },
  },

  // ARG-28.8, ARG-28.11, ARG-38.15: the whole effect may be declined; who draws must remove as many.
  drawForRemoval: {
    rule: "ARG-28.8",
    fields: ["upTo"],
    lapses: true,
    choices(t, { seat, upTo }, offer) {
      const most = Math.min(upTo, drawable(player(t.state, seat)))
      for (let count = 1; count <= most; count++) offer.add(say.draw(count))
      if (offer.any) offer.add(say.lose())
    },
    make(t, { seat }, code) {
      if (say.lose.is(code)) return
      const [count] = say.draw.of(code)
      const drawn = drawCards(t, seat, count, "ARG-28.8", "ARG-16.2")
      push(t, { do: "removeDrawn", seat, left: drawn, least: 0 })
    },
  },
  removeDrawn: {
    rule: "ARG-28.11",
    fields: ["left", "least"],
    choices(t, { seat, left, least }, offer) {
      offerHand(player(t.state, seat), left, least, offer, say.remove)
    },
    make(t, { seat, left }, code) {
      const [card] = say.remove.of(code)
      if (left > 1) push(t, { do: "removeDrawn", seat, left: left - 1, least: card })
      removeCard(t, seat, card, "ARG-28.8")
    },
  },

  // ARG-29.1: as many as were drawn for an exchange token; on the seat's own lane.
  discardExchanged: {
    rule: "ARG-29.1",
    fields: ["left", "least"],
    choices(t, { seat, left, least }, offer) {
      offerHand(player(t.state, seat), left, least, offer, say.discard)
    },
    make(t, { seat, left }, code) {
      const [card] = say.discard.of(code)
      if (left > 1) aside(t, seat, { do: "discardExchanged", seat, left: left - 1, least: card })
      playFromHand(t, cards, seat, card, discards, "ARG-29.1")
    },
  },

  // ARG-35.H: one exhaustion card from hand to its pile.
  returnExhaustion: {
    rule: "ARG-35.H",
    run(t, { seat }) {
      if (player(t.state, seat).hand.includes(EXHAUSTION)) removeCard(t, seat, EXHAUSTION, "ARG-35.H")
      if (t.log) tell(t, { did: "exhaustionReturned", seat, rule: "ARG-35.H" })
    },
  },
}
