// RTN-21 to RTN-24: which downtowns a player may place a store in, and on which of their spaces.
import { at, num, type Seat } from "@railhead/engine"
import { payable } from "../../../trail/state.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import { storesLeft } from "./bells.ts"
import { DOWNTOWNS, SPACES } from "./data/map.ts"
import { commerceOn, fromTownHall, neighbours, pricedTowns, railCities } from "./data/towns.ts"
import { northOf, storeOn, storesOf } from "./state.ts"

/** Joined by rail to the town hall, to an emblem with an own disc or to an own store (AMB-27), as a bit mask. */
export function inReach(s: GreatWesternTrail, seat: Seat): number {
  let towns = fromTownHall
  for (let rest = storesOf(s, seat); rest !== 0; rest &= rest - 1)
    towns |= num(neighbours, 31 - Math.clz32(rest & -rest))
  const { cities } = player(s, seat)
  for (let i = 0; i < railCities.length; i++) {
    const { city, towns: joined } = at(railCities, i)
    if (num(cities, city) > 0) towns |= joined
  }
  return towns
}

/** Why a store may not lie there; null if it may (RTN-37). */
export function storeObstacle(
  s: GreatWesternTrail,
  seat: Seat,
  reach: number,
  downtown: number,
  space: number,
): string | null {
  if (storesOf(s, seat) & (1 << downtown)) return "ownStore"
  if (!(reach & (1 << downtown))) return "outOfReach"
  if (storeOn(northOf(s), downtown, space) >= 0) return "spaceTaken"
  return commerceOn(downtown, space).price > payable(player(s, seat)) ? "price" : null
}

/** RTN-17, RTN-23: where a space is free of charge there is always one left. */
export function mayPlaceStore(s: GreatWesternTrail, seat: Seat): boolean {
  if (storesLeft(s, seat) === 0) return false
  const reach = inReach(s, seat) & ~storesOf(s, seat)
  if (reach & ~pricedTowns) return true
  for (let downtown = 0; downtown < DOWNTOWNS; downtown++)
    if (reach & (1 << downtown))
      for (let space = 0; space < SPACES; space++)
        if (storeObstacle(s, seat, reach, downtown, space) === null) return true
  return false
}
