// Speed of thought: iterations of the search and time for a decision of each level.
import { botNamed, type Effort, type Knowledge, knowledge, searchFor } from "@railhead/bots"
import { at, begin, nextSeat, offer, over, range, type State, seeded, take, type View, view } from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"

/** Decisions of a game between greenhorns that are thought about. */
const POSITIONS = 12
/** One in so many decisions of that game. */
const EVERY = 17
const ITERATIONS = 400
/** Times each is thought about: the first warm up, and the fastest has least of what others took from the machine. */
export const PASSES = 40
const LONG_PASSES = 3
export const LEVELS = ["scout", "foreman", "marshal"]

export interface Thought {
  readonly name: string
  readonly perSecond: readonly number[]
  /** Milliseconds for a decision: mean and worst of each level. */
  readonly waits: readonly string[]
}

function positionsOf<S extends State>(box: GameBox<S>, seats: number): { game: Knowledge<S>; seen: View<S>[] } {
  const t = begin(box.game, { seats, seed: "thought" })
  const game = knowledge(t.rules, box)
  const chance = seeded("thought")
  const seen: View<S>[] = []
  let decisions = 0
  while (!over(t.state) && seen.length < POSITIONS) {
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    if (list.size > 1 && ++decisions % EVERY === 0) seen.push(view(t.rules, t.state, seat))
    take(t, seat, botNamed("greenhorn").think(game, view(t.rules, t.state, seat), chance).code)
  }
  return { game, seen }
}

function timed<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const started = performance.now()
  const result = work()
  return { result, ms: performance.now() - started }
}

export default async function measure(id: string): Promise<Thought> {
  const box = await openBox(id)
  const seats = Math.min(4, box.game.seats[1])
  const { game, seen } = positionsOf(box, seats)
  const perSecond = (effort: Omit<Effort, "iterations">, passes: number) => {
    let iterations = 0
    let spent = 0
    for (const view of seen) {
      const thoughts = range(passes).map(() =>
        timed(() => searchFor(game, view, seeded("bench"), { iterations: ITERATIONS, ...effort })),
      )
      // The search stops early when its choice is made: the same every time.
      iterations += at(thoughts, 0).result.iterations
      spent += Math.min(...thoughts.map(({ ms }) => ms))
    }
    return (1000 * iterations) / spent
  }
  return {
    name: `${id}, ${seats} seats`,
    perSecond: [perSecond({ rounds: 0, width: 0 }, PASSES), perSecond({ rounds: 1, width: 2 }, LONG_PASSES)],
    waits: LEVELS.map(level => {
      const spent = seen.map(view => timed(() => botNamed(level).think(game, view, seeded("bench"))).ms)
      const mean = spent.reduce((sum, ms) => sum + ms, 0) / spent.length
      return `${mean.toFixed(0)} / ${Math.max(...spent).toFixed(0)}`
    }),
  }
}
