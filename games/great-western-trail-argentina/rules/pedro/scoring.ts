// PEDRO-78, PEDRO-79: Pedro is counted as a player is, but for his objectives. He has no money, stationmasters or cleared discs.
import { at, type ScoreRow } from "@railhead/engine"
import { goals } from "../../data/cards.ts"
import { type Argentina, type Player, player } from "../../state.ts"
import { objectivesRow } from "../scoring.ts"

/** Every objective card he holds, as if fulfilled. */
function allObjectives({ goals: held }: Player): number {
  let points = 0
  for (let i = 0; i < goals.length; i++) if (held & (1 << i)) points += at(goals, i).vp
  return points
}

export const pedroScore: ScoreRow<Argentina> = {
  ...objectivesRow,
  points: (s, side) => (side < s.seats ? objectivesRow.points(s, side) : allObjectives(player(s, side))),
}
