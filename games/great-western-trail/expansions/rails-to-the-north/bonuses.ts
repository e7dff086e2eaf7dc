// RTN-85 to RTN-92: what the new stationmasters count, and San Francisco by bells.
import { num, type ScoreRow } from "@railhead/engine"
import { bits } from "../../../trail/state.ts"
import { SAN_FRANCISCO } from "../../data/cities.ts"
import type { BonusKind } from "../../places.ts"
import { buildingsOnTrail } from "../../rules/counts.ts"
import { cityPoints } from "../../rules/scoring.ts"
import { type GreatWesternTrail, player } from "../../state.ts"
import { clearedBells } from "./bells.ts"
import type { NorthernBonus } from "./data/stations.ts"
import { SAN_FRANCISCO_VP_PER_BELL } from "./data/strip.ts"
import { sectionTowns } from "./data/towns.ts"
import { northernEmblems } from "./emblems.ts"
import { northOf, storesOf } from "./state.ts"

interface NorthernKind extends BonusKind {
  readonly id: NorthernBonus
}

export const northernBonuses: readonly NorthernKind[] = [
  { id: "station", count: (s, seat) => bits(player(s, seat).stations) },
  { id: "building", count: buildingsOnTrail },
  { id: "exchangeToken", count: (s, seat) => num(northOf(s).tokens, seat) },
  { id: "section", count: (s, seat) => sectionTowns.filter(towns => towns & storesOf(s, seat)).length },
]

/** AMB-23: each disc in San Francisco, by the bells cleared at the end. */
export const northernCities: ScoreRow<GreatWesternTrail> = {
  id: "cities",
  rule: "RTN-92",
  points(s, seat) {
    const me = player(s, seat)
    const bells = num(me.cities, SAN_FRANCISCO) * clearedBells(s, seat)
    return cityPoints(northernEmblems, me) + bells * SAN_FRANCISCO_VP_PER_BELL
  },
}
