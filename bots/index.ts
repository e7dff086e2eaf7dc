import { RailheadError } from "@railhead/engine"
import type { Bot } from "./bot.ts"
import { greedyBot, pointsBot } from "./greedy.ts"
import { levels } from "./levels.ts"
import { randomBot } from "./random.ts"
import { valueBot } from "./value.ts"

/** Who can sit at a table. */
export const bots: readonly Bot[] = [randomBot, greedyBot, valueBot, ...levels]

/** Who only others are measured by. */
const yardsticks: readonly Bot[] = [pointsBot]

export function botNamed(id: string): Bot {
  const bot = bots.find(b => b.id === id) ?? yardsticks.find(b => b.id === id)
  if (!bot)
    throw new RailheadError("bad-request", `there is no bot "${id}"; the bots are ${bots.map(b => b.id).join(", ")}`)
  return bot
}

export { Analysis, type Judged, type Standing, type Weighed } from "./analysis.ts"
export { lookThrough } from "./beam.ts"
export {
  type Bot,
  type Considered,
  type Judgement,
  type Knowledge,
  knowledge,
  type Memory,
  type Thought,
} from "./bot.ts"
export { choicesOf } from "./choices.ts"
export { PATIENCE } from "./levels.ts"
export { chanceOf, merge } from "./parts.ts"
export { type Effort, searchFor } from "./search.ts"
