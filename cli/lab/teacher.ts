// Teaches a net by examples: the figures of positions, and what came of them. Gradient descent in small batches, each weight at
// a pace of its own (Adam); what is kept is the mean of the last steps, which is steadier than the last one.
import type { NetData } from "@railhead/engine"
import { normal } from "./normal.ts"

const RATE = 0.0005
const BATCH = 64
const FADE = 0.9
const FADE_SQUARES = 0.999
/** The mean goes over some five thousand steps: over a thousand, nets of one run to the next differ by points. */
const FADE_MEAN = 0.9998
/** A surprise of more points than this teaches no more: it was mostly luck. */
const MOST = 25

/** For each figure one divided by its usual size; 0 where it never was anything. */
export function scaleOf(count: number, rows: readonly Float32Array[]): number[] {
  const squares = new Float64Array(count)
  let positions = 0
  for (const row of rows) {
    positions += row.length / count
    row.forEach((x, i) => {
      squares[i % count] = (squares[i % count] ?? 0) + x * x
    })
  }
  return Array.from(squares, sum => (sum === 0 ? 0 : Math.sqrt(positions / sum)))
}

export class Teacher {
  readonly figures: number
  readonly width: number
  private readonly scale: Float64Array
  /** All weights in one list: of each figure in the units, what the units begin with, and those of the sum. */
  private readonly weights: Float64Array
  private readonly mean: Float64Array
  private readonly slope: Float64Array
  private readonly pace: Float64Array
  private readonly squares: Float64Array
  private readonly unit: Float64Array
  private readonly blame: Float64Array
  private gathered = 0
  private steps = 0

  /**
   * Begins with a net that says nothing yet, or goes on with what one has learned. That one may know fewer units, and fewer
   * figures: further ones are written behind those it knows.
   */
  constructor(scale: readonly number[], units: number, start: NetData | null, random: () => number) {
    this.figures = scale.length
    this.width = Math.max(units, start ? start.sum.length - 1 : 0)
    this.scale = Float64Array.from(scale)
    const size = (this.figures + 2) * this.width + 1
    this.weights = new Float64Array(size)
    this.slope = new Float64Array(size)
    this.pace = new Float64Array(size)
    this.squares = new Float64Array(size)
    this.unit = new Float64Array(this.width)
    this.blame = new Float64Array(this.width)
    this.begin(random)
    if (start) this.goOn(start)
    this.mean = this.weights.slice()
  }

  private begin(random: () => number): void {
    const spread = Math.sqrt(2 / this.figures)
    for (let i = 0; i < this.figures * this.width; i++) this.weights[i] = spread * normal(random)
  }

  private goOn({ units, sum }: NetData): void {
    const { weights, width, figures } = this
    const known = units.length - 1
    const begins = figures * width
    const top = begins + width
    for (let j = 0; j < sum.length - 1; j++) {
      for (let i = 0; i < figures; i++) {
        const scale = this.scale[i] ?? 0
        weights[i * width + j] = i >= known || scale === 0 ? 0 : (units[i]?.[j] ?? 0) / scale
      }
      weights[begins + j] = units[known]?.[j] ?? 0
      weights[top + j] = sum[j] ?? 0
    }
    weights[top + width] = sum.at(-1) ?? 0
  }

  /** What the net would say of the position that begins at `from` in a list of them. */
  says(rows: Float32Array, from: number): number {
    const { weights, width, figures, unit, scale } = this
    const own = figures * width
    for (let j = 0; j < width; j++) unit[j] = weights[own + j] ?? 0
    for (let i = 0; i < figures; i++) {
      const x = (rows[from + i] ?? 0) * (scale[i] ?? 0)
      if (x === 0) continue
      const row = i * width
      for (let j = 0; j < width; j++) unit[j] = (unit[j] ?? 0) + x * (weights[row + j] ?? 0)
    }
    const top = own + width
    let points = weights[top + width] ?? 0
    for (let j = 0; j < width; j++) points += Math.max(0, unit[j] ?? 0) * (weights[top + j] ?? 0)
    return points
  }

  /** One example: the position at `from`, and what came of it. Returns by how many points the net was wrong. */
  teach(rows: Float32Array, from: number, came: number): number {
    const { weights, slope, width, figures, unit, blame, scale } = this
    const error = this.says(rows, from) - came
    const wrong = Math.max(-MOST, Math.min(MOST, error))
    const own = figures * width
    const top = own + width
    for (let j = 0; j < width; j++) {
      const u = unit[j] ?? 0
      const part = u > 0 ? wrong * (weights[top + j] ?? 0) : 0
      blame[j] = part
      slope[own + j] = (slope[own + j] ?? 0) + part
      if (u > 0) slope[top + j] = (slope[top + j] ?? 0) + wrong * u
    }
    slope[top + width] = (slope[top + width] ?? 0) + wrong
    for (let i = 0; i < figures; i++) {
      const x = (rows[from + i] ?? 0) * (scale[i] ?? 0)
      if (x === 0) continue
      const row = i * width
      for (let j = 0; j < width; j++) slope[row + j] = (slope[row + j] ?? 0) + x * (blame[j] ?? 0)
    }
    if (++this.gathered === BATCH) this.step()
    return error
  }

  private step(): void {
    const { weights, slope, pace, squares, mean } = this
    this.gathered = 0
    this.steps++
    const warm = 1 - FADE ** this.steps
    const warmSquares = 1 - FADE_SQUARES ** this.steps
    for (let i = 0; i < weights.length; i++) {
      const down = (slope[i] ?? 0) / BATCH
      slope[i] = 0
      const p = FADE * (pace[i] ?? 0) + (1 - FADE) * down
      const s = FADE_SQUARES * (squares[i] ?? 0) + (1 - FADE_SQUARES) * down * down
      pace[i] = p
      squares[i] = s
      const w = (weights[i] ?? 0) - (RATE * (p / warm)) / (Math.sqrt(s / warmSquares) + 1e-8)
      weights[i] = w
      mean[i] = FADE_MEAN * (mean[i] ?? 0) + (1 - FADE_MEAN) * w
    }
  }

  /** What it has learned, for figures as they are. */
  get net(): NetData {
    const { mean, width, figures, scale } = this
    const rows = (first: number, last: number) =>
      Array.from({ length: last - first }, (_, i) =>
        Array.from(mean.subarray((first + i) * width, (first + i + 1) * width), weight =>
          short(weight * (first + i < figures ? (scale[first + i] ?? 0) : 1)),
        ),
      )
    return { units: rows(0, figures + 1), sum: Array.from(mean.subarray((figures + 1) * width), short) }
  }
}

/** Three digits are enough. */
export const short = (x: number): number => Number(x.toPrecision(3))
