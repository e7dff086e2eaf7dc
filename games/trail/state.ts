// What both cattle-trail games keep of a position. Each adds its own fields and steps.
import {
  at,
  could as engineCould,
  push as enginePush,
  type NewStep,
  type Seat,
  type State,
  type Table,
} from "@railhead/engine"
import type { TrailStep } from "./steps.ts"

export interface TrailPlayer {
  money: number
  /** Money that an open delivery still has to pay and nothing else may spend. */
  setAside: number
  /** Node of the trail, −1 while the figure is off the board. */
  rancher: number
  /** Index of the track space. */
  engine: number
  /** The number that the certificate marker shows. */
  certificates: number
  /** Workers by type, the printed ones included. */
  workers: number[]
  /** Disc spaces of the player board whose disc is gone, as a bit mask. */
  cleared: number
  /** Stations with an own disc, and stationmaster tiles owned, as bit masks. */
  stations: number
  stationmasters: number
  /** Numbers of private buildings that are not yet built, and those that show side b, as bit masks. */
  unbuilt: number
  sides: number
  hand: number[]
  /** So many cards at the front of the hand came unseen from the objective pile: others do not know them. */
  blind: number
  pile: number[]
  discards: number[]
  /** Cards that all know to be in the hidden hand. */
  shown: number[]
  /** Cards of the herd that lie face down outside hand and piles, where a game has such a place. */
  apart?: number[]
  /** Cards out of the game. */
  removed: number[]
  /** Objective cards in the personal area. */
  area: number[]
  /** Cattle of the whole herd by kind, and its unplayed objective cards that all know of: both follow from what lay open. */
  cattle: number[]
  goals: number
}

export interface TrailState extends State {
  /** Whose turn it is. */
  active: Seat
  first: Seat
  /** What lies on each node of the trail, −1 for nothing. */
  tiles: number[]
  /** Worker tiles in the job market, row × columns + column, −1 for none; the row of the token, past the last once it is gone. */
  jobs: number[]
  token: number
  /** The seat that took the token: the end of the game is triggered. −1 before that. */
  ended: Seat
  market: number[]
  marketPile: number[]
  objectives: number[]
  objectivePile: number[]
  /** Face-up tiles beside the last place of the trail, two for each stack; −1 for an empty slot. */
  foresight: number[]
  stacks: number[][]
  /** Where a tile just drawn lies until it is placed. */
  turnedUp: number[]
  /** Stationmaster tile on each station that had one, −1 once it is taken, and the worker that took its place. */
  masters: number[]
  masterWorkers: number[]
  players: TrailPlayer[]
}

export type TrailTable = Table<TrailState>

/** The engine's own `push` and `could`, for the steps both games have. */
export const push: (t: TrailTable, ...steps: NewStep<TrailStep>[]) => void = enginePush
export const could: (t: TrailTable, step: TrailStep) => boolean = engineCould

export function trailPlayer(s: TrailState, seat: Seat): TrailPlayer {
  return at(s.players, seat)
}

/** Money that may be spent: a set-aside fee is not. */
export function payable(me: TrailPlayer): number {
  return me.money - me.setAside
}

export function liesApart(me: TrailPlayer): boolean {
  return me.apart !== undefined && me.apart.length > 0
}

export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
