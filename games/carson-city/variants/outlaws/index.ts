// CC-18 Outlaws: they arrive from round 2 on, halve incomes, and can be fought.
import { at, type Module, num, type Objection } from "@railhead/engine"
import { SPACES } from "../../data/actions.ts"
import { faces } from "../../data/cards.ts"
import type { CarsonPlaces } from "../../places.ts"
import { isBuilding } from "../../rules/land.ts"
import { booked, type CarsonCity, player, WHITE } from "../../state.ts"
import { arrivalSteps, outlawsArrive } from "./arrival.ts"
import { fightSteps, startFights } from "./fights.ts"
import { gangOf, hasOutlaw, occupiesBeside } from "./gang.ts"

const outlawThere: Objection = { rule: "CC-18.4", reason: "outlawThere" }
const halved: Objection = { rule: "CC-9.6", reason: "outlawThere" }
const whiteNotHere: Objection = { rule: "CC-22.6", reason: "whiteNotAgainstOutlaw" }
const sheriffNotHere: Objection = { rule: "CC-22.7", reason: "noDuels" }

/** CC-22.7: the red sheriff fights outlaws on own buildings only. */
function mayFight(s: CarsonCity, seat: number, parcel: number): boolean {
  if (at(faces, player(s, seat).face).mayStartDuels) return true
  return num(s.owner, parcel) === seat && isBuilding(num(s.objects, parcel))
}

/** CC-9.6: the yellow heroes keep all. */
function isImmune(s: CarsonCity, parcel: number): boolean {
  return at(faces, player(s, num(s.owner, parcel)).face).immune
}

export const outlaws: Module<CarsonCity, CarsonPlaces> = {
  id: "outlaws",
  when: options => options.outlaws === true,
  steps: { ...arrivalSteps, ...fightSteps },
  slice: () => ({ outlaws: { at: [], unmoved: [], strength: 0, heroes: -1 } }),
  adds: { levels: (t, seat) => (occupiesBeside(t.state, seat) ? 1 : 0) },
  objects: {
    mayBuy: ({ state }, { parcel }) => (hasOutlaw(state, parcel) ? outlawThere : null),
    mayBuild: ({ state }, { parcel }) => (hasOutlaw(state, parcel) ? outlawThere : null),
    usualUse: ({ state }, { parcel }) => (hasOutlaw(state, parcel) ? outlawThere : null),
    mayEnter({ state }, { seat, spot, kind }) {
      const parcel = spot - SPACES
      if (parcel < 0 || !hasOutlaw(state, parcel)) return null
      if (kind === WHITE) return whiteNotHere
      return mayFight(state, seat, parcel) ? null : sheriffNotHere
    },
    paysInFull: ({ state }, { parcel }) => (hasOutlaw(state, parcel) && !isImmune(state, parcel) ? halved : null),
  },
  at: {
    beforeRound(t) {
      if (t.state.round > 1) outlawsArrive(t)
    },
    beforeBuildingDuels: startFights,
    // CC-22.40: cards are about to be returned.
    orderSet({ state }) {
      gangOf(state).heroes = state.players.findIndex(({ face }) => face >= 0 && at(faces, face).immune)
    },
  },
  score: [
    {
      id: "outlaws",
      rule: "CC-18.7",
      after: "cashLimit",
      points: (s, seat) => num(player(s, seat).points, booked.indexOf("outlaws")),
    },
  ],
}
