// The main thread's handle on a worker: calls with a time limit. A thread that does not answer is ended and started anew.
import { Worker } from "node:worker_threads"
import { type Line, RailheadError, type Sheet } from "@railhead/engine"
import type { BotIdea, BotTask, Change, Do, DraftNow, Opened, OpenTable, Reply } from "@railhead/hosting"

interface Waiting {
  done(value: unknown): void
  fail(error: unknown): void
  readonly method: string
}

/** The thread was ended while this call was under way: by its own fault (`culprit`) or another's. */
export class ThreadEnded extends Error {
  readonly culprit: boolean

  constructor(why: string, culprit: boolean) {
    super(why)
    this.culprit = culprit
  }
}

export class Thread {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private count = 0
  /** Runs while calls wait, and begins anew with every answer: a call's time does not run while others are before it. */
  private watchdog: NodeJS.Timeout | null = null
  private readonly extraBox: string
  private readonly limit: number
  /** Called when the thread was ended: what it had in memory is gone. */
  onEnd: () => void = () => {}

  constructor({ limit, extraBox = "" }: { limit: number; extraBox?: string }) {
    this.limit = limit
    this.extraBox = extraBox
  }

  open = (setup: OpenTable): Promise<Opened> => this.call("open", [setup])
  close = (table: string): Promise<void> => this.call("close", [table])
  act = (table: string, action: Do, watched: readonly number[]): Promise<Change> =>
    this.call("act", [table, action, watched])
  follow = (
    table: string,
    lines: readonly Line[],
    drafts: readonly DraftNow[],
    watched: readonly number[],
  ): Promise<Change> => this.call("follow", [table, lines, drafts, watched])
  look = (table: string, seats: readonly number[]): Promise<{ table: string; own: { [seat: number]: string } }> =>
    this.call("look", [table, seats])
  viewOf = (table: string, seat: number): Promise<{ view: string; count: number; ask: number }> =>
    this.call("viewOf", [table, seat])
  turnOrder = (table: string): Promise<readonly number[]> => this.call("turnOrder", [table])
  ledger = (table: string, seat: number): Promise<string> => this.call("ledger", [table, seat])
  story = (table: string, seat: number): Promise<string> => this.call("story", [table, seat])
  score = (table: string): Promise<Sheet> => this.call("score", [table])
  record = (table: string): Promise<string> => this.call("record", [table])
  think = (task: BotTask): Promise<readonly BotIdea[]> => this.call("think", [task])

  async stop(): Promise<void> {
    const worker = this.worker
    this.end(new ThreadEnded("the server stops", false), -1)
    await worker?.terminate()
  }

  private call<T>(method: string, args: readonly unknown[]): Promise<T> {
    const id = ++this.count
    return new Promise<T>((done, fail) => {
      if (this.waiting.size === 0) this.watch()
      this.waiting.set(id, { done: done as (value: unknown) => void, fail, method })
      this.started().postMessage({ id, method, args })
    })
  }

  private watch(): void {
    // An answer may have come while this thread itself was held up: that is looked at first.
    const looked = (first: number | undefined) =>
      setImmediate(() => {
        if (first !== undefined && first === this.first()) this.tookTooLong(first)
      })
    this.watchdog = setTimeout(() => looked(this.first()), this.limit)
  }

  /** Calls are answered in the order in which they were made: the thread is at this one. */
  private first(): number | undefined {
    return this.waiting.keys().next().value
  }

  private tookTooLong(id: number): void {
    const method = this.waiting.get(id)?.method
    this.end(new ThreadEnded(`${method} took longer than ${this.limit} ms`, true), id)
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { extraBox: this.extraBox } })
    worker.on("message", (reply: Reply) => this.settle(reply))
    // It does one thing after the other, so what it failed on is what it was asked first.
    worker.on("error", error => this.end(new ThreadEnded(`the thread failed: ${error}`, true), this.first() ?? -1))
    worker.unref()
    this.worker = worker
    return worker
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id)
    if (!waiting) return
    this.waiting.delete(reply.id)
    if (this.waiting.size === 0) this.rest()
    else this.watchdog?.refresh()
    if ("ok" in reply) waiting.done(reply.ok)
    else {
      const { code, message, rule, reason } = reply.error
      const details = { ...(rule === undefined ? {} : { rule }), ...(reason === undefined ? {} : { reason }) }
      waiting.fail(new RailheadError(code as RailheadError["code"], message, details))
    }
  }

  private rest(): void {
    if (this.watchdog) clearTimeout(this.watchdog)
    this.watchdog = null
  }

  /** Ends the thread; the call `culprit` is to blame, the others may be made again. */
  private end(error: ThreadEnded, culprit: number): void {
    const worker = this.worker
    this.worker = null
    worker?.removeAllListeners()
    void worker?.terminate()
    this.rest()
    for (const [id, { fail }] of this.waiting)
      fail(id === culprit ? error : new ThreadEnded("another table stopped the thread", false))
    this.waiting.clear()
    this.onEnd()
  }
}
