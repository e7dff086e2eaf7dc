// The speed of one game: random play, whole games, copies of positions.
import {
  at,
  begin,
  below,
  lay,
  nextSeat,
  offer,
  over,
  range,
  type Setting,
  type State,
  seeded,
  type Table,
  table,
  take,
} from "@railhead/engine"
import { type GameBox, openBox } from "@railhead/games"

/** Machines are shared: the fastest of some short windows has least of what others took. */
const WINDOWS = 12
const WINDOW = 150

export interface Figures {
  readonly decisions: number
  /** Decisions with two choices or more. */
  readonly real: number
  readonly games: number
  readonly clones: number
}

/** Repeats a piece of work that returns how much it did; amount per second after a warm-up. */
export function perSecond(work: () => number): number {
  const spend = (ms: number) => {
    let done = 0
    const started = performance.now()
    while (performance.now() - started < ms) done += work()
    return (1000 * done) / (performance.now() - started)
  }
  spend(500)
  return Math.max(...range(WINDOWS).map(() => spend(WINDOW)))
}

/** Plays a table to its end by chance; how many decisions it took and how many of them had two choices or more. */
function playOut(t: Table<State>, random: number[]): { decisions: number; real: number } {
  const count = { decisions: 0, real: 0 }
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    count.decisions++
    if (list.size > 1) count.real++
    take(t, seat, list.code(below(random, list.size)))
  }
  return count
}

/** Decisions from copies of 64 starting positions; whole games with their setup; no bot, no log. */
function benchGame({ game }: GameBox, setting: Omit<Setting, "seed">): Figures {
  const random = seeded("bench")
  const starts = range(64).map(i => begin(game, { ...setting, seed: `bench ${i}` }))
  const { rules, state } = at(starts, 0)
  const bench = table(rules, state)
  let played = 0
  let all = 0
  let real = 0
  const decisions = perSecond(() => {
    const start = at(starts, played++ % starts.length).state
    const count = playOut(lay(bench, rules.clone(start)), random)
    all += count.decisions
    real += count.real
    return count.decisions
  })
  const games = perSecond(() => {
    playOut(begin(game, { ...setting, seed: `bench ${played++ % 64}` }), random)
    return 1
  })
  return { decisions, real: (decisions * real) / all, games, clones: benchClones(game, setting) }
}

/** Copies of positions halfway through a game. */
function benchClones(game: GameBox["game"], setting: Omit<Setting, "seed">): number {
  const random = seeded("clones")
  const t = begin(game, { ...setting, seed: "clones" })
  for (let i = 0; i < 100 && !over(t.state); i++) {
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    take(t, seat, list.code(below(random, list.size)))
  }
  return perSecond(() => {
    for (let i = 0; i < 1000; i++) lay(t, t.rules.clone(t.state))
    return 1000
  })
}

export interface Row {
  readonly name: string
  readonly figures: Figures
}

export default async function measure(id: string): Promise<Row[]> {
  const box = await openBox(id)
  const [least, most] = box.game.seats
  const rows = range(most + 1)
    .slice(least)
    .map(seats => ({ name: `${id}, ${seats} seats`, figures: benchGame(box, { seats }) }))
  for (const option of box.game.options)
    if (option.kind === "switch")
      rows.push({
        name: `${id}, ${most} seats, ${option.id}`,
        figures: benchGame(box, { seats: most, options: { [option.id]: true } }),
      })
  return rows
}
