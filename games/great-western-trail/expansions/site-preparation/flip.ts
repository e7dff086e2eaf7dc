// SITE-1 to SITE-12: turn an unbuilt private building over, in place of all other actions of phase B.
import { at, type StepRules, tell } from "@railhead/engine"
import type { Do } from "../../../trail/steps.ts"
import { buildings, sides } from "../../data/actions.ts"
import { say } from "../../say.ts"
import { type GreatWesternTrail, player } from "../../state.ts"

export type FlipStep = Do<"flip">

export const flipSteps: StepRules<GreatWesternTrail, FlipStep> = {
  // SITE-3, SITE-4: exactly one that has not been built; the choice names the side that will show.
  flip: {
    rule: "SITE-3",
    choices(t, { seat }, offer) {
      const me = player(t.state, seat)
      for (let number = 1; number < sides.length; number++) {
        const [a, b] = at(sides, number)
        const turned = me.sides & (1 << number) ? a : b
        if (me.unbuilt & (1 << number)) offer.add(say.flip(turned))
        else if (offer.why) for (const side of [a, b]) offer.no(say.flip(side), "SITE-4", "builtAlready")
      }
    },
    make(t, { seat }, code) {
      const [side] = say.flip.of(code)
      const { id, number } = at(buildings, side)
      player(t.state, seat).sides ^= 1 << number
      if (t.log) tell(t, { did: "flipped", seat, rule: "SITE-3", building: id })
    },
  },
}
