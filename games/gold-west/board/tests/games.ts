// Random games for the tests of the picture: every question with what can be answered, and every event.
import {
  begin,
  below,
  type Choice,
  decision,
  type Event,
  num,
  offer,
  over,
  type Seat,
  seeded,
  take,
  view,
  waiting,
} from "@railhead/engine"
import { goldWest } from "../../index.ts"
import { say } from "../../say.ts"
import type { GoldWest } from "../../state.ts"

interface Question {
  readonly seat: Seat
  readonly step: string
  /** As the seat sees it. */
  readonly s: GoldWest
  readonly choices: readonly Choice[]
}

export interface Played {
  readonly questions: readonly Question[]
  readonly events: readonly Event[]
  readonly end: GoldWest
}

function play(seats: number, whitewater: boolean, seed: string): Played {
  const t = begin(goldWest, { seats, seed, options: { whitewater } }, [])
  const random = seeded(seed)
  const questions: Question[] = []
  while (!over(t.state)) {
    const seat = num(waiting(t.state), 0)
    const legal = offer(t, seat)
    questions.push({
      seat,
      step: decision(t, seat)?.step ?? "",
      s: view(t.rules, t.state, seat).state,
      choices: legal.list().map(code => t.rules.say.read(t.state, code)),
    })
    take(t, seat, picked(legal.list(), random))
  }
  return { questions, events: t.log ?? [], end: t.state }
}

/** Mostly something that leads to more questions: an investment, or at least not the end of the question. */
function picked(codes: readonly number[], random: number[]): number {
  const investments = codes.filter(code => say.invest.is(code))
  const others = codes.filter(code => !say.endMetals.is(code) && !say.decline.is(code))
  const pool = [investments, others].find(list => list.length > 0 && below(random, 4) > 0) ?? codes
  return num(pool, below(random, pool.length))
}

/** Two, three and four players, with and without Whitewater. */
export const games: readonly Played[] = [2, 3, 4].flatMap(seats =>
  [false, true].flatMap(whitewater => ["d", "h", "i"].map(seed => play(seats, whitewater, `picture ${seed}`))),
)
