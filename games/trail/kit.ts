// What a game gives to the rules both games share: its words, tables, rule numbers and the few things only it can answer.
import type { Domain, Seat, Verb } from "@railhead/engine"
import type { Action } from "./actions.ts"
import type { Cards } from "./herd.ts"
import type { TrailPlayer, TrailState, TrailTable } from "./state.ts"
import type { Track } from "./track.ts"

type None = Verb<readonly []>
export type One = Verb<readonly [Domain]>
type Two = Verb<readonly [Domain, Domain]>

/** The verbs of the steps both games have. */
interface TrailWords {
  readonly move: One
  readonly use: One
  readonly aux: Two
  readonly pair: One
  readonly discard: One
  readonly remove: One
  readonly draw: One
  readonly hire: Two
  readonly build: One
  readonly on: One
  readonly take: One
  readonly top: None
  readonly engine: One
  readonly upgrade: One
  readonly disc: One
  readonly "disc-from": One
  readonly appoint: One
  readonly deal: One
  readonly "turn-up": None
  readonly stop: None
  readonly pass: None
  readonly lose: None
}

/** Numbers of the rules, by what they are about. */
interface TrailRuleNumbers {
  readonly requirement: string
  readonly reward: string
  readonly breeds: string
  readonly draw: string
  readonly drawThenDiscard: string
  readonly reshuffle: string
  readonly remove: string
  readonly hire: string
  readonly immediate: string
  readonly build: string
  readonly objective: string
  readonly engineForward: string
  readonly engineBack: string
  readonly upgrade: string
  readonly passed: string
  readonly stationmaster: string
  readonly disc: string
  readonly shiftDisc: string
  readonly buy: string
  readonly auxiliary: string
  readonly certificates: string
  readonly move: string
}

/** A private building, neutral ones included: its craftsmen, points and local actions. */
export interface Building {
  readonly id: string
  /** 0 for a neutral building. */
  readonly number: number
  readonly craftsmen: number
  readonly vp: number
  /** Its local actions, by their numbers in the list of all actions, each with the group it shares with its slash. */
  readonly actions: readonly number[]
  readonly groups: readonly number[]
}

export interface DiscSpace {
  readonly id: string
  readonly white: boolean
  /** Clearing it costs so much … */
  readonly price: number
  /** … or brings so much. */
  readonly money: number
}

export interface Station {
  readonly id: string
  readonly at: string
  readonly cost: number
  readonly vp: number
  readonly white: boolean
}

export interface AuxiliaryAction {
  readonly id: string
  /** Its disc spaces as a bit mask; fewer than two where a space is free from the start. */
  readonly spaces: number
  readonly single: number
  readonly double: number
}

export interface Deal {
  readonly id: string
  readonly cowboys: number
  readonly price: number
  readonly cards: number
  /** It may be used for fewer cards at the full price (ARG-21.4). */
  readonly fewer?: true
  /** Kinds of cattle cards that fit, as a bit mask. */
  readonly kinds: number
}

export interface TrailKit {
  readonly say: TrailWords
  readonly rule: TrailRuleNumbers
  readonly cards: Cards
  readonly track: Track
  readonly stations: readonly Station[]
  readonly buildings: readonly Building[]
  readonly actions: readonly Action[]
  readonly discSpaces: readonly DiscSpace[]
  readonly deals: readonly Deal[]
  readonly jobCosts: readonly number[]
  readonly jobColumns: number
  readonly workerTypes: readonly string[]
  /** For each worker type and count of workers: the immediate action of the space just filled, −1 for none. */
  readonly immediate: readonly (readonly number[])[]
  /** For each stationmaster: the number of its upper half in the list of actions and how many sides it has; 0 for none. */
  readonly masters: readonly { readonly id: string; readonly action: number; readonly sides: number }[]
  /** What an amount below 0 stands for (see `amounts.ts`); −1 is the first: 0. */
  count(s: TrailState, seat: Seat, which: number): number
  /** RTN-70 (d): a step that fails only for want of a card is asked to go on while its seat could still draw one. */
  readonly wait?: { readonly goOn: number; may(s: TrailState, seat: Seat): boolean }
  /** Open objectives lie in the order in which they came. */
  readonly objectiveQueue?: true
  /** The type of worker that a tile of the job market shows, −1 if it is none. */
  workerOf(tile: number): number
  certificateLimit(me: TrailPlayer): number
  certificateTrack: readonly number[]
  auxiliary(t: TrailTable): readonly AuxiliaryAction[]
  /** The tile of an own building of this number, and what lies on the trail: both games write tiles in their own way. */
  ownTile(seat: Seat, building: number): number
  ownerOf(tile: number): Seat
  buildingOf(tile: number): number
  readonly buildingSites: readonly number[]
  readonly siteIds: readonly string[]
  /** The building side a player has of a number. */
  sideOf(me: TrailPlayer, number: number): number
  /** The discs that may go to a place: bit masks of disc spaces and, shifted by `FROM_STATION`, of stations. */
  discsTo(t: TrailTable, seat: Seat, to: number): number
  /** A disc has been taken and lies on its place now. */
  discPlaced(t: TrailTable, seat: Seat, to: number): void
  /** A disc space has been cleared. */
  discTaken(t: TrailTable, seat: Seat, space: number): void
  /** An engine has stopped: stations are dealt with, and the end of the track. */
  engineStopped(t: TrailTable, seat: Seat): void
}
