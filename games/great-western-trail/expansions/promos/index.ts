// PROMO-1 to PROMO-5: tiles that were sold alone. Rails to the North has the first and the last of them already (MOD-2).
import type { Module, Objection, Options } from "@railhead/engine"
import { everyStationmaster } from "../../data/stationmasters.ts"
import type { GwtPlaces } from "../../places.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { promoStationmasters } from "./data.ts"

type GwtModule = Module<GreatWesternTrail, GwtPlaces>

export const promoIds = ["building11", "building13", "stationmasters"] as const
type Promo = (typeof promoIds)[number]

function has({ promos }: Options, promo: Promo): boolean {
  return Array.isArray(promos) && promos.includes(promo)
}

const building11: GwtModule = {
  id: "building11",
  when: options => has(options, "building11"),
  rows: { buildings: [{ id: "11", no: 11 }] },
}

const building13: GwtModule = {
  id: "building13",
  when: options => has(options, "building13"),
  rows: { buildings: [{ id: "13", no: 13 }] },
}

const stationmasters: GwtModule = {
  id: "promoStationmasters",
  when: options => has(options, "stationmasters"),
  rows: {
    stationmasters: everyStationmaster
      .map(({ id }, no) => ({ id, no }))
      .filter(({ id }) => promoStationmasters.some(row => row.id === id)),
  },
}

export const promos: readonly GwtModule[] = [building11, building13, stationmasters]

/** MOD-2 */
export function refusesPromos(options: Options): Objection | null {
  const twice = has(options, "building11") || has(options, "stationmasters")
  return options.railsToTheNorth === true && twice ? { rule: "MOD-2", reason: "alreadyInExpansion" } : null
}
