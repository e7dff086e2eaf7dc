// Where the railway and its stations lie: along the upper and the left edge of the board.
import type { Point } from "../../trail/board/lines.ts"
import type { TrackSpots } from "../../trail/board/railway.tsx"
import { track } from "../data/track.ts"

const TOP = 42
const SIDE = 36
/** The last space of the upper row; then the line turns down. */
const CORNER = 13
const [RIGHT, ACROSS, FIRST, DOWN] = [884, 54, 62, 35]

function space(number: number): Point {
  return number <= CORNER ? [RIGHT - number * ACROSS, TOP] : [SIDE, FIRST + (number - CORNER - 1) * DOWN]
}

/** Turnouts lie between two spaces, inside of the line; the depot beside the space it leads to. */
const spots: readonly Point[] = track.spaces.map(({ id, number }, i) => {
  if (number >= 0) return space(number)
  if (id === "depot") return [98, space(24)[1]]
  const before = track.spaces[i - 1]?.number ?? 0
  const [[ax, ay], [bx, by]] = [space(before), space(before + 1)]
  return ay === by ? [(ax + bx) / 2, TOP + 26] : [SIDE + 31, (ay + by) / 2]
})

export const railSpots: TrackSpots = { spots }

/** Below its turnout, or at its right; the terminus above its space. */
export const stationSpots: readonly Point[] = track.spaceOf.map(at => {
  const [x, y] = spots[at] ?? [0, 0]
  if (track.spaces[at]?.id === "rail-31") return [SIDE + 40, y - 20]
  return y === TOP + 26 ? [x, y + 25] : [x + 36, y + 1]
})

/** Stationmasters beside the first five stations. */
export const masterSpots: readonly Point[] = stationSpots
  .slice(0, 5)
  .map(([x, y], i) => (i < 4 ? [x + 39, y] : [x, y + 31]))
