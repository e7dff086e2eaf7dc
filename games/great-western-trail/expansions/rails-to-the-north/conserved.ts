import { range } from "@railhead/engine"
import { demand } from "../../rules/demand.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { storesPlaced } from "./bells.ts"
import { TILE_COPIES, townTiles } from "./data/acts.ts"
import { STORES } from "./data/annex.ts"
import { DOWNTOWNS, SPACES } from "./data/map.ts"
import { northOf, storeOn, storesOf } from "./state.ts"

/** Stores on the map are those that left the annexes, one in a downtown; tokens and tiles are no more than there can be. */
export function northConserved(s: GreatWesternTrail): void {
  const north = northOf(s)
  for (const seat of range(s.seats)) {
    demand(storesPlaced(s, seat) <= STORES, `stores of seat ${seat}`)
    for (const downtown of range(DOWNTOWNS)) {
      const own = range(SPACES).filter(space => storeOn(north, downtown, space) === seat).length
      demand(own === (storesOf(s, seat) & (1 << downtown) ? 1 : 0), `stores of seat ${seat} in downtown ${downtown}`)
    }
  }
  demand(
    north.tokens.every(count => count >= 0),
    "exchange tokens",
  )
  for (const kind of range(townTiles.length))
    demand(north.towns.filter(tile => tile === kind).length <= TILE_COPIES, "medium town tiles")
}
