// CC-4 Phase 1: choosing personalities; CC-13.0 the street kid.
import { at, num, type Offer, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { MINE, RANCH } from "../../data/buildings.ts"
import {
  CARDS,
  COWBOY,
  EITHER,
  faces,
  OUT,
  PROSPECTOR,
  RED,
  SHERIFF,
  STREET_KID,
  STREET_KID_PRICE,
  TEACHER,
  YELLOW,
} from "../../data/cards.ts"
import { ROUNDS } from "../../data/rounds.ts"
import { announce } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, IN_RESERVE, player } from "../../state.ts"
import type { ChoosingStep } from "../../steps.ts"
import { isLeft } from "../row.ts"
import { countTurn } from "../turns.ts"

/** Which side of a card works now: the one laid out, but for 17 (by round) and the fallbacks of 9 and 15. */
function sideOf(s: CarsonCity, card: number): number {
  const side = num(s.sides, card)
  if (card === TEACHER && side === EITHER) return s.round < ROUNDS ? YELLOW : RED
  if (card === PROSPECTOR && side === YELLOW && !isLeft(s, MINE)) return RED
  if (card === COWBOY && side === RED && !isLeft(s, RANCH)) return YELLOW
  return side
}

function isOffered(s: CarsonCity, card: number): boolean {
  return num(s.sides, card) !== OUT && (s.taken & (1 << card)) === 0
}

function offerCard(s: CarsonCity, card: number, offer: Offer): void {
  const side = sideOf(s, card)
  if (side !== RED) offer.add(say.choose(card * 2))
  if (side !== YELLOW) offer.add(say.choose(card * 2 + 1))
}

function forbid(s: CarsonCity, card: number, offer: Offer, rule: string, reason: string): void {
  const side = sideOf(s, card)
  if (side !== RED) offer.no(say.choose(card * 2), rule, reason)
  if (side !== YELLOW) offer.no(say.choose(card * 2 + 1), rule, reason)
}

/** CC-21.6: the highest-numbered card left. */
function highest(s: CarsonCity, seat: Seat): number {
  for (let card = CARDS - 1; card >= 0; card--)
    if (isOffered(s, card) && mayTake(s, seat, card)) return say.choose(card * 2 + (sideOf(s, card) === RED ? 1 : 0))
  return 0
}

/** CC-4.4: the yellow street kid needs $3. */
function mayTake(s: CarsonCity, seat: Seat, card: number): boolean {
  return card !== STREET_KID || sideOf(s, card) === RED || player(s, seat).money >= STREET_KID_PRICE
}

/** The card is the player's for this round, with all that it gives and asks at once. */
function take(t: CarsonTable, seat: Seat, face: number): void {
  const s = t.state
  const me = player(s, seat)
  const row = at(faces, face)
  me.face = face
  me.money += row.money
  me.roads += row.roads
  const dynamite = Math.min(row.dynamite, s.dynamite) // CC-22.20
  me.dynamite += dynamite
  s.dynamite -= dynamite
  me.noDuel += row.noDuel
  if (row.whiteCowboy) s.white = IN_RESERVE
  if (t.log)
    tell(t, {
      did: "choseCard",
      seat,
      rule: "CC-4.1",
      card: row.id,
      money: row.money,
      roads: row.roads,
      dynamite,
      noDuel: row.noDuel,
    })
  if (row.offers.length > 0 && row.offered === "choosing") push(t, { do: "takeOffer", seat })
  for (let i = row.effects.length - 1; i >= 0; i--) push(t, { ...at(row.effects, i), seat })
  announce(t, "onChoosing", { seat, face })
}

export const choosingSteps: StepRules<CarsonCity, ChoosingStep> = {
  choosing: {
    rule: "CC-4.1",
    run(t, { seat }) {
      countTurn(t, seat)
      push(t, { do: "choosePersonality", seat })
    },
  },
  choosePersonality: {
    rule: "CC-4.1",
    always: true,
    choices({ state }, { seat }, offer) {
      for (let card = 0; card < CARDS; card++) {
        if (num(state.sides, card) === OUT) continue
        if (!isOffered(state, card)) {
          if (offer.why) forbid(state, card, offer, "CC-4.1", "cardTaken")
        } else if (mayTake(state, seat, card)) offerCard(state, card, offer)
        else if (offer.why) forbid(state, card, offer, "CC-4.4", "kidPrice")
      }
    },
    make(t, { seat }, code) {
      const s = t.state
      const [face] = say.choose.of(code)
      const { card } = at(faces, face)
      s.taken |= 1 << card
      if (card !== STREET_KID) take(t, seat, face)
      else {
        const me = player(s, seat)
        const paid = face % 2 === YELLOW ? STREET_KID_PRICE : 0
        me.kid = face
        me.money -= paid
        if (t.log) tell(t, { did: "choseKid", seat, rule: "CC-13.0", card: at(faces, face).id, money: paid })
        push(t, { do: "secondCard", seat })
      }
    },
    timeout: (t, { seat }) => highest(t.state, seat),
  },
  secondCard: {
    rule: "CC-13.0",
    always: true,
    choices({ state }, _step, offer) {
      for (let card = 0; card < CARDS; card++) {
        if (num(state.sides, card) === OUT) continue
        if (!isOffered(state, card)) {
          if (offer.why) forbid(state, card, offer, "CC-4.1", "cardTaken")
        } else if (card !== SHERIFF) offerCard(state, card, offer)
        else if (offer.why) forbid(state, card, offer, "CC-13.0", "noSecondSheriff")
      }
    },
    make(t, { seat }, code) {
      const [face] = say.choose.of(code)
      t.state.taken |= 1 << at(faces, face).card
      take(t, seat, face)
    },
    // CC-21.6: the lowest-numbered legal second card.
    timeout({ state }) {
      for (let card = 0; card < CARDS; card++)
        if (card !== SHERIFF && isOffered(state, card))
          return say.choose(card * 2 + (sideOf(state, card) === RED ? 1 : 0))
      return 0
    },
  },
}
