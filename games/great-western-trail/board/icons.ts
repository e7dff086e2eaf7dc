// One icon, one meaning: what only this game has.
import { icons } from "../../trail/board/icons.ts"
import type { Bonus } from "../data/stationmasters.ts"
import type { Tile } from "../data/tiles.ts"
import { hazards } from "../data/trail.ts"
import type { NorthernBonus } from "../expansions/rails-to-the-north/data/stations.ts"

export const workerIcons: readonly string[] = [icons.cowboy, icons.craftsman, icons.engineer]
const hazardIcons: readonly string[] = ["g:flood", "g:cactus", "g:falling-rocks"]
export const TIPI = "g:tipi"
export const BRIDGE = "g:bridge"
export const STORE = "g:shop"
export const TOWN = "g:village"
export const BELL = "g:ringing-bell"

/** Green and blue: told apart by their letters as well. */
export const tipiTints: readonly string[] = ["#2F7A45", "#2F62A3"]

const INK = "#2A211B"

interface TileLook {
  readonly icon: string
  readonly tint: string
}

export function lookOfTile(tile: Tile): TileLook {
  if (tile.is === "worker") return { icon: workerIcons[tile.type] ?? icons.worker, tint: INK }
  if (tile.is === "tipi") return { icon: TIPI, tint: tipiTints[tile.colour] ?? INK }
  return { icon: hazardIcons[tile.zone] ?? TIPI, tint: INK }
}

export const bonusIcons: { readonly [bonus in Bonus | NorthernBonus]: string } = {
  worker: icons.worker,
  objectiveInArea: icons.objective,
  hazard: "g:falling-rocks",
  tipiPair: TIPI,
  certificate: icons.certificate,
  station: icons.station,
  building: icons.building,
  exchangeToken: icons.exchange,
  section: TOWN,
}

export const auxiliaryIcons: { readonly [aux: string]: string } = {
  gainMoney: icons.money,
  drawDiscard: icons.exchange,
  certificate: icons.certificate,
  engine: icons.engine,
  removeCard: icons.discard,
  placeStore: STORE,
}

export function iconOfHazard(id: string): string {
  return hazardIcons[(hazards as readonly string[]).indexOf(id)] ?? TIPI
}
