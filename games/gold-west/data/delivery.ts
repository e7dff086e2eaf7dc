// Source: public first-edition data; the rulebook's copper and silver examples both fit it (GW-18.1).
import type { Row } from "@railhead/engine"
import type { CoachGain } from "../state.ts"

/** The last step of a delivery track (GW-9.5). */
export const LAST_STEP = 8
export const TRACKS = 3

/** What happens when a coach enters a step: row `id` is the step (GW-9.2). */
export interface TrackStep extends Row {
  readonly gains: readonly CoachGain[]
}

export const trackSteps: readonly TrackStep[] = [
  { id: "0", gains: [] },
  { id: "1", gains: [] },
  { id: "2", gains: [{ do: "crossBridge", vp: 2 }] },
  { id: "3", gains: [] },
  { id: "4", gains: [{ do: "takeShippingBonus", pile: 0 }] },
  { id: "5", gains: [{ do: "crossBridge", vp: 3 }] },
  { id: "6", gains: [] },
  { id: "7", gains: [] },
  { id: "8", gains: [{ do: "takeShippingBonus", pile: 1 }] },
]

/** GW-2.9: the two tiles of each pile, from the bottom, by track (copper, silver, gold). */
export const shippingTiles: readonly (readonly [number, number])[] = [
  [4, 7],
  [5, 8],
  [6, 9],
]
