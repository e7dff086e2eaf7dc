// What buildings are good for: how many of their actions are of each kind, counted for many buildings at once.
import { at } from "@railhead/engine"
import type { TrailKit } from "../kit.ts"

/** Kinds of actions that are counted, each with its place in a sum: four bits. */
export const uses = {
  hire: 0,
  build: 4,
  buyCattle: 8,
  engineForward: 12,
  moveRancher: 16,
  helpFarmers: 20,
} as const

function placeOf(give: string): number {
  for (const [kind, place] of Object.entries(uses)) if (kind === give) return place
  return -1
}

/** For each building the sum of its actions. */
export function usesOf({ buildings, actions }: TrailKit): Int32Array {
  return Int32Array.from(buildings, building => {
    let sum = 0
    for (const action of building.actions)
      for (const { give } of at(actions, action).gives) if (placeOf(give) >= 0) sum += 1 << placeOf(give)
    return sum
  })
}

/** How many actions of a kind there are in a sum. */
export function counted(sum: number, place: number): number {
  return (sum >> place) & 15
}
