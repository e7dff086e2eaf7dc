// The trail as a graph: which locations come next, and the ways along them.
import { at, num } from "@railhead/engine"

export interface TrailGraph {
  /** Successors and predecessors of each node along the arrows. */
  readonly next: readonly (readonly number[])[]
  readonly previous: readonly (readonly number[])[]
  /** The last place of the trail: always a location, and never passed. */
  readonly end: number
  readonly ids: readonly string[]
}

export function graphOf(
  nodes: readonly { readonly id: string; readonly next: readonly string[] }[],
  end: string,
): TrailGraph {
  const ids = nodes.map(node => node.id)
  const next = nodes.map(node => node.next.map(id => ids.indexOf(id)))
  const previous = nodes.map((_, i) => nodes.flatMap((_node, from) => (at(next, from).includes(i) ? [from] : [])))
  return { next, previous, ids, end: ids.indexOf(end) }
}

/** No more than six locations can come next, so a way is one digit a step: which of them it takes, counted from 1. */
const DIGIT = 7
const MOST_STEPS = 8
export const WAYS = DIGIT ** MOST_STEPS

/** Scratch for one enumeration: for each node its next locations, filled as they are needed. Hot: up to 150 ways a question. */
const WIDTH = 8
const found = new Int16Array(128 * WIDTH)
const counts = new Int8Array(128)

/** Forgets the locations of the position looked at before. */
function forget(graph: TrailGraph): void {
  counts.fill(-1, 0, graph.ids.length)
}

/** GWT-6.11, ARG-5.7: the locations next met from a node, empty spaces skipped; how many there are. */
function findNext(graph: TrailGraph, tiles: readonly number[], node: number): number {
  const known = counts[node] ?? -1
  if (known >= 0) return known
  const base = node * WIDTH
  let count = 0
  const successors = at(graph.next, node)
  for (let i = 0; i < successors.length; i++) {
    const to = num(successors, i)
    if (to === graph.end || num(tiles, to) >= 0) count = addOnce(base, count, to)
    else {
      const more = findNext(graph, tiles, to)
      for (let j = 0; j < more; j++) count = addOnce(base, count, found[to * WIDTH + j] ?? 0)
    }
  }
  counts[node] = count
  return count
}

function addOnce(base: number, count: number, location: number): number {
  for (let i = 0; i < count; i++) if (found[base + i] === location) return count
  found[base + count] = location
  return count + 1
}

/** The locations that come next from a node. */
export function nextLocations(graph: TrailGraph, tiles: readonly number[], node: number): number[] {
  forget(graph)
  const count = findNext(graph, tiles, node)
  return Array.from(found.subarray(node * WIDTH, node * WIDTH + count))
}

/** Visits every way of 1 up to `limit` locations, as its code, with the location where it ends and its length. */
export function eachWay(
  graph: TrailGraph,
  tiles: readonly number[],
  from: number,
  limit: number,
  visit: (way: number, end: number, length: number) => void,
): void {
  forget(graph)
  follow(graph, tiles, from, limit, 0, 1, 1, visit)
}

function follow(
  graph: TrailGraph,
  tiles: readonly number[],
  node: number,
  left: number,
  way: number,
  unit: number,
  length: number,
  visit: (way: number, end: number, length: number) => void,
): void {
  const count = findNext(graph, tiles, node)
  for (let i = 0; i < count; i++) {
    const location = found[node * WIDTH + i] ?? 0
    const longer = way + (i + 1) * unit
    visit(longer, location, length)
    if (left > 1 && location !== graph.end)
      follow(graph, tiles, location, left - 1, longer, unit * DIGIT, length + 1, visit)
  }
}

/** The locations that a way enters, in order. */
export function locationsOf(graph: TrailGraph, tiles: readonly number[], from: number, way: number): number[] {
  forget(graph)
  const locations: number[] = []
  let node = from
  for (let rest = way; rest > 0; rest = Math.floor(rest / DIGIT)) {
    const count = findNext(graph, tiles, node)
    const digit = (rest % DIGIT) - 1
    if (digit >= count) break
    node = found[node * WIDTH + digit] ?? 0
    locations.push(node)
  }
  return locations
}

/** The locations at most `limit` ahead that can be reached without entering the last place, in the order of the data. */
export function within(graph: TrailGraph, tiles: readonly number[], from: number, limit: number): number[] {
  forget(graph)
  const reached: number[] = []
  gather(graph, tiles, from, limit, reached)
  return reached.sort((a, b) => a - b)
}

function gather(graph: TrailGraph, tiles: readonly number[], node: number, left: number, reached: number[]): void {
  const count = findNext(graph, tiles, node)
  for (let i = 0; i < count; i++) {
    const location = found[node * WIDTH + i] ?? 0
    if (location === graph.end) continue
    if (!reached.includes(location)) reached.push(location)
    if (left > 1) gather(graph, tiles, location, left - 1, reached)
  }
}
