import { compose, type Game, type Module, type Objection, type Options, type Row, type Rules } from "@railhead/engine"
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
import { BUILDING_NUMBERS, PRIVATE_BUILDINGS } from "./data/buildings.ts"
import { CATTLE, deck } from "./data/cards.ts"
import { arrows, cities } from "./data/cities.ts"
import { discSpaces } from "./data/players.ts"
import { stationmasters } from "./data/stationmasters.ts"
import { expansions } from "./expansions/index.ts"
import { promoIds, refusesPromos } from "./expansions/promos/index.ts"
import type { BonusKind, GwtPlaces, InPlay, Strip } from "./places.ts"
import { deliveryKind, deliverySteps } from "./rules/delivery.ts"
import { stopSteps } from "./rules/engine-stops.ts"
import { kansasCitySteps } from "./rules/kansas-city.ts"
import { kit } from "./rules/kit.ts"
import { layout } from "./rules/layout.ts"
import { freeMoveKind, moveSteps } from "./rules/move.ts"
import { phaseBSteps } from "./rules/phase-b.ts"
import { bonuses, scoreRows } from "./rules/scoring.ts"
import { setup, setupSteps } from "./rules/setup.ts"
import { turnSteps } from "./rules/turn.ts"
import { villageKinds, villageSteps } from "./rules/village.ts"
import { say } from "./say.ts"
import { blank, clone, type GreatWesternTrail } from "./state.ts"

const VERSION = 1

const modules: readonly Module<GreatWesternTrail, GwtPlaces>[] = [...layout, ...expansions]

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
  buildings: numbersUpTo(BUILDING_NUMBERS).map(id => ({ id, no: Number(id) })),
  stationmasters: inPlay(stationmasters),
  bonuses,
  objectives: inPlay(deck, CATTLE),
  localActions: [],
  phaseB: [],
}

/** What stationmasters count with these options. */
function bonusesWith(options: Options): readonly BonusKind[] {
  return [...bonuses, ...modules.filter(module => module.when(options)).flatMap(module => module.rows?.bonuses ?? [])]
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
      score: scoreRows(baseStrip, bonusesWith(options)),
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

function numbersUpTo(most: number): readonly string[] {
  return Array.from({ length: most }, (_, i) => String(i + 1))
}

function refuses(options: Options, seats: number): Objection | null {
  if (Number(options.startPlayer) > seats) return { rule: "GWT-2.15", reason: "noSuchSeat", data: { seats } }
  return refusesPromos(options)
}

/** Great Western Trail, first edition, for two to four players, with its expansions, variant and promos. */
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
      of: numbersUpTo(PRIVATE_BUILDINGS),
      default: [],
      rule: "GWT-2.11",
    },
    { id: "startPlayer", kind: "one", of: ["random", "1", "2", "3", "4"], default: "random", rule: "GWT-2.15" },
    { id: "railsToTheNorth", kind: "switch", default: false, rule: "MOD-1" },
    { id: "atThePokerTable", kind: "switch", default: false, rule: "MOD-1" },
    { id: "sitePreparation", kind: "switch", default: false, rule: "MOD-3" },
    { id: "promos", kind: "many", of: promoIds, default: [], rule: "PROMO-1" },
  ],
  refuses,
  compile,
  migrate: stored => stored,
}
