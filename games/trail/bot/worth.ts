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
