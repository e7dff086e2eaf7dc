// One game between bots, with all that a comparison of them needs. Runs in a thread of its own.
import { botNamed, type Judgement, knowledge } from "@railhead/bots"
import {
  begin,
  below,
  figure,
  front,
  type NetData,
  netOf,
  nextSeat,
  num,
  type Options,
  offer,
  over,
  score,
  seeded,
  take,
  view,
  type Weights,
} from "@railhead/engine"
import { openBox } from "@railhead/games"

/** Who sits at a seat: a bot that judges as it does, by the sum of features with weights of its own, or by a net. */
export interface Contender {
  readonly bot: string
  readonly weights?: Weights
  readonly net?: NetData
}

export interface Match {
  readonly game: string
  readonly options: Options
  readonly seed: string
  /** One for each seat. */
  readonly contenders: readonly Contender[]
  /** Also tells what every seat had at the end of each of its turns, and plays a little carelessly so that more is seen. */
  readonly study?: boolean
}

export interface Played {
  readonly totals: readonly number[]
  readonly places: readonly number[]
  readonly turns: number
  /** Decisions with two choices or more, and the seconds thought about them, for each seat. */
  readonly decisions: readonly number[]
  readonly seconds: readonly number[]
  /** Rows of features with the seat they belong to. */
  readonly seen: readonly { readonly seat: number; readonly figures: readonly number[] }[]
}

/** One decision in so many is taken carelessly in a studied game. */
const CARELESS = 12
/** Then it is one of the best so many. */
const AMONG = 3

function judgement(weights?: Weights, net?: NetData): Judgement {
  if (weights) return { weights, net: null }
  return net ? { net: netOf(net) } : {}
}

export default async function play(match: Match): Promise<Played> {
  const box = await openBox(match.game)
  const seats = match.contenders.length
  const t = begin(box.game, { seats, options: match.options, seed: match.seed })
  const random = seeded(`match ${match.seed}`)
  const players = match.contenders.map(({ bot, weights, net }) => ({
    bot: botNamed(bot),
    memory: { kept: null },
    knows: knowledge(t.rules, box, judgement(weights, net)),
  }))
  const decisions = players.map(() => 0)
  const seconds = players.map(() => 0)
  const seen: { seat: number; figures: number[] }[] = []
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const list = offer(t, seat)
    const player = players[seat]
    if (!player) throw new Error(`nobody sits at seat ${seat}`)
    let code = list.code(0)
    if (list.size > 1) {
      const started = performance.now()
      const thought = player.bot.think(player.knows, view(t.rules, t.state, seat), random, player.memory)
      seconds[seat] = figure(seconds, seat) + (performance.now() - started) / 1000
      decisions[seat] = num(decisions, seat) + 1
      code = thought.code
      if (match.study && below(random, CARELESS) === 0)
        code = thought.considered[below(random, Math.min(AMONG, thought.considered.length))]?.code ?? code
    }
    const { turn } = t.state
    take(t, seat, code)
    if (match.study && (t.state.turn !== turn || front(t.state, seat) === null)) {
      const figures: number[] = []
      box.sense.look(t, seat, figures)
      seen.push({ seat, figures })
    }
  }
  const { totals, places } = score(t.rules, t.state)
  return { totals, places, turns: t.state.turn, decisions, seconds, seen }
}
