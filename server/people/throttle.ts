// A token bucket for each key, in memory: enough to make guessing passwords hopeless, on each node by itself.
import { HttpError } from "./errors.ts"

export interface ThrottleOptions {
  /** How many at once, and how many in each `period`. */
  readonly most?: number
  /** Milliseconds. */
  readonly period?: number
  /** How many keys are remembered; beyond it the one unused longest is forgotten. */
  readonly keys?: number
  readonly now?: () => number
}

interface Bucket {
  tokens: number
  at: number
}

export class Throttle {
  private readonly most: number
  private readonly period: number
  private readonly keys: number
  private readonly now: () => number
  // In the order of last use.
  private readonly buckets = new Map<string, Bucket>()

  constructor({ most = 10, period = 60_000, keys = 20_000, now = Date.now }: ThrottleOptions = {}) {
    this.most = most
    this.period = period
    this.keys = keys
    this.now = now
  }

  get size(): number {
    return this.buckets.size
  }

  /** Takes one of the key's tokens, or answers that there have been too many. */
  take(key: string): void {
    const now = this.now()
    const { tokens, at } = this.buckets.get(key) ?? { tokens: this.most, at: now }
    // A clock that was set back must not take tokens away.
    const ready = Math.min(this.most, tokens + (Math.max(0, now - at) * this.most) / this.period)
    const enough = ready >= 1
    this.buckets.delete(key)
    this.buckets.set(key, { tokens: enough ? ready - 1 : ready, at: now })
    if (this.buckets.size > this.keys) this.forgetOldest()
    if (enough) return
    const seconds = Math.max(1, Math.ceil(((1 - ready) * this.period) / this.most / 1000))
    throw new HttpError(429, "too-many", `Too many attempts. Try again in ${seconds} s.`, seconds)
  }

  private forgetOldest(): void {
    for (const key of this.buckets.keys()) {
      this.buckets.delete(key)
      return
    }
  }
}
