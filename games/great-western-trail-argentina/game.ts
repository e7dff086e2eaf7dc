import { compose, type Game, type Module, type Options, type Rules, type StepRule } from "@railhead/engine"
import { actionSteps } from "../trail/auxiliary.ts"
import { buildSteps } from "../trail/build.ts"
import { cardSteps } from "../trail/cards.ts"
import { cattleSteps } from "../trail/cattle.ts"
import { engineSteps } from "../trail/engine.ts"
import { gainKinds, needKinds } from "../trail/kinds.ts"
import { objectiveSteps } from "../trail/objective-cards.ts"
import { moneySteps } from "../trail/rewards.ts"
import { stationSteps } from "../trail/stations.ts"
import { auxiliaryActions } from "./data/actions.ts"
import { levels } from "./data/loading-cards.ts"
import type { ArgPlaces } from "./places.ts"
import { buenosAiresSteps } from "./rules/buenos-aires.ts"
import { deliverySteps } from "./rules/delivery.ts"
import { discSteps } from "./rules/discs.ts"
import { stopSteps } from "./rules/engine-stops.ts"
import { exchange } from "./rules/exchange.ts"
import { farmerSteps } from "./rules/farmers.ts"
import { handSteps } from "./rules/hand.ts"
import { hireSteps } from "./rules/hire.ts"
import { ownGains, ownNeeds, rewardSteps } from "./rules/kinds.ts"
import { kit } from "./rules/kit.ts"
import { layout } from "./rules/layout.ts"
import { loadingSteps } from "./rules/loading.ts"
import { marketCardSteps } from "./rules/market-card.ts"
import { moveSteps } from "./rules/move.ts"
import { discardedSteps } from "./rules/objectives.ts"
import { solo } from "./rules/pedro/module.ts"
import { phaseBSteps } from "./rules/phase-b.ts"
import { scoreRows } from "./rules/scoring.ts"
import { setup, setupSteps } from "./rules/setup.ts"
import { withTimeout } from "./rules/timeouts.ts"
import { turnSteps } from "./rules/turn.ts"
import { zones } from "./rules/zones.ts"
import { say } from "./say.ts"
import { type Argentina, blank, clone } from "./state.ts"

const VERSION = 2

const modules: readonly Module<Argentina, ArgPlaces>[] = [...layout, solo]

/** A row of the game's own takes the place of the shared one with its id. */
function withOwn<R extends { readonly id: string }>(shared: readonly R[], own: readonly R[]): readonly R[] {
  return [...shared.filter(row => !own.some(other => other.id === row.id)), ...own]
}

const tables: { readonly [K in keyof ArgPlaces["tables"]]: readonly ArgPlaces["tables"][K][] } = {
  needs: withOwn(needKinds(kit), ownNeeds),
  gives: withOwn(gainKinds(kit), ownGains),
  auxiliary: auxiliaryActions,
}

const steps: Readonly<Record<string, StepRule<Argentina>>> = {
  ...moneySteps(kit),
  ...cardSteps(kit),
  ...buildSteps(kit),
  ...objectiveSteps(kit),
  ...engineSteps(kit),
  ...stationSteps(kit),
  ...cattleSteps(kit),
  ...actionSteps(kit),
  ...setupSteps,
  ...turnSteps,
  ...moveSteps,
  ...phaseBSteps,
  ...buenosAiresSteps,
  ...deliverySteps,
  ...loadingSteps,
  ...farmerSteps,
  ...handSteps,
  ...hireSteps,
  ...discSteps,
  ...stopSteps,
  ...rewardSteps,
  ...marketCardSteps,
  ...discardedSteps,
}

function compile(options: Options): Rules<Argentina> {
  return compose<Argentina, ArgPlaces>(
    {
      game: "great-western-trail-argentina",
      version: VERSION,
      options,
      say,
      steps: Object.fromEntries(Object.entries(steps).map(([name, rule]) => [name, withTimeout(rule)])),
      tables,
      interrupts: [exchange],
      zones,
      score: scoreRows,
      formerly: {},
      blank: seats => blank(VERSION, options, seats),
      setup,
      clone,
      sides: s => s.players.length,
      // ARG-1.2: equal totals share the victory.
      tieBreaks: () => [],
    },
    modules,
  )
}

/** Great Western Trail: Argentina, for two to four players, or for one against Pedro. */
export const argentina: Game<Argentina> = {
  id: "great-western-trail-argentina",
  seats: [1, 4],
  version: VERSION,
  options: [
    { id: "neutralPlacement", kind: "one", of: ["sameLetter", "shuffled"], default: "sameLetter", rule: "ARG-2.2" },
    {
      id: "privateSides",
      kind: "one",
      of: ["allA", "randomPerNumber", "chosenPerNumber"],
      default: "allA",
      rule: "ARG-3.2",
    },
    {
      id: "sidesB",
      kind: "many",
      of: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
      default: [],
      rule: "ARG-3.2",
    },
    { id: "citySides", kind: "one", of: ["allA", "randomPerCity", "chosenPerCity"], default: "allA", rule: "ARG-2.11" },
    { id: "citiesB", kind: "many", of: ["leHavre", "rotterdam", "liverpool"], default: [], rule: "ARG-2.11" },
    {
      id: "startPlayer",
      kind: "one",
      of: ["random", "1", "2", "3", "4"],
      default: "random",
      rule: "ARG-2.15",
      seats: [2, 4],
    },
    { id: "level", kind: "one", of: levels, default: "easy", rule: "PEDRO-9", seats: [1, 1] },
  ],
  refuses: ({ startPlayer }, seats) =>
    Number(startPlayer) > seats ? { rule: "ARG-2.15", reason: "noSuchSeat", data: { seats } } : null,
  compile,
  // Version 2 brought Pedro.
  migrate: stored => ({ pedro: null, ...stored }),
}
