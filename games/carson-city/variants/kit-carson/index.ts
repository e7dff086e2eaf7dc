// CC-17 Kit Carson: all place at the same time.
import { filled, type Module, num, type Objection, range } from "@railhead/engine"
import type { CarsonPlaces } from "../../places.ts"
import { booked, type CarsonCity, player } from "../../state.ts"
import { living } from "./live.ts"
import { sealedOperations, shownOperations, ticking } from "./ticks.ts"

const secretsOpen: Objection = { rule: "CC-21.3", reason: "secretsOpen" }

/** What both ways to play it have in common. */
const kitCarson: Omit<Module<CarsonCity, CarsonPlaces>, "id" | "when"> = {
  slice: seats => ({
    kitCarson: { tick: 0, waits: filled(seats, 0), sealed: range(seats).map(() => []), shown: [] },
  }),
  zones: [sealedOperations, shownOperations],
  score: [
    {
      id: "kitCarson",
      rule: "CC-17.3",
      points: (s, seat) => num(player(s, seat).points, booked.indexOf("kitCarson")),
    },
  ],
}

export const kitCarsonTicks: Module<CarsonCity, CarsonPlaces> = {
  ...kitCarson,
  id: "kitCarsonTicks",
  when: options => options.kitCarson === true && options.kitCarsonPlay !== "live",
  steps: ticking,
  // CC-21.3: no road while a tick is open.
  objects: { mayLayRoads: ({ state }) => (state.asides.some(aside => aside.length > 0) ? secretsOpen : null) },
}

export const kitCarsonLive: Module<CarsonCity, CarsonPlaces> = {
  ...kitCarson,
  id: "kitCarsonLive",
  when: options => options.kitCarson === true && options.kitCarsonPlay === "live",
  steps: living,
}
