// Many games of one kind, each with a seed of its own, over all numbers of seats in turn.
import { at, num, type Options, range } from "@railhead/engine"
import { Progress } from "../progress.ts"
import type { Hall } from "./hall.ts"
import type { Contender, Match } from "./match.ts"
import { Mean } from "./mean.ts"

export interface Series {
  readonly game: string
  readonly seats: readonly number[]
  readonly options: Options
  readonly random: number[]
  /** Games begun so far. */
  games: number
}

/** The seats and the seed of the next game; `i` counts the games of a part of the series. */
export function nextGame(series: Series, i: number): { seats: number; seed: string } {
  return { seats: num(series.seats, i % series.seats.length), seed: `tune ${series.random.join()} ${series.games++}` }
}

export function* matches(
  series: Series,
  count: number,
  contenders: (seats: number, game: number) => Match["contenders"],
): Generator<Match> {
  for (const i of range(count)) {
    const { seats, seed } = nextGame(series, i)
    yield { game: series.game, options: series.options, seed, contenders: contenders(seats, i) }
  }
}

/** A comparison ends when one side is so many standard errors ahead, or after so many games. */
const CLEAR = 2.2
const FEWEST = 24
const MOST = 160

/**
 * The one against the other, seat beside seat: how many points a seat the one is ahead, and what a seat had. Where there are
 * guests, every second pair of seats is theirs.
 */
export async function compare(
  hall: Hall,
  series: Series,
  one: Contender,
  other: Contender,
  guest?: Contender,
): Promise<{ lead: Mean; points: Mean }> {
  const lead = new Mean()
  const points = new Mean()
  const contest = matches(series, MOST, (seats, game) => {
    const shift = Math.floor(game / series.seats.length)
    return range(seats).map(seat => {
      const place = (seat + shift) % seats
      if (guest && place % 4 >= 2) return guest
      // With an odd number of seats one side has more of them: each in turn.
      return (place + Math.floor(shift / seats)) % 2 === 0 ? one : other
    })
  })
  const progress = new Progress(MOST)
  await hall.play(
    contest,
    ({ totals }, { contenders }) => {
      const sides: [Mean, Mean] = [new Mean(), new Mean()]
      totals.forEach((total, seat) => {
        const contender = at(contenders, seat)
        if (contender === guest) return
        sides[contender === one ? 0 : 1].add(total)
        points.add(total)
      })
      lead.add(sides[0].mean - sides[1].mean)
      progress.at(lead.count, `games compared, ${lead.mean.toFixed(1)} ahead`)
    },
    () => lead.count < FEWEST || Math.abs(lead.clearly) < CLEAR,
  )
  return { lead, points }
}
