// CC-8.3, CC-8.4 Where a house may go.
import { at, num, type Seat } from "@railhead/engine"
import { HOUSE } from "../data/buildings.ts"
import { neighbours, PARCELS } from "../data/map.ts"
import { objectionToBuild } from "../places.ts"
import type { CarsonCity, CarsonTable } from "../state.ts"
import { isFree, isServed } from "./land.ts"

/** CC-8.4: a single house whose eight neighbours all carry something or are owned; never at the border. */
function mayBecomeTownHouse(s: CarsonCity, parcel: number): boolean {
  if (num(s.objects, parcel) !== HOUSE) return false
  const around = at(neighbours, parcel)
  if (around.length < 8) return false
  for (const next of around) if (isFree(s, next) && num(s.owner, next) < 0) return false
  return true
}

/** A legal place for a house, whoever owns it; others have to agree. */
export function takesHouse(t: CarsonTable, seat: Seat, parcel: number): boolean {
  const s = t.state
  const fits = isFree(s, parcel) ? isServed(s, parcel) : mayBecomeTownHouse(s, parcel)
  return fits && objectionToBuild(t, seat, parcel, HOUSE) === null
}

export function housePlaces(t: CarsonTable, seat: Seat): number {
  let count = 0
  for (let parcel = 0; parcel < PARCELS; parcel++) if (takesHouse(t, seat, parcel)) count++
  return count
}
