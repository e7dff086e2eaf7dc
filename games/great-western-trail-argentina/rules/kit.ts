// This game's answers to the rules that both cattle-trail games share.
import { at } from "@railhead/engine"
import type { TrailKit } from "../../trail/kit.ts"
import { actions, buildings, sides, workerActions } from "../data/actions.ts"
import { cards } from "../data/cards.ts"
import { deals, JOB_COLUMNS, jobCosts } from "../data/market.ts"
import { certificateTrack, discSpaces } from "../data/players.ts"
import { stationmasters } from "../data/stationmasters.ts"
import { tiles, workerTypes } from "../data/tiles.ts"
import { stations, track } from "../data/track.ts"
import { buildingSites, trail } from "../data/trail.ts"
import { rows } from "../places.ts"
import { say } from "../say.ts"
import { type Argentina, type ArgTable, buildingOf, buildingTile, ownerOf } from "../state.ts"
import { certificateLimit, counts } from "./counts.ts"
import { discPlaced, discsTo } from "./discs.ts"
import { engineStopped } from "./engine-stops.ts"

export const kit: TrailKit = {
  say,
  rule: {
    requirement: "ARG-17.1",
    reward: "ARG-17.2",
    breeds: "ARG-17.5",
    draw: "ARG-16.2",
    drawThenDiscard: "ARG-17.9",
    reshuffle: "ARG-16.2",
    remove: "ARG-17.3",
    hire: "ARG-18.5",
    immediate: "ARG-17.7",
    build: "ARG-20.5",
    objective: "ARG-25.1",
    engineForward: "ARG-22.8",
    engineBack: "ARG-22.4",
    upgrade: "ARG-23.1",
    passed: "ARG-23.8",
    stationmaster: "ARG-23.4",
    disc: "ARG-31.9",
    shiftDisc: "ARG-31.4",
    buy: "ARG-21.5",
    auxiliary: "ARG-28.9",
    certificates: "ARG-17.4",
    move: "ARG-30.1",
  },
  cards,
  track,
  stations,
  buildings,
  actions,
  discSpaces,
  deals,
  jobCosts,
  jobColumns: JOB_COLUMNS,
  workerTypes,
  immediate: workerActions,
  masters: stationmasters,
  count: (s: Argentina, seat, which) => at(counts, which)(s, seat),
  objectiveQueue: true,
  workerOf(tile) {
    const row = at(tiles, tile)
    return row.is === "worker" ? row.type : -1
  },
  certificateLimit,
  certificateTrack,
  auxiliary: (t: ArgTable) => rows(t, "auxiliary"),
  ownTile: (seat, building) => buildingTile(building, seat),
  ownerOf,
  buildingOf,
  buildingSites,
  siteIds: trail.ids,
  sideOf: (me, number) => at(sides, number)[me.sides & (1 << number) ? 1 : 0],
  discsTo,
  discPlaced,
  discTaken() {},
  engineStopped,
}
