// GWT-13.11, ARG-21: buy cattle, deal by deal.
import { add, at, draw, move, num, type StepRules, tell } from "@railhead/engine"
import type { TrailKit } from "./kit.ts"
import { pay } from "./money.ts"
import { payable, push, type TrailState, type TrailTable, trailPlayer } from "./state.ts"
import type { CattleStep } from "./steps.ts"
import { discards, market, marketPile, of } from "./zones.ts"

/** Cards of the market by kind, for one question. */
const offered = new Int8Array(32)

function lookAtMarket(s: TrailState): void {
  offered.fill(0)
  for (let i = 0; i < s.market.length; i++) {
    const card = num(s.market, i)
    offered[card] = (offered[card] ?? 0) + 1
  }
}

function fitting(kinds: number, least: number): number {
  let count = 0
  for (let card = least; card < offered.length; card++) if (kinds & (1 << card)) count += offered[card] ?? 0
  return count
}

/** Turns up to `count` cards of the pile up into the market (GWT-8.6, R10). */
export function turnUp(t: TrailTable, count: number, rule: string): void {
  const s = t.state
  for (let i = 0; i < count && s.marketPile.length > 0; i++) draw(t, rule, of(marketPile), of(market))
  s.market.sort((a, b) => a - b)
}

/** Cards that one idle cowboy turns up. */
const TURNED_UP = 2

export function cattleSteps(kit: TrailKit): StepRules<TrailState, CattleStep> {
  const { say, rule, deals, cards } = kit
  return {
    buyCattle: {
      rule: rule.buy,
      fields: ["cowboys", "began"],
      lapses: true,
      choices(t, { seat, cowboys, began }, offer) {
        const s = t.state
        const purse = payable(trailPlayer(s, seat))
        lookAtMarket(s)
        for (let i = 0; i < deals.length; i++) {
          const deal = at(deals, i)
          if (deal.cowboys > cowboys) {
            if (offer.why) offer.no(say.deal(i), rule.buy, "cowboys", { cowboys: deal.cowboys })
          } else if (deal.price > purse) {
            if (offer.why) offer.no(say.deal(i), rule.buy, "price", { price: deal.price })
          } else if (fitting(deal.kinds, 0) < (deal.fewer ? 1 : deal.cards)) {
            if (offer.why) offer.no(say.deal(i), rule.buy, "notInMarket", { count: deal.cards })
          } else offer.add(say.deal(i))
          if (offer.enough) return
        }
        if (cowboys > 0 && s.marketPile.length > 0) offer.add(say["turn-up"]())
        else if (offer.why && cowboys > 0) offer.no(say["turn-up"](), rule.buy, "pileEmpty")
        if (began && offer.any) offer.add(say.stop())
        else if (offer.why && !began) offer.no(say.stop(), rule.buy, "notFirst")
      },
      make(t, { seat, cowboys }, code) {
        if (say.stop.is(code)) return
        if (say["turn-up"].is(code)) {
          push(t, { do: "buyCattle", seat, cowboys: cowboys - 1, began: 1 })
          if (t.log) tell(t, { did: "turnedUp", seat, rule: rule.buy })
          turnUp(t, TURNED_UP, rule.buy)
          return
        }
        const [i] = say.deal.of(code)
        const deal = at(deals, i)
        if (t.log) tell(t, { did: "deal", seat, rule: rule.buy, deal: deal.id })
        pay(t, seat, deal.price, rule.buy)
        push(
          t,
          { do: "takeCattle", seat, deal: i, left: deal.cards, least: 0 },
          { do: "buyCattle", seat, cowboys: cowboys - deal.cowboys, began: 1 },
        )
      },
    },

    // The exact cards: their VP differ. Two are picked in the order of the data; ARG-21.4: the second may be left.
    takeCattle: {
      rule: rule.buy,
      fields: ["deal", "left", "least"],
      lapses: true,
      choices(t, { deal, left, least }, offer) {
        const { kinds, cards: most, fewer } = at(deals, deal)
        lookAtMarket(t.state)
        for (let card = 0; card < cards.cattle; card++) {
          if (!(kinds & (1 << card)) || !offered[card]) continue
          if (card >= least && (fewer || fitting(kinds, card) >= left)) offer.add(say.take(card))
          else if (offer.why) offer.no(say.take(card), rule.buy, card < least ? "earlier" : "later")
        }
        if (fewer && left < most && offer.any) offer.add(say.stop())
      },
      make(t, { seat, deal, left }, code) {
        if (say.stop.is(code)) return
        const [card] = say.take.of(code)
        if (left > 1) push(t, { do: "takeCattle", seat, deal, left: left - 1, least: card })
        move(t, rule.buy, [card], of(market), of(discards, seat))
        add(trailPlayer(t.state, seat).cattle, card, 1)
      },
    },
  }
}
