// Source: rulebook for the three departures (ARG-14.7), ships 0 and 18; grain, frames and VP from public material.

export interface Ship {
  readonly id: string
  readonly value: number
  readonly grain: number
  readonly white: boolean
  readonly vp: number
  /** May be loaded again and again, and never departs. */
  readonly repeatable?: true
  readonly anchor?: Anchor
  /** Where its discs go when it departs. */
  readonly quay?: string
  /** What loading brings: pesos, or an objective card that must be taken. */
  readonly money?: number
  readonly objective?: true
}

export type Anchor = "yellow" | "turquoise" | "purple"

/** ARG-2.10: the ships with a sun, in the loading zone from the start … */
const starting: readonly Ship[] = [
  { id: "ship-0", value: 0, grain: 0, white: true, vp: -2, repeatable: true, money: 2 },
  { id: "ship-1", value: 1, grain: 0, white: true, vp: 0, anchor: "yellow", quay: "leHavre-I" },
  { id: "ship-3", value: 3, grain: 1, white: true, vp: 0, anchor: "turquoise", quay: "leHavre-II" },
  { id: "ship-5", value: 5, grain: 1, white: true, vp: 0, anchor: "yellow", quay: "leHavre-II" },
  { id: "ship-6", value: 6, grain: 2, white: true, vp: 0, anchor: "turquoise", quay: "rotterdam-I", objective: true },
  { id: "ship-7", value: 7, grain: 2, white: true, vp: 0, anchor: "yellow", quay: "rotterdam-I", objective: true },
  { id: "ship-8", value: 8, grain: 1, white: true, vp: 0, anchor: "purple", quay: "rotterdam-I", objective: true },
  { id: "ship-9", value: 9, grain: 4, white: false, vp: 0, anchor: "purple", quay: "liverpool-I" },
  { id: "ship-11", value: 11, grain: 4, white: false, vp: 0, anchor: "turquoise", quay: "liverpool-I" },
  { id: "ship-15", value: 15, grain: 4, white: false, vp: 0, anchor: "purple", quay: "liverpool-II" },
  { id: "ship-18", value: 18, grain: 6, white: false, vp: 12, repeatable: true },
]

/** … and those of the pile. */
const later: readonly Ship[] = [
  { id: "new-4", value: 4, grain: 2, white: true, vp: 1 },
  { id: "new-7", value: 7, grain: 1, white: true, vp: 3 },
  { id: "new-8", value: 8, grain: 3, white: false, vp: 3 },
  { id: "new-12", value: 12, grain: 2, white: false, vp: 5 },
  { id: "new-13", value: 13, grain: 3, white: true, vp: 7 },
  { id: "new-14", value: 14, grain: 4, white: false, vp: 7 },
  { id: "new-16", value: 16, grain: 5, white: false, vp: 9 },
]

export const ships: readonly Ship[] = [...starting, ...later]
export const STARTING_SHIPS = starting.length

export function shipNamed(id: string): number {
  const ship = ships.findIndex(row => row.id === id)
  if (ship < 0) throw new RangeError(`no ship "${id}"`)
  return ship
}

export const SHIP_18 = shipNamed("ship-18")
/** ARG-12.6: pesos for each missing grain. */
export const MISSING_GRAIN_PRICE = 2
/** ARG-14.5: ships drawn after a departure. */
export const SHIPS_DRAWN = 2
