// Ways of a rider: which of those to one place are worth showing, and the places that one leads through.
import { at, type Choice, num, sum } from "@railhead/engine"
import type { TrailGraph } from "../graph.ts"
import type { Toll } from "../told-ways.ts"

/** What a way comes to. */
export interface WayWorth {
  /** Where it ends: the number of the place. */
  readonly end: number
  readonly length: number
  readonly price: number
  /** Who is paid how much, as text. */
  readonly tolls: string
}

/** The same payees and sums count as one toll, in whatever order they are met. */
export function wayWorth(end: number, length: number, tolls: readonly Toll[]): WayWorth {
  const paid = new Map<number, number>()
  for (const { to, amount } of tolls) paid.set(to, (paid.get(to) ?? 0) + amount)
  return {
    end,
    length,
    price: sum([...paid.values()]),
    tolls: [...paid].sort(([a], [b]) => a - b).join(" "),
  }
}

type Worth = (way: string) => WayWorth

function wayOf({ verb, args }: Choice): string | null {
  return verb === "move" ? (args[0]?.id ?? null) : null
}

/**
 * Of ways that end at one place and pay the same to the same, the shortest; the nearest places first, the cheapest way
 * to each before the others. Of blocked ways one to each place that cannot be reached otherwise.
 */
export function siftWays(choices: readonly Choice[], legal: readonly Choice[], worthOf: Worth): readonly Choice[] {
  const reached = new Set(legal.flatMap(choice => endOf(choice, worthOf)))
  const best = new Map<string, { readonly choice: Choice; readonly worth: WayWorth }>()
  const nearest = new Map<number, number>()
  for (const choice of choices) {
    const way = wayOf(choice)
    if (way === null) continue
    const worth = worthOf(way)
    const { end, length, tolls } = worth
    if (reached.has(end)) continue
    nearest.set(end, Math.min(length, nearest.get(end) ?? length))
    const kind = legal.length > 0 ? String(end) : `${end} ${tolls}`
    const known = best.get(kind)
    if (!known || length < known.worth.length) best.set(kind, { choice, worth })
  }
  const far = (end: number) => nearest.get(end) ?? 0
  const ways = [...best.values()].sort(
    ({ worth: a }, { worth: b }) =>
      far(a.end) - far(b.end) || a.end - b.end || a.price - b.price || a.length - b.length,
  )
  return [...ways.map(({ choice }) => choice), ...choices.filter(choice => wayOf(choice) === null)]
}

function endOf(choice: Choice, worthOf: Worth): number[] {
  const way = wayOf(choice)
  return way === null ? [] : [worthOf(way).end]
}

/** All places from a place through the given locations, with the empty ones between them. */
export function placesAlong(
  graph: TrailGraph,
  tiles: readonly number[],
  from: number,
  locations: readonly number[],
): number[] {
  const along = [from]
  for (const to of locations) along.push(...emptyBetween(graph, tiles, num(along, along.length - 1), to), to)
  return along
}

/** The empty places between two locations, by the shortest way. */
function emptyBetween(graph: TrailGraph, tiles: readonly number[], from: number, to: number): number[] {
  const ways: number[][] = [[]]
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of at(graph.next, way.at(-1) ?? from)) {
      if (next === to) return way
      if (num(tiles, next) < 0 && next !== graph.end) ways.push([...way, next])
    }
  return []
}
