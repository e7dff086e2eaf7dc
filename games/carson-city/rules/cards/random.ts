// CC-2.10 A random set of personalities.
import { chance, type Module, num, range, replaced, type StepRules, shuffled, tell } from "@railhead/engine"
import { CARDS, DOCTOR_UNDERTAKER, EITHER, IN_PLAY, STREET_KID, TEACHER } from "../../data/cards.ts"
import { type CarsonPlaces, rows } from "../../places.ts"
import type { CarsonCity, CarsonTable } from "../../state.ts"
import type { SetupStep } from "../../steps.ts"

/** By chance, unless only one side can be used at this table. */
function drawSide(t: CarsonTable, card: number): number {
  const fixed = rows(t, "fixedSides").find(row => row.id === String(card))?.side ?? -1
  return fixed >= 0 ? fixed : chance(t, 2)
}

const randomSteps: StepRules<CarsonCity, Extract<SetupStep, { do: "layPersonalities" }>> = {
  layPersonalities: {
    rule: "CC-2.10",
    run(t) {
      const s = t.state
      const drawn = shuffled(t, range(CARDS))
      const count = drawn.slice(0, IN_PLAY).includes(STREET_KID) ? IN_PLAY + 1 : IN_PLAY
      for (let i = 0; i < count; i++) {
        const card = num(drawn, i)
        const either = card === DOCTOR_UNDERTAKER || card === TEACHER
        s.sides = replaced(s.sides, card, either ? EITHER : drawSide(t, card))
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
