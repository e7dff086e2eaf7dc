// Source: rulebook. Terrain bonus values: public first-edition data; the rulebook's examples (silver 10 and 6, gold 7 shared) agree.

export const resources = ["wood", "stone", "copper", "silver", "gold", "water"] as const
export type Resource = (typeof resources)[number]

export const WOOD = 0
export const STONE = 1
export const COPPER = 2
export const SILVER = 3
export const GOLD = 4
export const WATER = 5
export const KINDS = resources.length

/** Building materials and metals, as indices of `resources`. Water is neither (GW-1.2). */
export const MATERIALS = [WOOD, STONE] as const
export const METALS = [COPPER, SILVER, GOLD] as const

export type Goods = { readonly [R in Resource]?: number }

/** Goods as a count for each resource, in the order of `resources`. */
export function counts(goods: Goods): readonly number[] {
  return resources.map(r => goods[r] ?? 0)
}

export const terrains = ["forest", "gold", "silver", "copper"] as const
export type Terrain = (typeof terrains)[number]

/** GW-13.4: what first and second place in a terrain are worth. */
export const terrainBonuses: readonly { readonly large: number; readonly small: number }[] = [
  { large: 8, small: 4 }, // forest
  { large: 9, small: 5 }, // gold
  { large: 10, small: 6 }, // silver
  { large: 11, small: 7 }, // copper
]

/** GW-3.1: VP of the four sections of the supply track, from the top. */
export const sectionPoints = [0, 1, 2, 3] as const
export const SECTIONS = sectionPoints.length
