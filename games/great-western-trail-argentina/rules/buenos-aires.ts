// ARG-9 Buenos Aires: the six steps in order, then what the token set off, then leaving.
import { at, move, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { gain } from "../../trail/money.ts"
import { permanent } from "../../trail/rewards.ts"
import { discards, hand, of } from "../../trail/zones.ts"
import { breedingValues, cards, EXHAUSTION } from "../data/cards.ts"
import { certificateTrack } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { slots, tiles } from "../data/tiles.ts"
import { START } from "../data/trail.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, type BuenosAiresStep, type Player, player, push } from "../state.ts"
import { removeCard } from "./hand.ts"
import { offerObjectives, playObjective } from "./objectives.ts"
import { placeTile, refillForesight } from "./tiles.ts"

type Step = Extract<BuenosAiresStep, { do: "reveal" | "income" | "foresight" | "leaveBuenosAires" }>

/** ARG-9.1: the stop before anything new is turned up stands after the six steps. */
export function buenosAires(t: ArgTable, seat: Seat): void {
  if (t.log) tell(t, { did: "buenosAires", seat, rule: "ARG-8.6" })
  push(
    t,
    { do: "delivery", seat, gap: 1 },
    { do: "reveal", seat },
    { do: "income", seat },
    { do: "foresight", seat, bag: 0 },
    { do: "foresight", seat, bag: 1 },
    { do: "foresight", seat, bag: 2 },
    { do: "endTurn", seat },
    { do: "followUp", seat },
    { do: "leaveBuenosAires", seat },
  )
}

/** ARG-11.1: each breed in hand counts once. */
export function breedingValue({ hand: held }: Player): number {
  let seen = 0
  let value = 0
  for (let i = 0; i < held.length; i++) {
    const card = num(held, i)
    if (card < 0 || card >= EXHAUSTION) continue
    const breed = num(cards.breedOf, card)
    if (!(seen & (1 << breed))) value += num(breedingValues, breed)
    seen |= 1 << breed
  }
  return value
}

/** ARG-11.4: exhaustion cards to their pile, all others to the discard pile. */
function putAway(t: ArgTable, seat: Seat): void {
  const me = player(t.state, seat)
  while (me.hand.includes(EXHAUSTION)) removeCard(t, seat, EXHAUSTION, "ARG-11.4")
  move(t, "ARG-11.4", me.hand.slice(), of(hand, seat), of(discards, seat))
}

/** ARG-32.2, ARG-32.3: after the end was triggered no worker may be chosen. */
function offerSlots(s: Argentina, bag: number, offer: Offer): void {
  for (let slot = bag * 2; slot < bag * 2 + 2; slot++) {
    const kind = num(s.foresight, slot)
    if (kind < 0) continue
    if (s.ended >= 0 && at(tiles, kind).is === "worker") {
      if (offer.why) offer.no(say.foresight(slot), "ARG-32.3", "noMoreWorkers")
      // Equal tiles are one choice (ARG-17.10).
    } else if (slot === bag * 2 || kind !== num(s.foresight, slot - 1)) offer.add(say.foresight(slot))
  }
}

export const buenosAiresSteps: StepRules<Argentina, Step> = {
  // ARG-38.9: the gap between steps 1 and 2. Always asked, or the others would learn that no objective card is in hand.
  reveal: {
    rule: "ARG-11.5",
    always: true,
    ends: true,
    choices(t, { seat }, offer) {
      offer.add(say.reveal())
      offerObjectives(t.state, seat, offer)
    },
    make(t, { seat }, code) {
      if (!say.play.is(code)) return
      push(t, { do: "reveal", seat })
      playObjective(t, seat, code)
    },
  },

  // ARG-11.2, ARG-11.5: a marker that stays spends nothing.
  income: {
    rule: "ARG-11.5",
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      for (let i = certificateTrack.indexOf(me.certificates); i >= 0; i--)
        offer.add(say.spend(me.certificates - num(certificateTrack, i)))
    },
    make(t, { seat }, code) {
      const [spent] = say.spend.of(code)
      const me = player(t.state, seat)
      me.certificates -= spent
      const value = breedingValue(me) + permanent(stationmasters, me.stationmasters) + spent
      if (t.log) tell(t, { did: "income", seat, rule: "ARG-11.3", value, spent })
      gain(t, seat, value, "ARG-11.3")
      putAway(t, seat)
      push(t, { do: "load", seat, value })
    },
  },

  // ARG-13.1, ARG-13.5: a step without a tile that may be chosen is skipped.
  foresight: {
    rule: "ARG-13.1",
    fields: ["bag"],
    lapses: true,
    choices(t, { bag }, offer) {
      offerSlots(t.state, bag, offer)
    },
    make(t, { seat }, code) {
      const [slot] = say.foresight.of(code)
      const kind = num(t.state.foresight, slot)
      t.state.foresight[slot] = -1
      if (t.log) tell(t, { did: "foresight", seat, rule: "ARG-13.1", slot: at(slots, slot), tile: at(tiles, kind).id })
      placeTile(t, seat, kind)
    },
  },

  // ARG-15.1, ARG-15.2
  leaveBuenosAires: {
    rule: "ARG-15.1",
    run(t, { seat }) {
      player(t.state, seat).rancher = START
      announce(t, "beforeRefill", {})
      refillForesight(t, "ARG-15.2")
    },
  },
}
