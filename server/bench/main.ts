// `node server/bench/main.ts [--tables 200] [--seconds 20]`: what the server does per second, how fast, in how much memory.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { machineCpuSeconds, ownCpuSeconds, ServerChild } from "./child.ts"
import { addIdleTables } from "./idle.ts"
import { Load } from "./load.ts"
import { PlayingSeat } from "./seat.ts"

interface Figure {
  readonly what: string
  readonly value: string
  readonly floor?: string
  readonly target?: string
}

/** A stretch of the load, flat out. */
interface Window {
  readonly moves: number
  readonly seconds: number
  /** Seconds of processor time of the server. */
  readonly cpu: number
  /** Of programs that have nothing to do with this: with much of it the figures mean little. */
  readonly others: number
  /** Games that ended meanwhile: in their place new tables were made, with people, seats and sockets. */
  readonly games: number
}

const PERSONS_PACE = 2000
/** Seconds flat out before anything is counted: code that has just been loaded is slow. */
const WARM_UP = 5
/** Seconds. Machines are noisy: the median of some windows says more than one long one. */
const WINDOW = 2
const IDLE_TABLES = 10_000

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "200" },
    seconds: { type: "string", default: "20" },
    /** Some of `play`, `bots` and `idle`. */
    only: { type: "string", default: "play,bots,idle" },
    /** A folder for a profile of the server. */
    profile: { type: "string", default: "" },
  },
})

