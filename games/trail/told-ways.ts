// What a way along the trail comes to: where it forked, and who is paid how much.
import { num, type Seat } from "@railhead/engine"
import type { Telling } from "../words.ts"
import { nextLocations, type TrailGraph } from "./graph.ts"

export interface Toll {
  /** −1 for the bank or a tile. */
  readonly to: Seat
  readonly amount: number
}

/** GWT-6.9, ARG-6.3: each fee in the order of the way, as far as the money goes. */
export function tollsOf(
  money: number,
  sites: readonly number[],
  feeOf: (site: number) => number,
  ownerOf: (site: number) => Seat,
): Toll[] {
  let left = money
  return sites.flatMap(site => {
    const amount = Math.min(feeOf(site), left)
    left -= amount
    return amount > 0 ? [{ to: ownerOf(site), amount }] : []
  })
}

const branches = new WeakMap<TrailGraph, WeakMap<readonly number[], Map<number, number>>>()

/** How many locations come next, kept as long as the trail stays as it is: asked for each of up to 150 ways. */
function branchesAt(graph: TrailGraph, tiles: readonly number[], node: number): number {
  const onGraph = branches.get(graph) ?? new WeakMap<readonly number[], Map<number, number>>()
  branches.set(graph, onGraph)
  const known = onGraph.get(tiles) ?? new Map<number, number>()
  onGraph.set(tiles, known)
  const count = known.get(node) ?? nextLocations(graph, tiles, node).length
  known.set(node, count)
  return count
}

/** The locations on the way at which there was another way to go. */
export function forksOf(graph: TrailGraph, tiles: readonly number[], from: number, sites: readonly number[]): number[] {
  return sites.slice(0, -1).filter((_, i) => {
    const before = i === 0 ? from : num(sites, i - 1)
    return before >= 0 && branchesAt(graph, tiles, before) > 1
  })
}

/** More forks than this are not told: no way has them. */
const MOST_FORKS = 6

/** How many forks there are, and each as `spot2`, `spot3` …, for sentences that list them. */
export function toldForks(forks: readonly string[]): Telling {
  const told: Record<string, string> = {}
  for (let i = 0; i < MOST_FORKS; i++) told[`spot${i + 2}`] = spotOf(forks[i] ?? "")
  return { forks: Math.min(forks.length, MOST_FORKS), ...told }
}

/** "C3" for a site; other places have names of their own. */
export function spotOf(id: string): string {
  return id.replace(/^site-/, "")
}
