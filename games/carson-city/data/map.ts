// Source: the grid of 64 parcels is in the rulebook; roads on the 144 edges and dice that name the inner six rows and
// columns come from public implementations (CC-22.1).
import { range } from "@railhead/engine"

export const LINES = 8
export const PARCELS = LINES * LINES
export const CORNERS_PER_LINE = LINES + 1
export const CORNERS = CORNERS_PER_LINE * CORNERS_PER_LINE

/** Row and column count from 0 at the top left; `r4c5` is the fourth row's fifth parcel. */
export const parcels: readonly string[] = range(PARCELS).map(p => `r${(p >> 3) + 1}c${(p & 7) + 1}`)

export function parcelAt(row: number, col: number): number {
  return row * LINES + col
}

export function parcelNamed(id: string): number {
  return parcels.indexOf(id)
}

/** CC-1.2: the faces 1 to 6 name the inner six rows (black) and columns (white). */
export function parcelThrown(black: number, white: number): number {
  return parcelAt(black, white)
}

/** CC-1.3: parcels that touch by a side or a corner. */
export const neighbours: readonly (readonly number[])[] = range(PARCELS).map(p =>
  range(PARCELS).filter(q => q !== p && Math.abs((q >> 3) - (p >> 3)) <= 1 && Math.abs((q & 7) - (p & 7)) <= 1),
)

function cornerAt(y: number, x: number): number {
  return y * CORNERS_PER_LINE + x
}

/** The four corners of each parcel. */
export const corners: readonly (readonly number[])[] = range(PARCELS).map(p => {
  const [y, x] = [p >> 3, p & 7]
  return [cornerAt(y, x), cornerAt(y, x + 1), cornerAt(y + 1, x), cornerAt(y + 1, x + 1)]
})

/** The one to the north-west, by itself, because play asks for it often. */
export const firstCorner: readonly number[] = corners.map(([first = 0]) => first)

/** The parcels that meet at each corner. */
export const parcelsAtCorner: readonly (readonly number[])[] = range(CORNERS).map(v =>
  range(PARCELS).filter(p => corners[p]?.includes(v)),
)

interface Edge {
  /** The north or west side of a parcel; `-s` and `-e` at the border. */
  readonly id: string
  readonly from: number
  readonly to: number
}

/** CC-1.5: 9 lines of 8 edges in each direction; first those that run from west to east, then north to south. */
export const edges: readonly Edge[] = [
  ...range(LINES + 1).flatMap(y =>
    range(LINES).map(x => ({
      id: y < LINES ? `r${y + 1}c${x + 1}-n` : `r${LINES}c${x + 1}-s`,
      from: cornerAt(y, x),
      to: cornerAt(y, x + 1),
    })),
  ),
  ...range(LINES + 1).flatMap(x =>
    range(LINES).map(y => ({
      id: x < LINES ? `r${y + 1}c${x + 1}-w` : `r${y + 1}c${LINES}-e`,
      from: cornerAt(y, x),
      to: cornerAt(y + 1, x),
    })),
  ),
]
export const EDGES = edges.length

/** The two ends of each edge, apart, because play reads them often. */
export const fromCorner: readonly number[] = edges.map(edge => edge.from)
export const toCorner: readonly number[] = edges.map(edge => edge.to)

export const edgesAtCorner: readonly (readonly number[])[] = range(CORNERS).map(v =>
  range(EDGES).filter(e => fromCorner[e] === v || toCorner[e] === v),
)

export function edgeNamed(id: string): number {
  return edges.findIndex(edge => edge.id === id)
}

/** The four edges along the sides of a parcel: north, south, west, east. */
export const sidesOf: readonly (readonly number[])[] = range(PARCELS).map(p => {
  const [y, x] = [p >> 3, p & 7]
  const down = LINES * CORNERS_PER_LINE
  return [y * LINES + x, (y + 1) * LINES + x, down + x * LINES + y, down + (x + 1) * LINES + y]
})

/** Edges of one straight line from border to border follow each other in the list. */
export function lineOf(edge: number): number {
  return Math.floor(edge / LINES)
}
