// The page's handle on the worker: started when it is first needed.
import type { FromTable, Refusal } from "@railhead/hosting"
import type { WorkerMethods, WorkerPush } from "../worker/worker.ts"

export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

interface Waiting {
  done(value: unknown): void
  fail(error: unknown): void
}

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, Waiting>()
const listeners = new Map<string, (message: FromTable) => void>()

function started(): Worker {
  if (worker) return worker
  worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "railhead" })
  worker.addEventListener("message", ({ data }: MessageEvent) => {
    if ("table" in data) {
      const { table, message }: WorkerPush = data
      listeners.get(table)?.(message)
      return
    }
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error) asked?.fail(new Refused(data.error))
    else asked?.done(data.ok)
  })
  return worker
}

type Answer<M extends keyof WorkerMethods> = Awaited<ReturnType<WorkerMethods[M]>>

export function inWorker<M extends keyof WorkerMethods>(
  method: M,
  ...args: Parameters<WorkerMethods[M]>
): Promise<Answer<M>> {
  const id = ++count
  return new Promise<Answer<M>>((done, fail) => {
    waiting.set(id, { done: value => done(value as Answer<M>), fail })
    started().postMessage({ id, method, args })
  })
}

/** Hears what a table on this device tells. */
export function hearTable(id: string, listener: (message: FromTable) => void): () => void {
  listeners.set(id, listener)
  return () => listeners.delete(id)
}
