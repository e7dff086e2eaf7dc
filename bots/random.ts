import { below, imagine, offer, table } from "@railhead/engine"
import type { Bot } from "./bot.ts"

/** Any legal choice, each as likely as the others. */
export const randomBot: Bot = {
  id: "random",
  think({ rules }, seen, random) {
    const list = offer(table(rules, imagine(rules, seen, random)), seen.seat)
    return { code: list.code(below(random, list.size)), considered: [] }
  },
}
