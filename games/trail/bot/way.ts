// Which places of the trail still lie ahead, and how far along it a place is.
import { at } from "@railhead/engine"
import { mapOf } from "../distance.ts"
import type { TrailGraph } from "../graph.ts"

/** For each place the places that can still be reached from it, itself left out, as one row of flags. */
export function placesAhead(graph: TrailGraph): readonly Uint8Array[] {
  const rows = graph.ids.map(() => new Uint8Array(graph.ids.length))
  const visit = (row: Uint8Array, place: number) => {
    for (const next of at(graph.next, place)) {
      if (row[next]) continue
      row[next] = 1
      visit(row, next)
    }
  }
  rows.forEach((row, place) => {
    visit(row, place)
  })
  return rows
}

/** How far along the trail each place lies, from 0 to 1: the longest way to it, as a part of the longest way through it. */
export function progressOf(graph: TrailGraph, start: number): Float64Array {
  const count = graph.ids.length
  const before = new Float64Array(count).fill(Number.NEGATIVE_INFINITY)
  const after = new Float64Array(count)
  const order = Array.from(mapOf(graph).order)
  for (const place of order)
    for (const next of at(graph.next, place)) after[place] = Math.max(after[place] ?? 0, (after[next] ?? 0) + 1)
  before[start] = 0
  for (const place of order.reverse())
    for (const next of at(graph.next, place)) before[next] = Math.max(before[next] ?? 0, (before[place] ?? 0) + 1)
  return before.map((steps, place) => (steps < 0 ? 0 : steps / Math.max(1, steps + (after[place] ?? 0))))
}
