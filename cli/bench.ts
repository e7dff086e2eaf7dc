// Speed of the engine, beside boardgame.io in the same run. Machines differ and are shared: read the ratios.
import { at, begin, below, offer, over, type Setting, seeded, table, take, waiting } from "@railhead/engine"
import { type GameBox, gameIds, openBox } from "@railhead/games"
import type { Arguments } from "./arguments.ts"
import { peerBench } from "./bench-peer.ts"

const SECONDS = 2

export interface Figures {
  readonly decisions: number
  /** Decisions with two choices or more. */
  readonly real: number
  readonly games: number
  readonly clones: number
}

/** Repeats a piece of work that returns how much it did; amount per second after a warm-up. */
export function perSecond(work: () => number, seconds = SECONDS): number {
  const spend = (ms: number) => {
    let done = 0
    const started = performance.now()
    while (performance.now() - started < ms) done += work()
    return (1000 * done) / (performance.now() - started)
  }
  spend(500)
  return spend(1000 * seconds)
}

/** Whole random games, setup included; the engine's own loop, no bot, no log. */
function benchGame({ game }: GameBox, setting: Omit<Setting, "seed">): Figures {
  const random = seeded("bench")
  const counts = { decisions: 0, real: 0, games: 0 }
  const started = { ...counts }
  const playOne = () => {
    const t = begin(game, { ...setting, seed: `bench ${counts.games % 64}` })
    let decisions = 0
    while (!over(t.state)) {
      const seat = at(waiting(t.state), 0)
      const list = offer(t, seat)
      decisions++
      if (list.size > 1) counts.real++
      take(t, seat, list.code(below(random, list.size)))
    }
    counts.decisions += decisions
    counts.games++
    return decisions
  }
  const decisions = perSecond(playOne)
  const share = (part: number) => part / (counts.decisions - started.decisions)
  return { decisions, real: decisions * share(counts.real), games: decisions * share(counts.games), clones: benchClones(game, setting) }
}

/** Copies of positions halfway through a game. */
function benchClones(game: GameBox["game"], setting: Omit<Setting, "seed">): number {
  const random = seeded("clones")
  const t = begin(game, { ...setting, seed: "clones" })
  for (let i = 0; i < 100 && !over(t.state); i++) {
    const seat = at(waiting(t.state), 0)
    const list = offer(t, seat)
    take(t, seat, list.code(below(random, list.size)))
  }
  const bench = table(t.rules, t.state)
  return perSecond(() => {
    for (let i = 0; i < 1000; i++) bench.state = t.rules.clone(t.state)
    return 1000
  })
}

function row(name: string, figures: Figures, peer: Figures | null): string {
  const cell = (key: keyof Figures) => {
    const figure = Math.round(figures[key]).toLocaleString("en")
    return `${figure}${peer ? ` (×${(figures[key] / peer[key]).toFixed(0)})` : ""}`.padStart(22)
  }
  return `${name.padEnd(34)}${cell("decisions")}${cell("real")}${cell("games")}${cell("clones")}`
}

export async function bench(_args: Arguments): Promise<number> {
  console.log(`${"one core, per second".padEnd(34)}${["decisions", "with two choices up", "whole games", "clones"].map(c => c.padStart(22)).join("")}`)
  const peer = await peerBench()
  console.log(row("boardgame.io 0.50, toy game", peer, null))
  for (const id of gameIds) {
    const box = await openBox(id)
    const [least, most] = box.game.seats
    for (let seats = least; seats <= most; seats++) console.log(row(`${id}, ${seats} seats`, benchGame(box, { seats }), peer))
    for (const option of box.game.options.filter(o => o.kind === "switch"))
      console.log(row(`${id}, ${most} seats, ${option.id}`, benchGame(box, { seats: most, options: { [option.id]: true } }), peer))
  }
  return 0
}
