// Speed of the engine, beside boardgame.io in the same run. Machines differ and are shared: read the ratios.
import { gameIds } from "@railhead/games"
import { Piscina } from "piscina"
import type { Arguments } from "./arguments.ts"
import type { Figures, Measured } from "./bench-game.ts"
import { peerBench, peerSearch } from "./bench-peer.ts"
import { LEVELS, type Thought } from "./bench-search.ts"

/** Each game in a thread of its own: what V8 learnt from one would slow the next down, and people play one at a time. */
async function measured(game: string): Promise<Measured> {
  const thread = new Piscina<string, Measured>({
    filename: new URL("./bench-game.ts", import.meta.url).href,
    maxThreads: 1,
  })
  const figures = await thread.run(game)
  await thread.destroy()
  return figures
}

function line(name: string, figures: Figures, peer: Figures): string {
  const cell = (key: keyof Figures) => {
    const times = figures === peer ? "" : ` (×${(figures[key] / peer[key]).toFixed(0)})`
    return `${Math.round(figures[key]).toLocaleString("en")}${times}`.padStart(20)
  }
  return `${name.padEnd(46)}${cell("decisions")}${cell("real")}${cell("games")}${cell("clones")}`
}

function printThought(rows: readonly Thought[], peer: number): void {
  const heads = ["to the turn's end", "to the next one's end", ...LEVELS.map(level => `${level}, ms`)]
  console.log(`\n${"iterations per second".padEnd(40)}${heads.map(head => head.padStart(24)).join("")}`)
  for (const { name, perSecond, waits } of rows) {
    const cells = perSecond.map(one => `${Math.round(one).toLocaleString("en")} (×${(one / peer).toFixed(1)})`)
    console.log(`${name.padEnd(40)}${[...cells, ...waits].map(cell => cell.padStart(24)).join("")}`)
  }
  console.log(`${"boardgame.io 0.50.2, a toy game".padEnd(40)}${Math.round(peer).toLocaleString("en").padStart(24)}`)
}

export async function bench(_args: Arguments): Promise<number> {
  const games: Measured[] = []
  for (const id of gameIds) games.push(await measured(id))
  const peer = peerBench()
  const rows = [...games.flatMap(({ rows }) => rows), { name: "boardgame.io 0.50.2, a toy game", figures: peer }]
  const heads = ["decisions", "two choices or more", "whole games", "clones"]
  console.log(`${"per second on one core".padEnd(46)}${heads.map(head => head.padStart(20)).join("")}`)
  for (const { name, figures } of rows) console.log(line(name, figures, peer))
  printThought(
    games.map(({ thought }) => thought),
    await peerSearch(),
  )
  return 0
}
