// This game's answers to the rules that both cattle-trail games share.
import { at } from "@railhead/engine"
import type { TrailKit } from "../../trail/kit.ts"
import { actions, buildings, sides, workerActions } from "../data/actions.ts"
import { cards } from "../data/cards.ts"
import { deals, JOB_COLUMNS, jobCosts } from "../data/market.ts"
import { certificateTrack, everyDiscSpace } from "../data/players.ts"
import { everyStationmaster } from "../data/stationmasters.ts"
import { tiles, workerTypes } from "../data/tiles.ts"
import { everyStation, track } from "../data/track.ts"
import { buildingSites, trail } from "../data/trail.ts"
import { mayYetDraw } from "../expansions/asked.ts"
import { announce, askedTables } from "../places.ts"
import { say } from "../say.ts"
import { buildingOf, buildingTile, type GreatWesternTrail, type GwtTable, ownerOf } from "../state.ts"
import { certificateLimit, counts } from "./counts.ts"
import { discPlaced, discsTo } from "./discs.ts"
import { engineStopped } from "./engine-stops.ts"

export const kit: TrailKit = {
  say,
  rule: {
    requirement: "GWT-12.2",
    reward: "GWT-12.3",
    breeds: "GWT-12.4",
    draw: "GWT-4.2",
    drawThenDiscard: "GWT-13.14",
    reshuffle: "GWT-4.2",
    remove: "R32",
    hire: "GWT-13.1",
    immediate: "GWT-25.9",
    build: "GWT-13.2",
    objective: "GWT-13.3",
    engineForward: "GWT-13.4",
    engineBack: "GWT-13.8",
    upgrade: "GWT-13.5",
    passed: "GWT-15.3",
    stationmaster: "GWT-13.6",
    disc: "GWT-10.7",
    shiftDisc: "GWT-10.5",
    buy: "GWT-13.11",
    auxiliary: "GWT-13.10",
    certificates: "GWT-13.15",
    move: "GWT-13.13",
  },
  cards,
  track,
  stations: everyStation,
  buildings,
  actions,
  discSpaces: everyDiscSpace,
  deals,
  jobCosts,
  jobColumns: JOB_COLUMNS,
  workerTypes,
  immediate: workerActions,
  masters: everyStationmaster,
  count: (s: GreatWesternTrail, seat, which) => at(counts, which)(s, seat),
  wait: { goOn: say["go-on"](), may: mayYetDraw },
  workerOf(tile) {
    const row = at(tiles, tile)
    return row.is === "worker" ? row.type : -1
  },
  certificateLimit,
  certificateTrack,
  auxiliary: (t: GwtTable) => askedTables(t).auxiliary,
  ownTile: (seat, building) => buildingTile(building, seat),
  ownerOf,
  buildingOf,
  buildingSites,
  siteIds: trail.ids,
  sideOf: (me, number) => at(sides, number)[me.sides & (1 << number) ? 1 : 0],
  discsTo,
  discPlaced,
  discTaken: (t: GwtTable, seat, space) => announce(t, "afterDisc", { seat, space }),
  engineStopped,
}
