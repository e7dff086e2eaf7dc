// ARG-12: loading a ship; ARG-14: refills and departures that the token sets off.
import { add, at, draw, num, type StepRules, takeOut, tell } from "@railhead/engine"
import { gain, pay } from "../../trail/money.ts"
import { quayNamed } from "../data/cities.ts"
import { arrows } from "../data/market.ts"
import { type Anchor, MISSING_GRAIN_PRICE, SHIPS_DRAWN, type Ship, ships } from "../data/ships.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { announce } from "../places.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, type BuenosAiresStep, type Player, player, push } from "../state.ts"
import { shipPlace } from "./discs.ts"
import { payGrain } from "./kinds.ts"
import { loadingZone, shipPile } from "./piles.ts"
import { refillMarket } from "./tiles.ts"

type Step = Extract<BuenosAiresStep, { do: "load" | "loadingAction" | "payGrain" | "followUp" }>

/** ARG-12.8: permanent loading grain lowers what a ship asks for. */
export function grainAsked(me: Player, { grain }: Ship): number {
  let asked = grain
  for (let i = 0; i < stationmasters.length; i++)
    if (me.stationmasters & (1 << i)) asked -= at(stationmasters, i).loadingGrain
  return Math.max(0, asked)
}

/** ARG-12.6: pesos for the grain that is missing. */
export function missingPrice(me: Player, ship: Ship): number {
  return MISSING_GRAIN_PRICE * Math.max(0, grainAsked(me, ship) - me.grain)
}

/** Ships lie in order of value; those of equal value in the order of the data. */
export function inOrder(list: number[]): void {
  list.sort((a, b) => at(ships, a).value - at(ships, b).value || a - b)
}

/** ARG-14.3 to ARG-14.5: the three ships of an anchor depart, and two new ones come. */
function depart(t: ArgTable, anchor: Anchor): void {
  const s = t.state
  ships.forEach(({ id, anchor: colour, quay }, ship) => {
    if (colour !== anchor || quay === undefined || !takeOut(s.ships, ship)) return
    if (t.log) tell(t, { did: "departed", seat: -1, rule: "ARG-14.4", ship: id, quay })
    for (const me of s.players) {
      add(me.quays, quayNamed(quay), num(me.ships, ship))
      me.ships[ship] = 0
    }
  })
  for (let i = 0; i < SHIPS_DRAWN && s.shipPile.length > 0; i++)
    draw(t, "ARG-14.5", { zone: shipPile, seat: -1 }, { zone: loadingZone, seat: -1 })
  inOrder(s.ships)
  announce(t, "departed", {})
}

export const loadingSteps: StepRules<Argentina, Step> = {
  // ARG-12.1, ARG-12.2
  load: {
    rule: "ARG-12.10",
    fields: ["value"],
    choices(t, { seat, value }, offer) {
      const s = t.state
      const me = player(s, seat)
      for (let i = 0; i < s.ships.length; i++) {
        const no = num(s.ships, i)
        const ship = at(ships, no)
        if (ship.value > value) {
          if (offer.why) offer.no(say.load(no), "ARG-12.1", "loadingValue", { value: ship.value })
        } else if (!ship.repeatable && num(me.ships, no) > 0) {
          if (offer.why) offer.no(say.load(no), "ARG-12.1", "loadedAlready")
        } else offer.add(say.load(no))
      }
    },
    // ARG-12.7: what the grain will cost cannot go for a disc. ARG-12.9: disc, loading action, grain.
    make(t, { seat }, code) {
      const [ship] = say.load.of(code)
      const me = player(t.state, seat)
      me.setAside = missingPrice(me, at(ships, ship))
      push(
        t,
        { do: "takeDisc", seat, to: shipPlace(ship) },
        { do: "loadingAction", seat, ship },
        { do: "payGrain", seat, ship },
      )
    },
  },

  // ARG-12.4, ARG-25.10: an objective card taken here cannot be declined.
  loadingAction: {
    rule: "ARG-12.4",
    fields: ["ship"],
    run(t, { seat, ship }) {
      const { money = 0, objective } = at(ships, ship)
      gain(t, seat, money, "ARG-12.4")
      if (objective) push(t, { do: "takeObjective", seat, toHand: 0, optional: 0 })
    },
  },

  // ARG-12.5, ARG-12.6: grain first, pesos for the rest.
  payGrain: {
    rule: "ARG-12.5",
    fields: ["ship"],
    run(t, { seat, ship }) {
      const me = player(t.state, seat)
      const asked = grainAsked(me, at(ships, ship))
      const missing = me.setAside
      me.setAside = 0
      payGrain(t, seat, Math.min(asked, me.grain), "ARG-12.5")
      pay(t, seat, missing, "ARG-12.6")
    },
  },

  // ARG-14.1: after all six steps.
  followUp: {
    rule: "ARG-14.1",
    run(t) {
      const s = t.state
      const arrow = arrows[s.arrow]
      s.arrow = -1
      if (arrow === undefined) return
      if (arrow === "refill") refillMarket(t, "ARG-14.2")
      else depart(t, arrow)
    },
  },
}
