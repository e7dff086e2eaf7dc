// RTN-30: the stores on the annex and its bell spaces, emptied from left to right.
import { num, type Seat } from "@railhead/engine"
import { bits } from "../../../trail/state.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { STORES, STORES_ON_BELL } from "./data/annex.ts"

export function storesPlaced({ north }: GreatWesternTrail, seat: Seat): number {
  return north === null ? 0 : bits(num(north.stores, seat))
}

export function storesLeft(s: GreatWesternTrail, seat: Seat): number {
  return STORES - storesPlaced(s, seat)
}

export function clearedBells(s: GreatWesternTrail, seat: Seat): number {
  return Math.floor(storesPlaced(s, seat) / STORES_ON_BELL)
}
