// Source: rulebook; starting resources: public first-edition data, printed on the order markers (GW-2.11).
import { counts } from "./resources.ts"

export const INFLUENCE_MARKERS = 12

/** GW-2.5, GW-2.12: camps of each player, by player count. */
export const campsByCount: Readonly<Record<number, number>> = { 2: 12, 3: 12, 4: 10 }

/** GW-2.8: the highest investment bonus tile, by player count; the others go down to 1. */
export const bonusTilesByCount: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 5 }

/** GW-2.11: by order marker, then by section from the top. */
export const startingSupplies: readonly (readonly (readonly number[])[])[] = [
  [counts({ wood: 1 }), counts({ stone: 1, copper: 1 })],
  [counts({ wood: 1 }), counts({ stone: 1, silver: 1 })],
  [counts({ wood: 1 }), counts({ stone: 1, gold: 1 })],
  [counts({ wood: 1 }), counts({ stone: 1, gold: 1 }), counts({ copper: 1 })],
]
