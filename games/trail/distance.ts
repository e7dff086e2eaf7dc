// How far it is from a place to the end of the trail, in locations.
import { at } from "@railhead/engine"
import type { TrailGraph } from "./graph.ts"

const FAR = 99
const WAYS = 4

/** A trail whose distances can be asked for: hot, so its ways lie in one row, four for each place, −1 for none. */
export interface Map {
  readonly end: number
  /** The places from the end back to the start: every one after all that follow it. */
  readonly order: Int8Array
  readonly ways: Int8Array
  /** For each place how many locations the shortest way to the end enters: scratch for one question. */
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

/** How many locations the shortest way from a place to the end enters. */
export function distanceFrom({ end, order, ways, distance }: Map, tiles: readonly number[], from: number): number {
  for (let i = 0; i < order.length; i++) {
    const place = order[i] ?? 0
    let least = (ways[place * WAYS] ?? -1) < 0 ? 0 : FAR
    for (let way = place * WAYS; way < place * WAYS + WAYS; way++) {
      const to = ways[way] ?? -1
      if (to < 0) break
      const steps = (distance[to] ?? FAR) + (to === end || (tiles[to] ?? -1) >= 0 ? 1 : 0)
      if (steps < least) least = steps
    }
    if (place === from) return least
    distance[place] = least
  }
  return 0
}
