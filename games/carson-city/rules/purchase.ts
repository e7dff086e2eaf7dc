// CC-7.6, CC-7.16 Building purchase.
import { add, at, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { buildings, rowPrices } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { say } from "../say.ts"
import { type CarsonCity, player } from "../state.ts"
import type { PurchaseStep } from "../steps.ts"

/** CC-13.4, CC-22.32: the yellow railroad worker pays half, rounded up. */
export function buildingPrice(s: CarsonCity, seat: Seat, slot: number): number {
  const price = num(rowPrices, slot)
  return at(faces, player(s, seat).face).halfPrice ? Math.ceil(price / 2) : price
}

export const purchaseSteps: StepRules<CarsonCity, PurchaseStep> = {
  buyBuilding: {
    rule: "CC-7.16",
    fields: ["slot"],
    choices({ state }, { seat, slot }, offer) {
      const building = num(state.row, slot)
      const price = buildingPrice(state, seat, slot)
      if (price <= player(state, seat).money) offer.add(say.purchase(building))
      else if (offer.why) offer.no(say.purchase(building), "CC-6.2", "price", { money: price })
      offer.add(say.renounce())
    },
    make(t, { seat, slot }, code) {
      const s = t.state
      const me = player(s, seat)
      if (!say.purchase.is(code)) {
        if (t.log) tell(t, { did: "renounced", seat, rule: "CC-6.2", slot: String(num(rowPrices, slot)) })
        return
      }
      const [building] = say.purchase.of(code)
      const money = buildingPrice(s, seat, slot)
      me.money -= money
      s.row[slot] = -1
      s.givenUp = 0
      add(me.kept, building, 1)
      if (t.log) tell(t, { did: "boughtBuilding", seat, rule: "CC-7.6", building: at(buildings, building).id, money })
      push(t, { do: "buildAtOnce", seat, building }, { do: "endTurn", seat })
    },
    timeout: () => say.renounce(),
  },
}
