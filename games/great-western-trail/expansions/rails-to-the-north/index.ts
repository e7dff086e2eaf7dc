// Rails to the North as a module: rows, steps, the token, and places of the base game where it has a say.
import { filled, type Module, push, settle } from "@railhead/engine"
import { everyAuxiliary } from "../../data/actions.ts"
import { discSpaces } from "../../data/players.ts"
import { everyStationmaster, stationmasters } from "../../data/stationmasters.ts"
import { everyStation } from "../../data/track.ts"
import type { GwtPlaces } from "../../places.ts"
import type { GreatWesternTrail } from "../../state.ts"
import { northernBonuses, northernCities } from "./bonuses.ts"
import { annexDisc } from "./data/annex.ts"
import { needsStore, northernDeliverySteps, northernStrip } from "./delivery.ts"
import { northernGives } from "./kinds.ts"
import { marketCattleSteps } from "./market-cattle.ts"
import { reveal } from "./reveal.ts"
import { layNorth } from "./setup.ts"
import { blankNorth } from "./state.ts"
import { storeSteps } from "./stores.ts"
import { exchange, tokenSteps } from "./tokens.ts"

export const railsToTheNorth: Module<GreatWesternTrail, GwtPlaces> = {
  id: "railsToTheNorth",
  when: options => options.railsToTheNorth === true,
  slice: seats => ({
    masters: filled(everyStation.length, -1),
    masterWorkers: filled(everyStation.length, -1),
    north: blankNorth(seats),
  }),
  rows: {
    strip: [northernStrip],
    gives: northernGives,
    auxiliary: everyAuxiliary.filter(({ id }) => id === "placeStore"),
    discSpaces: [{ id: annexDisc.id, no: discSpaces.length }],
    buildings: [
      { id: "11", no: 11 },
      { id: "12", no: 12 },
    ],
    stationmasters: everyStationmaster.map(({ id }, no) => ({ id, no })).slice(stationmasters.length),
    bonuses: northernBonuses,
  },
  steps: {
    ...storeSteps,
    ...tokenSteps,
    ...marketCattleSteps,
    ...northernDeliverySteps,
    reveal,
    // RTN-2: stationmasters are laid out with those of the expansion.
    layStationmasters: { rule: "RTN-2", run() {} },
  },
  at: {
    setup: layNorth,
    // RTN-69: open tokens are finished first.
    turnsOver: t => push(t, settle()),
  },
  objects: { mayDeliver: needsStore },
  interrupts: [exchange],
  score: [northernCities],
}
