// A made-up game, never offered to players, that has what Gold West lacks: hands, secret tiles and sheets, an auction,
// consent with a limit, a token out of turn, roads at any time, actions nested ten deep, a module.
import { at, blankState, cloneLanes, filled, type Options, range, type Seat, type State, type Step } from "../index.ts"

type Do<D extends string, Fields = unknown> = D extends string ? Step & { readonly do: D } & Readonly<Fields> : never

type Dig = Do<"dig" | "climb", { depth: number }>
type Bid = Do<"bid", { last: number; holder: Seat; inside: number }>
type Consent = Do<"consent", { by: Seat; post: number }>
export type Discard = Do<"discard" | "exchangeDiscard", { left: number }>
type Duel = Do<"duel" | "showTiles", { other: Seat }>
export type SampleStep =
  | Do<"sheet" | "handIn" | "showSheets" | "turn" | "act" | "endTurn" | "nextTurn" | "playTile" | "stake">
  | Dig
  | Bid
  | Consent
  | Discard
  | Duel

export interface SamplePlayer {
  money: number
  points: number
  tokens: number
  hand: number[]
  pile: number[]
  discards: number[]
  /** Kinds all know to be in the hand. */
  shown: number[]
  /** Quests taken unseen from the stack. */
  quests: number[]
  tiles: number[]
  played: number[]
  /** Sum of the tiles still held, which all know. */
  tileSum: number
  /** Money and tokens written on the secret sheet. */
  sheet: number[]
  openSheet: number[]
}

export interface Sample extends State {
  agenda: SampleStep[]
  asides: SampleStep[][]
  round: number
  quests: number[]
  shownTiles: number[]
  /** Owner of each post, −1 for none. */
  posts: number[]
  players: SamplePlayer[]
}

export const animals = [
  "hare",
  "fox",
  "wolf",
  "bear",
  "elk",
  "quest-1",
  "quest-2",
  "quest-3",
  "quest-4",
  "quest-5",
] as const
export const QUESTS: readonly number[] = [5, 6, 7, 8, 9]
/** The cards everybody begins with. */
export const HERD: readonly number[] = [0, 0, 1, 1, 2, 3, 4]
export const POSTS = 6
export const ROUNDS = 4

export function player(s: Sample, seat: Seat): SamplePlayer {
  return at(s.players, seat)
}

export function blank(options: Options, seats: number): Sample {
  return {
    ...blankState("sample", 1, options, seats),
    agenda: [],
    asides: range(seats).map(() => []),
    round: 1,
    quests: [],
    shownTiles: [],
    posts: filled(POSTS, -1),
    players: range(seats).map(() => ({
      money: 0,
      points: 0,
      tokens: 0,
      hand: [],
      pile: [],
      discards: [],
      shown: [],
      quests: [],
      tiles: [],
      played: [],
      tileSum: 0,
      sheet: [],
      openSheet: [],
    })),
  }
}

export function clone(s: Sample): Sample {
  return {
    game: s.game,
    version: s.version,
    options: s.options,
    seats: s.seats,
    random: s.random.slice(),
    turn: s.turn,
    agenda: s.agenda.slice(),
    asides: cloneLanes(s.asides),
    numbers: s.numbers.slice(),
    open: s.open.slice(),
    round: s.round,
    quests: s.quests.slice(),
    shownTiles: s.shownTiles.slice(),
    posts: s.posts.slice(),
    players: s.players.map(p => ({
      money: p.money,
      points: p.points,
      tokens: p.tokens,
      hand: p.hand.slice(),
      pile: p.pile.slice(),
      discards: p.discards.slice(),
      shown: p.shown.slice(),
      quests: p.quests.slice(),
      tiles: p.tiles.slice(),
      played: p.played.slice(),
      tileSum: p.tileSum,
      sheet: p.sheet.slice(),
      openSheet: p.openSheet.slice(),
    })),
  }
}
