// What an investment card brings, in a few words.
import { at } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { terrains } from "../data/resources.ts"
import type { Effect } from "../state.ts"

function told(effect: Effect, words: Words): string {
  const left = "left" in effect ? { left: effect.left } : {}
  const ground = "terrain" in effect ? { ground: at(terrains, effect.terrain) } : {}
  return words.say(`brings.${effect.do}`, { ...left, ...ground })
}

/** "1 free step + 1 water"; nothing for cards of mere VP. */
export function brings(effects: readonly Effect[], words: Words): string {
  return effects.map(effect => told(effect, words)).join(" + ")
}
