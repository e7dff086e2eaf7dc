// Where the northern map lies on its canvas of 1000 × 400 units; the board's own begins 405 units further down.
// Source: public redrawings of the extension board, scaled (RTN-22).

import type { Point } from "../../../trail/board/lines.ts"
import { downtowns } from "../../expansions/rails-to-the-north/data/map.ts"
import { northernEmblems } from "../../expansions/rails-to-the-north/emblems.ts"
import { narrowStripOf, type StripLayout, wideStripOf } from "../rail-layout.ts"

/** From this canvas to that of the board. */
export const ABOVE = -405

/** Middles of the downtowns. */
const spots: { readonly [id: string]: Point } = {
  "olive-gate": [86, 324],
  "olive-medium": [24, 324],
  memphis: [175, 225],
  "olive-station": [94, 102],
  "olive-north": [33, 39],
  "purple-gate": [396, 318],
  "purple-medium": [322, 318],
  "blue-gate": [402, 221],
  "blue-west": [320, 164],
  "blue-north": [316, 41],
  "san-francisco": [236, 39],
  denver: [419, 39],
  milwaukee: [517, 41],
  "red-1": [585, 41],
  "green-bay": [679, 41],
  "red-station": [591, 158],
  "red-2": [746, 133],
  "red-medium-west": [673, 217],
  "red-3": [793, 41],
  minneapolis: [870, 41],
  "red-4": [832, 233],
  toronto: [777, 233],
  "red-medium-east": [932, 41],
  montreal: [962, 133],
  "teal-gate": [619, 318],
  "teal-medium": [548, 318],
  "indigo-gate": [867, 329],
  "indigo-medium": [931, 329],
}

export const townSpots: readonly Point[] = downtowns.map(({ id }) => spots[id] ?? [0, 0])

/** The tiles of medium towns, by town. */
export const tileSpots: { readonly [id: string]: Point } = {
  "olive-medium": [24, 261],
  "purple-medium": [322, 248],
  "red-medium-west": [673, 286],
  "red-medium-east": [976, 41],
  "teal-medium": [504, 318],
  "indigo-medium": [974, 329],
}

/** The emblems of large cities. */
export const emblemSpots: { readonly [id: string]: Point } = {
  memphis: [175, 285],
  denver: [418, 101],
  milwaukee: [517, 101],
  "green-bay": [679, 101],
  minneapolis: [869, 101],
  toronto: [776, 296],
  montreal: [962, 194],
  "san-francisco": [235, 101],
}

/** Both stations with their masters, in the order of the data. */
export const stationSpots: readonly { readonly sign: Point; readonly master: Point }[] = [
  { sign: [126, 178], master: [52, 169] },
  { sign: [622, 238], master: [548, 229] },
]

/** The outlines of the sections, and where their names stand. */
export const sectionShapes: { readonly [id: string]: { readonly outline: readonly Point[]; readonly name: Point } } = {
  olive: {
    outline: [
      [0, 0],
      [190, 0],
      [190, 164],
      [210, 187],
      [255, 192],
      [279, 210],
      [279, 384],
      [0, 384],
    ],
    name: [232, 374],
  },
  blue: {
    outline: [
      [190, 0],
      [458, 0],
      [458, 278],
      [367, 278],
      [357, 264],
      [357, 223],
      [348, 210],
      [279, 210],
      [255, 192],
      [210, 187],
      [190, 164],
    ],
    name: [256, 178],
  },
  purple: {
    outline: [
      [279, 210],
      [348, 210],
      [357, 223],
      [357, 264],
      [367, 278],
      [458, 278],
      [458, 384],
      [279, 384],
    ],
    name: [312, 227],
  },
  red: {
    outline: [
      [458, 0],
      [1000, 0],
      [1000, 279],
      [845, 279],
      [839, 291],
      [839, 384],
      [644, 384],
      [644, 291],
      [638, 278],
      [458, 278],
    ],
    name: [680, 374],
  },
  teal: {
    outline: [
      [458, 278],
      [638, 278],
      [644, 291],
      [644, 384],
      [458, 384],
    ],
    name: [500, 374],
  },
  indigo: {
    outline: [
      [839, 291],
      [845, 279],
      [1000, 279],
      [1000, 384],
      [839, 384],
    ],
    name: [952, 378],
  },
}

export const TOWN_HALL_SPOT: Point = [85, 409]

/** Where rails leave the map, for one who sees nothing of the strip. */
export const signposts: { readonly [id: string]: Point } = {
  columbia: [252, 402],
  "st-louis": [372, 402],
  chicago: [466, 402],
  detroit: [619, 402],
  cleveland: [714, 402],
  pittsburgh: [824, 402],
}

/** Large cities lie on the map, all others in the strip. */
const inStrip = northernEmblems.cities.filter(({ id }) => spots[id] === undefined)
const across = [183, 262, 381, 460, 619, 698, 818, 934]

export const strips: { readonly wide: StripLayout; readonly narrow: StripLayout } = {
  wide: wideStripOf(inStrip, northernEmblems.arrows, across),
  narrow: narrowStripOf(inStrip, northernEmblems.arrows),
}
