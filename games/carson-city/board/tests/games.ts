// Random games for the tests of the picture: every question with what can be answered, and every event.
import {
  begin,
  below,
  type Choice,
  decision,
  type Event,
  interrupts,
  num,
  type Options,
  offer,
  over,
  range,
  type Seat,
  seeded,
  take,
  view,
  waiting,
} from "@railhead/engine"
import { slotSold } from "../../data/actions.ts"
import { MINE } from "../../data/buildings.ts"
import { faceNamed, recommended } from "../../data/cards.ts"
import { carsonCity } from "../../index.ts"
import { say } from "../../say.ts"
import type { CarsonCity, CarsonTable } from "../../state.ts"

interface Question {
  readonly seat: Seat
  readonly step: string
  /** As the seat sees it. */
  readonly s: CarsonCity
  readonly choices: readonly Choice[]
  /** How many events had been told by then. */
  readonly told: number
}

export interface Played {
  readonly questions: readonly Question[]
  readonly events: readonly Event[]
  readonly end: CarsonCity
}

function play(seats: number, options: Options, seed: string): Played {
  const t = begin(carsonCity, { seats, seed, options }, [])
  const random = seeded(seed)
  const questions: Question[] = []
  while (!over(t.state)) {
    const seat = num(waiting(t.state), 0)
    const legal = offer(t, seat).list()
    // While one is asked for consent, the builder may withdraw.
    const consent = t.state.agenda.at(-1)?.do === "consent"
    const beside = (consent ? range(seats) : [seat]).flatMap(other =>
      consent || below(random, 3) === 0 ? interrupts(t, other).list() : [],
    )
    const read = (code: number) => t.rules.say.read(t.state, code)
    const choices = [...legal, ...beside].map(read)
    questions.push({
      seat,
      step: decision(t, seat)?.step ?? "",
      s: view(t.rules, t.state, seat).state,
      choices,
      told: t.log?.length ?? 0,
    })
    take(t, seat, picked(t, legal, random))
  }
  return { questions, events: t.log ?? [], end: t.state }
}

const DYNAMITER = faceNamed("9R")

/** Mostly something that leads to more questions: another cowboy beside others, a building, dynamite kept for a mine. */
function picked(t: CarsonTable, codes: readonly number[], random: number[]): number {
  const is = (words: readonly { is(code: number): boolean }[]) => (code: number) => words.some(word => word.is(code))
  const only = (test: (code: number) => boolean) => codes.filter(test)
  // An offer is taken or left.
  if (codes.length === 2 && codes.some(is([say.decline])) && below(random, 2) === 0) return num(codes, 1)
  if (codes.some(is([say.with])) && below(random, 6) === 0) return num(codes, codes.length - 1)
  const cards = only(code => say.choose.is(code) && say.choose.of(code)[0] === DYNAMITER)
  const mines = only(code => say.place.is(code) && t.state.row[slotSold[say.place.of(code)[0]] ?? -1] === MINE)
  const shops = only(is([say.build, say.purchase, say.blow]))
  const joins = only(code => say.place.is(code) && (t.state.cowboys[say.place.of(code)[0]] ?? 0) > 0)
  const asks = only(code => {
    const owner = say.house.is(code) ? (t.state.owner[say.house.of(code)[0]] ?? -1) : -1
    return owner >= 0 && owner !== t.state.agenda.at(-1)?.seat
  })
  const quits = [
    say.pass,
    say.stop,
    say.decline,
    say.renounce,
    say.keep,
    say["give-up"],
    say["go-on"],
    say.out,
    say.with,
  ]
  const others = only(code => !is(quits)(code))
  const pool = [cards, asks, shops, mines, joins, others].find(list => list.length > 0 && below(random, 3) > 0) ?? codes
  return num(pool, below(random, pool.length))
}

const allBuildings = { blacksmith: true, generalStore: true, school: true, station: true, townHall: true }

/** Dynamite, second throws, doubled incomes. */
const lively = { personalities: "list", cards: ["1Y", "3Y", "6Y", "7Y", "9R", "10R", "11Y"] }

/** Two to six players, with every recommended set of personalities and with sets by chance. */
export const games: readonly Played[] = [
  ...Object.keys(recommended).map((personalities, i) => play(2 + (i % 5), { personalities }, `picture ${i}`)),
  ...[2, 3, 4, 5, 6, 6].map((seats, i) =>
    play(seats, { ...allBuildings, personalities: i % 2 === 0 ? "showdown" : "random" }, `town ${i}`),
  ),
  ...range(6).map(i => play(2 + (i % 4), { ...lively, school: true }, `lively ${i}`)),
]
