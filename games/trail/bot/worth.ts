// What things are worth to a player as the game stands, in points: by them is judged what can be had but is not there yet.

export interface Worth {
  dollar: number
  certificate: number
  objective: number
  /** A space of the railway, and what a station and its stationmaster bring beside their points. */
  space: number
  disc: number
  master: number
  auxiliary: number
  ride: number
  draw: number
  removal: number
  /** A building beside its points. */
  building: number
  /** One more worker of each type, and a card of each kind of cattle. */
  readonly workers: Float64Array
  readonly cattle: Float64Array
}

export function noWorth(workers: number, cattle: number): Worth {
  return {
    dollar: 0,
    certificate: 0,
    objective: 0,
    space: 0,
    disc: 0,
    master: 0,
    auxiliary: 0,
    ride: 0,
    draw: 0,
    removal: 0,
    building: 0,
    workers: new Float64Array(workers),
    cattle: new Float64Array(cattle),
  }
}

/** What a game says so that all this can be appraised. */
export interface Appraisal {
  readonly moneyPerPoint: number
  /** A card removed, at the end of the game. */
  readonly removal: number
  readonly weights: {
    readonly money: number
    readonly someMoney: number
    readonly buildings: number
    readonly fourth: number
  }
  /** By type of worker: each, and from the fourth one on. */
  readonly hired: readonly number[]
  readonly many: readonly number[]
  /** Workers score from this space of their row on. */
  readonly firstScoring: number
  readonly workerPoints: number
  /** By card: its points, and what its value brings in a whole game beside them. */
  readonly vpOf: readonly number[]
  readonly breeding: Float64Array
}

const BREEDING = 1.2
/** Below this one cannot hire, build or buy at all. */
const LITTLE_MONEY = 8

/** With so much of the game left. */
export function appraiseAll(
  worth: Worth,
  by: Appraisal,
  me: { readonly money: number; readonly workers: readonly number[] },
  left: number,
): void {
  const { weights, hired, many } = by
  worth.dollar = 1 / by.moneyPerPoint + left * (weights.money + (me.money < LITTLE_MONEY ? weights.someMoney : 0))
  worth.certificate = 0.3 + left
  worth.objective = 0.3 + left
  worth.space = 0.05 + 0.3 * left
  worth.disc = 3 * left
  worth.master = 2 + 3 * left
  worth.auxiliary = 0.6
  worth.ride = 1
  worth.draw = 0.4
  worth.removal = by.removal + 0.6 * left
  worth.building = weights.buildings * left
  for (let type = 0; type < worth.workers.length; type++) {
    const next = (me.workers[type] ?? 1) + 1
    let gain = left * ((hired[type] ?? 0) + (next > 3 ? (many[type] ?? 0) : 0))
    if (next >= by.firstScoring) gain += by.workerPoints
    else if (next === by.firstScoring - 1) gain += weights.fourth * left
    worth.workers[type] = gain
  }
  for (let card = 0; card < worth.cattle.length; card++)
    worth.cattle[card] = (by.vpOf[card] ?? 0) + BREEDING * left * (by.breeding[card] ?? 0)
}
