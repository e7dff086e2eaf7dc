// One scale for all bars of the sheet; the zero line lies further right the more somebody lost.
import type { Sheet } from "@railhead/engine"

export interface BarScale {
  /** Where zero is, as a part of the whole width. */
  readonly zero: number
  /** How much of the width one point takes. */
  readonly point: number
}

export function barScale(rows: Sheet["rows"]): BarScale {
  const all = rows.flatMap(({ points }) => points)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  return { zero: -least / (most - least), point: 1 / (most - least) }
}

export interface Bar {
  readonly from: number
  readonly size: number
}

export function barOf({ zero, point }: BarScale, value: number): Bar {
  return { from: value < 0 ? zero + value * point : zero, size: Math.abs(value) * point }
}
