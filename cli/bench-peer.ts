// The named peer: a small game of the same kind (pick a section, build on a hex, store) on boardgame.io's own reducer.
// It has far fewer rules than ours and no hidden tokens, so the comparison favours the peer.
import { createRequire } from "node:module"
import { at, below, filled, num, range, seeded, sum } from "@railhead/engine"
import { type Figures, perSecond } from "./bench-game.ts"
import { PASSES } from "./bench-search.ts"

interface Toy {
  hexes: number[]
  players: { supply: number[]; use: number; points: number }[]
  /** 0 activate, 1 build, 2 store. */
  phase: number
  built: number
}

interface PeerState {
  readonly G: Toy
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

/** The part of boardgame.io that is used; it is loaded as CommonJS because its folders cannot be imported. */
interface Peer {
  InitializeGame(setup: { game: unknown; numPlayers: number }): PeerState
  CreateGameReducer(setup: { game: unknown }): (state: PeerState, action: object) => PeerState
}

type Move = readonly [name: string, argument: number]

const SEATS = 4
const HEXES = 56
const CAMPS = 40

interface Turn {
  readonly G: Toy
  readonly ctx: PeerState["ctx"]
  readonly events: { endTurn(): void }
}

function me({ G, ctx }: Turn) {
  return at(G.players, Number(ctx.currentPlayer))
}

const toy = {
  setup: (): Toy => ({
    hexes: filled(HEXES, -1),
    players: range(SEATS).map(() => ({ supply: [1, 2, 0, 0], use: 0, points: 0 })),
    phase: 0,
    built: 0,
  }),
  moves: {
    activate(turn: Turn, section: number) {
      const player = me(turn)
      player.use = Math.max(0, num(player.supply, section) - section)
      player.supply[section] = 0
      turn.G.phase = 1
    },
    build(turn: Turn, hex: number) {
      turn.G.hexes[hex] = Number(turn.ctx.currentPlayer)
      turn.G.built++
      turn.G.phase = 2
    },
    store(turn: Turn, section: number) {
      const player = me(turn)
      player.supply[section] = num(player.supply, section) + 3
      player.points += section
      turn.G.phase = 0
      turn.events.endTurn()
    },
  },
  endIf: ({ G }: { G: Toy }) =>
    G.built === CAMPS && G.phase === 0 ? { points: G.players.map(p => p.points) } : undefined,
}

function legalMoves({ G, ctx }: PeerState): Move[] {
  if (G.phase === 2) return range(4).map(section => ["store", section])
  if (G.phase === 1)
    return range(HEXES)
      .filter(hex => G.hexes[hex] === -1)
      .map(hex => ["build", hex])
  const { supply } = at(G.players, Number(ctx.currentPlayer))
  return range(4)
    .filter(section => num(supply, section) > 0)
    .map(section => ["activate", section])
}

/** Moves of a playout of the peer's own bot, as short as ours to the end of a turn. */
const PLAYOUT = 15
const ITERATIONS = 200

interface PeerBot {
  play(state: PeerState, playerId: string): Promise<unknown>
}

/** Iterations per second of the peer's Monte Carlo tree search, from the start of the toy game. */
export async function peerSearch(): Promise<number> {
  const load = createRequire(import.meta.url)
  const peer: Peer = load("boardgame.io/internal")
  const { MCTSBot }: { MCTSBot: new (setup: object) => PeerBot } = load("boardgame.io/ai")
  const enumerate = (G: Toy, ctx: PeerState["ctx"]) =>
    legalMoves({ G, ctx }).map(([move, argument]) => ({ move, args: [argument] }))
  const bot = new MCTSBot({ game: toy, enumerate, iterations: ITERATIONS, playoutDepth: PLAYOUT, seed: "bench" })
  const state = peer.InitializeGame({ game: toy, numPlayers: SEATS })
  let fastest = 0
  for (const _ of range(PASSES)) {
    const started = performance.now()
    await bot.play(state, state.ctx.currentPlayer)
    fastest = Math.max(fastest, (1000 * ITERATIONS) / (performance.now() - started))
  }
  return fastest
}

export function peerBench(): Figures {
  const peer: Peer = createRequire(import.meta.url)("boardgame.io/internal")
  const reduce = peer.CreateGameReducer({ game: toy })
  const random = seeded("peer")
  let games = 0
  let real = 0
  let all = 0
  const decisions = perSecond(() => {
    let state = peer.InitializeGame({ game: toy, numPlayers: SEATS })
    let made = 0
    while (state.ctx.gameover === undefined) {
      const moves = legalMoves(state)
      if (moves.length > 1) real++
      const [type, argument] = at(moves, below(random, moves.length))
      state = reduce(state, {
        type: "MAKE_MOVE",
        payload: { type, args: [argument], playerID: state.ctx.currentPlayer },
      })
      made++
    }
    if (sum(state.G.hexes.filter(hex => hex >= 0).map(() => 1)) !== CAMPS) throw new Error("the peer's game went wrong")
    games++
    all += made
    return made
  })
  const state = peer.InitializeGame({ game: toy, numPlayers: SEATS })
  const clones = perSecond(() => {
    for (let i = 0; i < 100; i++) structuredClone(state.G)
    return 100
  })
  return { decisions, real: (decisions * real) / all, games: (decisions * games) / all, clones }
}
