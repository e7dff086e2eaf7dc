// What the picture reads of the starting sheets (CC-14).
import { at, num, range, type Seat, sum } from "@railhead/engine"
import { SHARPSHOOTER, SHEET_POINTS, sheetItems } from "../data/sheet.ts"
import type { SheetRow } from "../places.ts"
import type { CarsonCity } from "../state.ts"

/** The items of a sheet; with tiles instead of dice there is no sharpshooter (CC-20.1). */
export function itemsOf({ survival }: CarsonCity): readonly SheetRow[] {
  return survival ? sheetItems.filter((_, item) => item !== SHARPSHOOTER) : sheetItems
}

/** The amounts that can be written for an item, none included. */
export function amountsOf({ unit, costs }: SheetRow): readonly number[] {
  return range(costs.length).map(i => i * unit)
}

export function costOf({ unit, costs }: SheetRow, amount: number): number {
  return num(costs, amount / unit)
}

/** The viewer's own sheet as far as it is written. */
export function ownSheet({ newBeginning }: CarsonCity, you: Seat): readonly number[] {
  return newBeginning?.sheets[you] ?? []
}

export function pointsLeft(sheet: readonly number[]): number {
  return SHEET_POINTS - sum(sheet.map((amount, item) => costOf(at(sheetItems, item), amount)))
}

/** Have all sheets been shown? */
export function areShown({ newBeginning }: CarsonCity): boolean {
  return newBeginning?.shown.every(sheet => sheet.length > 0) ?? false
}

export function isSharpshooter({ newBeginning, survival }: CarsonCity, seat: Seat): boolean {
  return !survival && (newBeginning?.shown[seat]?.[SHARPSHOOTER] ?? 0) > 0
}
