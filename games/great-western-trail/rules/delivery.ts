// GWT-9 Delivery, GWT-15.1 Special delivery.
import type { Seat, StepRules } from "@railhead/engine"
import type { GainKind } from "../../trail/actions.ts"
import { moveEngine } from "../../trail/engine.ts"
import { pay } from "../../trail/money.ts"
import { numberedBack, occupied } from "../../trail/track.ts"
import type { City } from "../data/cities.ts"
import { track, transportCosts } from "../data/track.ts"
import { askedTables, objection } from "../places.ts"
import { say } from "../say.ts"
import { could, type DeliveryStep, type GreatWesternTrail, type GwtTable, player, push } from "../state.ts"
import { cityNo, cityPlace, discsToCity, stripOf } from "./discs.ts"

function feeOf(t: GwtTable, seat: Seat, city: City, special: number): number {
  return special ? 0 : transportCosts(player(t.state, seat).engine, city.value)
}

/** Why a city cannot be chosen; null if it can (GWT-9.1, GWT-9.3, GWT-9.9). */
function obstacleTo(t: GwtTable, seat: Seat, city: City, value: number, special: number) {
  const me = player(t.state, seat)
  if (city.value > value) return { rule: "GWT-9.1", reason: "cityValue", data: { value: city.value } }
  if (!city.repeatable && (me.cities[city.no] ?? 0) > 0) return { rule: "GWT-9.3", reason: "deliveredThere" }
  const fee = feeOf(t, seat, city, special)
  if (discsToCity(me, city, fee) === 0) return { rule: "GWT-10.7", reason: "noDiscFits", data: { price: fee } }
  return askedTables(t).deliveries ? objection(t, "mayDeliver", { seat, city: city.no }) : null
}

function anyCity(t: GwtTable, seat: Seat, value: number, special: number): boolean {
  for (const city of stripOf(t).cities) if (obstacleTo(t, seat, city, value, special) === null) return true
  return false
}

export const deliverySteps: StepRules<GreatWesternTrail, DeliveryStep> = {
  // R18: without any disc but those on cities the delivery has no effect.
  deliver: {
    rule: "GWT-9.1",
    fields: ["value", "special"],
    lapses: true,
    choices(t, { seat, value, special }, offer) {
      for (const city of stripOf(t).cities) {
        const why = obstacleTo(t, seat, city, value, special)
        if (why === null) offer.add(say.deliver(city.no))
        else if (offer.why) offer.no(say.deliver(city.no), why.rule, why.reason, why.data ?? {})
      }
    },
    make(t, { seat, special }, code) {
      const [no] = say.deliver.of(code)
      player(t.state, seat).setAside = feeOf(t, seat, cityNo(t, no), special)
      push(t, { do: "takeDisc", seat, to: cityPlace(no) }, { do: "payTransport", seat })
    },
  },

  // GWT-9.7: last of all; it was set aside when the city was chosen.
  payTransport: {
    rule: "GWT-9.7",
    run(t, { seat }) {
      const me = player(t.state, seat)
      const fee = me.setAside
      me.setAside = 0
      pay(t, seat, fee, "GWT-9.7")
    },
  },

  // GWT-15.1, R25: the engine goes back, then a city of at most that many numbered spaces; the station comes last.
  specialDelivery: {
    rule: "GWT-15.1",
    lapses: true,
    choices(t, { seat }, offer) {
      const { engine } = player(t.state, seat)
      for (let space = 0; space < engine; space++) {
        if (occupied(track, t.state, seat, space)) continue
        if (anyCity(t, seat, numberedBack(track, t.state, seat, space), 1)) offer.add(say.engine(space))
        if (offer.enough) return
      }
    },
    make(t, { seat }, code) {
      const [space] = say.engine.of(code)
      const value = numberedBack(track, t.state, seat, space)
      moveEngine({ track }, t, seat, space, "GWT-15.1")
      push(t, { do: "deliver", seat, value, special: 1 }, { do: "stopAtTurnout", seat })
    },
  },
}

export const deliveryKind: GainKind = {
  id: "specialDelivery",
  needsTarget: true,
  works: (t: GwtTable, seat) => could(t, { do: "specialDelivery", seat, no: 0 }),
  why: () => ({ rule: "GWT-15.1", reason: "noTarget" }),
  lay: (t: GwtTable, seat) => push(t, { do: "specialDelivery", seat }),
}
