import type { Data } from "./errors.ts"
import { num } from "./list.ts"

/** A choice that a player would look for but may not take now. */
export interface Blocked {
  readonly code: number
  readonly rule: string
  readonly reason: string
  readonly data: Data
}

/** The list of choices put to one seat. Kept and filled again and again, so that play makes no garbage. */
export class Offer {
  /** Legal codes; only the first `size` count. */
  private readonly codes: number[] = []
  size = 0
  /** Collect blocked choices too? */
  why = false
  blocked: Blocked[] = []
  /** Only asked whether there is anything at all (`could`). */
  private probing = false

  /** Empties the offer for a new list. */
  open(why: boolean, probing: boolean): this {
    this.size = 0
    this.why = why
    this.probing = probing
    if (why) this.blocked = []
    return this
  }

  add(code: number): void {
    this.codes[this.size++] = code
  }

  /** Call only when `why` is set, so that play without it pays nothing. */
  no(code: number, rule: string, reason: string, data: Data = {}): void {
    this.blocked.push({ code, rule, reason, data })
  }

  get any(): boolean {
    return this.size > 0
  }

  /** True once `could` has its answer: long loops then return. */
  get enough(): boolean {
    return this.probing && this.size > 0
  }

  code(i: number): number {
    if (i >= this.size) throw new RangeError(`no choice ${i} in an offer of ${this.size}`)
    return num(this.codes, i)
  }

  has(code: number): boolean {
    for (let i = 0; i < this.size; i++) if (this.codes[i] === code) return true
    return false
  }

  list(): number[] {
    return this.codes.slice(0, this.size)
  }
}
