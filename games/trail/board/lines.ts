// Lines of a board: the trail with its bends and arrows, smooth through all its points.

export type Point = readonly [x: number, y: number]

/** A smooth line through all points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const handle = (a: Point, b: Point, from: Point, way: number) =>
    [0, 1].map(i => ((from[i] ?? 0) + (((b[i] ?? 0) - (a[i] ?? 0)) / 6) * way).toFixed(1)).join(" ")
  let d = `M${at(0).join(" ")}`
  for (let i = 0; i < points.length - 1; i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${handle(before, b, a, 1)} ${handle(a, after, b, -1)} ${b.join(" ")}`
  }
  return d
}

/** Shorter ways show by their places which way they lead. */
const SHORTEST = 92

/** An arrow head in the middle of a way, as position and turn; null where there is no room. */
export function arrowOn(points: readonly Point[]): string | null {
  const [a, b] = points
  if (!a || !b) return null
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Math.hypot(dx, dy) < SHORTEST) return null
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return `translate(${(a[0] + dx * 0.53).toFixed(1)} ${(a[1] + dy * 0.53).toFixed(1)}) rotate(${turn.toFixed(1)})`
}
