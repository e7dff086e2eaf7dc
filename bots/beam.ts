// Looking through the rest of a seat's own turn, decision by decision, keeping only the most promising ways on.
import { type Evaluation, figure, front, lay, over, type State, type Table, take } from "@railhead/engine"
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
  /** The choice that led there. */
  readonly code: number
  /** The way it goes on from, null for a first choice. */
  readonly before: Way<S> | null
  /** Which of the first choices it began with. */
  readonly first: number
  readonly value: number
  /** Is the turn over there? */
  readonly ended: boolean
  /** Has chance had a say? What follows is then a guess: of such ways only the likeliest one goes on. */
  readonly guess: boolean
}

interface Outlook<S> {
  /** For each choice: the best its turn can come to; where its ways were dropped, by how those kept went on. */
  readonly ends: readonly number[]
  /** The same where what was dropped is worth what it looked like there: for a search, which will look at it again. */
  readonly hopes: readonly number[]
  /** The position at the end of the best way. */
  readonly last: S
  /** Has chance no say on any of the ways? They are the same every time then. */
  readonly sure: boolean
  /** The choices of the best way, as far as nothing on it is a guess: worked out only for who asks, since playouts do not. */
  plan(): readonly number[]
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
  let sure = true
  const go = (before: Way<S> | null, code: number, first: number): Way<S> => {
    const state = rules.clone(before?.state ?? world)
    take(lay(t, state), seat, code)
    const crossed = t.crossed
    if (crossed) sure = false
    const ended = over(state) || state.turn !== turn || front(state, seat) === null
    const judged = ended && !alone ? value(t, seat) : worth(t, seat) + others
    return { state, code, before, first, value: judged, ended, guess: crossed || before?.guess === true }
  }
  const ended: Way<S>[] = []
  const dropped: { readonly way: Way<S>; readonly decisions: number }[] = []
  const looks = codes.map(() => Number.NEGATIVE_INFINITY)
  let ways = codes.map((code, first) => go(null, code, first))
  for (let decisions = 1; ways.length > 0; decisions++) {
    const open: Way<S>[] = []
    for (const way of ways)
      if (way.ended || decisions >= depth) ended.push(way)
      else {
        raise(looks, way.first, way.value)
        open.push(way)
      }
    ways = []
    open.sort((a, b) => b.value - a.value)
    open.forEach((way, rank) => {
      if (rank >= width) {
        dropped.push({ way, decisions })
        return
      }
      const nexts = choicesOf(lay(t, way.state), seat).map(code => go(way, code, way.first))
      if (way.guess) ways.push(nexts.reduce((a, b) => (b.value > a.value ? b : a)))
      else ways.push(...nexts)
    })
  }
  const best = ended.reduce((a, b) => (b.value > a.value ? b : a))
  const way = { last: best.state, sure, plan: () => planOf(best) }
  if (alone) return { ends: [], hopes: [], ...way }
  // Nothing that was dropped is as good as the best that was seen to its end.
  const most = best.value - 1e-6
  const ends = codes.map(() => Number.NEGATIVE_INFINITY)
  for (const { first, value } of ended) raise(ends, first, value)
  const hopes = ends.map((end, i) => Math.max(end, Math.min(figure(looks, i), most)))
  const falls = fallsOf(ended, depth)
  for (const { way, decisions } of dropped) raise(ends, way.first, Math.min(way.value + figure(falls, decisions), most))
  return { ends, hopes, ...way }
}

function planOf<S>(end: Way<S>): number[] {
  const plan: number[] = []
  for (let way: Way<S> | null = end; way !== null; way = way.before)
    if (way.before?.guess !== true) plan.unshift(way.code)
  return plan
}

function raise(list: number[], i: number, value: number): void {
  if (value > figure(list, i)) list[i] = value
}

/** How a way's value changes from after so many decisions to its end: of the best way that went on from there, 0 if none did. */
function fallsOf<S>(ended: readonly Way<S>[], depth: number): number[] {
  const falls = new Array<number>(depth + 1).fill(0)
  const best = new Array<number>(depth + 1).fill(Number.NEGATIVE_INFINITY)
  for (const end of ended) {
    const path: Way<S>[] = []
    for (let way = end.before; way !== null; way = way.before) path.unshift(way)
    path.forEach((way, i) => {
      if (end.value <= figure(best, i + 1)) return
      best[i + 1] = end.value
      falls[i + 1] = end.value - way.value
    })
  }
  return falls
}
