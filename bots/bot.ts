import {
  type Evaluation,
  evaluation,
  type Net,
  type Offer,
  type Rules,
  type Sense,
  type State,
  type View,
  type Weights,
} from "@railhead/engine"

/** What a bot knows of a game: the rules it thinks by, and how good a position is. */
export interface Knowledge<S extends State> extends Evaluation<S> {
  readonly rules: Rules<S>
  /** The same by the sum of features alone, without the net. */
  readonly plain: Evaluation<S>
  /** What a choice gains at one time tells what it will gain a little later. */
  readonly steady: boolean
}

/** What positions are judged by, where it is not what the game brings. */
export interface Judgement {
  readonly weights?: Weights
  readonly net?: Net | null
}

export function knowledge<S extends State>(
  rules: Rules<S>,
  { sense }: { readonly sense: Sense<S> },
  { weights = sense.weights, net = sense.net ?? null }: Judgement = {},
): Knowledge<S> {
  const plain = evaluation(sense, weights)
  const judged = net === null ? plain : evaluation(sense, weights, net)
  return { rules: sense.thinksBy?.(rules) ?? rules, ...judged, plain, steady: sense.steady ?? false }
}

export interface Considered {
  readonly code: number
  /** In points, as the bot sees it. */
  readonly value: number
  /** How much it is preferred to the others: all together 1. */
  readonly share: number
}

/** So many points make the difference between a likely and a less likely choice. */
export const PREFERENCE = 2.5

/** The choices, the best first, each preferred as far as it is better than the others. */
export function weighed(codes: readonly number[], values: readonly number[]): Considered[] {
  const best = Math.max(...values)
  const likely = values.map(value => Math.exp((value - best) / PREFERENCE))
  const all = likely.reduce((sum, one) => sum + one, 0)
  return codes
    .map((code, i) => ({ code, value: values[i] ?? 0, share: (likely[i] ?? 0) / all }))
    .sort((a, b) => b.value - a.value)
}

export interface Thought {
  readonly code: number
  /** The choices it weighed, the best first; empty if it weighed none. */
  readonly considered: readonly Considered[]
}

/** What a bot keeps in mind from one decision to the next: one for each seat it plays. It does well without, too. */
export interface Memory {
  /** Whatever the bot likes to find again; null at first. */
  kept: unknown
}

/** A bot gets nothing but its seat's view, chance of its own, and what it kept in mind. */
export interface Bot {
  readonly id: string
  /** A bot that needs nothing but what may be chosen may be asked this way: it is many times faster. */
  readonly pick?: (choices: Offer, random: number[]) => number
  /** After about `ms` milliseconds it answers with what it has by then; without a limit the same chance gives the same thought. */
  think<S extends State>(game: Knowledge<S>, seen: View<S>, random: number[], memory?: Memory, ms?: number): Thought
  /** It thinks in so many parts; each can be asked by itself, with the chance that `chanceOf` gives it. */
  readonly parts?: { readonly count: number; readonly think: Bot["think"] }
}
