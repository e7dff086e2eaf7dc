// Where things lie on the canvas of 1000 × 700 units: schematic, after public pictures of the board (ARG-38.6).
import type { Point } from "../../trail/board/lines.ts"
import { nodes } from "../data/trail.ts"

/** Middles of all places of the trail. */
const spots: { readonly [id: string]: Point } = {
  start: [118, 668],
  "site-A": [190, 612],
  "site-A1": [276, 652],
  "site-A2": [364, 657],
  "site-A3": [452, 652],
  "green-1": [246, 556],
  "green-2": [302, 543],
  "green-3": [358, 538],
  "green-4": [414, 541],
  "site-A4": [479, 553],
  "site-A5": [551, 532],
  "site-B": [552, 606],
  "site-B1": [632, 660],
  "site-B2": [712, 664],
  "site-B3": [792, 658],
  "site-B4": [872, 655],
  "blue-1": [627, 572],
  "blue-2": [683, 559],
  "blue-3": [739, 552],
  "blue-4": [795, 551],
  "site-B5": [860, 564],
  "site-C": [950, 610],
  "site-C1": [952, 517],
  "site-C2": [868, 497],
  "site-D": [922, 432],
  "site-E": [828, 396],
  "site-E1": [742, 338],
  "site-E2": [642, 324],
  "site-E3": [542, 322],
  "site-E4": [752, 450],
  "site-E5": [672, 462],
  "orange-1": [606, 459],
  "orange-2": [550, 452],
  "orange-3": [494, 443],
  "orange-4": [438, 431],
  "site-F": [352, 384],
  "site-F1": [300, 303],
  "site-F2": [232, 352],
  "site-G": [178, 262],
  "yellow-7": [188, 180],
  "yellow-6": [262, 178],
  "site-G1": [312, 240],
  "yellow-5": [352, 178],
  "site-H": [436, 180],
  "site-H1": [506, 244],
  "yellow-4": [546, 172],
  "yellow-3": [626, 168],
  "site-H2": [678, 230],
  "yellow-2": [730, 160],
  "yellow-1": [808, 148],
  "pier-3": [752, 99],
  "pier-6": [584, 99],
  "pier-9": [420, 103],
  "pier-12": [222, 103],
  "pier-17": [98, 202],
  "pier-23": [166, 418],
  "buenos-aires": [910, 122],
}

export const nodeSpots: readonly Point[] = nodes.map(({ id }) => spots[id] ?? [0, 0])

/** Where the trail bends between two places. */
export const bends: { readonly [way: string]: readonly Point[] } = {
  "start site-A": [[150, 648]],
  "site-A green-1": [[214, 576]],
  "site-A3 site-B": [[508, 634]],
  "site-B site-B1": [[584, 640]],
  "site-B4 site-C": [[918, 640]],
  "site-B5 site-C": [[912, 578]],
  "site-D site-E": [[874, 412]],
  "site-E site-E1": [[790, 364]],
  "site-E site-E4": [[796, 428]],
  "site-E3 site-F": [[436, 334]],
  "orange-4 site-F": [[398, 414]],
  "site-F site-F1": [[334, 342]],
  "site-F site-F2": [[294, 368]],
  "site-F1 site-G": [[244, 280]],
  "site-F2 site-G": [[202, 310]],
  "site-G yellow-7": [[178, 220]],
  "site-F pier-23": [[290, 416]],
  "yellow-1 buenos-aires": [[850, 138]],
}

/** Buildings are smaller here than their pictures elsewhere: more of them stand side by side. */
export const SITE = { width: 78, height: 53 } as const
export const FARMER_TILE = { width: 46, height: 40 } as const
export const GOAL = { width: 124, height: 46 } as const
export const DOT = { width: 32, height: 32 } as const
