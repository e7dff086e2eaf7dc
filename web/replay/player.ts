// What moves through a game: the page it stands at, forwards and backwards, by itself or by hand.
import { batch, computed, signal } from "@preact/signals"
import type { State } from "@railhead/engine"
import type { Page } from "@railhead/hosting"
import { Positions } from "./positions.ts"
import { pageAt, scoreSteps, timeOf, turnAt, turnsOf } from "./turns.ts"

export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** Milliseconds a move is shown at speed 1. */
const MOVE = 1200

export class Player {
  readonly pages = signal<readonly Page[]>([])
  readonly at = signal(0)
  readonly playing = signal(false)
  readonly speed = signal<Speed>(1)
  private timer: ReturnType<typeof setTimeout> | undefined

  readonly last = computed(() => Math.max(0, this.pages.value.length - 1))
  readonly page = computed(() => this.pages.value[this.at.value] ?? null)
  readonly turns = computed(() => turnsOf(this.pages.value))
  readonly turn = computed(() => turnAt(this.turns.value, this.at.value))
  readonly steps = computed(() => scoreSteps(this.pages.value))
  readonly time = computed(() => timeOf(this.steps.value, this.at.value))
  private readonly positions = computed(() => new Positions(this.pages.value))
  readonly state = computed(() => (this.page.value ? this.positions.value.at(this.at.value) : null))
  readonly before = computed(() => (this.page.value ? this.positions.value.at(Math.max(0, this.at.value - 1)) : null))

  stateAt(page: number): State {
    return this.positions.value.at(page)
  }

  /** Other pages, of the same game seen by somebody else: the place in it stays. */
  load(pages: readonly Page[], at = this.at.value): void {
    batch(() => {
      this.pages.value = pages
      this.at.value = Math.min(Math.max(0, at), this.last.value)
    })
  }

  go(page: number): void {
    this.at.value = Math.min(Math.max(0, Math.round(page)), this.last.value)
    if (this.at.value === this.last.value) this.pause()
  }

  step(by: 1 | -1): void {
    this.go(this.at.value + by)
  }

  /** To the end of the next turn, or of the one before. */
  stepTurn(by: 1 | -1): void {
    const ends = [0, ...this.turns.value.map(({ last }) => last)]
    const here = this.at.value
    const to = by > 0 ? ends.find(end => end > here) : ends.findLast(end => end < here)
    if (to !== undefined) this.go(to)
  }

  toTime(time: number): void {
    this.go(pageAt(this.steps.value, time))
  }

  play(): void {
    if (this.at.value === this.last.value) this.go(0)
    this.playing.value = this.last.value > 0
    this.wait()
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing.value = false
  }

  playOrPause(): void {
    if (this.playing.value) this.pause()
    else this.play()
  }

  setSpeed(speed: Speed): void {
    this.speed.value = speed
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    if (!this.playing.value) return
    this.timer = setTimeout(() => {
      this.step(1)
      this.wait()
    }, MOVE / this.speed.value)
  }
}
