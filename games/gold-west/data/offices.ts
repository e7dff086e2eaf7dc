// Source: rulebook (second edition). English names: public.
import type { Effect } from "../state.ts"

/** What an office counts for the owner of a marker (GW-15). `riverfront` counts a camp once and a settlement twice. */
export type Measure =
  | "influenceInBestTerrain"
  | "terrainBonusesWon"
  | "buildingsAtFrame"
  | "influenceInWorstTerrain"
  | "buildingsBesideOthers"
  | "shippingTiles"
  | "secondGroup"
  | "riverfront"
  | "pairsOfMarkers"
  | "investments"
  | "bestLine"
  | "settlements"

interface Office {
  readonly id: string
  readonly rule: string
  /** What it counts at the end, and the VP for each; null for single tiles. */
  readonly per: Measure | null
  readonly vp: number
  /** What a marker brings at once. */
  readonly onPlacing: readonly Effect[]
}

/** The twelve offices, then the single tiles. */
export const offices: readonly Office[] = [
  { id: "courthouse", rule: "GW-15.1", per: "influenceInBestTerrain", vp: 1, onPlacing: [] },
  { id: "deeds", rule: "GW-15.2", per: "terrainBonusesWon", vp: 2, onPlacing: [] },
  { id: "frontier", rule: "GW-15.3", per: "buildingsAtFrame", vp: 1, onPlacing: [] },
  { id: "homestead", rule: "GW-15.4", per: "influenceInWorstTerrain", vp: 2, onPlacing: [] },
  { id: "sheriff", rule: "GW-15.5", per: "buildingsBesideOthers", vp: 1, onPlacing: [] },
  { id: "shipping", rule: "GW-15.6", per: "shippingTiles", vp: 2, onPlacing: [] },
  { id: "depot", rule: "GW-15.7", per: "secondGroup", vp: 2, onPlacing: [] },
  { id: "docks", rule: "GW-15.8", per: "riverfront", vp: 1, onPlacing: [] },
  { id: "mayor", rule: "GW-15.9", per: "pairsOfMarkers", vp: 3, onPlacing: [] },
  { id: "saloon", rule: "GW-15.10", per: "investments", vp: 2, onPlacing: [] },
  { id: "surveyor", rule: "GW-15.11", per: "bestLine", vp: 1, onPlacing: [] },
  { id: "townhall", rule: "GW-15.12", per: "settlements", vp: 2, onPlacing: [] },
  { id: "vp4", rule: "GW-15.13", per: null, vp: 0, onPlacing: [{ do: "gainTileValue", vp: 4 }] },
  { id: "watertower", rule: "GW-17.5", per: null, vp: 0, onPlacing: [{ do: "gainWater" }] },
]

export const OFFICES = 12
export const OFFICES_IN_PLAY = 4

export function officeNamed(id: string): number {
  const office = offices.findIndex(o => o.id === id)
  if (office < 0) throw new RangeError(`there is no office ${id}`)
  return office
}
