// A race (CC-17.4): several are asked at once and the first to answer is served first, however far away each of them is.
import type { Seat } from "@railhead/engine"

/** The name of the limit under which a step is a race. */
export const RACE = "race"

/** Milliseconds of a connection's delay that are made up for. Every answer waits so long for earlier ones still on their way. */
export const HEAD_START = 150
/** Milliseconds between two answers of one seat, for people and bots alike. */
export const BREATH = 700

interface Held {
  readonly due: number
  go(): void
}

/** When an answer was given that came in just now over a connection with this delay. */
export function givenAt(arrived: number, delay: number): number {
  return arrived - Math.min(delay, HEAD_START)
}

export class Race {
  /** Answers that came in and wait, the first to be served in front. */
  private readonly held: Held[] = []
  /** When each seat last did something that all saw. */
  private readonly last = new Map<Seat, number>()
  private timer: NodeJS.Timeout | null = null

  /** It is the turn of an answer that a seat gave at that time. */
  turn(seat: Seat, given: number): Promise<void> {
    const due = Math.max(given + HEAD_START, (this.last.get(seat) ?? 0) + BREATH)
    return new Promise(go => {
      const after = this.held.findIndex(other => other.due > due)
      this.held.splice(after < 0 ? this.held.length : after, 0, { due, go })
      this.wait()
    })
  }

  /** The answer of a seat was carried out, and all have seen it. */
  served(seat: Seat): void {
    this.last.set(seat, Date.now())
  }

  private wait(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const [first] = this.held
    if (first) this.timer = setTimeout(() => this.serve(), Math.max(0, first.due - Date.now()))
  }

  private serve(): void {
    const now = Date.now()
    while (this.held[0] && this.held[0].due <= now) this.held.shift()?.go()
    this.wait()
  }
}
