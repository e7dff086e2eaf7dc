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
import { argentina } from "../../index.ts"
import { say } from "../../say.ts"
import type { Argentina } from "../../state.ts"

interface Question {
  readonly seat: Seat
  readonly step: string
  /** As the seat sees it. */
  readonly s: Argentina
  /** With what each is in notation. */
  readonly choices: readonly Choice[]
  readonly written: readonly string[]
}

export interface Played {
  readonly questions: readonly Question[]
  readonly events: readonly Event[]
  readonly end: Argentina
}

function play(seats: number, options: Options, seed: string): Played {
  const t = begin(argentina, { seats, seed, options }, [])
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
  say.settle,
  say.deliver,
  say.help,
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

const mixed = {
  neutralPlacement: "shuffled",
  privateSides: "chosenPerNumber",
  sidesB: ["1", "3", "4", "6", "8", "10"],
  citySides: "chosenPerCity",
  citiesB: ["leHavre", "rotterdam", "liverpool"],
}
const others = { privateSides: "chosenPerNumber", sidesB: ["2", "5", "7", "9"] }

/** One against Pedro, and two to four, with every side of every building and city. */
const tables: readonly (readonly [seats: number, options: Options])[] = [
  [1, {}],
  [1, mixed],
  [2, {}],
  [2, mixed],
  [3, others],
  [4, mixed],
]

export const games: readonly Played[] = tables.map(([seats, options], i) =>
  play(seats, options, `picture ${seats} ${i}`),
)
