// A game that a net learns from. Runs in a thread of its own: bots play by what the net says so far, and the positions on the
// way are told with what came of them.
import { choicesOf, type Knowledge, knowledge, lookThrough } from "@railhead/bots"
import {
  at,
  begin,
  below,
  front,
  imagine,
  lay,
  type NetData,
  netOf,
  nextSeat,
  num,
  type Options,
  over,
  range,
  type Sense,
  type State,
  score,
  seeded,
  type Table,
  table,
  take,
  view,
  type Weights,
} from "@railhead/engine"
import { openBox } from "@railhead/games"
import { normal } from "./normal.ts"

export interface Lesson {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly net: NetData | null
}

export interface Learned {
  /** Positions, each with so many figures. */
  readonly count: number
  readonly figures: Float32Array
  /** For each position whose it is, and what the sum of features said of it. */
  readonly whose: Uint8Array
  readonly said: Float32Array
  /** What each seat ended with, less what a side did that nobody sits at. */
  readonly ends: readonly number[]
  readonly totals: readonly number[]
}

/** Ways kept while a turn is looked through: few, because many games teach more than good ones. */
const BEAM = { width: 3, depth: 10, alone: true } as const
/** One position in so many is told from within a turn; the others are its ends. */
const WITHIN = 3
/** One turn in so many is played by other weights, so that more is seen than what seems best: each off e-fold by so much. */
const VARIED = 8
const VARIETY = 0.5
/** In one game of so many, some seats go by the sum of features alone: who only meets its like learns to beat only its like. */
const VISITED = 2
const FINE = 1 << 20

export default async function play(lesson: Lesson): Promise<Learned> {
  const box = await openBox(lesson.game)
  return teach(begin(box.game, lesson), box.sense, lesson)
}

function teach<S extends State>(t: Table<S>, sense: Sense<S>, { net: data, seed, seats }: Lesson): Learned {
  const random = seeded(`lesson ${seed}`)
  const net = data === null ? null : netOf(data)
  const usual = knowledge(t.rules, { sense }, { net })
  const others = range(seats).map(() => knowledge(t.rules, { sense }, { net, weights: varied(sense, random) }))
  const guest = knowledge(t.rules, { sense }, { net: null })
  const { rules, plain } = guest
  const host = below(random, seats)
  const visited = below(random, VISITED) === 0
  const guests = range(seats).map(seat => visited && seat !== host && below(random, 2) === 0)
  const bench = table(rules, rules.clone(t.state))
  const figures: number[] = []
  const rows: number[] = []
  const said: number[] = []
  const whose: number[] = []
  const tell = (seat: number) => {
    if (guests[seat]) return
    sense.look(bench, seat, figures)
    for (const one of figures) rows.push(one)
    said.push(plain.worth(bench, seat))
    whose.push(seat)
  }
  let player = usual
  let planner = -1
  let ended = false
  let plan: readonly number[] = []
  while (!over(t.state)) {
    const seat = nextSeat(t.state)
    const { turn } = t.state
    const codes = choicesOf(t, seat)
    if (guests[seat]) player = guest
    else if (seat !== planner || ended) player = below(random, VARIED) === 0 ? at(others, seat) : usual
    if (seat !== planner || !plan.some(code => codes.includes(code)))
      plan =
        codes.length === 1 ? codes : planFor(player, bench, seat, imagine(rules, view(t.rules, t.state, seat), random))
    planner = seat
    const next = plan.findIndex(code => codes.includes(code))
    const code = num(plan, next)
    // Told as bots will judge it: by the rules they think by.
    take(lay(bench, rules.clone(t.state)), seat, code)
    ended = bench.state.turn !== turn || front(bench.state, seat) === null
    if (!over(bench.state) && (ended || below(random, WITHIN) === 0)) tell(seat)
    if (!over(bench.state) && ended) tell(below(random, seats))
    take(t, seat, code)
    // What was turned up may call for another plan.
    plan = t.crossed || ended ? [] : plan.slice(next + 1)
  }
  return {
    count: whose.length,
    figures: Float32Array.from(rows),
    whose: Uint8Array.from(whose),
    said: Float32Array.from(said),
    ends: others.map((_, seat) => plain.worth(t, seat)),
    totals: score(t.rules, t.state).totals,
  }
}

/** The way through the turn that seems best. */
function planFor<S extends State>(game: Knowledge<S>, bench: Table<S>, seat: number, world: S): readonly number[] {
  const codes = choicesOf(lay(bench, world), seat)
  return lookThrough(game, bench, world, seat, codes, BEAM).plan()
}

function varied<S extends State>({ weights }: Sense<S>, random: number[]): Weights {
  const off = () => Math.exp(VARIETY * normal(() => below(random, FINE) / FINE))
  return Object.fromEntries(
    Object.entries(weights).map(([feature, weight]) => [feature, feature === "points" ? weight : weight * off()]),
  )
}
