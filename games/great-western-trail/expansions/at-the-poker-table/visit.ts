// POKER-5 to POKER-11, POKER-20 to POKER-22: seat a worker and place cards.
import { add, at, move, num, type Seat, type StepRules, tell } from "@railhead/engine"
import type { GainKind } from "../../../trail/actions.ts"
import { offerHand } from "../../../trail/cards.ts"
import { gain, pay } from "../../../trail/money.ts"
import { payable } from "../../../trail/state.ts"
import { hand, of } from "../../../trail/zones.ts"
import { workerTypes } from "../../data/tiles.ts"
import { kit } from "../../rules/kit.ts"
import { say } from "../../say.ts"
import { could, type GreatWesternTrail, type GwtTable, player, push } from "../../state.ts"
import { bonusTokens, MOST_AT_TABLE, stakes } from "./data.ts"
import { type PokerStep, pokerOf } from "./state.ts"
import { atTable } from "./zone.ts"

type VisitStep = Extract<PokerStep, { do: "seatWorker" | "placeCard" }>

function isSeated(s: GreatWesternTrail, seat: Seat): boolean {
  return num(pokerOf(s).workers, seat) >= 0
}

/** POKER-7: the top token of the stack; its points count at the end. */
function takeBonus(t: GwtTable, seat: Seat): void {
  const { bonus } = pokerOf(t.state)
  const top = bonus.filter(token => token >= 0).length
  bonus[seat] = top
  const { id, money } = at(bonusTokens, top)
  if (t.log) tell(t, { did: "bonusTaken", seat, rule: "POKER-7", bonusToken: id })
  gain(t, seat, money, "POKER-7")
}

/** POKER-8, POKER-9, AMB-19: a stake is paid in full, and three cards are the most. */
function mayStake(s: GreatWesternTrail, seat: Seat, nth: number): boolean {
  const me = player(s, seat)
  return isSeated(s, seat) && me.apart.length < MOST_AT_TABLE && payable(me) >= num(stakes, nth)
}

export const visitSteps: StepRules<GreatWesternTrail, VisitStep> = {
  // POKER-6: the rightmost hired worker of a row; printed workers cannot go.
  seatWorker: {
    rule: "POKER-6",
    lapses: true,
    choices(t, { seat }, offer) {
      if (isSeated(t.state, seat)) return
      const { workers } = player(t.state, seat)
      for (let type = 0; type < workerTypes.length; type++)
        if (num(workers, type) > 1) offer.add(say.seat(type))
        else if (offer.why) offer.no(say.seat(type), "POKER-6", "printedWorker")
    },
    make(t, { seat }, code) {
      const [type] = say.seat.of(code)
      add(player(t.state, seat).workers, type, -1)
      pokerOf(t.state).workers[seat] = type
      if (t.log) tell(t, { did: "workerSeated", seat, rule: "POKER-6", worker: at(workerTypes, type) })
      takeBonus(t, seat)
    },
  },

  // POKER-21: first card or none, second card or none; the action itself cannot be empty.
  placeCard: {
    rule: "POKER-8",
    fields: ["nth", "must"],
    lapses: true,
    choices(t, { seat, nth, must }, offer) {
      if (!mayStake(t.state, seat, nth)) return
      offerHand(kit, player(t.state, seat), { left: 1, least: 0 }, offer, say.lay)
      if (offer.any && !must) offer.add(say.stop())
      else if (!offer.any && kit.wait?.may(t.state, seat)) offer.add(kit.wait.goOn)
    },
    make(t, { seat, nth }, code) {
      if (!say.lay.is(code)) return
      const [card] = say.lay.of(code)
      const stake = num(stakes, nth)
      if (nth + 1 < stakes.length) push(t, { do: "placeCard", seat, nth: nth + 1, must: 0 })
      pay(t, seat, stake, "POKER-8")
      pokerOf(t.state).pot += stake
      move(t, "POKER-10", [card], of(hand, seat), of(atTable, seat))
    },
  },
}

/** POKER-20: offered only if it can do something. */
export const visit: GainKind = {
  id: "seatAndPlaceCards",
  needsTarget: true,
  works: (t: GwtTable, seat) =>
    could(t, { do: "seatWorker", seat, no: 0 }) ||
    (mayStake(t.state, seat, 0) && player(t.state, seat).hand.length > 0),
  why: () => ({ rule: "POKER-20", reason: "noTarget" }),
  lay(t: GwtTable, seat) {
    const must = isSeated(t.state, seat) ? 1 : 0
    push(t, { do: "seatWorker", seat }, { do: "placeCard", seat, nth: 0, must })
  },
}
