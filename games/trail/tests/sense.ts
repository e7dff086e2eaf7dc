// What must hold of the sense of a trail game, checked along random play.
import { botNamed, knowledge } from "@railhead/bots"
import {
  at,
  begin,
  below,
  imagine,
  nextSeat,
  num,
  offer,
  over,
  range,
  type Setting,
  type State,
  score,
  seeded,
  table,
  take,
  view,
} from "@railhead/engine"
import { expect } from "vitest"
import type { GameBox } from "../../box.ts"

type Sensing<S extends State> = Pick<GameBox<S>, "game" | "sense">

/** Of so many decisions one is looked at. */
const RARELY = 6
const WORLDS = 2

/** Every figure is a number, the first is the score, and none changes with what the seat cannot know. */
export function proveLooks<S extends State>({ game, sense }: Sensing<S>, setting: Setting): void {
  const t = begin(game, setting)
  const { rules } = t
  const random = seeded(`looks ${setting.seed}`)
  const figures: number[] = []
  const imagined: number[] = []
  let length = 0
  for (let decision = 0; !over(t.state); decision++) {
    if (decision % RARELY === 0)
      for (const seat of range(t.state.seats)) {
        sense.look(t, seat, figures)
        // Features, and behind them facts for the net: always as many.
        length ||= figures.length
        expect(length).toBeGreaterThan(sense.features.length)
        expect(figures.filter(Number.isFinite)).toHaveLength(length)
        expect(num(figures, 0)).toBe(num(score(rules, t.state).totals, seat))
        for (const _ of range(WORLDS)) {
          sense.look(table(rules, imagine(rules, view(rules, t.state, seat), random)), seat, imagined)
          expect(imagined).toEqual(figures)
        }
      }
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    take(t, seat, list.code(below(random, list.size)))
  }
}

/** Points of one bot and of another after some games, each in every seat in turn. */
export function meet<S extends State>(
  box: Sensing<S>,
  ids: readonly [string, string],
  games: number,
): [number, number] {
  const points: [number, number] = [0, 0]
  for (const game of range(games)) {
    const t = begin(box.game, { seats: 2, seed: `meet ${game}` })
    const random = seeded(`meet ${game}`)
    const knows = knowledge(t.rules, box)
    const sideOf = (seat: number) => (seat + game) % 2
    while (!over(t.state)) {
      const seat = nextSeat(t.state)
      const bot = botNamed(at(ids, sideOf(seat)))
      take(t, seat, bot.think(knows, view(t.rules, t.state, seat), random).code)
    }
    const { totals } = score(t.rules, t.state)
    for (const seat of range(2)) points[sideOf(seat) === 0 ? 0 : 1] += num(totals, seat) / games
  }
  return points
}
