// CC-13.1, CC-13.10: points of the yellow gunsmith for a duel won, of the red sheriff for one lost.
import { at, type Module, type Seat, tell } from "@railhead/engine"
import { faces } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import { type CarsonCity, type CarsonTable, player } from "../../state.ts"
import { gain } from "../goods.ts"

function score(t: CarsonTable, seat: Seat, card: "10Y" | "1R", vp: number): void {
  if (vp === 0) return
  gain(t.state, seat, card, vp)
  if (t.log) tell(t, { did: "cardPoints", seat, rule: "CC-6.6", card, vp })
}

export const duelists: Module<CarsonCity, CarsonPlaces> = {
  id: "duelists",
  when: () => true,
  at: {
    duelFought(t, { winner, losers }) {
      const s = t.state
      if (winner >= 0) score(t, winner, "10Y", at(faces, player(s, winner).face).perDuelWon)
      for (let seat = 0; seat < s.seats; seat++)
        if (losers & (1 << seat)) score(t, seat, "1R", at(faces, player(s, seat).face).perDuelLost)
    },
  },
}
