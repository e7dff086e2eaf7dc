import { compose, type Game, type Options, type Rules } from "@railhead/engine"
import { trackSteps } from "./data/delivery.ts"
import { referenceMarket } from "./data/reference.ts"
import type { DeckRow, GoldWestPlaces, ReferenceMarket, SingleTile } from "./places.ts"
import { abilitySteps } from "./rules/abilities.ts"
import { activateSteps } from "./rules/activate.ts"
import { boomtownSteps } from "./rules/boomtown.ts"
import { buildSteps } from "./rules/build.ts"
import { deliverySteps } from "./rules/delivery.ts"
import { metalSteps } from "./rules/metals.ts"
import { reference } from "./rules/reference.ts"
import { scoreRows, tieBreaks } from "./rules/scoring.ts"
import { setup, setupSteps } from "./rules/setup.ts"
import { turnSteps } from "./rules/turn.ts"
import { whitewater } from "./rules/whitewater.ts"
import { zones } from "./rules/zones.ts"
import { say } from "./say.ts"
import { blank, clone, type GoldWest } from "./state.ts"

const VERSION = 1

const decks: readonly DeckRow[] = [{ id: "base", count: 8 }]
const singleTile: readonly SingleTile[] = [{ id: "single", office: "vp4" }]
const markets: readonly ReferenceMarket[] = [{ id: "market", cards: referenceMarket }]

function compile(options: Options): Rules<GoldWest> {
  return compose<GoldWest, GoldWestPlaces>(
    {
      game: "gold-west",
      version: VERSION,
      options,
      say,
      steps: {
        ...setupSteps,
        ...turnSteps,
        ...activateSteps,
        ...metalSteps,
        ...boomtownSteps,
        ...deliverySteps,
        ...abilitySteps,
        ...buildSteps,
      },
      tables: { decks, singleTile, trackSteps, referenceMarket: markets },
      interrupts: [],
      zones,
      score: scoreRows,
      formerly: {},
      blank: seats => blank(VERSION, options, seats),
      setup,
      clone,
      tieBreaks,
    },
    [whitewater, reference],
  )
}

/** Gold West, second edition, for two to four players, with Whitewater. */
export const goldWest: Game<GoldWest> = {
  id: "gold-west",
  seats: [2, 4],
  version: VERSION,
  options: [
    { id: "whitewater", kind: "switch", default: false, rule: "GW-2.14" },
    { id: "board", kind: "one", of: ["random", "reference"], default: "random", rule: "GW-2.1" },
  ],
  refuses: () => null,
  compile,
  migrate: stored => stored,
}
