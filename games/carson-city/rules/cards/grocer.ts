// CC-13.3, CC-9.11 Yellow grocer: one own type doubled, or the $8. The red side is an offer (`offers.ts`).
import { at, type Module, num, push, type Seat, type StepRules, tell } from "@railhead/engine"
import { BUILDINGS, buildings, hasIncome } from "../../data/buildings.ts"
import { faceNamed, faces } from "../../data/cards.ts"
import { MONEY_8, offers } from "../../data/offers.ts"
import type { CarsonPlaces } from "../../places.ts"
import { say } from "../../say.ts"
import { type CarsonCity, player } from "../../state.ts"
import type { CardStep } from "../../steps.ts"
import { countOwned } from "../land.ts"

const GROCER = faceNamed("3Y")

/** Has the $8 not been taken on choosing? */
function mayDeclare(s: CarsonCity, seat: Seat): boolean {
  const { face, offer } = player(s, seat)
  return face === GROCER && offer < 0
}

const grocerSteps: StepRules<CarsonCity, Extract<CardStep, { do: "grocerDeclares" }>> = {
  grocerDeclares: {
    rule: "CC-9.11",
    choices({ state }, { seat }, offer) {
      for (let type = 0; type < BUILDINGS; type++)
        if (hasIncome(type) && countOwned(state, seat, type) > 0) offer.add(say.double(type))
      offer.add(say.take(MONEY_8))
    },
    make(t, { seat }, code) {
      const me = player(t.state, seat)
      if (say.double.is(code)) {
        me.doubles = num(say.double.of(code), 0)
        if (t.log) tell(t, { did: "doubled", seat, rule: "CC-13.3", building: at(buildings, me.doubles).id })
        return
      }
      me.offer = MONEY_8
      me.money += at(offers, MONEY_8).money
      if (t.log) tell(t, { did: "tookOffer", seat, rule: "CC-22.42", card: at(faces, GROCER).id, offer: "money-8" })
    },
    timeout: () => say.take(MONEY_8),
  },
}

export const grocer: Module<CarsonCity, CarsonPlaces> = {
  id: "grocer",
  when: () => true,
  steps: grocerSteps,
  at: {
    declaring(t, { seat }) {
      if (mayDeclare(t.state, seat)) push(t, { do: "grocerDeclares", seat })
    },
  },
}
