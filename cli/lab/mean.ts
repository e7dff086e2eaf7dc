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

  get error(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY
    const variance = (this.squares - this.sum ** 2 / this.count) / (this.count - 1)
    return Math.sqrt(Math.max(variance, 1e-9) / this.count)
  }

  /** How many standard errors the mean lies above nought. */
  get clearly(): number {
    return this.count < 2 ? 0 : this.mean / this.error
  }
}
