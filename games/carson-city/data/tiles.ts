// Source: the rulebook; what an empty hand draws from: CC-22.21.

/** CC-16.1: five each of 0 to 5. */
export const HIGHEST_TILE = 5
export const SETS = 5
/** Tiles dealt to each by number of players; 5 to each where the sets do not go round. */
export const tilesEach: readonly number[] = [0, 0, 6, 6, 6, 6, 5]
/** CC-16.2: $15 of the normal kit more or less what the own tiles are above or below this. */
export const USUAL_TOTAL = 15
export const REDRAW = 3
