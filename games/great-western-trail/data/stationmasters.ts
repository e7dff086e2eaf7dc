// Source: the halves are in the rulebook, their pairing comes from pictures of the tiles (GWT-24).
import { actionNamed } from "./actions.ts"

/** What the lower half counts at the end (GWT-19.8). */
export type Bonus = "worker" | "objectiveInArea" | "hazard" | "tipiPair" | "certificate"

export interface Stationmaster {
  readonly id: string
  /** The upper half as an action: its number and how many sides its slash has; none if it is a permanent certificate. */
  readonly action: number
  readonly sides: number
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
