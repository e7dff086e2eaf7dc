import { RailheadError } from "@railhead/engine"
import type { Bot } from "./bot.ts"
import { greedyBot } from "./greedy.ts"
import { randomBot } from "./random.ts"

export const bots: readonly Bot[] = [randomBot, greedyBot]

export function botNamed(id: string): Bot {
  const bot = bots.find(b => b.id === id)
  if (!bot)
    throw new RailheadError("bad-request", `there is no bot "${id}"; the bots are ${bots.map(b => b.id).join(", ")}`)
  return bot
}

export type { Bot, Considered, Knowledge, Thought } from "./bot.ts"
