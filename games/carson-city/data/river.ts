// Source: the rulebook has the river side and 15 river tiles; mountains and borders of a laid river are public; the printed
// shape, the least length and the shape of a laid river are reconstructed (CC-15.1).
import { at, filled, num, type Options, range } from "@railhead/engine"
import { corners, edges, LINES, PARCELS, parcelNamed, parcels } from "./map.ts"
import { MOUNTAINS } from "./rounds.ts"

const printedRiver = ["r1c3", "r2c3", "r3c3", "r3c4", "r4c4", "r5c4", "r5c5", "r6c5", "r6c6", "r7c6", "r8c6"].map(
  parcelNamed,
)

/** What is laid unless a table says otherwise: straight across. */
export const usualRiver: readonly string[] = parcels.filter(id => id.startsWith("r5"))

const SHORTEST = 3
const LONGEST = 15

/** The parcels that share a side with each parcel. */
const beside: readonly (readonly number[])[] = range(PARCELS).map(p =>
  range(PARCELS).filter(q => Math.abs((q >> 3) - (p >> 3)) + Math.abs((q & 7) - (p & 7)) === 1),
)

function isBorder(parcel: number): boolean {
  const [y, x] = [parcel >> 3, parcel & 7]
  return y === 0 || x === 0 || y === LINES - 1 || x === LINES - 1
}

/** The river of a table, in the order of the board. */
export function riverOf(options: Options): readonly number[] {
  if (options.river !== "laid") return printedRiver
  return Array.isArray(options.riverTiles) ? options.riverTiles.map(id => parcelNamed(String(id))) : []
}

/** CC-15.1: a chain of side-by-side parcels from border to border; two share a side only if they follow each other. */
export function isChain(river: readonly number[]): boolean {
  if (river.length < SHORTEST || river.length > LONGEST) return false
  const links = river.map(parcel => at(beside, parcel).filter(next => river.includes(next)).length)
  const ends = river.filter((_, i) => links[i] === 1)
  return ends.length === 2 && ends.every(isBorder) && links.every(count => count <= 2) && isOnePiece(river)
}

function isOnePiece(river: readonly number[]): boolean {
  const reached = new Set(river.slice(0, 1))
  for (const parcel of reached) for (const next of at(beside, parcel)) if (river.includes(next)) reached.add(next)
  return reached.size === river.length
}

/** CC-15.2: one fewer for each three parcels of river. */
export function mountainsBeside(riverParcels: number): number {
  return MOUNTAINS - Math.floor(riverParcels / 3)
}

/** CC-15.4, CC-22.24: edges whose adjoining parcels are all river. */
export function crossingEdges(river: readonly number[]): number[] {
  return range(edges.length).filter(edge => {
    const { from, to } = at(edges, edge)
    const along = range(PARCELS).filter(p => at(corners, p).includes(from) && at(corners, p).includes(to))
    return along.every(parcel => river.includes(parcel))
  })
}

const bridges = new WeakMap<Options, ReadonlySet<number>>()

/** The edges on which a road is a bridge at a table. Worked out once, because the picture asks with every move. */
export function bridgesOf(options: Options): ReadonlySet<number> {
  const known = bridges.get(options) ?? new Set(options.carsonRiver === true ? crossingEdges(riverOf(options)) : [])
  bridges.set(options, known)
  return known
}

/** CC-22.25: the side of the river on which each parcel lies, −1 for the river itself: regions of land joined by sides. */
export function sidesOfRiver(river: readonly number[]): readonly number[] {
  const side = filled(PARCELS, -1)
  let sides = 0
  for (const start of range(PARCELS)) {
    if (river.includes(start) || num(side, start) >= 0) continue
    const reached = new Set([start])
    for (const parcel of reached) for (const next of at(beside, parcel)) if (!river.includes(next)) reached.add(next)
    for (const parcel of reached) side[parcel] = sides
    sides++
  }
  return side
}
