// Least squares with a pull towards what was held before.

/** Gathers rows of figures and what they came to; keeps only their sums of products. */
export class Regression {
  readonly size: number
  rows = 0
  private readonly products: Float64Array
  private readonly targets: Float64Array
  private squares = 0

  constructor(size: number) {
    this.size = size
    this.products = new Float64Array(size * size)
    this.targets = new Float64Array(size)
  }

  add(figures: readonly number[], target: number): void {
    this.rows++
    this.squares += target ** 2
    for (let i = 0; i < this.size; i++) {
      const x = figures[i] ?? 0
      if (x === 0) continue
      this.targets[i] = (this.targets[i] ?? 0) + x * target
      for (let j = 0; j < this.size; j++) {
        const at = i * this.size + j
        this.products[at] = (this.products[at] ?? 0) + x * (figures[j] ?? 0)
      }
    }
  }

  /** The standard error of a weight if hardly anything of what the rows came to is explained by them. */
  error(i: number): number {
    const own = this.products[i * this.size + i] ?? 0
    return own === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(this.squares / this.rows / own)
  }

  /** The weights with the least squared error, each held back by `pull` times its own spread from what it was. */
  solve(before: readonly number[], pull: number): number[] {
    const n = this.size
    const a: number[][] = []
    for (let i = 0; i < n; i++) {
      const row = Array.from(this.products.subarray(i * n, i * n + n))
      const held = pull * (row[i] ?? 0) + 1e-6
      row[i] = (row[i] ?? 0) + held
      row.push((this.targets[i] ?? 0) + held * (before[i] ?? 0))
      a.push(row)
    }
    return eliminate(a)
  }
}

/** Gauss with the largest pivot; each row ends with its right side. */
function eliminate(a: number[][]): number[] {
  const n = a.length
  const cell = (row: number, column: number) => a[row]?.[column] ?? 0
  for (let c = 0; c < n; c++) {
    let pivot = c
    for (let r = c + 1; r < n; r++) if (Math.abs(cell(r, c)) > Math.abs(cell(pivot, c))) pivot = r
    const [top, other] = [a[c], a[pivot]]
    if (!top || !other) continue
    a[c] = other
    a[pivot] = top
    for (let r = c + 1; r < n; r++) {
      const factor = cell(r, c) / cell(c, c)
      if (factor === 0) continue
      const row = a[r]
      if (row) for (let k = c; k <= n; k++) row[k] = cell(r, k) - factor * cell(c, k)
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let r = n - 1; r >= 0; r--) {
    let sum = cell(r, n)
    for (let k = r + 1; k < n; k++) sum -= cell(r, k) * (x[k] ?? 0)
    x[r] = sum / cell(r, r)
  }
  return x
}
