// What is not there yet, by the weights that it will count with.
import { num } from "@railhead/engine"
import { type Appraisal, appraiseAll, noWorth, type Worth } from "../../trail/bot/worth.ts"
import { breedingValues, CATTLE, cards, EXHAUSTION } from "../data/cards.ts"
import { FIRST_SCORING_SPACE, PESOS_PER_POINT, WORKER_POINTS } from "../data/players.ts"
import { workerTypes } from "../data/tiles.ts"
import type { Player } from "../state.ts"
import weights from "./weights.json" with { type: "json" }

/** With what only this game has. */
export const worth: Worth & { grain: number; token: number; farmer: number } = {
  ...noWorth(workerTypes.length, CATTLE),
  grain: 0,
  token: 0,
  farmer: 0,
}

const appraisal: Appraisal = {
  moneyPerPoint: PESOS_PER_POINT,
  removal: 0.4,
  weights,
  hired: [weights.gauchos, weights.carpinteros, weights.maquinistas, weights.granjeros],
  many: [weights.gauchosMany, weights.carpinterosMany, weights.maquinistasMany, weights.granjerosMany],
  firstScoring: FIRST_SCORING_SPACE,
  workerPoints: WORKER_POINTS,
  vpOf: cards.vpOf,
  breeding: Float64Array.from({ length: CATTLE }, (_, card) =>
    card === EXHAUSTION ? 0 : Math.max(0, num(breedingValues, num(cards.breedOf, card)) - 2),
  ),
}

/** With so much of the game left. */
export function appraise(me: Player, left: number): void {
  appraiseAll(worth, appraisal, me, left)
  worth.grain = weights.grain + weights.grainLeft * left
  worth.token = weights.tokens
  worth.farmer = 2.3
}
