// What bots look at in a position, and what it is worth to them.
import { figure } from "./list.ts"
import type { Net } from "./net.ts"
import type { Rules } from "./rules.ts"
import type { Seat, State } from "./state.ts"
import { over, type Table } from "./table.ts"

export interface Sense<S extends State = State> {
  /** What is counted, by name, in the order in which `look` writes it. The first is "points": the score as it stands. */
  readonly features: readonly string[]
  /**
   * Writes how much a seat has of each, and behind it, where a net is to look at more, plain facts of the position. By nothing
   * that the seat cannot see: a search goes by it in all worlds that it imagines.
   */
  look(t: Table<S>, seat: Seat, into: number[]): void
  /** What one of each is worth, in points; that of "points" is 1. Found by `railhead tune`. */
  readonly weights: Weights
  /** What the sum of features misses, by all that `look` writes. Taught by `railhead learn`. */
  readonly net?: Net
  /** What a side that nobody sits at, such as Pedro, will end with; 0 where there is none. */
  rival?(t: Table<S>): number
  /** The rules that bots think by, where these are not quite those of the game: a side that nobody sits at may stand still. */
  thinksBy?(rules: Rules<S>): Rules<S>
  /** The same choices come again and again and gain about the same, as where fixed spaces are to be taken. */
  readonly steady?: boolean
}

export type Weights = { readonly [feature: string]: number }

export interface Evaluation<S extends State = State> {
  /** What a seat will end with, in points, by what it has now; less what the side will that nobody sits at. */
  worth(t: Table<S>, seat: Seat): number
  rival(t: Table<S>): number
  /** How good a position is for a seat: its worth, less a part of the best other's. */
  value(t: Table<S>, seat: Seat): number
  /** The value of each seat, written in one go. */
  values(t: Table<S>, into: number[]): void
}

/**
 * How much of the best other's worth counts against a seat. The same when the game is over: a search holds positions right
 * before the end against those after it.
 */
const RIVAL = 0.3

/** By the sum of features alone where no net is given. */
export function evaluation<S extends State>(
  sense: Sense<S>,
  weights: Weights = sense.weights,
  net: Net | null = null,
): Evaluation<S> {
  const scale = sense.features.map(feature => weights[feature] ?? 0)
  const figures = scale.map(() => 0)
  const worths: number[] = []
  const rival = (t: Table<S>): number => sense.rival?.(t) ?? 0
  const worth = (t: Table<S>, seat: Seat): number => {
    let sum = -rival(t)
    sense.look(t, seat, figures)
    if (over(t.state)) return sum + figure(figures, 0)
    for (let i = 0; i < scale.length; i++) sum += (scale[i] ?? 0) * (figures[i] ?? 0)
    return net === null ? sum : sum + net(figures)
  }
  const ahead = (t: Table<S>, seat: Seat): number => {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < worths.length; other++) if (other !== seat) best = Math.max(best, figure(worths, other))
    if (best === Number.NEGATIVE_INFINITY) return figure(worths, seat)
    return figure(worths, seat) - best * RIVAL
  }
  const weigh = (t: Table<S>) => {
    worths.length = t.state.seats
    for (let seat = 0; seat < worths.length; seat++) worths[seat] = worth(t, seat)
  }
  return {
    worth,
    rival,
    value: (t, seat) => {
      weigh(t)
      return ahead(t, seat)
    },
    values: (t, into) => {
      weigh(t)
      for (let seat = 0; seat < worths.length; seat++) into[seat] = ahead(t, seat)
    },
  }
}
