// What the tests of both cattle-trail games need to know of a game's pieces.
import type { TrailKit } from "../kit.ts"

export interface Pieces {
  readonly kit: TrailKit
  /** Ids of the tiles that come by way of the last place of the trail, workers among them. */
  readonly tiles: readonly string[]
  /** What lies on a place: is it a building, or else which kind of tile, −1 for none? */
  isBuilding(tile: number): boolean
  kindOf(tile: number): number
}

/** The number of what has this id. */
export function named(ids: readonly string[], id: string): number {
  const number = ids.indexOf(id)
  if (number < 0) throw new RangeError(`there is no "${id}"`)
  return number
}

export function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id)
}
