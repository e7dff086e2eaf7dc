// A mean with its standard error, as figures come in.
export class Mean {
  count = 0
  private sum = 0
  private squares = 0

  add(x: number): void {
    this.count++
    this.sum += x
    this.squares += x * x
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The standard deviation. */
  get spread(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY
    return Math.sqrt(Math.max((this.squares - this.sum ** 2 / this.count) / (this.count - 1), 1e-9))
  }

  get error(): number {
    return this.spread / Math.sqrt(this.count)
  }

  /** How many standard errors the mean lies above nought. */
  get clearly(): number {
    return this.count < 2 ? 0 : this.mean / this.error
  }
}
