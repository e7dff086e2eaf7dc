// GWT-8 Kansas City: foresight, income, and what follows.
import { at, move, num, type Offer, type Seat, type StepRules, tell } from "@railhead/engine"
import { showSecret } from "../../trail/herd.ts"
import { gain } from "../../trail/money.ts"
import { permanent } from "../../trail/rewards.ts"
import { discards, hand, of } from "../../trail/zones.ts"
import { breedingValues, cards } from "../data/cards.ts"
import { certificateTrack } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { slots, tiles } from "../data/tiles.ts"
import { START } from "../data/trail.ts"
import { total } from "../places.ts"
import { say } from "../say.ts"
import { type GreatWesternTrail, type GwtTable, type KansasCityStep, type Player, player, push } from "../state.ts"
import { offerObjectives, playObjective } from "./objectives.ts"
import { drawTile, placeTile } from "./tiles.ts"

/** GWT-8.1: the five phases, a stop before anything new is turned up, and the way back to the start. */
export function kansasCity(t: GwtTable, seat: Seat): void {
  if (t.log) tell(t, { did: "kansasCity", seat, rule: "GWT-7.7" })
  push(
    t,
    { do: "foresight", seat, stack: 0 },
    { do: "foresight", seat, stack: 1 },
    { do: "foresight", seat, stack: 2 },
    { do: "reveal", seat },
    { do: "endTurn", seat },
    { do: "leaveKansasCity", seat },
  )
}

/** GWT-8.7: each breed in hand counts once. */
export function breedingValue({ hand: held }: Player): number {
  let seen = 0
  let value = 0
  for (let i = 0; i < held.length; i++) {
    const card = num(held, i)
    if (card < 0 || card >= cards.cattle) continue
    const breed = num(cards.breedOf, card)
    if (!(seen & (1 << breed))) value += num(breedingValues, breed)
    seen |= 1 << breed
  }
  return value
}

/** GWT-8.9: the whole hand goes to the discard pile, objective cards too. */
export function discardHand(t: GwtTable, seat: Seat, rule: string): void {
  const me = player(t.state, seat)
  for (const card of me.hand) showSecret(me, cards, card)
  move(t, rule, me.hand.slice(), of(hand, seat), of(discards, seat))
}

function isWorker(kind: number): boolean {
  return at(tiles, kind).is === "worker"
}

/** GWT-18.2, GWT-18.3: after the end was triggered no worker may be chosen. */
function offerSlots(s: GreatWesternTrail, stack: number, offer: Offer): void {
  for (let slot = stack * 2; slot < stack * 2 + 2; slot++) {
    const kind = num(s.foresight, slot)
    if (kind < 0) continue
    if (s.ended >= 0 && isWorker(kind)) {
      if (offer.why) offer.no(say.foresight(slot), "GWT-18.3", "noMoreWorkers")
      // Equal tiles are one choice (R41).
    } else if (slot === stack * 2 || kind !== num(s.foresight, slot - 1)) offer.add(say.foresight(slot))
  }
}

export const kansasCitySteps: StepRules<GreatWesternTrail, KansasCityStep> = {
  foresight: {
    rule: "GWT-8.2",
    fields: ["stack"],
    lapses: true,
    choices(t, { seat, stack }, offer) {
      offerSlots(t.state, stack, offer)
      if (offer.any) offerObjectives(t.state, seat, offer)
    },
    make(t, { seat, stack }, code) {
      if (say.play.is(code)) {
        push(t, { do: "foresight", seat, stack })
        return playObjective(t, seat, code)
      }
      const [slot] = say.foresight.of(code)
      const kind = num(t.state.foresight, slot)
      t.state.foresight[slot] = -1
      if (t.log) tell(t, { did: "foresight", seat, rule: "GWT-8.2", slot: at(slots, slot), tile: at(tiles, kind).id })
      placeTile(t, seat, kind)
    },
  },

  // GWT-8.7: nothing can come between showing the hand and the marker, so both are one choice.
  reveal: {
    rule: "GWT-8.7",
    replaceable: true,
    run: (t, { seat }) => push(t, { do: "income", seat, breeds: -1 }),
  },

  // GWT-8.7 to GWT-8.10: a marker that stays spends nothing.
  income: {
    rule: "GWT-8.8",
    fields: ["breeds"],
    choices(t, { seat, breeds }, offer) {
      const me = player(t.state, seat)
      for (let i = certificateTrack.indexOf(me.certificates); i >= 0; i--)
        offer.add(say.spend(me.certificates - num(certificateTrack, i)))
      if (breeds < 0) offerObjectives(t.state, seat, offer)
    },
    make(t, { seat, breeds }, code) {
      if (say.play.is(code)) {
        push(t, { do: "income", seat, breeds })
        return playObjective(t, seat, code)
      }
      const [spent] = say.spend.of(code)
      takeIncome(t, seat, breeds < 0 ? breedingValue(player(t.state, seat)) : breeds, spent)
    },
  },

  // GWT-8.11, R19: a slot stays empty when its stack has run out.
  leaveKansasCity: {
    rule: "GWT-8.11",
    run(t, { seat }) {
      player(t.state, seat).rancher = START
      refillForesight(t, "GWT-8.11")
    },
  },
}

/** GWT-8.8, GWT-8.9: certificates are added to what the breeds are worth. */
export function takeIncome(t: GwtTable, seat: Seat, breeds: number, spent: number): void {
  const me = player(t.state, seat)
  me.certificates -= spent
  const value = breeds + permanent(everyStationmaster, me.stationmasters) + total(t, "breedingValue", seat) + spent
  if (t.log) tell(t, { did: "income", seat, rule: "GWT-8.9", value, spent })
  gain(t, seat, value, "GWT-8.9")
  discardHand(t, seat, "GWT-8.9")
  push(t, { do: "deliver", seat, value, special: 0 })
}

/** A tile of the same number on each empty slot, face up. */
export function refillForesight(t: GwtTable, rule: string): void {
  const s = t.state
  for (let slot = 0; slot < slots.length; slot++) {
    const stack = slot >> 1
    if (num(s.foresight, slot) >= 0 || at(s.stacks, stack).length === 0) continue
    const kind = drawTile(t, stack, rule)
    s.foresight[slot] = kind
    if (t.log) tell(t, { did: "foresightFilled", seat: -1, rule, slot: at(slots, slot), tile: at(tiles, kind).id })
  }
}
