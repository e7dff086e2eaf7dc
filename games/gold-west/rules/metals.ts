// GW-6 Step 2: use metals, with GW-7 investments, GW-8 Boomtown and GW-9 deliveries.
import {
  add,
  at,
  num,
  type Offer,
  push,
  type Seat,
  type StepRule,
  type StepRules,
  takeOut,
  tell,
} from "@railhead/engine"
import { CELLS, cellCosts, cells } from "../data/boomtown.ts"
import { cardCosts, cards } from "../data/cards.ts"
import { LAST_STEP } from "../data/delivery.ts"
import { COPPER, METALS, resources } from "../data/resources.ts"
import { say } from "../say.ts"
import { type GoldWest, type GoldWestStep, type GoldWestTable, player, type UseMetals } from "../state.ts"
import { putMarker } from "./boomtown.ts"
import { advanceCoach } from "./delivery.ts"
import { canPay, gain, goodsOf, pay } from "./goods.ts"

type MetalStep = Extract<GoldWestStep, { do: "useMetals" | "finalMetals" | "takeBonusTile" }>

function offerInvestments({ state }: GoldWestTable, step: UseMetals, offer: Offer): void {
  const { use } = player(state, step.seat)
  for (const card of state.market) {
    if (step.invested) {
      if (offer.why) offer.no(say.invest(card), "GW-6.2", "oneInvestment")
    } else if (!canPay(use, at(cardCosts, card))) {
      if (offer.why)
        offer.no(say.invest(card), "GW-7.1", "cardCost", {
          card: at(cards, card).id,
          goods: goodsOf(at(cardCosts, card)),
        })
    } else offer.add(say.invest(card))
  }
}

/** GW-8.2: one metal of the column and one of the row, two where they agree. Nine cells are looked at for each question. */
function canPayCell(use: readonly number[], cell: number): boolean {
  const [column, row] = at(cells, cell).metals
  return num(use, column) > 0 && num(use, row) > (column === row ? 1 : 0)
}

function offerCells({ state }: GoldWestTable, step: UseMetals, offer: Offer): void {
  const me = player(state, step.seat)
  for (let cell = 0; cell < CELLS; cell++) {
    if (step.paid) {
      if (offer.why) offer.no(say.influence(cell), "GW-6.2", "onePaidCell")
    } else if (num(state.markers, cell) >= 0) {
      if (offer.why) offer.no(say.influence(cell), "GW-8.3", "cellTaken")
    } else if (me.markers === 0) {
      if (offer.why) offer.no(say.influence(cell), "GW-8.7", "noMarker")
    } else if (!canPayCell(me.use, cell)) {
      if (offer.why) offer.no(say.influence(cell), "GW-8.2", "cellCost", { goods: goodsOf(at(cellCosts, cell)) })
    } else offer.add(say.influence(cell))
  }
}

function offerDeliveries({ state }: GoldWestTable, { seat }: UseMetals, offer: Offer): void {
  const me = player(state, seat)
  for (const metal of METALS) {
    if (num(me.coaches, metal - COPPER) === LAST_STEP) {
      if (offer.why) offer.no(say.deliver(metal), "GW-9.5", "endOfTrack", { resource: at(resources, metal) })
    } else if (num(me.use, metal) === 0) {
      if (offer.why) offer.no(say.deliver(metal), "GW-9.1", "noMetal", { resource: at(resources, metal) })
    } else offer.add(say.deliver(metal))
  }
}

/** GW-7.2: the VP, then the ability, then the bonus tile. */
function invest(t: GoldWestTable, seat: Seat, card: number): void {
  const s = t.state
  const me = player(s, seat)
  const { vp, effects, id } = at(cards, card)
  pay(me.use, at(cardCosts, card))
  takeOut(s.market, card)
  me.cards |= 1 << card
  gain(s, seat, "investmentCards", vp)
  if (t.log) tell(t, { did: "invested", seat, rule: "GW-7.2", card: id, goods: goodsOf(at(cardCosts, card)), vp })
  push(t, ...effects.map(effect => ({ ...effect, seat })), { do: "takeBonusTile", seat })
}

function influence(t: GoldWestTable, seat: Seat, cell: number): void {
  const cost = at(cellCosts, cell)
  pay(player(t.state, seat).use, cost)
  putMarker(t, seat, cell, "GW-8.2", { did: "influenced", goods: goodsOf(cost) })
}

function deliver(t: GoldWestTable, seat: Seat, metal: number): void {
  add(player(t.state, seat).use, metal, -1)
  advanceCoach(t, seat, metal - COPPER, "GW-9.1")
}

const metals: StepRule<GoldWest, UseMetals> = {
  rule: "GW-6.2",
  fields: ["invested", "paid"],
  choices(t, step, offer) {
    offerInvestments(t, step, offer)
    offerCells(t, step, offer)
    offerDeliveries(t, step, offer)
    offer.add(say.endMetals())
  },
  make(t, step, code) {
    const { seat, invested, paid } = step
    if (say.invest.is(code)) {
      push(t, { do: step.do, seat, invested: 1, paid })
      invest(t, seat, say.invest.of(code)[0])
    } else if (say.influence.is(code)) {
      push(t, { do: step.do, seat, invested, paid: 1 })
      influence(t, seat, say.influence.of(code)[0])
    } else if (say.deliver.is(code)) {
      push(t, { do: step.do, seat, invested, paid })
      deliver(t, seat, say.deliver.of(code)[0])
    }
    // GW-6.6: endMetals leaves the step behind.
  },
}

export const metalSteps: StepRules<GoldWest, MetalStep> = {
  useMetals: metals,

  // GW-19.6: in the final turn the end of this step is the end of the turn, so it is always asked.
  finalMetals: { ...metals, always: true, ends: true },

  // GW-7.2, GW-7.3: the highest bonus tile, if one is left.
  takeBonusTile: {
    rule: "GW-7.2",
    run(t, { seat }) {
      const s = t.state
      if (s.bonus === 0) return
      gain(s, seat, "investmentBonus", s.bonus)
      player(s, seat).bonusTiles |= 1 << s.bonus
      if (t.log) tell(t, { did: "tookBonusTile", seat, rule: "GW-7.2", vp: s.bonus })
      s.bonus--
    },
  },
}
