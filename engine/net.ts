// A small net that tells what a sum of features cannot: how things go together. One layer of units stands between the figures
// of a position and what the net says; each unit is a sum of all figures, and counts only where it is above nought.

/** What a net has learned, as it is kept. */
export interface NetData {
  /** For each figure its weight in every unit; the last row is what the units begin with. */
  readonly units: readonly (readonly number[])[]
  /** The weight of each unit in the result; the last is what the result begins with. */
  readonly sum: readonly number[]
}

/** What a net says of the figures of a position, in points. */
export type Net = (figures: readonly number[]) => number

/** Units that are summed side by side, so that their sums stay in registers: faster than four, and four than one. */
const SIDE_BY_SIDE = 8

export function netOf({ units, sum }: NetData): Net {
  const figures = units.length - 1
  const width = sum.length - 1
  // Figure by figure in one flat list, with units of nought to make the number even. Not a typed one: reading that is slower.
  const wide = Math.ceil(width / SIDE_BY_SIDE) * SIDE_BY_SIDE
  const weights = Array.from(new Float64Array(units.length * wide))
  units.forEach((row, i) => {
    row.forEach((weight, j) => {
      weights[i * wide + j] = weight
    })
  })
  const begin = figures * wide
  const sums = new Float64Array(wide)
  sums.set(sum.slice(0, width))
  const start = sum[width] ?? 0
  // Most figures are nought: the others, and where their weights are.
  const xs = new Float64Array(figures)
  const rows = new Int32Array(figures)
  return seen => {
    let count = 0
    for (let i = 0; i < figures; i++) {
      const x = seen[i] ?? 0
      if (x === 0) continue
      xs[count] = x
      rows[count++] = i * wide
    }
    let points = start
    for (let j = 0; j < wide; j += SIDE_BY_SIDE) {
      let a = weights[begin + j] ?? 0
      let b = weights[begin + j + 1] ?? 0
      let c = weights[begin + j + 2] ?? 0
      let d = weights[begin + j + 3] ?? 0
      let e = weights[begin + j + 4] ?? 0
      let f = weights[begin + j + 5] ?? 0
      let g = weights[begin + j + 6] ?? 0
      let h = weights[begin + j + 7] ?? 0
      for (let i = 0; i < count; i++) {
        const x = xs[i] ?? 0
        const row = (rows[i] ?? 0) + j
        a += x * (weights[row] ?? 0)
        b += x * (weights[row + 1] ?? 0)
        c += x * (weights[row + 2] ?? 0)
        d += x * (weights[row + 3] ?? 0)
        e += x * (weights[row + 4] ?? 0)
        f += x * (weights[row + 5] ?? 0)
        g += x * (weights[row + 6] ?? 0)
        h += x * (weights[row + 7] ?? 0)
      }
      points += Math.max(0, a) * (sums[j] ?? 0)
      points += Math.max(0, b) * (sums[j + 1] ?? 0)
      points += Math.max(0, c) * (sums[j + 2] ?? 0)
      points += Math.max(0, d) * (sums[j + 3] ?? 0)
      points += Math.max(0, e) * (sums[j + 4] ?? 0)
      points += Math.max(0, f) * (sums[j + 5] ?? 0)
      points += Math.max(0, g) * (sums[j + 6] ?? 0)
      points += Math.max(0, h) * (sums[j + 7] ?? 0)
    }
    return points
  }
}
