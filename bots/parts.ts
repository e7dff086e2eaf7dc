// Thinking in parts, each by itself and all alike: threads can share the work, and on one thread it comes to the same.
import { next, range } from "@railhead/engine"
import type { Bot, Considered, Memory } from "./bot.ts"

/** Chance of its own, drawn from another's. */
export function split(random: number[]): number[] {
  return [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 0]
}

/** The chance of one part. */
export function chanceOf(random: number[], part: number): number[] {
  for (let i = 0; i < part; i++) split(random)
  return split(random)
}

/** What the parts considered, as one: shares are averaged, and values by how often they were seen. The best is first. */
export function merge<T extends Omit<Considered, "code">>(
  parts: readonly (readonly T[])[],
  same: (one: T) => unknown,
): T[] {
  const all = new Map<unknown, T>()
  for (const part of parts)
    for (const one of part) {
      const known = all.get(same(one))
      const share = one.share / parts.length
      all.set(same(one), known ? { ...known, ...together(known, { value: one.value, share }) } : { ...one, share })
    }
  return [...all.values()].sort((a, b) => b.share - a.share || b.value - a.value)
}

function together(a: Omit<Considered, "code">, b: Omit<Considered, "code">): Omit<Considered, "code"> {
  const share = a.share + b.share
  // What was never tried has no value that could be averaged.
  if (a.share === 0 || b.share === 0) return { share, value: Math.max(a.value, b.value) }
  return { share, value: (a.value * a.share + b.value * b.share) / share }
}

const isMemories = (kept: unknown): kept is Memory[] => Array.isArray(kept)

/** All parts, one after the other. */
export function inParts(count: number, think: Bot["think"]): Bot["think"] {
  return (game, seen, random, memory = { kept: null }, ms = Number.POSITIVE_INFINITY) => {
    const memories = isMemories(memory.kept) ? memory.kept : range(count).map(() => ({ kept: null }))
    memory.kept = memories
    const thoughts = memories.map(own => think(game, seen, split(random), own, ms / count))
    const considered = merge(
      thoughts.map(thought => thought.considered),
      ({ code }) => code,
    )
    return { code: considered[0]?.code ?? thoughts[0]?.code ?? 0, considered }
  }
}
