// The levels people play against: honest steps of how much a bot may think, the same on every machine.
import type { Bot } from "./bot.ts"
import { greedyBot } from "./greedy.ts"
import { type Effort, searchFor } from "./search.ts"
import { valueBot } from "./value.ts"

export function searcher(id: string, effort: Effort): Bot {
  return { id, think: (game, seen, random, memory) => searchFor(game, seen, random, effort, memory) }
}

export const levels: readonly Bot[] = [
  // One decision ahead.
  { ...greedyBot, id: "greenhorn" },
  // To the end of the own turn.
  { ...valueBot, id: "scout" },
  // To the end of its next turn, with what the others may do before.
  searcher("foreman", { iterations: 120, rounds: 1 }),
  searcher("marshal", { iterations: 480, rounds: 1 }),
]
