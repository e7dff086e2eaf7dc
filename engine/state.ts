import { filled } from "./list.ts"

/** 0 … seats − 1; `NOBODY` is no seat: a spectator, or a step that asks no one. */
export type Seat = number
export const NOBODY: Seat = -1

export type OptionValue = boolean | number | string | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/** One sentence of the rulebook still to be done: plain data that is never changed once it lies on a lane. */
export interface Step {
  readonly do: string
  readonly seat: Seat
  readonly no: number
}

/** What every game's state has. Plain JSON of one fixed shape: whole numbers, −1 for none, no undefined. */
export interface State {
  game: string
  version: number
  options: Options
  seats: number
  random: number[]
  turn: number
  /** What the table still has to do; the last step is the top. */
  agenda: Step[]
  /** What each seat has to settle for itself while the table goes on. */
  asides: Step[][]
  /** Per lane (0 the agenda, seat + 1 its aside): the number of the last step laid on it … */
  numbers: number[]
  /** … and the number of the step on it that has been put to its seat, 0 for none. */
  open: number[]
}

export function blankState(game: string, version: number, options: Options, seats: number): State {
  const lanes = filled(seats + 1, 0)
  return {
    game,
    version,
    options,
    seats,
    random: [0, 0, 0, 0],
    turn: 0,
    agenda: [],
    asides: Array.from({ length: seats }, () => []),
    numbers: lanes,
    open: lanes.slice(),
  }
}

/** Copies one by one, as `clone` does with players. Not by `map`: its lists may have holes as far as V8 knows, and are slower. */
export function cloneEach<T>(list: readonly T[], clone: (item: T) => T): T[] {
  const copy: T[] = []
  for (const item of list) copy.push(clone(item))
  return copy
}

/** A copy of all asides; steps are immutable and shared. */
export function cloneLanes<T extends Step>(lanes: readonly T[][]): T[][] {
  return cloneEach(lanes, lane => lane.slice())
}
