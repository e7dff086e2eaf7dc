// Speed of thought: iterations of the search and time for a decision of each level.
import { botNamed, type Knowledge, knowledge, searchFor } from "@railhead/bots"
import { begin, nextSeat, offer, over, range, type State, seeded, take, type View, view } from "@railhead/engine"
import type { GameBox } from "@railhead/games"

/** Decisions of a game between greenhorns that are thought about. */
const POSITIONS = 12
/** One in so many decisions of that game. */
const EVERY = 17
const ITERATIONS = 400
/** The first warms up; of the others the fastest has least of what others took from the machine. */
const PASSES = 4
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

function milliseconds(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

export function benchThought(box: GameBox): Thought {
  const seats = Math.min(4, box.game.seats[1])
  const { game, seen } = positionsOf(box, seats)
  const all = (work: (seen: View<State>) => void) => seen.map(view => milliseconds(() => work(view)))
  const iterations = (effort: { rounds: number; width: number }) => {
    let count = 0
    // Every iteration judges once; the search stops early when its choice is made.
    const counted: typeof game = {
      ...game,
      values(t, into) {
        count++
        game.values(t, into)
      },
    }
    const spent = all(view => searchFor(counted, view, seeded("bench"), { iterations: ITERATIONS, ...effort }))
    return (1000 * count) / spent.reduce((sum, ms) => sum + ms, 0)
  }
  const fastest = (effort: { rounds: number; width: number }) =>
    Math.max(...range(PASSES).map(() => iterations(effort)))
  return {
    name: `${box.game.id}, ${seats} seats`,
    perSecond: [fastest({ rounds: 0, width: 0 }), fastest({ rounds: 1, width: 2 })],
    waits: LEVELS.map(level => {
      const spent = all(view => botNamed(level).think(game, view, seeded("bench")))
      const mean = spent.reduce((sum, ms) => sum + ms, 0) / spent.length
      return `${mean.toFixed(0)} / ${Math.max(...spent).toFixed(0)}`
    }),
  }
}
