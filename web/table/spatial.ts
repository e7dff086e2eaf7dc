// The nearest thing in a direction, as the eye would take it.

interface Boxed {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number }
}

function middle(thing: Boxed): readonly [number, number] {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

export function nearest<T extends Boxed>(
  things: readonly T[],
  from: T | null,
  [dx, dy]: readonly [number, number],
): T | null {
  if (!from) return things[0] ?? null
  const [x, y] = middle(from)
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const thing of things) {
    if (thing === from) continue
    const [tx, ty] = middle(thing)
    const along = (tx - x) * dx + (ty - y) * dy
    if (along < 4) continue
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    const far = along + aside * 2
    if (far < least) [best, least] = [thing, far]
  }
  return best
}
