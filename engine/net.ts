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

export function netOf({ units, sum }: NetData): Net {
  const figures = units.length - 1
  const width = sum.length - 1
  // Flat, and figure by figure: most figures are nought, and their rows are passed over.
  const weights = new Float64Array(units.length * width)
  units.forEach((row, i) => {
    weights.set(row, i * width)
  })
  const begin = weights.subarray(figures * width)
  const sums = Float64Array.from(sum)
  const unit = new Float64Array(width)
  return seen => {
    unit.set(begin)
    for (let i = 0; i < figures; i++) {
      const x = seen[i] ?? 0
      if (x === 0) continue
      const row = i * width
      for (let j = 0; j < width; j++) unit[j] = (unit[j] ?? 0) + x * (weights[row + j] ?? 0)
    }
    let points = sums[width] ?? 0
    for (let j = 0; j < width; j++) points += Math.max(0, unit[j] ?? 0) * (sums[j] ?? 0)
    return points
  }
}
