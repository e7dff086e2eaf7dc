// One icon, one meaning: what only this game has.
import { icons } from "../../trail/board/icons.ts"
import type { Anchor } from "../data/ships.ts"
import type { Bonus } from "../data/stationmasters.ts"
import type { Tile } from "../data/tiles.ts"

export const GRAIN = "g:wheat"
export const FARMER = "g:farmer"
export const SHIP = "g:paddle-steamer"
export const ANCHOR = "g:anchor"
export const CITY = "g:lighthouse"

export const workerIcons: readonly string[] = [icons.cowboy, "g:hand-saw", icons.engineer, FARMER]

/** Green, blue, orange and yellow: told apart by their letters as well. */
export const zoneTints: readonly string[] = ["#3F7A3B", "#2F62A3", "#C2601A", "#A87E0C"]
export const zoneGrounds: readonly string[] = ["#4F8A4B", "#3F6FA8", "#D9772B", "#D8A91F"]

export const anchorTints: { readonly [anchor in Anchor]: string } = {
  yellow: "#B08410",
  turquoise: "#1F838C",
  purple: "#6B3F86",
}

/** Brown, grey and black, as the banners of the ships. */
export const cityGrounds: readonly string[] = ["#8A5A34", "#5F6369", "#2B2B2E"]

const INK = "#2A211B"
export const GRAIN_INK = "#8A6210"

interface TileLook {
  readonly icon: string
  readonly tint: string
}

export function lookOfTile(tile: Tile): TileLook {
  return tile.is === "farmer"
    ? { icon: FARMER, tint: zoneTints[tile.colour] ?? INK }
    : { icon: workerIcons[tile.type] ?? icons.worker, tint: INK }
}

export const bonusIcons: { readonly [bonus in Bonus]: string } = {
  cattleValue3to5: icons.cattle,
  workerSetOfFourTypes: icons.worker,
  differentStation: icons.station,
  objectiveInArea: icons.objective,
  discOnShip: SHIP,
  strongWorkerTileInSection: icons.strength,
  ownBuildingOnTrail: icons.building,
  farmerTileBesideBoard: FARMER,
}

export const auxiliaryIcons: { readonly [aux: string]: string } = {
  gainMoney: icons.money,
  drawDiscard: icons.exchange,
  grainToCertificate: icons.certificate,
  buyGrain: GRAIN,
  engine: icons.engine,
  removeCard: icons.discard,
}
