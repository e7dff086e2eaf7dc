// Positions of every game, as they come about when it is played by chance.
import {
  begin,
  below,
  nextSeat,
  type Options,
  offer,
  over,
  type State,
  seeded,
  type Table,
  take,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { type Knowledge, knowledge } from "../index.ts"

/** One decision in so many is looked at. */
const EVERY = 70

type Setting = readonly [game: string, seats: number, options: Options]

export const tables: readonly Setting[] = [
  ["gold-west", 3, { whitewater: true }],
  ["great-western-trail", 2, { railsToTheNorth: true, atThePokerTable: true, sitePreparation: true }],
  ["great-western-trail", 4, {}],
  ["great-western-trail-argentina", 1, { level: "expert" }],
  ["great-western-trail-argentina", 3, {}],
  ["carson-city", 4, {}],
  ["carson-city", 3, { newBeginning: true, survival: true, horses: true }],
  ["carson-city", 2, { kitCarson: true, carsonRiver: true, outlaws: true }],
]

export function nameOf([game, seats, options]: Setting): string {
  return [game, `${seats} seats`, ...Object.keys(options)].join(", ")
}

/** Plays by chance, and asks to look at some of the decisions. Tells how many. */
export async function wander(
  [game, seats, options]: Setting,
  look: (t: Table<State>, seat: number, knows: Knowledge<State>) => void,
): Promise<number> {
  const box = await openBox(game)
  const t = begin(box.game, { seats, seed: `wander ${game} ${seats}`, options })
  const knows = knowledge(t.rules, box)
  const chance = seeded("wander")
  let decisions = 0
  let looked = 0
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    const code = list.code(below(chance, list.size))
    if (list.size > 1 && decisions++ % EVERY === 0) {
      look(t, seat, knows)
      looked++
    }
    take(t, seat, code)
  }
  return looked
}
