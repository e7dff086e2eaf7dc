import { imagine, shuffle, table } from "@railhead/engine"
import { type Beam, lookThrough } from "./beam.ts"
import { type Bot, weighed } from "./bot.ts"
import { choicesOf } from "./choices.ts"

/** Worlds imagined for one decision: what is turned up is a guess, so a few are averaged. */
const WORLDS = 2
const BEAM: Beam = { width: 6, depth: 10 }

/** Looks through its whole turn and takes the choice that can end in the best position. */
export const valueBot: Bot = {
  id: "value",
  think(game, seen, random) {
    const { rules } = game
    const worlds = [imagine(rules, seen, random)]
    const bench = table(rules, worlds[0] ?? seen.state)
    const codes = shuffle(random, choicesOf(bench, seen.seat))
    if (codes.length === 1) return { code: codes[0] ?? 0, considered: [] }
    while (worlds.length < WORLDS) worlds.push(imagine(rules, seen, random))
    const values = codes.map(() => 0)
    for (const world of worlds)
      lookThrough(game, bench, world, seen.seat, codes, BEAM).ends.forEach((value, i) => {
        values[i] = (values[i] ?? 0) + value / worlds.length
      })
    const considered = weighed(codes, values)
    return { code: considered[0]?.code ?? 0, considered }
  },
}
