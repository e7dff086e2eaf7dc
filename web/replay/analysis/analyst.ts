// Looks at a whole game with a bot's eyes, decision by decision, in the worker.
import { computed, signal } from "@preact/signals"
import type { Judged } from "@railhead/bots"
import { inWorker } from "../../lib/worker.ts"
import type { Outlook } from "../../worker/analysis.ts"

/** Who judges the game, and who thinks harder about one decision. */
export const SCOUT = "scout"
export const MARSHAL = "marshal"

export interface Opinion extends Judged {
  /** Whose it is. */
  readonly level: string
}

export interface Judges {
  outlook(record: string): Promise<Outlook>
  judge(record: string, page: number, level: string): Promise<Judged>
}

const workers: Judges = {
  outlook: record => inWorker("outlook", record),
  judge: (record, page, level) => inWorker("judge", record, page, level),
}

/** Milliseconds between two times that what was found is shown. */
const SHOWN_EVERY = 150

export class Analyst {
  readonly outlook = signal<Outlook | null>(null)
  /** What was found so far, by page. */
  readonly opinions = signal<ReadonlyMap<number, Opinion>>(new Map())
  readonly running = signal(false)
  /** The page that is thought about harder. */
  readonly pondered = signal<number | null>(null)
  readonly problem = signal<unknown>(null)
  readonly total = computed(() => this.outlook.value?.decisions.length ?? 0)
  readonly done = computed(() => this.total.value > 0 && this.opinions.value.size === this.total.value)
  /** Counts starts and stops: what was begun before the last of them ends. */
  private runs = 0
  private readonly record: string
  private readonly judges: Judges

  constructor(record: string, judges: Judges = workers) {
    this.record = record
    this.judges = judges
  }

  /** Goes on where it was stopped. */
  async start(): Promise<void> {
    if (this.running.value || this.done.value) return
    const run = ++this.runs
    this.running.value = true
    this.problem.value = null
    const found: Opinion[] = []
    let shown = Date.now()
    try {
      this.outlook.value ??= await this.judges.outlook(this.record)
      const known = this.opinions.value
      for (const page of this.outlook.value.decisions.filter(one => !known.has(one))) {
        if (run !== this.runs) break
        found.push(await this.opinion(page, SCOUT))
        if (Date.now() - shown < SHOWN_EVERY) continue
        this.show(found.splice(0))
        shown = Date.now()
      }
    } catch (error) {
      this.problem.value = error
    }
    this.show(found)
    if (run === this.runs) this.running.value = false
  }

  stop(): void {
    this.runs++
    this.running.value = false
  }

  startOrStop(): void {
    if (this.running.value) this.stop()
    else void this.start()
  }

  /** A better opinion about one decision, which takes longer. */
  async ponder(page: number): Promise<void> {
    if (this.pondered.value !== null) return
    this.pondered.value = page
    try {
      this.show([await this.opinion(page, MARSHAL)])
    } catch (error) {
      this.problem.value = error
    }
    this.pondered.value = null
  }

  private async opinion(page: number, level: string): Promise<Opinion> {
    return { ...(await this.judges.judge(this.record, page, level)), level }
  }

  private show(found: readonly Opinion[]): void {
    if (found.length === 0) return
    this.opinions.value = new Map([...this.opinions.value, ...found.map(one => [one.page, one] as const)])
  }
}
