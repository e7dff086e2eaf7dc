import { at, compose, type Game, type Module, type Objection, type Options, type Rules } from "@railhead/engine"
import { baseTypes, buildings, optionalTypes } from "./data/buildings.ts"
import { COWBOY, IN_PLAY, listed, RED, readListed, recommended, STREET_KID } from "./data/cards.ts"
import { parcels } from "./data/map.ts"
import { usualRiver } from "./data/river.ts"
import { MOUNTAINS } from "./data/rounds.ts"
import type { CardRow, CarsonPlaces, MountainRow, SideRow, TileRow } from "./places.ts"
import { actionSteps } from "./rules/actions.ts"
import { incomeSteps } from "./rules/building-income.ts"
import { auctioneer } from "./rules/cards/auction.ts"
import { choosingSteps } from "./rules/cards/choosing.ts"
import { doctorAndUndertaker } from "./rules/cards/doctor.ts"
import { duelists } from "./rules/cards/duelists.ts"
import { governor } from "./rules/cards/governor.ts"
import { grocer } from "./rules/cards/grocer.ts"
import { lawyerAndEditor } from "./rules/cards/lawyer.ts"
import { offering } from "./rules/cards/offers.ts"
import { parcelCards } from "./rules/cards/parcels.ts"
import { randomSet } from "./rules/cards/random.ts"
import { teacher } from "./rules/cards/teacher.ts"
import { tileCards } from "./rules/cards/tiles.ts"
import { buildSteps, withdrawInterrupt } from "./rules/construction.ts"
import { duelOrderSteps } from "./rules/duel-order.ts"
import { duelSteps } from "./rules/duels.ts"
import { parcelSteps } from "./rules/parcels.ts"
import { placingSteps } from "./rules/placing.ts"
import { purchaseSteps } from "./rules/purchase.ts"
import { roadInterrupt, roadSteps } from "./rules/roads.ts"
import { roundSteps } from "./rules/round.ts"
import { roundEndSteps } from "./rules/round-end.ts"
import { rowSteps } from "./rules/row.ts"
import { scoreRows, tieBreaks } from "./rules/scoring.ts"
import { setup, setupSteps } from "./rules/setup.ts"
import { townHallSteps } from "./rules/town-hall.ts"
import { say } from "./say.ts"
import { blank, type CarsonCity, clone } from "./state.ts"
import { riverObjection } from "./variants/carson-river.ts"
import { variants } from "./variants/index.ts"

const VERSION = 1

function tileRow(type: number): TileRow {
  const { id, count } = at(buildings, type)
  return { id, count }
}

/** CC-2.10: without Horses card 15 shows red. */
const fixedSides: readonly SideRow[] = [{ id: String(COWBOY), side: RED }]

const mountains: readonly MountainRow[] = [{ id: "mountains", count: MOUNTAINS }]

/** CC-2.6: each of these is in or out with all its tiles. */
const goldAndGuns: readonly Module<CarsonCity, CarsonPlaces>[] = optionalTypes.map(type => ({
  id: at(buildings, type).id,
  when: options => options[at(buildings, type).id] === true,
  rows: { tiles: [tileRow(type)] },
}))

/** In the order of CC-6.6: points of a duel before what its losers owe. */
const cards: readonly Module<CarsonCity, CarsonPlaces>[] = [
  duelists,
  doctorAndUndertaker,
  offering,
  parcelCards,
  tileCards,
  auctioneer,
  governor,
  grocer,
  lawyerAndEditor,
  teacher,
  randomSet,
]

/** CC-2.9: the cards that are laid out, or may be. */
function cardsOf(options: Options): readonly string[] {
  if (options.personalities === "list") return Array.isArray(options.cards) ? options.cards : []
  return recommended[String(options.personalities)] ?? listed
}

/** CC-2.9: what a table may not choose. */
function refuses(options: Options): Objection | null {
  return riverObjection(options) ?? listObjection(options)
}

/** CC-2.9: seven different cards, eight with the street kid, and one side of each. */
function listObjection(options: Options): Objection | null {
  if (options.personalities !== "list") return null
  const chosen = cardsOf(options)
  const numbers = new Set(chosen.map(id => readListed(id).card))
  if (numbers.size < chosen.length) return { rule: "CC-2.9", reason: "bothSides" }
  const wanted = numbers.has(STREET_KID) ? IN_PLAY + 1 : IN_PLAY
  if (chosen.length !== wanted) return { rule: "CC-2.8", reason: "wrongCount", data: { count: wanted } }
  if (chosen.includes("15Y") && options.horses !== true) return { rule: "CC-2.8", reason: "needsHorses" }
  return null
}

function compile(options: Options): Rules<CarsonCity> {
  const inPlay = cardsOf(options)
  const personalities: readonly CardRow[] = inPlay.map(id => ({ id }))
  return compose<CarsonCity, CarsonPlaces>(
    {
      game: "carson-city",
      version: VERSION,
      options,
      say,
      steps: {
        ...setupSteps,
        ...rowSteps,
        ...townHallSteps,
        ...roundSteps,
        ...choosingSteps,
        ...placingSteps,
        ...actionSteps,
        ...roadSteps,
        ...duelOrderSteps,
        ...duelSteps,
        ...parcelSteps,
        ...purchaseSteps,
        ...buildSteps,
        ...incomeSteps,
        ...roundEndSteps,
      },
      tables: {
        tiles: baseTypes.map(tileRow),
        personalities,
        fixedSides,
        mountains,
        bridges: [],
        sheet: [],
        corrals: [],
      },
      interrupts: [roadInterrupt, withdrawInterrupt],
      // Without variants nothing is hidden but what the bag will give, and that is decided only when it is drawn (CC-21.4).
      zones: [],
      score: scoreRows(inPlay),
      formerly: {},
      blank: seats => blank(VERSION, options, seats),
      setup,
      clone,
      tieBreaks,
    },
    // Variants first: the rodeo comes before the cards' points, and what is pushed later is asked sooner.
    [...goldAndGuns, ...variants(options), ...cards],
  )
}

/** Carson City for two to six players, with the buildings of Gold & Guns, all personalities and six variants. */
export const carsonCity: Game<CarsonCity> = {
  id: "carson-city",
  seats: [2, 6],
  version: VERSION,
  options: [
    ...optionalTypes.map(
      type => ({ id: at(buildings, type).id, kind: "switch", default: false, rule: "CC-2.6" }) as const,
    ),
    {
      id: "personalities",
      kind: "one",
      of: [...Object.keys(recommended), "random", "list"],
      default: "firstGame",
      rule: "CC-2.8",
    },
    { id: "cards", kind: "many", of: listed, default: [], rule: "CC-2.9" },
    { id: "newBeginning", kind: "switch", default: false, rule: "CC-14.1" },
    { id: "carsonRiver", kind: "switch", default: false, rule: "CC-15.1" },
    { id: "river", kind: "one", of: ["printed", "laid"], default: "printed", rule: "CC-15.1" },
    { id: "riverTiles", kind: "many", of: parcels, default: usualRiver, rule: "CC-15.1" },
    { id: "survival", kind: "switch", default: false, rule: "CC-16.1" },
    { id: "kitCarson", kind: "switch", default: false, rule: "CC-17.1" },
    { id: "kitCarsonPlay", kind: "one", of: ["ticks", "live"], default: "ticks", rule: "CC-17.9", live: true },
    { id: "outlaws", kind: "switch", default: false, rule: "CC-18.1" },
    { id: "horses", kind: "switch", default: false, rule: "CC-19.1" },
  ],
  refuses,
  compile,
  migrate: stored => stored,
}
