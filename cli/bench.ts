// Speed of the engine, beside boardgame.io in the same run. Machines differ and are shared: read the ratios.
import { gameIds, openBox } from "@railhead/games"
import { Piscina } from "piscina"
import type { Arguments } from "./arguments.ts"
import type { Figures, Row } from "./bench-game.ts"
import { peerBench, peerSearch } from "./bench-peer.ts"
import { LEVELS, type Thought } from "./bench-search.ts"

/** Each measure in a thread of its own: what V8 learnt from one would slow the next down, and people play one game at a time. */
async function inThread<T>(file: URL, game: string): Promise<T> {
  const thread = new Piscina<string, T>({ filename: file.href, maxThreads: 1 })
  const measured = await thread.run(game)
  await thread.destroy()
  return measured
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

export async function bench({ words }: Arguments): Promise<number> {
  const ids = words.length > 0 ? words : gameIds
  // Who names no game of ours is told so before anything is measured.
  for (const id of ids) await openBox(id)
  const rows: Row[] = []
  const thoughts: Thought[] = []
  for (const id of ids) {
    rows.push(...(await inThread<Row[]>(new URL("./bench-game.ts", import.meta.url), id)))
    thoughts.push(await inThread<Thought>(new URL("./bench-search.ts", import.meta.url), id))
  }
  const peer = peerBench()
  rows.push({ name: "boardgame.io 0.50.2, a toy game", figures: peer })
  const heads = ["decisions", "two choices or more", "whole games", "clones"]
  console.log(`${"per second on one core".padEnd(46)}${heads.map(head => head.padStart(20)).join("")}`)
  for (const { name, figures } of rows) console.log(line(name, figures, peer))
  printThought(thoughts, await peerSearch())
  return 0
}
