// How far it is to the end of the trail, and which places still lie ahead.
import { at } from "@railhead/engine"
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

const FAR = 99
const WAYS = 4

/** A trail whose distances can be asked for: hot, so its ways lie in one row, four for each place, −1 for none. */
export interface Map {
  readonly end: number
  /** The places from the end back to the start: every one after all that follow it. */
  readonly order: Int8Array
  readonly ways: Int8Array
  /** For each place how many locations the shortest way to the end enters, as it was when last asked. */
  readonly distance: Int8Array
}

export function mapOf(graph: TrailGraph): Map {
  const order: number[] = []
  const visit = (place: number) => {
    if (order.includes(place)) return
    for (const next of at(graph.next, place)) visit(next)
    order.push(place)
  }
  for (let place = 0; place < graph.ids.length; place++) visit(place)
  const ways = graph.ids.flatMap((_, place) =>
    Array.from({ length: WAYS }, (_way, i) => at(graph.next, place)[i] ?? -1),
  )
  return {
    end: graph.end,
    order: Int8Array.from(order),
    ways: Int8Array.from(ways),
    distance: new Int8Array(order.length),
  }
}

export function measure({ end, order, ways, distance }: Map, tiles: readonly number[]): void {
  for (let i = 0; i < order.length; i++) {
    const place = order[i] ?? 0
    let least = (ways[place * WAYS] ?? -1) < 0 ? 0 : FAR
    for (let way = place * WAYS; way < place * WAYS + WAYS; way++) {
      const to = ways[way] ?? -1
      if (to < 0) break
      const steps = (distance[to] ?? FAR) + (to === end || (tiles[to] ?? -1) >= 0 ? 1 : 0)
      if (steps < least) least = steps
    }
    distance[place] = least
  }
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
