// The bots one can play against, the stronger first. Names and a line about each are `bot.<id>`, `bot.<id>.about`.
import { settings } from "../lib/settings.ts"
import { say, words } from "../lib/words.ts"

export const botIds = ["marshal", "foreman", "scout", "greenhorn"] as const

const usual = "scout"

/** The bot that takes a seat when nothing else is said. */
export function usualBot(): string {
  return botIds.find(id => id === settings.value.bot) ?? usual
}

export function botName(id: string): string {
  const key = `bot.${id}`
  return words.value.has(key) ? say(key) : id
}

/** How somebody at a table is called. */
export function sitterName({ name, bot }: { readonly name: string; readonly bot: string | null }): string {
  return bot === null ? name : botName(bot)
}
