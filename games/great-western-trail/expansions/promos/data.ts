// Source: the rulebook of Rails to the North has the actions of building 11; its $2 (AMB-8), building 13 and the two
// stationmasters come from public descriptions.
import type { BuildingRow } from "../../data/buildings.ts"
import {
  build,
  discard,
  forward,
  HAZARDS,
  money,
  pay,
  removeHazard,
  STATIONS,
  single,
  singleOrDouble,
} from "../../data/effects.ts"
import type { StationmasterRow } from "../../data/stationmasters.ts"

/** RTN-78, RTN-79, PROMO-3, PROMO-4 */
export const promoBuildings: readonly BuildingRow[] = [
  {
    id: "11a",
    number: 11,
    craftsmen: 12,
    vp: 25,
    hands: [],
    does: [{ requires: [pay(2)], gives: [removeHazard] }],
  },
  { id: "11b", number: 11, craftsmen: 5, vp: 10, hands: [], does: [{ gives: [forward(HAZARDS)] }] },
  {
    id: "13a",
    number: 13,
    craftsmen: 4,
    vp: 5,
    hands: ["green"],
    does: [{ requires: [discard("jersey")], gives: [single] }, { gives: [build(1)] }],
  },
  {
    id: "13b",
    number: 13,
    craftsmen: 2,
    vp: 4,
    hands: [],
    does: [{ gives: [money(2, STATIONS)] }, { gives: [singleOrDouble] }],
  },
]

/** RTN-89, RTN-90: without points of their own. */
export const promoStationmasters: readonly StationmasterRow[] = [
  { id: "sm-two-certificates", permanent: 2, per: null, group: 1, vp: 0 },
  { id: "sm-twelve-dollars", top: { gives: [money(12)] }, permanent: 0, per: null, group: 1, vp: 0 },
]
