import { compose, type Game, type Module, type Options, type Row, type Rules } from "@railhead/engine"
import { actionSteps } from "../trail/auxiliary.ts"
import { buildSteps } from "../trail/build.ts"
import { cardSteps } from "../trail/cards.ts"
import { cattleSteps } from "../trail/cattle.ts"
import { discSteps } from "../trail/discs.ts"
import { engineSteps } from "../trail/engine.ts"
import { hireSteps } from "../trail/hire.ts"
import { gainKinds, needKinds } from "../trail/kinds.ts"
import { knownZones } from "../trail/knowledge.ts"
import { objectiveSteps } from "../trail/objective-cards.ts"
import { moneySteps } from "../trail/rewards.ts"
import { stationSteps } from "../trail/stations.ts"
import { auxiliaryActions } from "./data/actions.ts"
import { BUILDING_NUMBERS } from "./data/buildings.ts"
import { CATTLE, deck } from "./data/cards.ts"
import { arrows, cities } from "./data/cities.ts"
import { discSpaces } from "./data/players.ts"
import { stationmasters } from "./data/stationmasters.ts"
import type { GwtPlaces, InPlay, Strip } from "./places.ts"
import { deliveryKind, deliverySteps } from "./rules/delivery.ts"
import { stopSteps } from "./rules/engine-stops.ts"
import { kansasCitySteps } from "./rules/kansas-city.ts"
import { kit } from "./rules/kit.ts"
import { layout } from "./rules/layout.ts"
import { freeMoveKind, moveSteps } from "./rules/move.ts"
import { phaseBSteps } from "./rules/phase-b.ts"
import { scoreRows } from "./rules/scoring.ts"
import { setup, setupSteps } from "./rules/setup.ts"
import { turnSteps } from "./rules/turn.ts"
import { villageKinds, villageSteps } from "./rules/village.ts"
import { say } from "./say.ts"
import { blank, clone, type GreatWesternTrail } from "./state.ts"

const VERSION = 1

const modules: readonly Module<GreatWesternTrail, GwtPlaces>[] = [...layout]

const baseStrip: Strip = { id: "strip", cities, arrows }

function inPlay(list: readonly Row[], first = 0): readonly InPlay[] {
  return list.map(({ id }, i) => ({ id, no: first + i }))
}

const tables: { readonly [K in keyof GwtPlaces["tables"]]: readonly GwtPlaces["tables"][K][] } = {
  needs: needKinds(kit),
  gives: [...gainKinds(kit), ...villageKinds, freeMoveKind, deliveryKind],
  strip: [baseStrip],
  discSpaces: inPlay(discSpaces),
  auxiliary: auxiliaryActions,
  buildings: Array.from({ length: BUILDING_NUMBERS }, (_, i) => ({ id: String(i + 1), no: i + 1 })),
  stationmasters: inPlay(stationmasters),
  objectives: inPlay(deck, CATTLE),
  localActions: [],
  phaseB: [],
}

/** The strip as it is with these options: cities are scored by it. */
function stripWith(options: Options): Strip {
  const replaced = modules.filter(module => module.when(options)).flatMap(module => module.rows?.strip ?? [])
  return replaced.at(-1) ?? baseStrip
}

function compile(options: Options): Rules<GreatWesternTrail> {
  return compose<GreatWesternTrail, GwtPlaces>(
    {
      game: "great-western-trail",
      version: VERSION,
      options,
      say,
      steps: {
        ...setupSteps,
        ...turnSteps,
        ...moveSteps,
        ...phaseBSteps,
        ...kansasCitySteps,
        ...deliverySteps,
        ...stopSteps,
        ...villageSteps,
        ...moneySteps(kit),
        ...cardSteps(kit),
        ...hireSteps(kit),
        ...buildSteps(kit),
        ...objectiveSteps(kit),
        ...engineSteps(kit),
        ...stationSteps(kit),
        ...discSteps(kit),
        ...cattleSteps(kit),
        ...actionSteps(kit),
      },
      tables,
      interrupts: [],
      zones: knownZones(kit),
      score: scoreRows(stripWith(options)),
      formerly: {},
      blank: seats => blank(VERSION, options, seats),
      setup,
      clone,
      // GWT-19.12: a tie is a shared victory.
      tieBreaks: () => [],
    },
    modules,
  )
}

/** Great Western Trail, first edition, for two to four players. */
export const greatWesternTrail: Game<GreatWesternTrail> = {
  id: "great-western-trail",
  seats: [2, 4],
  version: VERSION,
  options: [
    { id: "neutralPlacement", kind: "one", of: ["sameLetter", "shuffled"], default: "sameLetter", rule: "GWT-2.2" },
    {
      id: "privateSides",
      kind: "one",
      of: ["allA", "randomPerNumber", "chosenPerNumber"],
      default: "allA",
      rule: "GWT-2.11",
    },
    {
      id: "sidesB",
      kind: "many",
      of: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
      default: [],
      rule: "GWT-2.11",
    },
    { id: "startPlayer", kind: "one", of: ["random", "1", "2", "3", "4"], default: "random", rule: "GWT-2.15" },
  ],
  refuses: ({ startPlayer }, seats) =>
    Number(startPlayer) > seats ? { rule: "GWT-2.15", reason: "noSuchSeat", data: { seats } } : null,
  compile,
  migrate: stored => stored,
}