/** A folder that is gone afterwards, whatever happens. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "railhead-bench-"))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function rest(seconds: number): Promise<void> {
  return new Promise(done => setTimeout(done, seconds * 1000))
}

function share(sorted: readonly number[], part: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return value === undefined ? "–" : `${value.toFixed(1)} ms`
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

function spread(list: readonly number[]): string {
  if (list.length === 0) return "–"
  return `${median(list).toFixed(0)} (${Math.min(...list).toFixed(0)}–${Math.max(...list).toFixed(0)})`
}

async function paced(load: Load, seconds: number): Promise<Figure[]> {
  load.begin(PERSONS_PACE)
  await rest(seconds)
  load.end()
  const latencies = load.latencies.toSorted((a, b) => a - b)
  return [
    { what: `at a person's pace: moves told to all four`, value: `${latencies.length}` },
    { what: "  from sending to the last of four clients, p50", value: share(latencies, 0.5) },
    { what: "  p99", value: share(latencies, 0.99), floor: "50 ms", target: "15 ms" },
    { what: "  max", value: share(latencies, 1) },
  ]
}

async function measure(server: ServerChild, load: Load): Promise<Window> {
  const { moves, games } = load
  const [cpu, own, all] = [server.cpuSeconds(), ownCpuSeconds(), machineCpuSeconds()]
  const began = performance.now()
  await rest(WINDOW)
  const seconds = (performance.now() - began) / 1000
  const used = server.cpuSeconds() - cpu
  const others = machineCpuSeconds() - all - used - (ownCpuSeconds() - own)
  return {
    moves: load.moves - moves,
    seconds,
    cpu: used,
    others: Math.max(0, others),
    games: load.games - games,
  }
}

function perCore({ moves, cpu }: Window): number {
  return moves / cpu
}

async function flatOut(server: ServerChild, load: Load, seconds: number): Promise<Figure[]> {
  load.begin(0)
  await rest(WARM_UP)
  load.reset()
  const windows: Window[] = []
  for (let i = 0; i < Math.max(1, Math.round(seconds / WINDOW)); i++) windows.push(await measure(server, load))
  load.end()
  const { moves, committed, games, errors } = load
  return [
    { what: `flat out: moves (${games} games ended, ${errors} refused)`, value: `${moves}` },
    { what: "  of these committed and told to all four", value: `${((committed / moves) * 100).toFixed(0)} %` },
    { what: "  moves/s", value: spread(windows.map(w => w.moves / w.seconds)) },
    { what: "  cores the server used", value: median(windows.map(w => w.cpu / w.seconds)).toFixed(2) },
    { what: "  cores other programs used", value: median(windows.map(w => w.others / w.seconds)).toFixed(2) },
    {
      what: "  moves/s per core, while no game ended",
      value: spread(windows.filter(w => w.games === 0).map(perCore)),
      floor: "2000",
      target: "4000",
    },
    { what: "  moves/s per core, with the making of new tables", value: spread(windows.map(perCore)) },
  ]
}

function measurePlay(tables: number, seconds: number, profile: string): Promise<Figure[]> {
  return inFolder(async dataFolder => {
    const execArgv = profile === "" ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]
    const server = await ServerChild.start({ dataFolder, execArgv })
    const load = new Load(server)
    try {
      await rest(1)
      const empty = server.rss()
      await load.addTables(tables)
      await rest(1)
      const perTable = ((server.rss() - empty) * 1024) / tables
      const calm = await paced(load, seconds)
      // What is under way is answered within this time.
      await rest(0.5)
      return [
        ...calm,
        ...(await flatOut(server, load, seconds)),
        { what: "memory without tables", value: `${empty.toFixed(0)} MB` },
        { what: "  for each table with four sockets", value: `${perTable.toFixed(0)} KB` },
        { what: "  after the load", value: `${server.rss().toFixed(0)} MB` },
      ]
    } finally {
      load.close()
      await server.stop()
    }
  })
}

/** A whole game of four bots that search, with somebody watching: does the main thread stay free for everybody else? */
function measureBots(): Promise<Figure[]> {
  return inFolder(async dataFolder => {
    const server = await ServerChild.start({ dataFolder })
    try {
      await rest(WARM_UP)
      const idle = await server.lateness()
      const { id, cookies } = await server.makeTable("foreman")
      let told = 0
      const began = performance.now()
      const ended = Promise.withResolvers<void>()
      const watcher = await PlayingSeat.open(server.address, id, -1, cookies[0] ?? "", {
        changed: (_seat, _asked, over) => {
          told++
          if (over) ended.resolve()
        },
        answered: () => {},
      })
      await ended.promise
      const seconds = (performance.now() - began) / 1000
      const { p50, p99, max } = await server.lateness()
      watcher.close()
      return [
        { what: "a game of four foremen, somebody watching: changes told", value: `${told}` },
        { what: "  seconds it took", value: seconds.toFixed(0) },
        { what: "  main thread late, p50", value: `${p50.toFixed(1)} ms` },
        { what: "  p99", value: `${p99.toFixed(1)} ms` },
        { what: "  max", value: `${max.toFixed(1)} ms` },
        { what: "  p99 without a table", value: `${idle.p99.toFixed(1)} ms` },
      ]
    } finally {
      await server.stop()
    }
  })
}

/** How long a server takes to start, and its memory, with so many tables on disk. */
function measureIdle(tables: number): Promise<string> {
  return inFolder(async dataFolder => {
    await addIdleTables(join(dataFolder, "railhead.sqlite"), tables)
    const server = await ServerChild.start({ dataFolder })
    try {
      await rest(2)
      return `${server.startedIn.toFixed(0)} ms, ${server.rss().toFixed(0)} MB`
    } finally {
      await server.stop()
    }
  })
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`${"".padEnd(width)}  ${"measured".padStart(18)}  ${"floor".padStart(7)}  ${"target".padStart(7)}`)
  for (const { what, value, floor = "", target = "" } of figures)
    console.log(`${what.padEnd(width)}  ${value.padStart(18)}  ${floor.padStart(7)}  ${target.padStart(7)}`)
}

const tables = Number(values.tables)
const figures: Figure[] = [{ what: "tables of four", value: values.tables }]
if (values.only.includes("play")) figures.push(...(await measurePlay(tables, Number(values.seconds), values.profile)))
if (values.only.includes("bots")) figures.push(...(await measureBots()))
if (values.only.includes("idle"))
  figures.push(
    { what: "start with no tables", value: await measureIdle(0) },
    { what: `start with ${IDLE_TABLES} idle tables on disk`, value: await measureIdle(IDLE_TABLES) },
  )
print(figures)
