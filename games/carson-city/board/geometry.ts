// Measures of the town, in units of the drawing.
import { range } from "@railhead/engine"
import { edges, LINES, PARCELS } from "../data/map.ts"

/** Side of a parcel, and the margin in which the dice stand. */
export const SIDE = 68
export const MARGIN = 30
/** On a phone the camera comes so near that a place is as wide as this; with it the whole town stays in view. */
export const REACH = 92
export const TOWN = MARGIN + LINES * SIDE + 6

/** The upper left corner of each parcel. */
export const corners: readonly (readonly [number, number])[] = range(PARCELS).map(parcel => [
  MARGIN + (parcel & 7) * SIDE,
  MARGIN + (parcel >> 3) * SIDE,
])

const across = LINES + 1
const pointOf = (corner: number): readonly [number, number] => [
  MARGIN + (corner % across) * SIDE,
  MARGIN + Math.floor(corner / across) * SIDE,
]

/** Both ends of each edge. */
const ends = edges.map(({ from, to }) => [pointOf(from), pointOf(to)] as const)

/** A road from end to end. */
export function roadPath(edge: number): string {
  const [from, to] = ends[edge] ?? []
  return from && to ? `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` : ""
}

/** All that is nearer to an edge than to any other. */
export function edgePath(edge: number): string {
  const [from, to] = ends[edge] ?? []
  if (!from || !to) return ""
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [dx, dy] = from[1] === to[1] ? [0, SIDE / 2] : [SIDE / 2, 0]
  return `M${from[0]} ${from[1]}L${x + dx} ${y - dy}L${to[0]} ${to[1]}L${x - dx} ${y + dy}Z`
}

/** A narrow outline along an edge, for its ring. */
export function besideEdge(edge: number): readonly [x: number, y: number, width: number, height: number] {
  const [from, to] = ends[edge] ?? []
  if (!from || !to) return [0, 0, 0, 0]
  return from[1] === to[1] ? [from[0] + 7, from[1] - 6, SIDE - 14, 12] : [from[0] - 6, from[1] + 7, 12, SIDE - 14]
}
