import {
  imagine,
  lay,
  num,
  offer,
  type Seat,
  type State,
  score,
  shuffle,
  type Table,
  table,
  take,
} from "@railhead/engine"
import { type Bot, type Knowledge, weighed } from "./bot.ts"

/** Worlds imagined for one decision: what is turned up is a guess, so a few are averaged. */
const WORLDS = 3

/** Looks one choice ahead and takes the position that is judged best. */
function oneAhead(id: string, judge: <S extends State>(game: Knowledge<S>, t: Table<S>, seat: Seat) => number): Bot {
  return {
    id,
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
          value += judge(game, bench, seen.seat)
        }
        return value / worlds.length
      })
      const considered = weighed(codes, values)
      return { code: considered[0]?.code ?? 0, considered }
    },
  }
}

/** By the sum of features. */
export const greedyBot = oneAhead("greedy", ({ plain }, t, seat) => plain.value(t, seat))

/** By the score sheet as it stands, with no thought of what will come of it. */
export const pointsBot = oneAhead("points", ({ rules }, { state }, seat) => num(score(rules, state).totals, seat))
