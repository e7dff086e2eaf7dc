// Which way weights should be changed, by games in which every seat plays by weights of its own.
import { at, figure, range } from "@railhead/engine"
import { Regression } from "./regression.ts"

/** How hard each figure is pulled towards nought: a step begins carefully. */
const PULL = 0.2

export class Slope {
  private readonly sums: Regression

  constructor(size: number) {
    this.sums = new Regression(size)
  }

  /** A game: by how much each weight of each seat was off, and what each seat ended with. What is alike in all of them tells nothing. */
  add(off: readonly (readonly number[])[], totals: readonly number[]): void {
    const seats = off.length
    const points = off.reduce((sum, _, seat) => sum + figure(totals, seat), 0) / seats
    const means = range(this.sums.size).map(i => off.reduce((sum, one) => sum + figure(one, i), 0) / seats)
    for (const seat of range(seats))
      this.sums.add(
        means.map((mean, i) => figure(at(off, seat), i) - mean),
        figure(totals, seat) - points,
      )
  }

  /** The step of a given length that promises most. What may as well be luck counts the less, or not at all. */
  step(length: number): number[] {
    const { sums } = this
    const none = range(sums.size).map(() => 0)
    const slope = sums.solve(none, PULL).map((gain, i) => {
      const sure = 1 - (sums.error(i) / gain) ** 2
      return sure > 0 ? gain * sure : 0
    })
    const steep = Math.hypot(...slope)
    return steep === 0 ? none : slope.map(gain => (gain / steep) * length)
  }
}
