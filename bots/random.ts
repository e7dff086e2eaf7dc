import { below, imagine, type Offer, offer, table } from "@railhead/engine"
import type { Bot } from "./bot.ts"

function pick(choices: Offer, random: number[]): number {
  return choices.code(below(random, choices.size))
}

/** Any legal choice, each as likely as the others. */
export const randomBot: Bot = {
  id: "random",
  pick,
  think({ rules }, seen, random) {
    return { code: pick(offer(table(rules, imagine(rules, seen, random)), seen.seat), random), considered: [] }
  },
}
