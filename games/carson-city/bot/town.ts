// One look over the whole board: what everybody owns, and how the town may grow around what a seat has.
import { at, filled, type Seat } from "@railhead/engine"
import { SPACES } from "../data/actions.ts"
import { BUILDINGS, HOUSE, incomes, MOUNTAIN, symbols } from "../data/buildings.ts"
import { neighbours, PARCELS } from "../data/map.ts"
import { isServed } from "../rules/land.ts"
import { type CarsonCity, UNOWNED } from "../state.ts"

const MOST_SEATS = 6
/** Own things by kind of object: buildings by type, houses, mountains, free parcels. */
export const OWN_HOUSES = BUILDINGS
export const OWN_MOUNTAINS = BUILDINGS + 1
const OWN_FREE = BUILDINGS + 2
export const KINDS = BUILDINGS + 3

/** Used again for every position. */
export const town = {
  /** Own parcels and those on which a cowboy stands, in the order of the board. */
  count: 0,
  parcels: filled(PARCELS, 0),
  own: filled(KINDS, 0),
  /** Buildings, houses and mountains of each seat. */
  objects: filled(MOST_SEATS, 0),
  /** What own buildings would earn with a house symbol on every parcel beside them that this seat can still build on. */
  growth: 0,
  /** Unowned parcels to build on that a road serves; and house symbols that are nobody's. */
  free: 0,
  symbols: 0,
  /** Own parcels to build on that a road serves; and own parcels beside those to build on. */
  served: 0,
  beside: 0,
}

/** Lists are read directly here and in the other looks: through `num`, which sees lists of all kinds, this took twice as long. */
export function surveyTown(s: CarsonCity, seat: Seat): void {
  const { own, objects, parcels } = town
  for (let kind = 0; kind < KINDS; kind++) own[kind] = 0
  for (let one = 0; one < MOST_SEATS; one++) objects[one] = 0
  town.growth = 0
  town.served = 0
  town.beside = 0
  let count = 0
  let free = 0
  let houses = 0
  const { owner: owners, objects: lying, cowboys, white } = s
  for (let parcel = 0; parcel < PARCELS; parcel++) {
    const owner = owners[parcel] ?? UNOWNED
    const object = lying[parcel] ?? -1
    const spot = SPACES + parcel
    if (owner === seat || cowboys[spot] !== 0 || white === spot) parcels[count++] = parcel
    if (owner < 0) {
      if (object >= 0) houses += symbols[object] ?? 0
      else if (isServed(s, parcel)) free++
      continue
    }
    if (object >= 0) objects[owner] = (objects[owner] ?? 0) + 1
    if (owner === seat) lookAround(s, seat, parcel, object)
  }
  town.count = count
  town.free = free
  town.symbols = houses
}

function lookAround(s: CarsonCity, seat: Seat, parcel: number, object: number): void {
  const { own } = town
  const { owner: owners, objects: lying } = s
  const kind = object < 0 ? OWN_FREE : object < HOUSE ? object : object === MOUNTAIN ? OWN_MOUNTAINS : OWN_HOUSES
  own[kind] = (own[kind] ?? 0) + 1
  const around = at(neighbours, parcel)
  if (object < 0) {
    if (isServed(s, parcel)) town.served++
    for (const next of around) if (owners[next] === seat) town.beside++
    return
  }
  const each = at(incomes, object)?.perSymbol.own ?? 0
  if (each === 0) return
  for (const next of around) {
    const owner = owners[next] ?? UNOWNED
    if ((lying[next] ?? -1) < 0 && (owner < 0 || owner === seat)) town.growth += each
  }
}
