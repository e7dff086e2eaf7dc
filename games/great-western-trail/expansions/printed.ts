// Everything printed for the game beside its base, as rows of the base game's own lists: their numbers follow those of the base.
import type { DiscSpace, Station } from "../../trail/kit.ts"
import type { BuildingRow } from "../data/buildings.ts"
import type { ArrowRow, CityRow } from "../data/cities.ts"
import type { Act } from "../data/effects.ts"
import type { StationmasterRow } from "../data/stationmasters.ts"
import { addOns } from "./at-the-poker-table/data.ts"
import { promoBuildings, promoStationmasters } from "./promos/data.ts"
import { annexActs, commerceActs, northernBuildings, townTiles } from "./rails-to-the-north/data/acts.ts"
import { annexDisc } from "./rails-to-the-north/data/annex.ts"
import { northernStationmasters, northernStations } from "./rails-to-the-north/data/stations.ts"
import { northernArrows, northernCities } from "./rails-to-the-north/data/strip.ts"

function sides(id: string, does: Act | readonly [Act, Act]): readonly (readonly [string, Act])[] {
  return "gives" in does
    ? [[id, does]]
    : [
        [`${id}.a`, does[0]],
        [`${id}.b`, does[1]],
      ]
}

interface Printed {
  readonly buildings: readonly BuildingRow[]
  readonly stationmasters: readonly StationmasterRow[]
  readonly stations: readonly Station[]
  readonly cities: readonly CityRow[]
  readonly arrows: readonly ArrowRow[]
  readonly discSpaces: readonly DiscSpace[]
  /** Single and double form of each further auxiliary action, and the discs that cover it. */
  readonly auxiliary: { readonly [id: string]: readonly [Act, Act] }
  readonly auxiliaryDiscs: { readonly [id: string]: readonly string[] }
  /** Every other action that steps name by its number. */
  readonly actions: readonly (readonly [string, Act])[]
}

export const printed: Printed = {
  buildings: [...promoBuildings, ...northernBuildings],
  stationmasters: [...northernStationmasters, ...promoStationmasters],
  stations: northernStations,
  cities: northernCities,
  arrows: northernArrows,
  discSpaces: [annexDisc],
  auxiliary: annexActs,
  auxiliaryDiscs: { placeStore: [annexDisc.id] },
  actions: [
    ...Object.entries(commerceActs),
    ...townTiles.flatMap(({ id, does }) => sides(id, does)),
    ...addOns.map(({ id, does }): readonly [string, Act] => [id, does]),
  ],
}
