import { ids, numbers } from "@railhead/engine"
import { everyStationmaster } from "../../data/stationmasters.ts"
import { named } from "../../domains.ts"
import { MOST_DRAWN } from "./data/annex.ts"
import { downtowns } from "./data/map.ts"

export const northernWords = {
  store: [named("downtown", downtowns), ids("commerce", ["0", "1", "2", "3"])],
  exchange: [numbers(MOST_DRAWN)],
  master: [named("stationmaster", everyStationmaster)],
} as const
