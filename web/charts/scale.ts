// Where things stand in a chart.

/** Round numbers that reach from the least to the greatest value, about as many as asked for. */
export function ticks(least: number, most: number, about: number): number[] {
  const rough = Math.max(1, most - least) / Math.max(1, about)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map(part => part * power).find(size => size >= rough && Number.isInteger(size)) ?? 1
  const [from, to] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)]
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step + 0)
}

/** Moves heights apart until they are at least a gap from each other, within the bounds if there is room. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  let least = top
  for (const label of order) {
    label.y = Math.max(label.y, least)
    least = label.y + gap
  }
  let most = bottom
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, most)
    most = label.y - gap
  }
  return order.sort((a, b) => a.i - b.i).map(({ y }) => y)
}

/** A straight line from point to point. */
export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")
}

export function shorten(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}

/** With the sign that is as wide as a figure. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
