// POKER-12 to POKER-16, POKER-24: all show their cards, and the best hand takes the money.
import { move, num, range, type Seat, type StepRules, tell } from "@railhead/engine"
import type { GainKind } from "../../../trail/actions.ts"
import { leaveHerd, showSecret } from "../../../trail/herd.ts"
import { gain } from "../../../trail/money.ts"
import { discards, of, removed } from "../../../trail/zones.ts"
import { breedingValues, CATTLE, cards } from "../../data/cards.ts"
import { type GreatWesternTrail, type GwtTable, player, push } from "../../state.ts"
import { BANK_BONUS } from "./data.ts"
import { type PokerStep, pokerOf } from "./state.ts"
import { atTable } from "./zone.ts"

type ShowStep = Extract<PokerStep, { do: "showHands" }>

/** POKER-13: equal breeds count each time, objective cards nothing. */
function handValue(hand: readonly number[]): number {
  let value = 0
  for (const card of hand) if (card < CATTLE) value += num(breedingValues, num(cards.breedOf, card))
  return value
}

/** POKER-16: what was shown goes to its owner's discard pile. */
function layOpen(t: GwtTable, seat: Seat): void {
  const me = player(t.state, seat)
  for (const card of me.apart) showSecret(me, cards, card)
  move(t, "POKER-16", me.apart.slice(), of(atTable, seat), of(discards, seat))
}

/** POKER-14, POKER-15: what cannot be divided stays on the table. */
function divide(t: GwtTable, winners: readonly Seat[]): void {
  const poker = pokerOf(t.state)
  const pot = poker.pot + BANK_BONUS
  const share = Math.floor(pot / winners.length)
  poker.pot = pot - share * winners.length
  for (const seat of winners) {
    if (t.log) tell(t, { did: "potWon", seat, rule: "POKER-14", amount: share })
    gain(t, seat, share, "POKER-14")
  }
}

export const showSteps: StepRules<GreatWesternTrail, ShowStep> = {
  // AMB-17: who has no cards there takes no part; cards worth nothing do.
  showHands: {
    rule: "POKER-13",
    run(t) {
      const hands = range(t.state.seats)
        .map(seat => ({ seat, cards: player(t.state, seat).apart }))
        .filter(held => held.cards.length > 0)
        .map(held => ({ seat: held.seat, value: handValue(held.cards) }))
      const best = Math.max(...hands.map(({ value }) => value))
      for (const { seat, value } of hands) {
        if (t.log) tell(t, { did: "handShown", seat, rule: "POKER-13", value })
        layOpen(t, seat)
      }
      divide(
        t,
        hands.filter(({ value }) => value === best).map(({ seat }) => seat),
      )
    },
  },
}

/** POKER-12 */
export const show: GainKind = {
  id: "showHands",
  needsTarget: true,
  works: (t: GwtTable, seat) => player(t.state, seat).apart.length > 0,
  why: () => ({ rule: "POKER-12", reason: "noCardsAtTable" }),
  lay: (t: GwtTable, seat) => push(t, { do: "showHands", seat }),
}

/** POKER-17: what still lies there at the end is no part of the herd. */
export function clearTable(t: GwtTable): void {
  for (const seat of range(t.state.seats)) {
    const me = player(t.state, seat)
    const left = me.apart.slice()
    for (const card of left) showSecret(me, cards, card)
    for (const card of left) leaveHerd(me, cards, card)
    move(t, "POKER-17", left, of(atTable, seat), of(removed, seat))
  }
}
