// What the pictures both trail games share must know of this one.
import { icons } from "../../trail/board/icons.ts"
import type { TrailPictures, Wanted } from "../../trail/board/pictures.ts"
import {
  actions,
  auxiliaryActions,
  buildings,
  objectiveActions,
  sides,
  specialAt,
  workerActions,
} from "../data/actions.ts"
import { breedingValues, breeds, cards, type conditions, deck, strengthOf } from "../data/cards.ts"
import { deals } from "../data/market.ts"
import { discSpaces, FIRST_SCORING_SPACE, WORKER_POINTS } from "../data/players.ts"
import { workerTypes } from "../data/tiles.ts"
import { colours } from "../data/trail.ts"
import { breedLooks } from "./breeds.ts"
import { auxiliaryIcons, CITY, FARMER, SHIP, workerIcons, zoneTints } from "./icons.ts"
import { signsOf } from "./signs.ts"

type Condition = (typeof conditions)[number]

function farmer(colour: number): Wanted {
  return { icon: FARMER, tint: zoneTints[colour] ?? "", letter: `letter.zone.${colours[colour]}` }
}

function quarter(name: string): Wanted {
  return { icon: CITY, letter: `letter.quarter.${name}` }
}

const asked: { readonly [condition in Condition]?: Wanted } = {
  building: { icon: icons.building },
  station: { icon: icons.station },
  districtNorth: quarter("N"),
  districtEast: quarter("E"),
  districtSouth: quarter("S"),
  districtWest: quarter("W"),
  cattleValue3: { icon: icons.cattle, tint: "#8F640F", label: "3" },
  farmerGreen: farmer(0),
  farmerBlue: farmer(1),
  farmerOrange: farmer(2),
  farmerYellow: farmer(3),
  ship18Disc: { icon: SHIP, label: "18" },
}

function wanted(condition: Condition): Wanted {
  const head = breedLooks[(breeds as readonly string[]).indexOf(condition)]
  return head ? { head } : (asked[condition] ?? {})
}

export const pictures: TrailPictures = {
  cards,
  looks: breedLooks,
  values: breedingValues,
  strengths: strengthOf,
  objectives: deck.map(({ conditions: wants, vp, penalty }, i) => ({
    action: objectiveActions[i] ?? -1,
    wants: wants.map(wanted),
    vp,
    penalty,
  })),
  deals,
  // Cattle of value 3 have three breeds.
  dealBreeds: { ca: [4], v3: [5, 6, 7], fr: [8], aa: [9] },
  actions,
  buildings,
  sides,
  specialAt,
  discSpaces,
  auxiliary: auxiliaryActions,
  auxiliaryIcons,
  workerTypes,
  workerIcons,
  workerActions,
  scoring: { from: FIRST_SCORING_SPACE, points: WORKER_POINTS },
  signsOf,
}
