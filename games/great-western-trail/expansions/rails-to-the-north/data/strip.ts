// Source: deliveries and arrows of the rulebook's list, Minneapolis's 13 and San Francisco's points are in the rulebook; the
// other values, frames and points come from public redrawings of the strip (RTN-92, AMB-9).
import type { ArrowRow, CityRow } from "../../../data/cities.ts"
import { objective } from "../../../data/effects.ts"
import { takeStationmaster, token } from "./effects.ts"

/** The cities that the base game does not have: those of the strip, then the large cities of the map. */
export const northernCities: readonly CityRow[] = [
  { id: "columbia", value: 1, white: true, vp: 0, money: 0 },
  { id: "st-louis", value: 4, white: true, vp: 0, money: 0 },
  { id: "chicago", value: 6, white: true, vp: 0, money: 0 },
  { id: "detroit", value: 10, white: false, vp: 0, money: 0, gives: [objective] },
  { id: "cleveland", value: 12, white: false, vp: 0, money: 0 },
  { id: "pittsburgh", value: 15, white: true, vp: 0, money: 0 },
  { id: "new-york-city", value: 18, white: false, vp: 3, money: 0, gives: [takeStationmaster] },
  { id: "memphis", value: 3, white: true, vp: 0, money: 2, gives: [objective] },
  { id: "denver", value: 8, white: false, vp: 0, money: 0 },
  { id: "milwaukee", value: 11, white: false, vp: 0, money: 3, gives: [objective] },
  { id: "green-bay", value: 12, white: true, vp: 4, money: 0 },
  { id: "minneapolis", value: 13, white: false, vp: 10, money: 0 },
  { id: "toronto", value: 14, white: false, vp: 5, money: 0 },
  { id: "montreal", value: 20, white: false, vp: 15, money: 0 },
]

/** RTN-54 */
export const northernArrows: readonly ArrowRow[] = [
  { from: "columbia", to: "st-louis", gives: [token(1)], vp: -5 },
  { from: "chicago", to: "detroit", gives: [token(1)], vp: -5 },
  { from: "cleveland", to: "pittsburgh", gives: [objective], vp: 4 },
  { from: "pittsburgh", to: "new-york-city", gives: [], vp: 6 },
]

/** RTN-52, RTN-92: what cities of the base game are worth here. */
export const KANSAS_CITY_VP = -8
export const SAN_FRANCISCO_VP_PER_BELL = 2
