// What is not there yet, by the weights that it will count with.
import { num } from "@railhead/engine"
import { type Appraisal, appraiseAll, noWorth, type Worth } from "../../trail/bot/worth.ts"
import { breedingValues, CATTLE, cards } from "../data/cards.ts"
import { DOLLARS_PER_POINT, FIRST_SCORING_SPACE, WORKER_POINTS } from "../data/players.ts"
import { workerTypes } from "../data/tiles.ts"
import type { Player } from "../state.ts"
import weights from "./weights.json" with { type: "json" }

export const worth: Worth = noWorth(workerTypes.length, CATTLE)

const appraisal: Appraisal = {
  moneyPerPoint: DOLLARS_PER_POINT,
  removal: 0.2,
  weights,
  hired: [weights.cowboys, weights.craftsmen, weights.engineers],
  many: [weights.cowboysMany, weights.craftsmenMany, weights.engineersMany],
  firstScoring: FIRST_SCORING_SPACE,
  workerPoints: WORKER_POINTS,
  vpOf: cards.vpOf,
  breeding: Float64Array.from({ length: CATTLE }, (_, card) =>
    Math.max(0, num(breedingValues, num(cards.breedOf, card)) - 2),
  ),
}

/** With so much of the game left. */
export function appraise(me: Player, left: number): void {
  appraiseAll(worth, appraisal, me, left)
}
