// Source: the halves are in the rulebook, their pairing comes from pictures of the tiles (ARG-38.7).
import { actionNamed } from "./actions.ts"

/** What the lower half counts at the end (ARG-33.13). */
export type Bonus =
  | "cattleValue3to5"
  | "workerSetOfFourTypes"
  | "differentStation"
  | "objectiveInArea"
  | "discOnShip"
  | "strongWorkerTileInSection"
  | "ownBuildingOnTrail"
  | "farmerTileBesideBoard"

export interface Stationmaster {
  readonly id: string
  /** The upper half as an action, with 1 side; or none, if it lasts. */
  readonly action: number
  readonly sides: number
  readonly permanent: number
  readonly loadingGrain: number
  readonly per: Bonus
  readonly group: number
  readonly vp: number
}

type Lower = Pick<Stationmaster, "per" | "group" | "vp">

function atOnce(id: string, lower: Lower): Stationmaster {
  return { id, action: actionNamed(id), sides: 1, permanent: 0, loadingGrain: 0, ...lower }
}

function lasting(id: string, upper: "certificate" | "grain", lower: Lower): Stationmaster {
  const permanent = upper === "certificate" ? 1 : 0
  return { id, action: -1, sides: 0, permanent, loadingGrain: 1 - permanent, ...lower }
}

export const stationmasters: readonly Stationmaster[] = [
  atOnce("sm-cattle", { per: "cattleValue3to5", group: 1, vp: 1 }),
  atOnce("sm-workerSets", { per: "workerSetOfFourTypes", group: 1, vp: 4 }),
  atOnce("sm-stations", { per: "differentStation", group: 2, vp: 3 }),
  lasting("sm-objectives", "grain", { per: "objectiveInArea", group: 2, vp: 3 }),
  lasting("sm-ships", "certificate", { per: "discOnShip", group: 2, vp: 3 }),
  lasting("sm-strength", "certificate", { per: "strongWorkerTileInSection", group: 2, vp: 3 }),
  lasting("sm-buildings", "grain", { per: "ownBuildingOnTrail", group: 2, vp: 3 }),
  atOnce("sm-farmers", { per: "farmerTileBesideBoard", group: 1, vp: 1 }),
]
