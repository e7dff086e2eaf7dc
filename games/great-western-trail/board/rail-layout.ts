// Where the railway, its stations and the cities lie: along the edge of the board, or in four rows on a phone.
// Source of the first: public pictures of the board, scaled to 1000 × 700 (GWT-24).

import type { Point } from "../../trail/board/lines.ts"
import type { TrackSpots } from "../../trail/board/railway.tsx"
import { type Arrow, arrows, type City, cities } from "../data/cities.ts"
import { railNamed, track, transportCosts } from "../data/track.ts"

export interface RailLayout {
  readonly track: TrackSpots
  readonly stations: readonly Point[]
  /** Stationmaster tiles of the first stations. */
  readonly masters: readonly Point[]
  /** Red crosses, by the space before them. */
  cross(after: number): Point
}

/** The row of cities along the railway, and what lies between two of them. */
export interface StripLayout {
  readonly cities: readonly { readonly city: City; readonly spot: Point }[]
  readonly arrows: readonly { readonly arrow: Arrow; readonly spot: Point }[]
  /** Of a city. */
  readonly width: number
}

/** GWT-9.8: the spaces after which a red cross stands. */
export const crosses: readonly number[] = Array.from({ length: 19 }, (_, number) => number).filter(
  number => transportCosts(railNamed(`rail-${number}`), number + 1) > 0,
)

const TOP = 60
const SIDE = 978
/** x of spaces 0 to 18 in the upper row, y of 19 to 38 at the right. */
const across = [228, 263, 303, 342, 382, 422, 461, 501, 540, 580, 619, 659, 698, 738, 778, 817, 857, 896, 936]
const down = [64, 85, 113, 139, 165, 194, 221, 248, 275, 302, 328, 355, 382, 409, 436, 463, 490, 516, 543, 570]

function wideSpace(number: number): Point {
  if (number < across.length) return [across[number] ?? 0, TOP]
  return number === 39 ? [944, 600] : [number === 19 ? 976 : SIDE, down[number - across.length] ?? 0]
}

/** Turnouts lie between two spaces, beside the line. */
function spots(space: (number: number) => Point, beside: (a: Point, b: Point) => Point): readonly Point[] {
  return track.spaces.map(({ number }, i) => {
    if (number >= 0) return space(number)
    const before = track.spaces[i - 1]?.number ?? 0
    return beside(space(before), space(before + 1))
  })
}

type Between = (from: Point, to: Point) => Point

function stripOf(spots: StripLayout["cities"], lying: readonly Arrow[], width: number, between: Between): StripLayout {
  const spotOf = (no: number): Point => spots.find(({ city }) => city.no === no)?.spot ?? [0, 0]
  return {
    cities: spots,
    arrows: lying.map(arrow => ({ arrow, spot: between(spotOf(arrow.from), spotOf(arrow.to)) })),
    width,
  }
}

/** In one row above the track. */
export function wideStripOf(list: readonly City[], lying: readonly Arrow[], across: readonly number[]): StripLayout {
  const spots = list.map((city, i) => ({ city, spot: [across[i] ?? 0, 6.5] as const }))
  return stripOf(spots, lying, 72, ([from], [to]) => [(from + to) / 2, 35])
}

export const wideStrip = wideStripOf(cities, arrows, [183, 262, 381, 460, 540, 619, 698, 777, 857, 936])

export const wideRails: RailLayout = {
  track: {
    spots: spots(wideSpace, ([ax, ay], [bx, by]) => (ay === by ? [(ax + bx) / 2, 75] : [958, (ay + by) / 2])),
  },
  stations: [
    [401, 97],
    [520, 97],
    [639, 97],
    [758, 97],
    [877, 97],
    [923, 127],
    [923, 235],
    [923, 343],
    [923, 451],
    [952, 628],
  ],
  masters: [
    [361, 94],
    [480, 94],
    [599, 94],
    [718, 94],
    [837, 94],
  ],
  cross: after => {
    const [x] = wideSpace(after)
    return [(x + wideSpace(after + 1)[0]) / 2, 48]
  },
}

/** Ten spaces in a row. */
const ROW = 10
const PITCH = 38.4
const narrowY = [76, 218, 316, 402]

function narrowSpace(number: number): Point {
  const row = Math.floor(number / ROW)
  return [22 + (number % ROW) * PITCH, narrowY[row] ?? 0]
}

/** A city, and the gap to the next one. */
const [CITY, GAP] = [66, 2]

/** Above the space of their value, unless the one before needs the room. */
export function narrowStripOf(list: readonly City[], lying: readonly Arrow[]): StripLayout {
  let before: Point = [0, 0]
  const spots = list.map(city => {
    const [x, y] = narrowSpace(city.value)
    const left = before[1] === y ? before[0] + CITY + GAP : 34
    before = [Math.max(left, x), y]
    return { city, spot: [before[0], y - 60] as const }
  })
  return stripOf(spots, lying, CITY, ([ax, ay], [bx, by]) =>
    ay === by ? [(ax + bx) / 2, ay + 30] : [Math.min(ax + 36, 372), ay + 30],
  )
}

export const narrowStrip = narrowStripOf(cities, arrows)

const narrowStations: readonly Point[] = track.spaceOf.map(space => {
  const number = track.spaces[space]?.number ?? -1
  const [x, y] = narrowSpace(number >= 0 ? number : (track.spaces[space - 1]?.number ?? 0))
  return number >= 0 ? [x - 6, y + 37] : [Math.min(x + PITCH / 2, 366), y + 37]
})

export const narrowRails: RailLayout = {
  track: {
    spots: spots(narrowSpace, ([ax, ay], [bx, by]) => (ay === by ? [(ax + bx) / 2, ay + 15] : [ax + 14, ay + 15])),
    breaks: [9, 19, 29],
  },
  stations: narrowStations,
  masters: narrowStations.slice(0, 5).map(([x, y]) => [x < 60 ? x + 38 : x - 38, y - 2]),
  cross: after => {
    const [x, y] = narrowSpace(after)
    return [x + PITCH / 2, y - 13]
  },
}
