// GWT-4, ARG-16: draw pile, hand and discard pile of a player.
import { add, draw, move, num, type Seat, type Zone } from "@railhead/engine"
import { liesApart, type TrailPlayer, type TrailTable, trailPlayer } from "./state.ts"
import { discards, hand, of, pile } from "./zones.ts"

/** What both games need to know of their cards: cattle come first in the list, then objectives. */
export interface Cards {
  readonly ids: readonly string[]
  /** So many kinds of cattle cards; a number from there on is an objective card. */
  readonly cattle: number
  /** Breed of each kind of cattle card. */
  readonly breedOf: readonly number[]
  readonly breeds: readonly string[]
  readonly vpOf: readonly number[]
}

export function isObjective(cards: Cards, card: number): boolean {
  return card >= cards.cattle
}

/** An objective card that only its owner has seen. */
export function isSecret(me: TrailPlayer, cards: Cards, card: number): boolean {
  return isObjective(cards, card) && !(me.goals & goalBit(cards, card))
}

/** All get to see a card of the herd that only its owner had seen. */
export function showSecret(me: TrailPlayer, cards: Cards, card: number): void {
  if (me.blind === 0 || !isSecret(me, cards, card)) return
  me.blind--
  me.goals |= goalBit(cards, card)
}

/** Cards that could still be drawn. */
export function drawable(me: TrailPlayer): number {
  return me.pile.length + me.discards.length
}

/** GWT-4.2, GWT-4.3: draws up to `count` cards; an empty draw pile is made anew only when a card must be drawn. */
export function drawCards(t: TrailTable, seat: Seat, count: number, rule: string, reshuffle: string): number {
  const me = trailPlayer(t.state, seat)
  let drawn = 0
  for (; drawn < count; drawn++) {
    if (me.pile.length === 0) {
      if (me.discards.length === 0) break
      // The draw pile was empty, so all know what is still in hand, unless it might lie apart.
      me.shown = liesApart(me) ? [] : me.hand.slice(me.blind)
      move(t, reshuffle, me.discards.slice(), of(discards, seat), of(pile, seat))
    }
    draw(t, rule, of(pile, seat), of(hand, seat))
  }
  return drawn
}

/** Takes a card out of the hand to where all see it. */
export function playFromHand(
  t: TrailTable,
  cards: Cards,
  seat: Seat,
  card: number,
  to: Zone<TrailTable["state"]>,
  rule: string,
): void {
  showSecret(trailPlayer(t.state, seat), cards, card)
  move(t, rule, [card], of(hand, seat), of(to, seat))
}

/** The bit of an objective card in `goals`. */
export function goalBit(cards: Cards, card: number): number {
  return 1 << (card - cards.cattle)
}

/** A card joins the herd: what all know of it follows. */
export function joinHerd(me: TrailPlayer, cards: Cards, card: number): void {
  if (isObjective(cards, card)) me.goals |= goalBit(cards, card)
  else add(me.cattle, card, 1)
}

/** A card leaves the herd for good. */
export function leaveHerd(me: TrailPlayer, cards: Cards, card: number): void {
  if (isObjective(cards, card)) me.goals &= ~goalBit(cards, card)
  else add(me.cattle, card, -1)
}

/** Kinds of cattle cards in hand whose breed is in the mask, as a bit mask. */
export function cattleInHand(me: TrailPlayer, cards: Cards, breeds: number): number {
  let kinds = 0
  for (let i = 0; i < me.hand.length; i++) {
    const card = num(me.hand, i)
    if (card >= 0 && card < cards.cattle && breeds & (1 << num(cards.breedOf, card))) kinds |= 1 << card
  }
  return kinds
}

/** Breeds held at least twice, as a bit mask; a card without a breed is no pair with another. */
export function pairsInHand(me: TrailPlayer, cards: Cards): number {
  let once = 0
  let twice = 0
  for (let i = 0; i < me.hand.length; i++) {
    const card = num(me.hand, i)
    if (card < 0 || card >= cards.cattle) continue
    const breed = 1 << num(cards.breedOf, card)
    twice |= once & breed
    once |= breed
  }
  return twice & ((1 << cards.breeds.length) - 1)
}

export function holdsObjective(me: TrailPlayer, cards: Cards): boolean {
  for (let i = 0; i < me.hand.length; i++) if (num(me.hand, i) >= cards.cattle) return true
  return false
}
