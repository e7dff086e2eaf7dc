// Where things lie on the canvas of 1000 × 700 units. Source: public pictures of the board, scaled (GWT-24); the start is
// moved in from the corner.

import type { Point } from "../../trail/board/lines.ts"
import { nodes } from "../data/trail.ts"

/** Middles of all places of the trail. */
const spots: { readonly [id: string]: Point } = {
  start: [958, 660],
  "site-A": [828, 574],
  "site-A1": [713, 568],
  "site-A2": [600, 557],
  "site-A3": [489, 548],
  "flood-1": [827, 639],
  "flood-2": [762, 636],
  "flood-3": [697, 635],
  "flood-4": [632, 631],
  "site-FL1": [543, 623],
  "site-FL2": [439, 620],
  "site-B": [326, 620],
  "site-B1": [351, 530],
  "site-B2": [372, 457],
  "site-B3": [436, 391],
  "drought-1": [259, 559],
  "drought-2": [252, 507],
  "drought-3": [263, 459],
  "drought-4": [269, 410],
  "site-DR1": [289, 350],
  "site-C": [484, 322],
  "site-C1": [596, 302],
  "site-C2": [708, 296],
  "site-C3": [596, 379],
  "site-D": [707, 368],
  "tipi-1": [479, 482],
  "tipi-2": [531, 488],
  "tipi-4": [587, 496],
  "tipi-6": [639, 499],
  "tipi-8": [692, 502],
  "tipi-10": [743, 499],
  "tipi-m1": [627, 444],
  "tipi-m2": [680, 441],
  "tipi-m3": [733, 438],
  "site-TP1": [831, 474],
  "site-TP2": [830, 407],
  "site-E": [826, 328],
  "site-E1": [740, 228],
  "site-E2": [617, 228],
  "rockfall-1": [854, 266],
  "rockfall-2": [863, 219],
  "rockfall-3": [861, 175],
  "rockfall-4": [818, 135],
  "site-RF1": [728, 149],
  "site-RF2": [617, 148],
  "site-F": [508, 170],
  "site-F1": [400, 159],
  "site-F2": [473, 243],
  "site-G": [352, 243],
  "site-G1": [278, 148],
  "site-G2": [239, 215],
  kc: [178, 139],
}

export const nodeSpots: readonly Point[] = nodes.map(({ id }) => spots[id] ?? [0, 0])

/** Where the trail bends between two places. */
export const bends: { readonly [way: string]: readonly Point[] } = {
  "start site-A": [
    [890, 655],
    [872, 600],
  ],
  "site-A3 site-B": [[389, 579]],
  "site-B drought-1": [[251, 605]],
  "site-B3 site-C": [[460, 366]],
  "site-DR1 site-C": [
    [291, 323],
    [372, 310],
  ],
  "site-C site-C3": [[536, 359]],
  "site-C2 site-E": [[778, 299]],
  "site-C3 tipi-1": [
    [564, 404],
    [500, 437],
    [440, 459],
    [449, 482],
  ],
  "tipi-10 site-TP1": [[791, 486]],
  "site-TP1 site-TP2": [[853, 439]],
  "site-TP2 site-E": [[840, 367]],
  "site-E site-E1": [[791, 272]],
  "site-E2 site-F": [[544, 208]],
  "site-RF2 site-F": [[556, 165]],
  "site-F site-F2": [[484, 208]],
  "site-F1 site-G": [[373, 194]],
  "site-F2 site-G": [[411, 243]],
  "site-G site-G1": [[313, 185]],
  "site-G1 kc": [[230, 140]],
  "site-G2 kc": [[193, 177]],
}

/** The job market: middles of its columns, of its rows and of the prices. */
export const jobColumns: readonly number[] = [31, 72, 114, 156]
export const jobRows: readonly number[] = [292, 327, 361, 396, 430, 465, 499, 534, 568, 603, 637, 671]
export const JOB_PRICE = 191

/** The foresight slots beside Kansas City, in the order of `slots`. */
export const slotSpots: readonly Point[] = [
  [131, 191],
  [131, 225],
  [89, 191],
  [89, 225],
  [47, 191],
  [47, 225],
]
