// The levels people play against: honest steps of how much a bot may think, the same on every machine.
import { below } from "@railhead/engine"
import type { Bot } from "./bot.ts"
import { greedyBot } from "./greedy.ts"
import { inParts } from "./parts.ts"
import { type Effort, searchFor } from "./search.ts"
import { valueBot } from "./value.ts"

/** Nobody at a table waits longer than so many milliseconds for a choice; most machines never need them. */
export const PATIENCE = 2000

/** Shares are told apart this finely. */
const FINE = 1 << 20

/** Searches, in one piece or in parts that share the effort. */
export function searcher(id: string, effort: Effort, count = 1): Bot {
  const share = { ...effort, iterations: Math.ceil(effort.iterations / count) }
  const think: Bot["think"] = (game, seen, random, memory, ms) => searchFor(game, seen, random, share, memory, ms)
  return count === 1 ? { id, think } : { id, think: inParts(count, think), parts: { count, think } }
}

/** Likes the same choices as another bot, but takes each as often as it is preferred, not always the best. */
function careless(id: string, { think }: Bot): Bot {
  return {
    id,
    think(game, seen, random, memory) {
      const thought = think(game, seen, random, memory)
      let mark = below(random, FINE) / FINE
      for (const { code, share } of thought.considered) {
        mark -= share
        if (mark < 0) return { ...thought, code }
      }
      return thought
    },
  }
}

export const levels: readonly Bot[] = [
  // One decision ahead, and not always with care.
  careless("greenhorn", greedyBot),
  // To the end of the own turn.
  { ...valueBot, id: "scout" },
  // To the end of its next turn, with what the others may do before.
  searcher("foreman", { iterations: 40, rounds: 1, width: 2 }),
  searcher("marshal", { iterations: 160, rounds: 1, width: 2 }, 2),
]
