// CC-13.13 Yellow governor: a point for each road that serves a new parcel, two for a bridge. The red side is an offer (`offers.ts`).
import { at, type Module, tell } from "@railhead/engine"
import { faces } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import { type CarsonCity, player } from "../../state.ts"
import { gain } from "../goods.ts"

export const governor: Module<CarsonCity, CarsonPlaces> = {
  id: "governor",
  when: () => true,
  at: {
    roadLaid(t, { seat, roads, served }) {
      const { face } = player(t.state, seat)
      const vp = served && face >= 0 ? roads * at(faces, face).perNewService : 0
      if (vp === 0) return
      gain(t.state, seat, "13Y", vp)
      if (t.log) tell(t, { did: "cardPoints", seat, rule: "CC-13.13", card: "13Y", vp })
    },
  },
}
