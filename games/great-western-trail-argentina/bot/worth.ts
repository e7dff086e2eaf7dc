// What is not there yet, by the weights that it will count with.
import { num } from "@railhead/engine"
import { noWorth, type Worth } from "../../trail/bot/worth.ts"
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

const hired = [weights.gauchos, weights.carpinteros, weights.maquinistas, weights.granjeros]
const many = [weights.gauchosMany, weights.carpinterosMany, weights.maquinistasMany, weights.granjerosMany]
/** What the value of a breed brings in a whole game beside its points. */
const breeding = Float64Array.from({ length: CATTLE }, (_, card) =>
  card === EXHAUSTION ? 0 : Math.max(0, num(breedingValues, num(cards.breedOf, card)) - 2),
)
const BREEDING = 1.2

/** With so much of the game left. */
export function appraise(me: Player, left: number): void {
  worth.dollar = 1 / PESOS_PER_POINT + left * (weights.money + (me.money < 8 ? weights.someMoney : 0))
  worth.certificate = 0.3 + left
  worth.objective = 0.3 + left
  worth.space = 0.05 + 0.3 * left
  worth.disc = 3 * left
  worth.master = 2 + 3 * left
  worth.auxiliary = 0.6
  worth.ride = 1
  worth.draw = 0.4
  worth.removal = 0.4 + 0.6 * left
  worth.building = weights.buildings * left
  worth.grain = weights.grain + weights.grainLeft * left
  worth.token = weights.tokens
  worth.farmer = 2.3
  for (let type = 0; type < worth.workers.length; type++) {
    const next = (me.workers[type] ?? 1) + 1
    let gain = left * ((hired[type] ?? 0) + (next > 3 ? (many[type] ?? 0) : 0))
    if (next >= FIRST_SCORING_SPACE) gain += WORKER_POINTS
    else if (next === FIRST_SCORING_SPACE - 1) gain += weights.fourth * left
    worth.workers[type] = gain
  }
  for (let card = 0; card < CATTLE; card++)
    worth.cattle[card] = (cards.vpOf[card] ?? 0) + BREEDING * left * (breeding[card] ?? 0)
}
