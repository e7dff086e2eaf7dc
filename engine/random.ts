// sfc32: four whole numbers of state, good statistics, fast. The numbers live inside the game's state.
import { sha256Hex } from "./hash.ts"
import { num } from "./list.ts"

/** The first four numbers of a game, from the seed's text. */
export function seeded(seed: string): number[] {
  const digest = sha256Hex(`railhead seed ${seed}`)
  const random: number[] = []
  for (let i = 0; i < 4; i++) random.push(Number.parseInt(digest.slice(i * 8, i * 8 + 8), 16) | 0)
  for (let i = 0; i < 12; i++) next(random)
  return random
}

/** A whole number from 0 to 2³² − 1. */
export function next(random: number[]): number {
  const a = num(random, 0)
  const b = num(random, 1)
  const c = num(random, 2)
  const counter = num(random, 3)
  const result = (((a + b) | 0) + counter) | 0
  random[0] = b ^ (b >>> 9)
  random[1] = (c + (c << 3)) | 0
  random[2] = (((c << 21) | (c >>> 11)) + result) | 0
  random[3] = (counter + 1) | 0
  return result >>> 0
}

const ALL = 0x1_0000_0000

/** A whole number from 0 to n − 1 (n up to 2²⁰), each equally likely: Lemire's multiplication, with a second try where it is uneven. */
export function below(random: number[], n: number): number {
  if (n <= 1) return 0
  for (;;) {
    const product = next(random) * n
    const high = Math.floor(product / ALL)
    const low = product - high * ALL
    if (low >= n || low >= ALL % n) return high
  }
}

export function shuffle(random: number[], list: number[]): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const kept = num(list, i)
    list[i] = num(list, j)
    list[j] = kept
  }
  return list
}
