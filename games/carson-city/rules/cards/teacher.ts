// CC-13.17 Teacher: first in the next choice; in round 4 points for schools, prisons and churches.
import { at, type Module, type Seat, takeOut } from "@railhead/engine"
import { CHURCH, PRISON, SALOON, SCHOOL } from "../../data/buildings.ts"
import { faceNamed, faces } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import { type CarsonCity, player } from "../../state.ts"
import { countOwned } from "../land.ts"

const RED_TEACHER = faceNamed("17R")
const POINTS = 2

function teacherPoints(s: CarsonCity, seat: Seat): number {
  if (player(s, seat).face !== RED_TEACHER) return 0
  const count = countOwned(s, seat, SCHOOL) + countOwned(s, seat, PRISON) + countOwned(s, seat, CHURCH)
  return POINTS * (count + (countOwned(s, seat, SALOON) === 0 ? 1 : 0))
}

export const teacher: Module<CarsonCity, CarsonPlaces> = {
  id: "teacher",
  when: () => true,
  at: {
    orderSet({ state }) {
      for (let seat = 0; seat < state.seats; seat++) {
        const { face } = player(state, seat)
        if (face < 0 || !at(faces, face).firstNext) continue
        takeOut(state.choosing, seat)
        state.choosing.unshift(seat)
      }
    },
  },
  score: [{ id: "teacher", rule: "CC-13.17", after: "station", points: teacherPoints }],
}
