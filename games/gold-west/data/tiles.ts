// Source: public first-edition data. Tile numbers are ours. Rings run clockwise from the north at rotation 0.
import { at } from "@railhead/engine"
import { type Terrain, terrains } from "./resources.ts"

interface TerrainTile {
  readonly id: string
  readonly centre: Terrain
  readonly ring: readonly Terrain[]
}

export const tiles: readonly TerrainTile[] = [
  { id: "T1", centre: "silver", ring: ["forest", "copper", "copper", "forest", "gold", "copper"] },
  { id: "T2", centre: "forest", ring: ["copper", "gold", "gold", "silver", "silver", "gold"] },
  { id: "T3", centre: "gold", ring: ["copper", "forest", "gold", "silver", "copper", "forest"] },
  { id: "T4", centre: "copper", ring: ["gold", "forest", "silver", "copper", "gold", "silver"] },
  { id: "T5", centre: "copper", ring: ["forest", "gold", "silver", "forest", "gold", "silver"] },
  { id: "T6", centre: "silver", ring: ["forest", "gold", "copper", "forest", "copper", "forest"] },
  { id: "T7", centre: "gold", ring: ["forest", "copper", "forest", "silver", "silver", "copper"] },
  { id: "T8", centre: "forest", ring: ["gold", "silver", "copper", "silver", "gold", "silver"] },
]

/** The terrain, as an index of `terrains`, of a tile's seven hexes when it is turned by sixths of a turn clockwise. */
export function turned(tile: number, rotation: number): number[] {
  const { centre, ring } = at(tiles, tile)
  const around = ring.map((_, i) => at(ring, (i - rotation + 6) % 6))
  return [centre, ...around].map(terrain => terrains.indexOf(terrain))
}
