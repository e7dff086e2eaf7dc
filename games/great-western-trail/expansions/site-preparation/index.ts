// Site Preparation, an unofficial variant (MOD-3): one more choice in phase B.
import type { Module } from "@railhead/engine"
import type { GwtPlaces } from "../../places.ts"
import { type GreatWesternTrail, player, push } from "../../state.ts"
import { flipSteps } from "./flip.ts"
import { insteadIds } from "./words.ts"

export const sitePreparation: Module<GreatWesternTrail, GwtPlaces> = {
  id: "sitePreparation",
  when: options => options.sitePreparation === true,
  rows: {
    phaseB: [
      {
        id: insteadIds[0],
        no: 0,
        // SITE-11
        may: (s, seat) => player(s, seat).unbuilt !== 0,
        lay: (t, seat) => push(t, { do: "flip", seat }),
      },
    ],
  },
  steps: flipSteps,
}
