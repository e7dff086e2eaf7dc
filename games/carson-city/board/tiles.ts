// What the picture reads of duel tiles (CC-16): one's own by kind, of the others' only how many.
import { range, type Seat } from "@railhead/engine"
import { HIGHEST_TILE } from "../data/tiles.ts"
import type { CarsonCity } from "../state.ts"

/** How many tiles of each kind a seat holds, as far as the viewer sees them. */
export function handOf({ survival }: CarsonCity, seat: Seat): readonly number[] {
  const hand = survival?.hands[seat] ?? []
  return range(HIGHEST_TILE + 1).map(tile => hand.filter(one => one === tile).length)
}

export function tilesHeld({ survival }: CarsonCity, seat: Seat): number {
  return survival?.hands[seat]?.length ?? 0
}

/** What a seat has laid for the duel under way; −1 for what the viewer does not see. */
export function laidBy({ survival }: CarsonCity, seat: Seat): readonly number[] {
  return survival?.played[seat] ?? []
}

const asking = new Set(["playTile", "playFirstTile", "playSecondTile"])

/** Is a seat choosing a tile? */
export function choosesTile({ asides }: CarsonCity, seat: Seat): boolean {
  return asides[seat]?.some(step => asking.has(step.do)) ?? false
}
