// CC-7.5, CC-7.15 Parcel purchase.
import { num, push, type StepRules } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { PARCELS } from "../data/map.ts"
import { announce, isUsedOtherwise } from "../places.ts"
import { say } from "../say.ts"
import { AWAY, type CarsonCity, type CarsonTable, cowboyOn, player } from "../state.ts"
import type { ParcelStep } from "../steps.ts"
import { ON_PARCELS, startDuels } from "./duel-order.ts"
import { useUp } from "./duels.ts"
import { sheriffOf } from "./goods.ts"
import { gainParcel, isBuilding, isBuyable, priceFor } from "./land.ts"
import { aloneOn, isEmptySpot } from "./spots.ts"

/** Do cowboys stand here to buy the parcel? */
function isWanted(t: CarsonTable, parcel: number): boolean {
  const s = t.state
  return !isEmptySpot(s, SPACES + parcel) && !isBuilding(num(s.objects, parcel)) && !isUsedOtherwise(t, parcel)
}

/** The seats with a cowboy on a parcel that can be bought, as bits. */
function buyersOf(t: CarsonTable): number {
  const s = t.state
  let buyers = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const spot = SPACES + parcel
    if (!isWanted(t, parcel)) continue
    if (s.white === spot) buyers |= 1 << sheriffOf(s)
    for (let seat = 0; seat < s.seats; seat++) if (cowboyOn(s, spot, seat) > 0) buyers |= 1 << seat
  }
  return buyers
}

export const parcelSteps: StepRules<CarsonCity, ParcelStep> = {
  parcelPurchase: {
    rule: "CC-7.15",
    run(t) {
      const s = t.state
      announce(t, "beforeParcelDuels", {})
      const buyers = buyersOf(t)
      if (buyers === 0) return
      push(t, { do: "leaveParcels", seat: -1 })
      for (let i = s.seats - 1; i >= 0; i--)
        if (buyers & (1 << num(s.passed, i))) push(t, { do: "buyParcels", seat: num(s.passed, i) })
      startDuels(t, ON_PARCELS)
    },
  },

  // One by one in any order, or stop.
  buyParcels: {
    rule: "CC-7.15",
    lapses: true,
    choices(t, { seat }, offer) {
      const s = t.state
      const me = player(s, seat)
      const sheriff = sheriffOf(s)
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const spot = SPACES + parcel
        if (s.cowboys[spot] === 0 && s.white !== spot) continue
        if (aloneOn(s, spot, sheriff) !== seat || !isBuyable(t, seat, parcel)) continue
        const money = priceFor(s, seat, parcel)
        if (me.deeds === 0) {
          if (offer.why) offer.no(say.buy(parcel), "CC-22.38", "noDeed")
        } else if (money <= me.money) offer.add(say.buy(parcel))
        else if (offer.why) offer.no(say.buy(parcel), "CC-7.5", "price", { money })
      }
      if (offer.any) offer.add(say.stop())
    },
    make(t, { seat }, code) {
      if (!say.buy.is(code)) return
      const [parcel] = say.buy.of(code)
      const money = priceFor(t.state, seat, parcel)
      player(t.state, seat).money -= money
      gainParcel(t, seat, parcel, "CC-7.5", "boughtParcel", money)
      push(t, { do: "buyParcels", seat })
    },
    timeout: () => say.stop(),
  },

  leaveParcels: {
    rule: "CC-7.15",
    run(t) {
      const s = t.state
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        const spot = SPACES + parcel
        if (!isWanted(t, parcel)) continue
        for (let seat = 0; seat < s.seats; seat++) useUp(t, seat, spot)
        if (s.white === spot) s.white = AWAY
      }
    },
  },
}
