// What the pictures both trail games share must know of this one.

import { icons } from "../../trail/board/icons.ts"
import type { TrailPictures, Wanted } from "../../trail/board/pictures.ts"
import {
  actions,
  auxiliaryActions,
  buildings,
  everyAuxiliary,
  objectiveActions,
  sides,
  specialAt,
  workerActions,
} from "../data/actions.ts"
import { breedingValues, breeds, cards, type conditions, objectives } from "../data/cards.ts"
import { deals } from "../data/market.ts"
import { everyDiscSpace, FIRST_SCORING_SPACE, WORKER_POINTS } from "../data/players.ts"
import { workerTypes } from "../data/tiles.ts"
import { breedLooks } from "./breeds.ts"
import { auxiliaryIcons, BRIDGE, TIPI, tipiTints, workerIcons } from "./icons.ts"
import { signsOf } from "./signs.ts"

type Condition = (typeof conditions)[number]

const asked: { readonly [condition in Condition]?: Wanted } = {
  building: { icon: icons.building },
  station: { icon: icons.station },
  hazard: { icon: "g:falling-rocks" },
  tipiGreen: { icon: TIPI, tint: tipiTints[0] ?? "", letter: "letter.tipi.green" },
  tipiBlue: { icon: TIPI, tint: tipiTints[1] ?? "", letter: "letter.tipi.blue" },
  cattleValue3: { icon: icons.cattle, tint: "#8F640F", label: "3" },
  sanFranciscoDisc: { icon: BRIDGE },
}

function wanted(condition: Condition): Wanted {
  const head = breedLooks[(breeds as readonly string[]).indexOf(condition)]
  return head ? { head } : (asked[condition] ?? {})
}

export const pictures: TrailPictures = {
  cards,
  looks: breedLooks,
  values: breedingValues,
  objectives: objectives.map(({ conditions: wants, vp, penalty }, i) => ({
    action: objectiveActions[i] ?? -1,
    wants: wants.map(wanted),
    vp,
    penalty,
  })),
  deals,
  // Cattle of value 3 have three breeds.
  dealBreeds: { v3: [4, 5, 6], wh: [7], tl: [8] },
  actions,
  buildings,
  sides,
  specialAt,
  discSpaces: everyDiscSpace,
  auxiliary: auxiliaryActions,
  auxiliaryIcons,
  workerTypes,
  workerIcons,
  workerActions,
  scoring: { from: FIRST_SCORING_SPACE, points: WORKER_POINTS },
  signsOf,
}

/** RTN-9: with the action of the annex. */
export const northernPictures: TrailPictures = { ...pictures, auxiliary: everyAuxiliary }
