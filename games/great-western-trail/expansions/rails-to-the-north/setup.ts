// RTN-2 to RTN-8: what is laid out after the base setup.
import { num, range, shuffled, tell } from "@railhead/engine"
import { everyStation, MASTER_SPACES, stations } from "../../data/track.ts"
import { rows } from "../../places.ts"
import type { GwtTable } from "../../state.ts"
import { TILE_COPIES, townTiles } from "./data/acts.ts"
import { FIRST_TOKENS } from "./data/annex.ts"
import { MEDIUM_TOWNS } from "./data/towns.ts"
import { northOf } from "./state.ts"

/** RTN-5: the stations with a space for a stationmaster, on the main board and then in the north. */
const masterSpaces = [...range(MASTER_SPACES), ...range(everyStation.length).slice(stations.length)]

/** RTN-4: the other tiles leave the game unseen. */
function layTownTiles(t: GwtTable): void {
  const tiles = shuffled(
    t,
    townTiles.flatMap((_, kind) => new Array<number>(TILE_COPIES).fill(kind)),
  )
  for (const town of range(MEDIUM_TOWNS)) northOf(t.state).towns[town] = num(tiles, town)
}

/** RTN-5: those that are left lie beside New York City. */
function layStationmasters(t: GwtTable): void {
  const masters = shuffled(
    t,
    rows(t, "stationmasters").map(row => row.no),
  )
  masterSpaces.forEach((station, i) => {
    t.state.masters[station] = num(masters, i)
  })
  northOf(t.state).display = masters.slice(masterSpaces.length).reduce((mask, master) => mask | (1 << master), 0)
}

export function layNorth(t: GwtTable): void {
  layTownTiles(t)
  layStationmasters(t)
  northOf(t.state).tokens.fill(FIRST_TOKENS)
  if (t.log) tell(t, { did: "northLaid", seat: -1, rule: "RTN-8" })
}
