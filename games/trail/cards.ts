// GWT-12.4, GWT-13.14, GWT-13.10: cards of the hand that are discarded, drawn or removed, one after the other.
// Sets are picked in the order of the data, so that the same set is offered once.
import { num, type Offer, type StepRules } from "@railhead/engine"
import { amountOf } from "./amounts.ts"
import { cattleInHand, drawable, drawCards, leaveHerd, pairsInHand, playFromHand } from "./herd.ts"
import type { TrailKit } from "./kit.ts"
import { push, type TrailPlayer, type TrailState, trailPlayer } from "./state.ts"
import type { CardStep } from "./steps.ts"
import { discards, removed } from "./zones.ts"

/** Kinds of all cards in hand; the second half of the numbers in a second mask. */
const HALF = 30
let low = 0
let high = 0

function look(me: TrailPlayer): void {
  low = 0
  high = 0
  for (let i = 0; i < me.hand.length; i++) {
    const card = num(me.hand, i)
    if (card >= HALF) high |= 1 << (card - HALF)
    else low |= 1 << card
  }
}

function held(card: number): boolean {
  return card >= HALF ? (high & (1 << (card - HALF))) !== 0 : (low & (1 << card)) !== 0
}

function cardsFrom(me: TrailPlayer, least: number): number {
  let count = 0
  for (let i = 0; i < me.hand.length; i++) if (num(me.hand, i) >= least) count++
  return count
}

/** So many cards to pick, none before `least` in the order of the data. */
interface Picking {
  readonly left: number
  readonly least: number
}

/** Every kind in hand from `least` on, as long as `left` cards can still be picked from there on. */
export function offerHand(
  { cards, rule }: TrailKit,
  me: TrailPlayer,
  { left, least }: Picking,
  offer: Offer,
  verb: (card: number) => number,
): void {
  look(me)
  for (let card = 0; card < cards.ids.length; card++) {
    if (!held(card)) continue
    if (card >= least && cardsFrom(me, card) >= left) offer.add(verb(card))
    else if (offer.why) offer.no(verb(card), rule.requirement, card < least ? "earlier" : "later")
  }
}

export function cardSteps(kit: TrailKit): StepRules<TrailState, CardStep> {
  const { say, cards, rule } = kit
  const kinds = cards.ids.length

  return {
    discardCattle: {
      rule: rule.breeds,
      fields: ["breeds", "left", "least"],
      choices(t, { seat, breeds, left, least }, offer) {
        const me = trailPlayer(t.state, seat)
        const inHand = cattleInHand(me, cards, breeds)
        for (let card = 0; card < cards.cattle; card++) {
          if (!(inHand & (1 << card))) continue
          if (card < least) {
            if (offer.why) offer.no(say.discard(card), rule.breeds, "earlier")
          } else if (left === 1 || fitting(me, breeds, card) >= left) offer.add(say.discard(card))
          else if (offer.why) offer.no(say.discard(card), rule.breeds, "later")
        }
        if (offer.why) offerOthers(me, breeds, offer)
      },
      make(t, { seat, breeds, left }, code) {
        const [card] = say.discard.of(code)
        if (left > 1) push(t, { do: "discardCattle", seat, breeds, left: left - 1, least: card })
        playFromHand(t, cards, seat, card, discards, rule.breeds)
      },
    },

    // Which breed first; with West Highlands of different VP the two cards are chosen after it.
    discardPair: {
      rule: rule.breeds,
      choices(t, { seat }, offer) {
        const pairs = pairsInHand(trailPlayer(t.state, seat), cards)
        for (let breed = 0; breed < cards.breeds.length; breed++) if (pairs & (1 << breed)) offer.add(say.pair(breed))
      },
      make(t, { seat }, code) {
        const [breed] = say.pair.of(code)
        push(t, { do: "discardCattle", seat, breeds: 1 << breed, left: 2, least: 0 })
      },
    },

    discardObjective: {
      rule: rule.breeds,
      choices(t, { seat }, offer) {
        look(trailPlayer(t.state, seat))
        for (let card = cards.cattle; card < kinds; card++) if (held(card)) offer.add(say.discard(card))
      },
      make(t, { seat }, code) {
        const [card] = say.discard.of(code)
        playFromHand(t, cards, seat, card, discards, rule.breeds)
      },
    },

    // R8: the number is fixed before the first card is drawn.
    drawCards: {
      rule: rule.drawThenDiscard,
      fields: ["upTo", "optional"],
      lapses: true,
      choices(t, { seat, upTo, optional }, offer) {
        const most = Math.min(amountOf(kit, t.state, seat, upTo), drawable(trailPlayer(t.state, seat)))
        for (let count = 1; count <= most; count++) offer.add(say.draw(count))
        if (optional && offer.any) offer.add(say.lose())
      },
      make(t, { seat }, code) {
        if (say.lose.is(code)) return
        const [count] = say.draw.of(code)
        const drawn = drawCards(t, seat, count, rule.draw, rule.reshuffle)
        push(t, { do: "discardDrawn", seat, left: drawn, least: 0 })
      },
    },

    discardDrawn: {
      rule: rule.drawThenDiscard,
      fields: ["left", "least"],
      lapses: true,
      choices(t, step, offer) {
        offerHand(kit, trailPlayer(t.state, step.seat), step, offer, say.discard)
      },
      make(t, { seat, left }, code) {
        const [card] = say.discard.of(code)
        if (left > 1) push(t, { do: "discardDrawn", seat, left: left - 1, least: card })
        playFromHand(t, cards, seat, card, discards, rule.drawThenDiscard)
      },
    },

    // R32: any hand card; fewer than allowed may be removed.
    removeCards: {
      rule: rule.remove,
      fields: ["left", "least"],
      lapses: true,
      choices(t, { seat, least }, offer) {
        offerHand(kit, trailPlayer(t.state, seat), { left: 1, least }, offer, say.remove)
        if (offer.any) offer.add(say.stop())
        else if (kit.wait?.may(t.state, seat)) offer.add(kit.wait.goOn)
      },
      make(t, { seat, left }, code) {
        if (!say.remove.is(code)) return
        const [card] = say.remove.of(code)
        if (left > 1) push(t, { do: "removeCards", seat, left: left - 1, least: card })
        playFromHand(t, cards, seat, card, removed, rule.remove)
        leaveHerd(trailPlayer(t.state, seat), cards, card)
      },
    },
  }

  function fitting(me: TrailPlayer, breeds: number, least: number): number {
    let count = 0
    for (let i = 0; i < me.hand.length; i++) {
      const card = num(me.hand, i)
      if (card >= least && card < cards.cattle && breeds & (1 << num(cards.breedOf, card))) count++
    }
    return count
  }

  /** GWT-12.4: exactly that breed, and objective cards are never cattle. */
  function offerOthers(me: TrailPlayer, breeds: number, offer: Offer): void {
    look(me)
    for (let card = 0; card < kinds; card++) {
      if (!held(card)) continue
      if (card >= cards.cattle) offer.no(say.discard(card), rule.breeds, "noCattleCard")
      else if (!(breeds & (1 << num(cards.breedOf, card)))) offer.no(say.discard(card), rule.breeds, "otherBreed")
    }
  }
}
