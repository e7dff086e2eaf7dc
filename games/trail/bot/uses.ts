// What buildings are good for: how many of their actions are of each kind, counted for many buildings at once.
import { at } from "@railhead/engine"
import type { TrailKit } from "../kit.ts"

/** Kinds of actions that are counted; each has four bits of a sum. */
const kinds = ["hire", "build", "buyCattle", "engineForward", "auxiliary", "moveRancher", "helpFarmers"] as const
export type Use = (typeof kinds)[number]

/** For each building the sum of its actions. */
export function usesOf({ buildings, actions }: Pick<TrailKit, "buildings" | "actions">): Int32Array {
  return Int32Array.from(buildings, building => {
    let sum = 0
    for (const action of building.actions)
      for (const { give } of at(actions, action).gives) {
        const kind = kinds.findIndex(name => name === give)
        if (kind >= 0) sum += 1 << (kind * 4)
      }
    return sum
  })
}

/** How many actions of a kind there are in a sum. */
export function counted(sum: number, use: Use): number {
  return (sum >> (kinds.indexOf(use) * 4)) & 15
}
