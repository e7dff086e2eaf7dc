// The tree of choices that a search grows, and the rounds of thought that grow it.
import { at, below, figure, NOBODY, num, type State, type Table } from "@railhead/engine"
import type { Beam } from "./beam.ts"
import { type Knowledge, PREFERENCE } from "./bot.ts"
import { split } from "./parts.ts"
import { type Bounds, keyOf, Walk } from "./walk.ts"

/** A choice somebody may make, with what came of it so far. */
export interface Node {
  visits: number
  /** How often it could have been chosen when its place in the tree was passed. */
  offered: number
  /** Of the seat that chooses it: rewards from 0 to 1, and values in points. */
  rewards: number
  points: number
  /** How likely it seems before it is tried, compared with its sisters. */
  prior: number
  /** By choice and seat: in other worlds others may be asked here. */
  readonly next: Map<number, Node>
}

export const node = (prior: number): Node => ({ visits: 0, offered: 0, rewards: 0, points: 0, prior, next: new Map() })

/** So many points make the difference between a good and a fair reward. */
const REWARD_SCALE = 10
/** How much is tried out beside what looks best. */
const CURIOSITY = 1.2
/** Choices weighed for the next move in a playout; of more, some at random. */
const WEIGHED = 4
/** So many where it is known from before which are likely. */
const LIKELIEST = 6

/** Some by chance: fewer where chance comes to the same one again. */
function someOf(codes: readonly number[], random: number[]): number[] {
  const some: number[] = []
  for (let i = 0; i < WEIGHED; i++) {
    const code = num(codes, below(random, codes.length))
    if (!some.includes(code)) some.push(code)
  }
  return some
}

export class Search<S extends State> {
  private readonly game: Knowledge<S>
  private readonly random: number[]
  /** Who thinks. */
  private readonly seat: number
  private readonly beam: Beam
  private readonly walk: Walk<S>
  private readonly values: number[] = []
  /** What the seats' positions are worth before the search: rewards are measured from there. */
  private readonly start: readonly number[]
  private readonly path: Node[] = []
  private readonly chooser: number[] = []
  /** By choice and seat: what it gained where it was first met in a playout. */
  private readonly gains = new Map<number, number>()

  constructor(
    game: Knowledge<S>,
    t: Table<S>,
    random: number[],
    { beam, start, ...bounds }: Bounds & { beam: Beam; start: readonly number[] },
  ) {
    this.game = game
    this.random = random
    this.seat = bounds.seat
    this.walk = new Walk(game, t, bounds)
    this.beam = beam
    this.start = start
  }

  /** One round of thought, in one world. */
  round(root: Node, world: S): void {
    const { walk, path, chooser } = this
    walk.begin(world, split(this.random))
    path.length = 0
    chooser.length = 0
    let here = root
    for (let seat = walk.seat; seat !== NOBODY; seat = walk.seat) {
      const codes = walk.codesOf(seat)
      if (codes.length === 1) {
        walk.take(seat, num(codes, 0))
        continue
      }
      if (here !== root && here.visits === 0) break
      const { code, child } = this.select(here, seat, codes)
      path.push(child)
      chooser.push(seat)
      walk.take(seat, code)
      here = child
    }
    this.playOn()
    this.reward()
  }

  /** The choice with the best promise: what it has brought so far, and how little it was tried for how likely it looks. */
  private select(here: Node, seat: number, codes: readonly number[]): { code: number; child: Node } {
    this.meet(here, seat, codes)
    let priors = 0
    let visits = 0
    let rewards = 0
    for (const code of codes) {
      const child = here.next.get(keyOf(seat, code))
      if (!child) continue
      child.offered++
      priors += child.prior
      visits += child.visits
      rewards += child.rewards
    }
    // A choice not tried yet is expected to be a little worse than the average of those that were.
    const untried = visits === 0 ? 0.5 : rewards / visits - 0.05
    let best = Number.NEGATIVE_INFINITY
    let found = num(codes, 0)
    let chosen: Node | null = null
    for (const code of codes) {
      const child = here.next.get(keyOf(seat, code))
      if (!child) continue
      const mean = child.visits === 0 ? untried : child.rewards / child.visits
      const promise = mean + (CURIOSITY * (child.prior / priors) * Math.sqrt(child.offered)) / (1 + child.visits)
      if (promise > best) {
        best = promise
        found = code
        chosen = child
      }
    }
    return { code: found, child: chosen ?? node(1) }
  }

  /** Adds choices that were not met here before, each as likely as the position right after it looks good. */
  private meet(here: Node, seat: number, codes: readonly number[]): void {
    const fresh = codes.filter(code => !here.next.has(keyOf(seat, code)))
    this.tryOut(seat, fresh, (key, gain) => {
      here.next.set(key, node(Math.exp(Math.max(-40, Math.min(40, gain)) / PREFERENCE)))
    })
  }

  /** Tells what each of these choices gains its seat at once. */
  private tryOut(seat: number, codes: readonly number[], told: (key: number, gain: number) => void): void {
    if (codes.length === 0) return
    const { walk } = this
    const before = walk.worthOf(seat)
    for (const code of codes) told(keyOf(seat, code), walk.worthAfter(seat, code) - before)
  }

  /** Plays on to where positions are judged: the seat that thinks turn by turn, others one decision ahead. */
  private playOn(): void {
    const { walk, beam } = this
    for (let seat = walk.seat; seat !== NOBODY; seat = walk.seat) {
      const codes = walk.codesOf(seat)
      if (codes.length === 1) walk.take(seat, num(codes, 0))
      else if (seat === this.seat && beam.width > 0) walk.playTurn(seat, beam)
      else walk.takeBest(seat, this.worthAThought(seat, codes))
    }
  }

  /** Some at random; where the same choices come again and again, those that gained most before. */
  private worthAThought(seat: number, codes: readonly number[]): readonly number[] {
    const { gains, random, game } = this
    if (codes.length <= WEIGHED) return codes
    if (!game.steady) return someOf(codes, random)
    const fresh = codes.filter(code => !gains.has(keyOf(seat, code)))
    this.tryOut(seat, fresh, (key, gain) => gains.set(key, gain))
    const gained = (code: number) => gains.get(keyOf(seat, code)) ?? 0
    return [...codes].sort((a, b) => gained(b) - gained(a)).slice(0, LIKELIEST)
  }

  private reward(): void {
    this.walk.values(this.values)
    for (let i = 0; i < this.path.length; i++) {
      const step = at(this.path, i)
      const seat = num(this.chooser, i)
      const value = figure(this.values, seat)
      step.visits++
      step.points += value
      step.rewards += 1 / (1 + Math.exp((figure(this.start, seat) - value) / REWARD_SCALE))
    }
  }
}
