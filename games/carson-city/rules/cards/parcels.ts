// CC-13.5, CC-13.8, CC-13.18: cards that bring a parcel on choosing.
import { at, chance, type Module, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { PARCELS, parcels, parcelThrown } from "../../data/map.ts"
import type { CarsonPlaces } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, type CarsonTable, player } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { pips } from "../goods.ts"
import { gainParcel, isBuyable, price } from "../land.ts"

type ParcelCardStep = Extract<CardStep, { do: "freeParcel" | "throwForParcel" | "buyParcelNow" }>

/** Can the dice still name a parcel that this player may have (CC-22.19)? */
function anyWithinReach(t: CarsonTable, seat: Seat): boolean {
  for (let black = 1; black <= 6; black++)
    for (let white = 1; white <= 6; white++) if (isBuyable(t, seat, parcelThrown(black, white))) return true
  return false
}

const parcelCardSteps: StepRules<CarsonCity, ParcelCardStep> = {
  // Yellow settler.
  freeParcel: {
    rule: "CC-13.5",
    lapses: true,
    choices(t, { seat }, offer) {
      if (player(t.state, seat).deeds === 0) return // CC-22.38
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (isBuyable(t, seat, parcel)) offer.add(say.parcel(parcel))
        else if (offer.why) offer.no(say.parcel(parcel), "CC-1.4", "notBuyable")
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.parcel.is(code)) return
      gainParcel(t, seat, say.parcel.of(code)[0], "CC-13.5", "tookParcel", 0)
      push(t, { do: "endTurn", seat })
    },
    timeout: () => say.decline(),
  },

  // Yellow Native guide: thrown again while the parcel cannot be had.
  throwForParcel: {
    rule: "CC-13.8",
    run(t, { seat }) {
      if (player(t.state, seat).deeds === 0 || !anyWithinReach(t, seat)) return
      for (;;) {
        const black = pips(chance(t, 6))
        const white = pips(chance(t, 6))
        const parcel = parcelThrown(black, white)
        if (t.log) tell(t, { did: "threwForParcel", seat, rule: "CC-13.8", black, white, parcel: at(parcels, parcel) })
        if (!isBuyable(t, seat, parcel)) continue
        gainParcel(t, seat, parcel, "CC-13.8", "tookParcel", 0)
        return
      }
    },
  },

  // Lawyer: at the normal price, without a cowboy.
  buyParcelNow: {
    rule: "CC-13.18",
    lapses: true,
    choices(t, { seat }, offer) {
      const s = t.state
      const me = player(s, seat)
      if (me.deeds === 0) return
      for (let parcel = 0; parcel < PARCELS; parcel++) {
        if (!isBuyable(t, seat, parcel)) {
          if (offer.why) offer.no(say.buy(parcel), "CC-1.4", "notBuyable")
        } else if (price(s, parcel) <= me.money) offer.add(say.buy(parcel))
        else if (offer.why) offer.no(say.buy(parcel), "CC-7.5", "price", { money: price(s, parcel) })
      }
      if (offer.any) offer.add(say.decline())
    },
    make(t, { seat }, code) {
      if (!say.buy.is(code)) return
      const [parcel] = say.buy.of(code)
      const paid = price(t.state, parcel)
      player(t.state, seat).money -= paid
      gainParcel(t, seat, parcel, "CC-13.18", "boughtParcel", paid)
      push(t, { do: "endTurn", seat })
    },
    timeout: () => say.decline(),
  },
}

export const parcelCards: Module<CarsonCity, CarsonPlaces> = {
  id: "parcelCards",
  when: () => true,
  steps: parcelCardSteps,
}
