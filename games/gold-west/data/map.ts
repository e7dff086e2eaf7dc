// The map: eight slots of seven hexes around a four-hex river.
// Source: public first-edition data, consistent with the rulebook. The coordinates are our own: axial, flat-top,
// q grows to the east by column, r to the south.
import { at, range } from "@railhead/engine"

interface Place {
  readonly q: number
  readonly r: number
}

/** The centres of the slots, in the order in which hexes are numbered. W and E lie at the ends (GW-2.1). */
export const slots = [
  { id: "W", q: -5, r: 2 },
  { id: "NW", q: -2, r: 0 },
  { id: "N", q: 1, r: -2 },
  { id: "NE", q: 4, r: -3 },
  { id: "E", q: 6, r: -2 },
  { id: "SE", q: 3, r: 0 },
  { id: "S", q: 0, r: 2 },
  { id: "SW", q: -3, r: 3 },
] as const

export const END_SLOTS: readonly string[] = ["W", "E"]

/** A tile's seven hexes: the centre, then the ring clockwise from the north. */
const tileShape: readonly Place[] = [
  { q: 0, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]
export const TILE_HEXES = tileShape.length

const directions = tileShape.slice(1)

export const river: readonly Place[] = [
  { q: -1, r: 1 },
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: -1 },
]

export interface Hex extends Place {
  readonly id: string
  /** Index of its slot. */
  readonly slot: number
}

/** All 56 land hexes, slot by slot. */
export const hexes: readonly Hex[] = slots.flatMap((slot, i) =>
  tileShape.map(({ q, r }) => ({ id: `${slot.q + q},${slot.r + r}`, q: slot.q + q, r: slot.r + r, slot: i })),
)
export const HEXES = hexes.length

const byId = new Map(hexes.map((hex, i) => [hex.id, i]))

export function hexNamed(id: string): number {
  const hex = byId.get(id)
  if (hex === undefined) throw new RangeError(`there is no land hex ${id}`)
  return hex
}

/** GW-1.7: land hexes that share a side. The river separates, because its hexes are no land. */
export const neighbours: readonly (readonly number[])[] = hexes.map(({ q, r }) =>
  directions.map(d => byId.get(`${q + d.q},${r + d.r}`)).filter(n => n !== undefined),
)

const riverIds = new Set(river.map(({ q, r }) => `${q},${r}`))

export const touchesRiver: readonly boolean[] = hexes.map(({ q, r }) =>
  directions.some(d => riverIds.has(`${q + d.q},${r + d.r}`)),
)

/** A hex touches the frame if one of its sides borders neither land nor river; a face-down end tile is land here (GW-18.21). */
export const touchesFrame: readonly boolean[] = hexes.map(({ q, r }) =>
  directions.some(d => !byId.has(`${q + d.q},${r + d.r}`) && !riverIds.has(`${q + d.q},${r + d.r}`)),
)

/** GW-15.14: the hexes of each straight line in the three directions. */
export const lines: readonly (readonly number[])[] = [(h: Hex) => h.q, (h: Hex) => h.r, (h: Hex) => h.q + h.r].flatMap(
  axis => {
    const all = new Map<number, number[]>()
    for (const i of range(HEXES)) {
      const key = axis(at(hexes, i))
      all.set(key, [...(all.get(key) ?? []), i])
    }
    return [...all.values()]
  },
)
