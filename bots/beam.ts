// Looking through the rest of a seat's own turn, decision by decision, keeping only the most promising ways on.
import { type Evaluation, front, lay, over, type State, type Table, take } from "@railhead/engine"
import { choicesOf } from "./choices.ts"

export interface Beam {
  /** Ways kept after each decision. */
  readonly width: number
  /** Decisions looked ahead at most; a turn is seldom longer. */
  readonly depth: number
  /** Positions are judged by what the seat has, whatever the others have: faster. */
  readonly alone?: boolean
}

interface Way<S> {
  readonly state: S
  /** Which of the first choices it began with. */
  readonly first: number
  readonly value: number
  /** Is the turn over there? */
  readonly ended: boolean
  /** Has chance had a say? What follows is then a guess: of such ways only the likeliest one goes on. */
  readonly guess: boolean
}

interface Outlook<S> {
  /** For each choice: the best its turn can come to. */
  readonly ends: readonly number[]
  /** The position at the end of the best way. */
  readonly last: S
}

/** Looks from each choice in front of the seat to the end of its turn. */
export function lookThrough<S extends State>(
  { worth, value }: Evaluation<S>,
  t: Table<S>,
  world: S,
  seat: number,
  codes: readonly number[],
  { width, depth, alone = false }: Beam,
): Outlook<S> {
  const { rules } = t
  const { turn } = world
  // What the others take away from a position seldom changes within the turn: it is worked out here and at the ends.
  const others = alone ? 0 : value(lay(t, world), seat) - worth(t, seat)
  const go = (from: S, code: number, first: number, guess: boolean): Way<S> => {
    const state = rules.clone(from)
    take(lay(t, state), seat, code)
    const crossed = t.crossed
    const ended = over(state) || state.turn !== turn || front(state, seat) === null
    const judged = ended && !alone ? value(t, seat) : worth(t, seat) + others
    return { state, first, value: judged, ended, guess: guess || crossed }
  }
  const ends = codes.map(() => Number.NEGATIVE_INFINITY)
  const dropped = codes.map(() => Number.NEGATIVE_INFINITY)
  let best = Number.NEGATIVE_INFINITY
  let last = world
  const note = (list: number[], { first, value }: Way<S>) => {
    list[first] = Math.max(list[first] ?? value, value)
  }
  let ways = codes.map((code, first) => go(world, code, first, false))
  for (let d = 1; ways.length > 0; d++) {
    const open: Way<S>[] = []
    for (const way of ways)
      if (way.ended || d >= depth) {
        note(ends, way)
        if (way.value > best) {
          best = way.value
          last = way.state
        }
      } else {
        note(dropped, way)
        open.push(way)
      }
    ways = []
    open.sort((a, b) => b.value - a.value)
    for (const way of open.slice(0, width)) {
      const nexts = choicesOf(lay(t, way.state), seat).map(code => go(way.state, code, way.first, way.guess))
      if (way.guess) ways.push(nexts.reduce((a, b) => (b.value > a.value ? b : a)))
      else ways.push(...nexts)
    }
  }
  // A way that was dropped is worth what it looked like there, but no more than the best that was seen to its end.
  return { ends: ends.map((end, i) => Math.max(end, Math.min(dropped[i] ?? end, best - 1e-6))), last }
}
