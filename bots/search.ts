// Open-loop information-set Monte Carlo tree search: each round of thought imagines one world that fits what the seat
// has seen, goes down the tree of choices in it, adds what it meets there, and asks the game's evaluation.
import {
  at,
  everyZone,
  figure,
  HIDDEN,
  imagine,
  num,
  type Rules,
  type State,
  type Table,
  table,
  type View,
} from "@railhead/engine"
import { type Beam, lookThrough } from "./beam.ts"
import { type Considered, type Knowledge, type Memory, PREFERENCE, type Thought } from "./bot.ts"
import { choicesOf } from "./choices.ts"
import { type Node, node, Search } from "./tree.ts"
import { keyOf } from "./walk.ts"

export interface Effort {
  /** Rounds of thought about one decision; what was thought about it earlier in the turn counts. */
  readonly iterations: number
  /** Positions are judged when so many rounds of turns have followed this turn: always then, so that they compare. */
  readonly rounds: number
  /** Ways kept when the seat's own turns are played on; with 0 they are played one decision ahead like everybody's. */
  readonly width: number
}

interface Searched extends Thought {
  /** Rounds of thought it took: fewer than it might have where the choice was made before. */
  readonly iterations: number
}

/** Worlds imagined for one decision; each round takes one of them, with chance of its own. */
const WORLDS = 48
/** Even what looks bad is tried now and then. */
const LEAST_PRIOR = 0.01
const BEAM: Beam = { width: 6, depth: 10 }

/** What was thought about the choices that come after the one made, for the rest of the turn. */
interface Kept {
  readonly turn: number
  readonly tree: Node
  readonly start: number[]
}

const isKept = (kept: unknown): kept is Kept => typeof kept === "object" && kept !== null && "tree" in kept

/** Thinks about the decision in front of the seat. */
export function searchFor<S extends State>(
  game: Knowledge<S>,
  seen: View<S>,
  random: number[],
  effort: Effort,
  memory: Memory = { kept: null },
  ms = Number.POSITIVE_INFINITY,
): Searched {
  const until = performance.now() + ms
  const { rules } = game
  const { seat, state } = seen
  const first = imagine(rules, seen, random)
  const t = table(rules, rules.clone(first))
  const codes = choicesOf(t, seat)
  if (codes.length === 1) return { code: num(codes, 0), considered: [], iterations: 0 }
  const { kept } = memory
  const { tree, start } = isKept(kept) && kept.turn === state.turn ? kept : { tree: node(1), start: startOf(game, t) }
  const branches = branchesOf(game, t, tree, { seat, first, codes })
  const thought = branches.reduce((sum, branch) => sum + branch.visits, 0)
  const worlds = [first]
  while (worlds.length < Math.min(WORLDS, effort.iterations)) worlds.push(imagine(rules, seen, random))
  const horizon = state.turn + effort.rounds * state.seats
  const search = new Search(game, t, random, {
    seat,
    horizon,
    open: isOpen(rules, state),
    beam: { ...BEAM, width: effort.width, alone: true },
    start,
  })
  // A decision thought about before still gets a fresh look: the worlds may have become fewer.
  const rounds = Math.max(effort.iterations - thought, Math.ceil(effort.iterations / 4))
  let left = rounds
  while (left > leadOf(branches)) {
    search.round(tree, at(worlds, left % worlds.length))
    left--
    if (performance.now() >= until) break
  }
  const visits = branches.reduce((sum, branch) => sum + branch.visits, 0)
  const considered = codes.map((code, i): Considered => {
    const branch = at(branches, i)
    const value = branch.visits === 0 ? Number.NEGATIVE_INFINITY : branch.points / branch.visits
    return { code, value, share: branch.visits / visits }
  })
  considered.sort((a, b) => b.share - a.share || b.value - a.value)
  const { code } = at(considered, 0)
  memory.kept = { turn: state.turn, tree: at(branches, codes.indexOf(code)), start } satisfies Kept
  return { code, considered, iterations: rounds - left }
}

/** Is all that is hidden hidden from everybody? */
export function isOpen<S extends State>(rules: Rules<S>, seen: S): boolean {
  let open = true
  everyZone(rules, seen, ({ sees }, _, pieces) => {
    if (sees !== "none" && pieces.includes(HIDDEN)) open = false
  })
  return open
}

/** By how many visits the first is ahead of the second: with fewer rounds left the choice is made. */
function leadOf(branches: readonly Node[]): number {
  let first = 0
  let second = 0
  for (const { visits } of branches)
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  return first - second
}

function startOf<S extends State>(game: Knowledge<S>, t: Table<S>): number[] {
  const start: number[] = []
  game.values(t, start)
  return start
}

/** The choices before the seat, as likely as what its turn can come to with them is good. */
function branchesOf<S extends State>(
  game: Knowledge<S>,
  t: Table<S>,
  tree: Node,
  { seat, first, codes }: { seat: number; first: S; codes: readonly number[] },
): Node[] {
  const { hopes } = lookThrough(game, t, first, seat, codes, BEAM)
  const best = Math.max(...hopes)
  return codes.map((code, i) => {
    const branch = tree.next.get(keyOf(seat, code)) ?? node(0)
    branch.prior = Math.exp((figure(hopes, i) - best) / PREFERENCE) + LEAST_PRIOR
    tree.next.set(keyOf(seat, code), branch)
    return branch
  })
}
