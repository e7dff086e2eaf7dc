// CC-2.10 A random set of personalities.
import { chance, type Module, num, range, type StepRules, shuffled, tell } from "@railhead/engine"
import { CARDS, COWBOY, DOCTOR_UNDERTAKER, EITHER, IN_PLAY, RED, STREET_KID, TEACHER } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import type { CarsonCity } from "../../state.ts"
import type { SetupStep } from "../../steps.ts"

const randomSteps: StepRules<CarsonCity, Extract<SetupStep, { do: "layPersonalities" }>> = {
  layPersonalities: {
    rule: "CC-2.10",
    run(t) {
      const s = t.state
      const drawn = shuffled(t, range(CARDS))
      const count = drawn.slice(0, IN_PLAY).includes(STREET_KID) ? IN_PLAY + 1 : IN_PLAY
      for (let i = 0; i < count; i++) {
        const card = num(drawn, i)
        if (card === DOCTOR_UNDERTAKER || card === TEACHER) s.sides[card] = EITHER
        else s.sides[card] = card === COWBOY ? RED : chance(t, 2)
      }
      if (t.log) tell(t, { did: "cardsDrawn", seat: -1, rule: "CC-2.10", count })
    },
  },
}

export const randomSet: Module<CarsonCity, CarsonPlaces> = {
  id: "randomSet",
  when: options => options.personalities === "random",
  steps: randomSteps,
}
