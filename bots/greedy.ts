import { imagine, lay, offer, shuffle, table, take } from "@railhead/engine"
import { type Bot, weighed } from "./bot.ts"

/** Worlds imagined for one decision: what is turned up is a guess, so a few are averaged. */
const WORLDS = 3

/** Looks one choice ahead and takes what the game's evaluation likes best. */
export const greedyBot: Bot = {
  id: "greedy",
  think(game, seen, random) {
    const { rules } = game
    const worlds = [imagine(rules, seen, random)]
    const bench = table(rules, worlds[0] ?? seen.state)
    const codes = shuffle(random, offer(bench, seen.seat).list())
    if (codes.length === 1) return { code: codes[0] ?? 0, considered: [] }
    while (worlds.length < WORLDS) worlds.push(imagine(rules, seen, random))
    const values = codes.map(code => {
      let value = 0
      for (const world of worlds) {
        take(lay(bench, rules.clone(world)), seen.seat, code)
        value += game.value(bench, seen.seat)
      }
      return value / worlds.length
    })
    const considered = weighed(codes, values)
    return { code: considered[0]?.code ?? 0, considered }
  },
}
