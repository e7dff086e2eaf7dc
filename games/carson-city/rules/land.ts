// CC-1.3 to CC-1.7 Parcels: free, owned, buyable, served, and what they cost.
import { at, num, replaced, type Seat, tell } from "@railhead/engine"
import { HOUSE, MOUNTAIN, objects, RIVER, TOWN_HALL, TOWN_HOUSE } from "../data/buildings.ts"
import { faces } from "../data/cards.ts"
import { CORNERS_PER_LINE, firstCorner, neighbours, PARCELS, parcels } from "../data/map.ts"
import { DEEDS } from "../data/rounds.ts"
import { objectionToBuy } from "../places.ts"
import { type CarsonCity, type CarsonTable, player, UNOWNED } from "../state.ts"

/** CC-1.4: no object on it, and not river. */
export function isFree(s: CarsonCity, parcel: number): boolean {
  return num(s.objects, parcel) < 0
}

export function isBuilding(object: number): boolean {
  return object >= 0 && object < HOUSE
}

export function isRiver(s: CarsonCity, parcel: number): boolean {
  return num(s.objects, parcel) === RIVER
}

/** CC-1.4: unowned, and nothing there that can never be owned. */
export function isBuyable(t: CarsonTable, seat: Seat, parcel: number): boolean {
  const s = t.state
  if (num(s.owner, parcel) !== UNOWNED || num(s.objects, parcel) === TOWN_HALL) return false
  return objectionToBuy(t, seat, parcel) === null
}

/** CC-1.7: a road ends at one of its corners. */
export function isServed({ ends }: CarsonCity, parcel: number): boolean {
  const north = firstCorner[parcel] ?? 0
  const south = north + CORNERS_PER_LINE
  // Added up and read directly: bots ask it of the whole board for every position.
  return (ends[north] ?? 0) + (ends[north + 1] ?? 0) + (ends[south] ?? 0) + (ends[south + 1] ?? 0) > 0
}

/** CC-7.5: $1, and $1 for each object on the parcel or around it; river is none. */
export function price(s: CarsonCity, parcel: number): number {
  let sum = isFree(s, parcel) ? 1 : 2
  for (const next of at(neighbours, parcel)) {
    const object = num(s.objects, next)
    if (object >= 0 && object !== RIVER) sum++
  }
  return sum
}

/** CC-13.8: the red Native guide never pays more than $3. */
export function priceFor(s: CarsonCity, seat: Seat, parcel: number): number {
  const { face } = player(s, seat)
  const full = price(s, parcel)
  return face < 0 ? full : Math.min(full, at(faces, face).parcelCap)
}

export function parcelsOwned(s: CarsonCity, seat: Seat): number {
  return DEEDS - player(s, seat).deeds
}

/** CC-7.5: a deed goes under whatever lies there. */
export function gainParcel(t: CarsonTable, seat: Seat, parcel: number, rule: string, told: string, paid: number): void {
  t.state.owner = replaced(t.state.owner, parcel, seat)
  player(t.state, seat).deeds--
  if (t.log) tell(t, { did: told, seat, rule, parcel: at(parcels, parcel), ...lying(t.state, parcel), money: paid })
}

/** What an event says of the thing on a parcel. */
function lying(s: CarsonCity, parcel: number): { object: string } {
  const object = num(s.objects, parcel)
  return { object: object < 0 ? "nothing" : at(objects, object) }
}

/** CC-1.4: the owner of the parcel owns what lies on it. */
export function countOwned(s: CarsonCity, seat: Seat, object: number): number {
  let count = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (num(s.objects, parcel) === object && num(s.owner, parcel) === seat) count++
  return count
}

/** CC-7.12: buildings on the board; houses, mountains and kept buildings are none. */
export function buildingsOwned(s: CarsonCity, seat: Seat): number {
  let count = 0
  for (let parcel = 0; parcel < PARCELS; parcel++)
    if (num(s.owner, parcel) === seat && isBuilding(num(s.objects, parcel))) count++
  return count
}

/** CC-22.8: a town house is one house. */
export function housesOwned(s: CarsonCity, seat: Seat): number {
  return countOwned(s, seat, HOUSE) + countOwned(s, seat, TOWN_HOUSE)
}

export function mountainsOwned(s: CarsonCity, seat: Seat): number {
  return countOwned(s, seat, MOUNTAIN)
}
