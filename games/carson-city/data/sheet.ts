// Source: the rulebook names the kinds of items, public material the sharpshooter; all costs are reconstructed so that the
// normal kit costs the whole budget (CC-14.2).
import { range } from "@railhead/engine"
import type { SheetRow } from "../places.ts"

export const SHEET_POINTS = 16

/** In the order in which a sheet is filled in; costs for 0, 1, 2 … units in all. */
export const sheetItems: readonly SheetRow[] = [
  { id: "money", unit: 3, costs: range(11), normal: 5 },
  { id: "cowboys", unit: 1, costs: [0, 1, 2, 4, 7, 11], normal: 3 },
  { id: "parcels", unit: 1, costs: [0, 2, 4, 7, 11], normal: 2 },
  { id: "revolvers", unit: 1, costs: [0, 2, 5, 9], normal: 1 },
  { id: "roads", unit: 1, costs: [0, 1, 2, 3, 4], normal: 1 },
  { id: "sharpshooter", unit: 1, costs: [0, 2], normal: 0 },
]

/** The largest figure that can be written: all the money. */
export const MOST_WRITTEN = 30

export const [MONEY, SHEET_COWBOYS, SHEET_PARCELS, SHEET_REVOLVERS, SHEET_ROADS, SHARPSHOOTER] = [
  0, 1, 2, 3, 4, 5,
] as const
