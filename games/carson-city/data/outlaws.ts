// Source: the rulebook; the points of the tiles are reconstructed: the yield of a good award (CC-18.7).

export const OUTLAWS = 9
/** CC-18.1: the black die and this are the strength of all outlaws of a round. */
export const LEAST_STRENGTH = 7
/** Newcomers by the white die. */
export const newcomers: readonly number[] = [0, 1, 1, 2, 2, 3, 3]

/** CC-18.7: points of the tile by strength: 3 for 8 and 9, 4 for 10 and 11, 5 for 12 and 13. */
export function tilePoints(strength: number): number {
  return Math.floor(strength / 2) - 1
}
