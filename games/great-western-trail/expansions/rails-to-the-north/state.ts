import { filled, num, type Seat } from "@railhead/engine"
import type { Do } from "../../../trail/steps.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { DOWNTOWNS, SPACES } from "./data/map.ts"
import { MEDIUM_TOWNS } from "./data/towns.ts"

/** What the northern map and the annexes hold. */
export interface North {
  /** The kind of tile in each medium town. */
  towns: number[]
  /** Whose store lies on each commerce space, downtown × 4 + space; −1 for none. */
  commerce: number[]
  /** For each seat: the downtowns with an own store, as a bit mask. The other stores are on its annex. */
  stores: number[]
  /** For each seat: exchange tokens. */
  tokens: number[]
  /** Stationmasters beside New York City, as a bit mask. */
  display: number
}

export type NorthernStep =
  | Do<"placeStore" | "takeStationmaster">
  | Do<"gainTokens", { count: number }>
  | Do<"takeMarketCattle", { kinds: number }>
  /** Numbers of the actions that a delivery has set off and that are still to be done. */
  | Do<"deliveryEffects", { effects: readonly number[] }>

export function blankNorth(seats: number): North {
  return {
    towns: filled(MEDIUM_TOWNS, -1),
    commerce: filled(DOWNTOWNS * SPACES, -1),
    stores: filled(seats, 0),
    tokens: filled(seats, 0),
    display: 0,
  }
}

export function cloneNorth(north: North): North {
  return {
    towns: north.towns.slice(),
    commerce: north.commerce.slice(),
    stores: north.stores.slice(),
    tokens: north.tokens.slice(),
    display: north.display,
  }
}

/** The slice of a game with this expansion. */
export function northOf(s: GreatWesternTrail): North {
  if (s.north === null) throw new RangeError("Rails to the North is not in this game")
  return s.north
}

export function storesOf(s: GreatWesternTrail, seat: Seat): number {
  return num(northOf(s).stores, seat)
}

/** Whose store lies on a commerce space, −1 for nobody's. */
export function storeOn({ commerce }: North, downtown: number, space: number): Seat {
  return num(commerce, downtown * SPACES + space)
}
