// CC-20.1 What two variants say together.
import { type Module, num, type Objection } from "@railhead/engine"
import { corrals } from "../data/corrals.ts"
import { sheetItems } from "../data/sheet.ts"
import type { CarsonPlaces } from "../places.ts"
import type { CarsonCity } from "../state.ts"
import { horsesOf, horsesPlayed, offerCorrals } from "./horses/corrals.ts"
import { placedOnBoard } from "./moving.ts"

const tooFewForHorses: Objection = { rule: "CC-20.1", reason: "tooFewForHorses" }

/** No second corral; a horse is an operation of its own, never more of them than own cowboys of this round on the board. */
const kitCarsonWithHorses: Module<CarsonCity, CarsonPlaces> = {
  id: "kitCarsonWithHorses",
  when: options => options.kitCarson === true && options.horses === true,
  rows: { corrals: corrals.filter(corral => corral.speed).map(corral => ({ ...corral, open: false })) },
  at: {
    offeringOperations(t, { seat, offer }) {
      const s = t.state
      if (num(horsesOf(s).reserve, seat) > 0 && horsesPlayed(s, seat) < placedOnBoard(s, seat)) offerCorrals(t, offer)
    },
  },
  objects: {
    mayLift: ({ state }, { seat }) => (horsesPlayed(state, seat) < placedOnBoard(state, seat) ? null : tooFewForHorses),
  },
}

/** With tiles instead of dice there is no sharpshooter. */
const newBeginningWithSurvival: Module<CarsonCity, CarsonPlaces> = {
  id: "newBeginningWithSurvival",
  when: options => options.newBeginning === true && options.survival === true,
  rows: { sheet: sheetItems.filter(item => item.id === "sharpshooter").map(item => ({ ...item, costs: [0] })) },
}

export const together = [kitCarsonWithHorses, newBeginningWithSurvival]
