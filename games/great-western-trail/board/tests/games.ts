// Random games for the tests of the picture: every question with what can be answered, and every event.
import {
  begin,
  below,
  type Choice,
  decision,
  type Event,
  num,
  type Options,
  offer,
  over,
  type Seat,
  seeded,
  take,
  view,
  waiting,
} from "@railhead/engine"
import { greatWesternTrail } from "../../index.ts"
import { say } from "../../say.ts"
import type { GreatWesternTrail } from "../../state.ts"

interface Question {
  readonly seat: Seat
  readonly step: string
  /** As the seat sees it. */
  readonly s: GreatWesternTrail
  /** With what each is in notation. */
  readonly choices: readonly Choice[]
  readonly written: readonly string[]
}

export interface Played {
  readonly questions: readonly Question[]
  readonly events: readonly Event[]
  readonly end: GreatWesternTrail
}

function play(seats: number, options: Options, seed: string): Played {
  const t = begin(greatWesternTrail, { seats, seed, options }, [])
  const random = seeded(seed)
  const questions: Question[] = []
  while (!over(t.state)) {
    const seat = num(waiting(t.state), 0)
    const codes = offer(t, seat).list()
    questions.push({
      seat,
      step: decision(t, seat)?.step ?? "",
      s: view(t.rules, t.state, seat).state,
      choices: codes.map(code => t.rules.say.read(t.state, code)),
      written: codes.map(code => t.rules.say.write(t.state, code)),
    })
    take(t, seat, picked(codes, random))
  }
  return { questions, events: t.log ?? [], end: t.state }
}

/** What leads to more questions, rarest first. */
const rare = [
  say.store,
  say.lay,
  say.seat,
  say.master,
  say.copy,
  say.build,
  say.upgrade,
  say.appoint,
  say.deal,
  say.use,
  say.hire,
] as const

/** Mostly something that leads to more questions, never the end of one as long as there is something else. */
function picked(codes: readonly number[], random: number[]): number {
  const wanted = rare.map(verb => codes.filter(code => verb.is(code))).find(list => list.length > 0)
  const others = codes.filter(code => !say.end.is(code) && !say.lose.is(code) && !say.pass.is(code))
  const pool = [wanted ?? [], others].find(list => list.length > 0 && below(random, 5) > 0) ?? codes
  return num(pool, below(random, pool.length))
}

const mixed = { neutralPlacement: "shuffled", privateSides: "chosenPerNumber", sidesB: ["1", "4", "6", "8", "9"] }
const others = { privateSides: "chosenPerNumber", sidesB: ["2", "3", "5", "7", "10"] }

/** Two, three and four players, with every side of every building. */
export const games: readonly Played[] = [2, 3, 4].flatMap(seats =>
  [{}, mixed, others].map((options, i) => play(seats, options, `picture ${seats} ${i}`)),
)

const all = { railsToTheNorth: true, atThePokerTable: true, sitePreparation: true }
const newSides = { privateSides: "chosenPerNumber", sidesB: ["6", "11", "12", "13"] }

/** The same with what expansions and promos add. */
export const expandedGames: readonly Played[] = [
  ...[2, 3, 4].map(seats => play(seats, { ...all, promos: ["building13"] }, `expanded ${seats}`)),
  play(4, { ...all, ...newSides, promos: ["building13"] }, "expanded sides"),
  play(3, { atThePokerTable: true, promos: ["building11", "building13", "stationmasters"] }, "promos"),
]

export const everyGame: readonly Played[] = [...games, ...expandedGames]
