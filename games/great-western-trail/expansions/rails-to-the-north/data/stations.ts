// Source: halves of the stationmasters are in the rulebook, those of the promos and the figures of both stations are public
// (RTN-32, RTN-85 to RTN-90).
import type { Station } from "../../../../trail/kit.ts"
import { certificates } from "../../../data/effects.ts"
import type { StationmasterRow } from "../../../data/stationmasters.ts"
import { placeStore, token } from "./effects.ts"

/** They stand beside no track: a store opens them. */
export const northernStations: readonly Station[] = [
  { id: "north-olive", at: "olive-station", cost: 7, vp: 6, white: true },
  { id: "north-red", at: "red-station", cost: 15, vp: 8, white: false },
]

/** What the lower halves of the new tiles count. */
export type NorthernBonus = "station" | "building" | "exchangeToken" | "section"

/** The other two of the six new tiles are the promos. */
export const northernStationmasters: readonly StationmasterRow[] = [
  { id: "sm-stations", permanent: 1, per: "station", group: 2, vp: 3 },
  { id: "sm-buildings", top: { gives: [certificates(2)] }, permanent: 0, per: "building", group: 1, vp: 2 },
  { id: "sm-exchange", top: { gives: [placeStore] }, permanent: 0, per: "exchangeToken", group: 2, vp: 5 },
  { id: "sm-sections", top: { gives: [token(1)] }, permanent: 0, per: "section", group: 1, vp: 2 },
]
