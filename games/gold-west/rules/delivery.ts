// GW-9 Delivery: stagecoaches, bridges and shipping bonus piles.
import { add, at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { LAST_STEP, shippingTiles } from "../data/delivery.ts"
import { COPPER, METALS, resources } from "../data/resources.ts"
import { rows } from "../places.ts"
import { say } from "../say.ts"
import {
  type CrossBridge,
  type FreeStep,
  type GoldWest,
  type GoldWestTable,
  player,
  shippingTile,
  type TakeShippingBonus,
} from "../state.ts"
import { gain } from "./goods.ts"

/** GW-9.8: one step, with its gain. */
export function advanceCoach(t: GoldWestTable, seat: Seat, track: number, rule: string): void {
  const { coaches } = player(t.state, seat)
  add(coaches, track, 1)
  const step = num(coaches, track)
  if (t.log) tell(t, { did: "coachMoved", seat, rule, resource: at(resources, track + COPPER), step })
  for (const effect of at(rows(t, "trackSteps"), step).gains)
    push(t, effect.do === "takeShippingBonus" ? { ...effect, seat, track } : { ...effect, seat })
}

export const deliverySteps: StepRules<GoldWest, FreeStep | CrossBridge | TakeShippingBonus> = {
  // GW-16.11, GW-16.18: I14, I15 and W3, step by step.
  freeStep: {
    rule: "GW-16.11",
    fields: ["left"],
    lapses: true,
    choices({ state }, { seat }, offer) {
      const { coaches } = player(state, seat)
      for (const metal of METALS) {
        if (num(coaches, metal - COPPER) < LAST_STEP) offer.add(say.step(metal))
        else if (offer.why) offer.no(say.step(metal), "GW-9.5", "endOfTrack", { resource: at(resources, metal) })
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat, left }, code) {
      if (!say.step.is(code)) return
      const [metal] = say.step.of(code)
      if (left > 1) push(t, { do: "freeStep", seat, left: left - 1 })
      advanceCoach(t, seat, metal - COPPER, "GW-9.6")
    },
  },

  // GW-9.4
  crossBridge: {
    rule: "GW-9.4",
    fields: ["vp"],
    run(t, { seat, vp }) {
      gain(t.state, seat, "bridges", vp)
      if (t.log) tell(t, { did: "crossedBridge", seat, rule: "GW-9.4", vp })
    },
  },

  // GW-9.3, GW-18.4: the top tile of the pile, if one is left.
  takeShippingBonus: {
    rule: "GW-9.3",
    fields: ["track", "pile"],
    run(t, { seat, track, pile }) {
      const s = t.state
      const left = num(s.piles, track * 2 + pile)
      if (left === 0) return
      add(s.piles, track * 2 + pile, -1)
      const vp = num(at(shippingTiles, track), left - 1)
      gain(s, seat, "shippingBonus", vp)
      player(s, seat).shippingTiles |= shippingTile(track, pile, left - 1)
      if (t.log)
        tell(t, { did: "tookShippingBonus", seat, rule: "GW-9.3", resource: at(resources, track + COPPER), vp })
    },
  },
}
