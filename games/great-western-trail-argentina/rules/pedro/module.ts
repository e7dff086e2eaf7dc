// The solo game: Pedro sits down where one plays alone. The number of seats brings him, which options do not know.
import { at, type Module, num, range, type StepRule, tell } from "@railhead/engine"
import { FIRST_QUAY } from "../../data/cities.ts"
import { EXTRA_WORKER_BAG, pedroCards, pedroTypes, printedWorkers } from "../../data/pedro.ts"
import { BAGS, tiles } from "../../data/tiles.ts"
import { START } from "../../data/trail.ts"
import { blankPedro, PEDRO, type PedroStep } from "../../pedro-state.ts"
import type { ArgPlaces } from "../../places.ts"
import { type Argentina, type ArgTable, blankPlayer, push } from "../../state.ts"
import { hired, seatWorker } from "../hire.ts"
import { drawTile } from "../tiles.ts"
import { withTimeout } from "../timeouts.ts"
import { pedroBuildSteps } from "./build.ts"
import { pedroCardSteps } from "./cards.ts"
import { pedroEngineSteps } from "./engine.ts"
import { pedroFarmerSteps } from "./farmers.ts"
import { loadingCardOf, pedroDeck, pedroPlayed, pedroPlayer } from "./pedro.ts"
import { rideSteps } from "./ride.ts"
import { pedroScore } from "./scoring.ts"
import { pedroTurnSteps } from "./turn.ts"
import { pedroVisitSteps } from "./visit.ts"
import { pedroWorkerSteps } from "./workers.ts"

const steps: Readonly<Record<PedroStep["do"], StepRule<Argentina>>> = {
  ...pedroTurnSteps,
  ...rideSteps,
  ...pedroWorkerSteps,
  ...pedroCardSteps,
  ...pedroFarmerSteps,
  ...pedroBuildSteps,
  ...pedroEngineSteps,
  ...pedroVisitSteps,
}

/** PEDRO-3 to PEDRO-8. The worker is drawn when job market and foresight are filled. */
function sitDown(t: ArgTable): void {
  const { pedro } = t.state
  if (!pedro) return
  const me = pedroPlayer(t.state)
  me.rancher = START
  me.quays[FIRST_QUAY] = 1
  pedro.deck = range(pedroCards.length)
  const kind = drawTile(t, EXTRA_WORKER_BAG, "PEDRO-6")
  seatWorker(me, kind)
  pedro.speciality = at(hired, kind).type
  if (t.log)
    tell(t, {
      did: "pedroWorker",
      seat: PEDRO,
      rule: "PEDRO-7",
      tile: at(tiles, kind).id,
      worker: at(pedroTypes, pedro.speciality),
    })
}

/** PEDRO-12, PEDRO-83: a tile left alone in an upper space slides down. */
function slideDown(t: ArgTable): void {
  const { pedro, foresight } = t.state
  if (!pedro) return
  for (const bag of range(BAGS)) {
    const [lower, upper] = [bag * 2, bag * 2 + 1]
    if (num(foresight, lower) >= 0) continue
    foresight[lower] = num(foresight, upper)
    foresight[upper] = -1
  }
}

export const solo: Module<Argentina, ArgPlaces> = {
  id: "solo",
  when: () => true,
  slice: seats =>
    seats > 1
      ? {}
      : { players: [blankPlayer(), { ...blankPlayer(), workers: [...printedWorkers] }], pedro: blankPedro() },
  steps: Object.fromEntries(Object.entries(steps).map(([name, rule]) => [name, withTimeout(rule)])),
  at: {
    setup: sitDown,
    sideTurn: t => push(t, { do: "pedroTurn", seat: PEDRO }),
    // PEDRO-71: whoever caused the departure.
    departed(t) {
      const { pedro } = t.state
      if (!pedro) return
      pedro.loading++
      if (!t.log) return
      const { id, experience } = loadingCardOf(t.state)
      tell(t, { did: "pedroLoading", seat: PEDRO, rule: "PEDRO-71", loadingCard: id, experience })
    },
    beforeRefill: slideDown,
  },
  objects: {
    // PEDRO-11, PEDRO-15: the bank takes what would be his.
    mayReceive: (t, { owner }) => (owner < t.state.seats ? null : { rule: "PEDRO-11", reason: "ownsNoMoney" }),
  },
  zones: [pedroDeck, pedroPlayed],
  score: [pedroScore],
}
