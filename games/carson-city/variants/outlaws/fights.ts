// CC-18.6, CC-18.7 Fights with outlaws, just before the building incomes.
import { at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { SPACES } from "../../data/actions.ts"
import { objects } from "../../data/buildings.ts"
import { faces } from "../../data/cards.ts"
import { parcels } from "../../data/map.ts"
import { tilePoints } from "../../data/outlaws.ts"
import { deciderOf, naming } from "../../rules/duel-order.ts"
import { bestFighter, duelTotal, fight, settle, useUp } from "../../rules/duels.ts"
import { gain } from "../../rules/goods.ts"
import { attackObjection, fightersOn } from "../../rules/spots.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, player } from "../../state.ts"
import type { OutlawStep } from "../../steps.ts"
import { gangOf, hasOutlaw, leave } from "./gang.ts"

/** CC-9.9: a fight counts as a duel even with one player in it. */
function isFight(t: CarsonTable, parcel: number): boolean {
  return hasOutlaw(t.state, parcel) && fightersOn(t.state, SPACES + parcel) > 0
}

export function startFights(t: CarsonTable): void {
  const decider = deciderOf(t, isFight, 0)
  if (decider >= 0) push(t, { do: "orderFights", seat: decider, on: 0 }, { do: "fightOutlaws", seat: -1 })
}

/** CC-18.13: doctor and undertaker are paid by the bank for each outlaw beaten. */
function payForOutlaw(t: CarsonTable): void {
  const s = t.state
  for (let seat = 0; seat < s.seats; seat++) {
    const { id, perOutlaw } = at(faces, player(s, seat).face)
    if (perOutlaw === 0) continue
    player(s, seat).money += perOutlaw
    if (t.log) tell(t, { did: "paidForOutlaw", seat, rule: "CC-18.13", card: id, money: perOutlaw })
  }
}

/** CC-18.12: another player's building that the winner could attack now. */
function maySteal(s: CarsonCity, seat: Seat, parcel: number): boolean {
  const owner = num(s.owner, parcel)
  return owner >= 0 && owner !== seat && attackObjection(s, seat, parcel) === null
}

export const fightSteps: StepRules<CarsonCity, Exclude<OutlawStep, { do: "moveOutlaw" }>> = {
  orderFights: naming(isFight),

  fightOutlaws: {
    rule: "CC-9.9",
    run(t) {
      const spot = t.state.duels.shift()
      if (spot !== undefined) push(t, { do: "outlawFight", seat: -1, spot }, { do: "fightOutlaws", seat: -1 })
    },
  },

  outlawFight: {
    rule: "CC-18.6",
    fields: ["spot"],
    run(t, { spot }) {
      push(t, { do: "settleFight", seat: -1, spot }, { do: "endDuel", seat: -1 })
      fight(t, spot)
    },
  },

  // The best player against the fixed strength of the outlaw; all others lose.
  settleFight: {
    rule: "CC-18.6",
    fields: ["spot"],
    run(t, { spot }) {
      const s = t.state
      const parcel = spot - SPACES
      const { strength } = gangOf(s)
      const best = bestFighter(t, spot)
      const total = duelTotal(t, best)
      const won = total >= strength
      if (t.log)
        tell(t, {
          did: won ? "beatOutlaw" : "lostToOutlaw",
          seat: best,
          rule: "CC-18.6",
          parcel: at(parcels, parcel),
          total,
          strength,
        })
      if (won) {
        push(t, { do: "outlawReward", seat: best, parcel })
        payForOutlaw(t)
      }
      settle(t, spot, won ? best : -1)
    },
  },

  // Whoever steals stays on the building until it pays, as an attacker would.
  outlawReward: {
    rule: "CC-18.7",
    fields: ["parcel"],
    choices({ state }, { seat, parcel }, offer) {
      offer.add(say.claim())
      if (maySteal(state, seat, parcel)) offer.add(say.steal())
      else if (offer.why) offer.no(say.steal(), "CC-18.12", "nothingToSteal")
    },
    make(t, { seat, parcel }, code) {
      const s = t.state
      if (say.steal.is(code)) {
        const building = at(objects, num(s.objects, parcel))
        if (t.log) tell(t, { did: "willSteal", seat, rule: "CC-18.7", building, parcel: at(parcels, parcel) })
      } else {
        const vp = tilePoints(gangOf(s).strength)
        gain(s, seat, "outlaws", vp)
        useUp(t, seat, SPACES + parcel)
        if (t.log) tell(t, { did: "outlawPoints", seat, rule: "CC-18.7", vp })
      }
      leave(s, parcel)
    },
    timeout: () => say.claim(),
  },
}
