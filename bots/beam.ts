// Looking through the rest of a seat's own turn, decision by decision, keeping only the most promising ways on.
import { front, lay, offer, over, type State, type Table, take } from "@railhead/engine"
import type { Knowledge } from "./bot.ts"

export interface Beam {
  /** Ways kept after each decision. */
  readonly width: number
  /** Decisions looked ahead at most; a turn is seldom longer. */
  readonly depth: number
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

/** For each choice in front of the seat: the best its turn can come to, as the evaluation sees the end of the turn. */
export function bestEnds<S extends State>(
  { value }: Knowledge<S>,
  t: Table<S>,
  world: S,
  seat: number,
  codes: readonly number[],
  { width, depth }: Beam,
): number[] {
  const { rules } = t
  const { turn } = world
  const go = (from: S, code: number, first: number, guess: boolean): Way<S> => {
    const state = rules.clone(from)
    take(lay(t, state), seat, code)
    const crossed = t.crossed
    const ended = over(state) || state.turn !== turn || front(state, seat) === null
    return { state, first, value: value(t, seat), ended, guess: guess || crossed }
  }
  const ends = codes.map(() => Number.NEGATIVE_INFINITY)
  const dropped = codes.map(() => Number.NEGATIVE_INFINITY)
  const note = (list: number[], { first, value }: Way<S>) => {
    list[first] = Math.max(list[first] ?? value, value)
  }
  let ways = codes.map((code, first) => go(world, code, first, false))
  for (let d = 1; ways.length > 0; d++) {
    const open: Way<S>[] = []
    for (const way of ways)
      if (way.ended || d >= depth) note(ends, way)
      else {
        note(dropped, way)
        open.push(way)
      }
    ways = []
    open.sort((a, b) => b.value - a.value)
    for (const way of open.slice(0, width)) {
      const nexts = offer(lay(t, way.state), seat)
        .list()
        .map(code => go(way.state, code, way.first, way.guess))
      if (way.guess) ways.push(nexts.reduce((a, b) => (b.value > a.value ? b : a)))
      else ways.push(...nexts)
    }
  }
  // A way that was dropped is worth what it looked like there, but no more than the best that was seen to its end.
  const best = Math.max(...ends)
  return ends.map((end, i) => Math.max(end, Math.min(dropped[i] ?? end, best - 1e-6)))
}
