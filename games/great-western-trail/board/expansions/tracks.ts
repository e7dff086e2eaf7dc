// Source: public redrawings of the extension board, scaled (RTN-22).
import type { Point } from "../../../trail/board/lines.ts"
import { TOWN_HALL } from "../../expansions/rails-to-the-north/data/map.ts"

interface Track {
  readonly from: string
  readonly to: string
  readonly through: readonly Point[]
}

/** Rails between towns, cities and the switches J1 to J6, which are only drawn. */
export const tracks: readonly Track[] = [
  {
    from: TOWN_HALL,
    to: "olive-gate",
    through: [
      [85, 409],
      [85, 358],
    ],
  },
  {
    from: "olive-gate",
    to: "memphis",
    through: [
      [89, 291],
      [89, 261],
      [102, 234],
      [154, 234],
    ],
  },
  {
    from: "olive-medium",
    to: "olive-gate",
    through: [
      [45, 324],
      [66, 324],
    ],
  },
  {
    from: "memphis",
    to: "J1",
    through: [
      [175, 192],
      [175, 128],
      [167, 104],
      [158, 100],
    ],
  },
  {
    from: "J1",
    to: "olive-station",
    through: [
      [158, 100],
      [116, 100],
    ],
  },
  {
    from: "J1",
    to: "olive-north",
    through: [
      [158, 100],
      [145, 84],
      [139, 56],
      [126, 39],
      [55, 39],
    ],
  },
  {
    from: "memphis",
    to: "J2",
    through: [
      [195, 234],
      [247, 234],
      [262, 261],
      [262, 356],
    ],
  },
  {
    from: "J2",
    to: "columbia",
    through: [
      [262, 356],
      [262, 387],
    ],
  },
  {
    from: "J2",
    to: "st-louis",
    through: [
      [262, 356],
      [274, 366],
      [358, 366],
      [370, 387],
    ],
  },
  {
    from: "st-louis",
    to: "purple-gate",
    through: [
      [396, 387],
      [396, 351],
    ],
  },
  {
    from: "purple-gate",
    to: "purple-medium",
    through: [
      [376, 318],
      [342, 318],
    ],
  },
  {
    from: "chicago",
    to: "blue-gate",
    through: [
      [445, 387],
      [445, 245],
      [436, 221],
      [422, 219],
    ],
  },
  {
    from: "blue-gate",
    to: "J3",
    through: [
      [383, 219],
      [370, 217],
      [362, 194],
    ],
  },
  {
    from: "J3",
    to: "blue-west",
    through: [
      [362, 194],
      [354, 172],
      [340, 168],
    ],
  },
  {
    from: "J3",
    to: "J4",
    through: [
      [362, 194],
      [362, 51],
    ],
  },
  {
    from: "J4",
    to: "blue-north",
    through: [
      [362, 51],
      [354, 41],
      [337, 41],
    ],
  },
  {
    from: "J4",
    to: "denver",
    through: [
      [362, 51],
      [370, 41],
      [399, 41],
    ],
  },
  {
    from: "blue-north",
    to: "san-francisco",
    through: [
      [295, 41],
      [257, 41],
    ],
  },
  {
    from: "chicago",
    to: "milwaukee",
    through: [
      [470, 387],
      [470, 63],
      [480, 41],
      [497, 41],
    ],
  },
  {
    from: "milwaukee",
    to: "red-1",
    through: [
      [538, 41],
      [565, 41],
    ],
  },
  {
    from: "red-1",
    to: "J5",
    through: [
      [606, 41],
      [631, 43],
    ],
  },
  {
    from: "J5",
    to: "green-bay",
    through: [
      [631, 43],
      [658, 41],
    ],
  },
  {
    from: "J5",
    to: "red-station",
    through: [
      [631, 43],
      [631, 135],
      [624, 157],
      [611, 160],
    ],
  },
  {
    from: "green-bay",
    to: "red-2",
    through: [
      [699, 41],
      [727, 41],
      [736, 63],
      [736, 100],
    ],
  },
  {
    from: "red-2",
    to: "red-3",
    through: [
      [756, 100],
      [756, 63],
      [764, 43],
      [772, 41],
    ],
  },
  {
    from: "red-3",
    to: "minneapolis",
    through: [
      [813, 41],
      [849, 41],
    ],
  },
  {
    from: "red-2",
    to: "red-medium-west",
    through: [
      [746, 166],
      [745, 182],
      [733, 201],
      [693, 201],
    ],
  },
  {
    from: "red-2",
    to: "red-4",
    through: [
      [767, 135],
      [809, 135],
      [820, 158],
      [820, 201],
    ],
  },
  {
    from: "red-4",
    to: "toronto",
    through: [
      [811, 233],
      [797, 233],
    ],
  },
  {
    from: "toronto",
    to: "cleveland",
    through: [
      [756, 233],
      [727, 233],
      [714, 256],
      [714, 387],
    ],
  },
  {
    from: "red-4",
    to: "J6",
    through: [
      [852, 233],
      [909, 233],
      [920, 210],
      [920, 153],
    ],
  },
  {
    from: "J6",
    to: "red-medium-east",
    through: [
      [920, 153],
      [920, 74],
    ],
  },
  {
    from: "J6",
    to: "montreal",
    through: [
      [920, 153],
      [928, 133],
      [942, 133],
    ],
  },
  {
    from: "detroit",
    to: "teal-gate",
    through: [
      [619, 387],
      [619, 351],
    ],
  },
  {
    from: "teal-gate",
    to: "teal-medium",
    through: [
      [598, 318],
      [569, 318],
    ],
  },
  {
    from: "pittsburgh",
    to: "indigo-gate",
    through: [
      [824, 387],
      [824, 353],
      [832, 331],
      [847, 329],
    ],
  },
  {
    from: "indigo-gate",
    to: "indigo-medium",
    through: [
      [888, 329],
      [911, 329],
    ],
  },
]
