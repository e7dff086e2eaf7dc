// Source: the halves are in the rulebook, their pairing comes from pictures of the tiles (GWT-24).
import { printed } from "../expansions/printed.ts"
import type { NorthernBonus } from "../expansions/rails-to-the-north/data/stations.ts"
import { actionNamed } from "./actions.ts"
import type { Act } from "./effects.ts"

/** What the lower half counts at the end (GWT-19.8). */
export type Bonus = "worker" | "objectiveInArea" | "hazard" | "tipiPair" | "certificate"

/** A tile as an expansion brings it; without `per` it is worth no points of its own. */
export interface StationmasterRow {
  readonly id: string
  readonly top?: Act
  readonly permanent: number
  readonly per: NorthernBonus | null
  readonly group: number
  readonly vp: number
}

/** The upper half as an action: its number and how many sides its slash has; none if it is a permanent certificate. */
interface UpperHalf {
  readonly action: number
  readonly sides: number
}

export interface Stationmaster extends UpperHalf {
  readonly id: string
  readonly permanent: number
  readonly per: Bonus
  readonly group: number
  readonly vp: number
}

export const stationmasters: readonly Stationmaster[] = [
  { id: "sm-workers", action: actionNamed("sm-workers"), sides: 1, permanent: 0, per: "worker", group: 1, vp: 1 },
  {
    id: "sm-objectives",
    action: actionNamed("sm-objectives.a"),
    sides: 2,
    permanent: 0,
    per: "objectiveInArea",
    group: 2,
    vp: 3,
  },
  { id: "sm-hazards", action: -1, sides: 0, permanent: 1, per: "hazard", group: 2, vp: 3 },
  { id: "sm-tipis", action: -1, sides: 0, permanent: 1, per: "tipiPair", group: 1, vp: 3 },
  { id: "sm-certificates", action: -1, sides: 0, permanent: 1, per: "certificate", group: 2, vp: 3 },
]

type EveryStationmaster = (Omit<Stationmaster, "per"> & { readonly per: Bonus | NorthernBonus | null })[]

/** With those that expansions add: `stationmasters` of a player names them by their numbers here. */
export const everyStationmaster: Readonly<EveryStationmaster> = [
  ...stationmasters,
  ...printed.stationmasters.map(({ top, ...row }) => ({
    ...row,
    action: top ? actionNamed(row.id) : -1,
    sides: top ? 1 : 0,
  })),
]
