// What an open question tells everybody about the hand of the one who is asked: it has something to answer it with.
import { at, front, num, type Seat, type Step, type Zone } from "@railhead/engine"
import type { Action, Need } from "./actions.ts"
import { cattleInHand, holdsObjective, isSecret, pairsInHand } from "./herd.ts"
import type { TrailNeed } from "./kinds.ts"
import type { TrailKit } from "./kit.ts"
import { type TrailPlayer, type TrailState, trailPlayer } from "./state.ts"
import type { CardStep, ExchangeStep, TrailStep } from "./steps.ts"
import { hand, herd, trailZones, UNSEEN_OBJECTIVES } from "./zones.ts"

function from(me: TrailPlayer, least: number, fits: (card: number) => boolean): number {
  return me.hand.filter(card => card >= least && fits(card)).length
}

type Asking = Extract<TrailStep, CardStep | ExchangeStep | { do: "immediate" }>

const asking = [
  "discardCattle",
  "discardPair",
  "discardObjective",
  "discardDrawn",
  "discardExchanged",
  "removeCards",
  "immediate",
]

function asksForCards(step: Step): step is Asking {
  return asking.includes(step.do)
}

/** So many cards are missing that the question shows to be there; a hand that may yet draw can be asked without them. */
function missing(kit: TrailKit, s: TrailState, seat: Seat, step: Step): number {
  const { cards } = kit
  const me = trailPlayer(s, seat)
  if (!asksForCards(step)) return 0
  const asked = step
  switch (asked.do) {
    case "discardCattle":
      return (
        asked.left - from(me, asked.least, c => c < cards.cattle && (asked.breeds & (1 << num(cards.breedOf, c))) !== 0)
      )
    case "discardPair":
      return pairsInHand(me, cards) === 0 ? 1 : 0
    case "discardObjective":
      return holdsObjective(me, cards) ? 0 : 1
    case "discardDrawn":
    case "discardExchanged":
      return asked.left - from(me, asked.least, () => true)
    case "removeCards":
      return kit.wait?.may(s, seat) ? 0 : 1 - from(me, asked.least, () => true)
    case "immediate":
      return asked.sides > 1 || kit.wait?.may(s, seat) ? 0 : lacking(kit, me, at(kit.actions, asked.action))
    default:
      return 0
  }
}

function isDiscard(need: Need): need is Extract<TrailNeed, { need: "discardCattle" }> {
  return need.need === "discardCattle"
}

function lacking(kit: TrailKit, me: TrailPlayer, { requires }: Action): number {
  for (const need of requires) if (isDiscard(need) && cattleInHand(me, kit.cards, need.breeds) === 0) return 1
  return 0
}

/**
 * The pool of a card in hand or apart. To the others one that came unseen from the objective pile could be any of that pile,
 * and it could lie in either place: as long as they do not see the cards, the first so many count as those.
 */
export function poolOf({ cards }: TrailKit, s: TrailState, seat: Seat, card: number, place: number): string {
  const me = trailPlayer(s, seat)
  const unseen = card >= 0 ? isSecret(me, cards, card) : place < me.blind
  return unseen ? UNSEEN_OBJECTIVES : herd(s, seat)
}

/** The zones with what is known of hands: for `imagine`. */
export function knownZones(kit: TrailKit): readonly Zone<TrailState>[] {
  const known: Zone<TrailState> = {
    ...hand,
    pool: (s, seat, index) => poolOf(kit, s, seat, num(trailPlayer(s, seat).hand, index), index),
    misfit(s: TrailState, seat: Seat) {
      // With something on the seat's own lane the question of the agenda is judged anew afterwards.
      const step = front(s, seat)
      return step === null ? 0 : Math.max(0, missing(kit, s, seat, step))
    },
  }
  return trailZones.map(zone => (zone === hand ? known : zone))
}
