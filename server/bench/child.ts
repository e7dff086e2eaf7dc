// A server process: start it, ask it for tables, measure it, end it.
import { type ChildProcess, fork } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { ChildMessage, Lateness, MadeTable } from "./serve.ts"

export interface ServerSetup {
  readonly dataFolder: string
  /** `postgres://…`, or empty for SQLite. */
  readonly databaseUrl?: string
  /** Arguments for Node itself, such as `--cpu-prof`. */
  readonly execArgv?: readonly string[]
}

const START_LIMIT = 30_000
const TICKS_PER_SECOND = 100

/** Seconds of processor time that all programs of this machine took. */
export function machineCpuSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1] ?? ""
  )
    .split(" ")
    .map(Number)
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND
}

export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export class ServerChild {
  readonly address: string
  /** Milliseconds from the start of the process until it takes requests. */
  readonly startedIn: number
  private readonly child: ChildProcess
  private readonly wanted = new Map<number, { done(table: MadeTable): void; fail(error: Error): void }>()
  private count = 0
  private ending = false

  private constructor(child: ChildProcess, address: string, startedIn: number) {
    this.child = child
    this.address = address
    this.startedIn = startedIn
    child.on("message", (message: ChildMessage) => {
      if (!("made" in message)) return
      const wanted = this.wanted.get(message.made)
      this.wanted.delete(message.made)
      if ("table" in message) wanted?.done(message.table)
      else wanted?.fail(new Error(`the server could not make a table: ${message.failed}`))
    })
    child.on("exit", () => {
      for (const { fail } of this.wanted.values()) fail(new Error("the server ended"))
      this.wanted.clear()
    })
  }

  static async start({ dataFolder, databaseUrl = "", execArgv = [] }: ServerSetup): Promise<ServerChild> {
    const began = performance.now()
    const child = fork(fileURLToPath(new URL("./serve.ts", import.meta.url)), {
      execArgv: [...execArgv],
      env: {
        ...process.env,
        PORT: "0",
        HOST: "127.0.0.1",
        RAILHEAD_DATA: dataFolder,
        DATABASE_URL: databaseUrl,
        RAILHEAD_LOG: "error",
      },
    })
    const address = await new Promise<string>((done, fail) => {
      const timer = setTimeout(() => fail(new Error("the server did not start in time")), START_LIMIT)
      const settle = (settled: () => void) => {
        clearTimeout(timer)
        child.removeAllListeners()
        settled()
      }
      child.once("message", (message: ChildMessage) => {
        if ("ready" in message) settle(() => done(message.ready))
      })
      child.once("exit", code => settle(() => fail(new Error(`the server ended with ${code} before it was ready`))))
    })
    return new ServerChild(child, address, performance.now() - began)
  }

  /** Gone, or told to go. */
  get ended(): boolean {
    return this.ending || this.gone
  }

  private get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** How late its main thread was since it was last asked. */
  lateness(): Promise<Lateness> {
    return new Promise(done => {
      const heard = (message: ChildMessage) => {
        if (!("late" in message)) return
        this.child.off("message", heard)
        done(message.late)
      }
      this.child.on("message", heard)
      this.child.send({ late: true })
    })
  }

  /** A new table with everybody seated and the game begun; with `bot`, one of four such bots. */
  makeTable(bot = ""): Promise<MadeTable> {
    const make = ++this.count
    return new Promise((done, fail) => {
      if (this.ended) return fail(new Error("the server ended"))
      this.wanted.set(make, { done, fail })
      // A failure to send is its end, which is told above.
      this.child.send({ make, bot }, () => {})
    })
  }

  /** Seconds of processor time of the process with all its threads. */
  cpuSeconds(): number {
    const stat = readFileSync(`/proc/${this.child.pid}/stat`, "utf8")
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }

  /** Megabytes in memory. */
  rss(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, "utf8")
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  }

  /** At any moment and without a word. */
  kill(): Promise<void> {
    return this.end(() => this.child.kill("SIGKILL"))
  }

  stop(): Promise<void> {
    return this.end(() => this.child.send({ stop: true }))
  }

  private end(how: () => void): Promise<void> {
    return new Promise(done => {
      if (this.gone) return done()
      this.ending = true
      this.child.once("exit", () => done())
      how()
    })
  }
}
