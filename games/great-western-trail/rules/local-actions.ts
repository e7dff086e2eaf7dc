// GWT-7.2, GWT-7.4: what a building on its site has to offer.
import { at, num } from "@railhead/engine"
import { buildings, specialAt } from "../data/actions.ts"
import { NODES, trail } from "../data/trail.ts"
import { askedTables, type SiteAction } from "../places.ts"
import { buildingOf, type GwtTable } from "../state.ts"

/** One action of a building: the name it is chosen by, what it does, and the bit that marks it (and its slash) as used. */
export interface Field {
  readonly name: number
  readonly action: number
  readonly bit: number
}

/** The bit of the special action, and from there on those of actions that modules add to a site. */
const SPECIAL = 1 << 8

/** Hot: worked out once for each building and site. The action of 8b is no field: its neighbours' are (see `copy.ts`). */
const known: readonly (readonly Field[])[][] = buildings.map(() => [])

function printed(building: number, site: number): readonly Field[] {
  const bySite = at(known, building)
  const found = bySite[site]
  if (found) return found
  const { actions, groups, special, copies } = at(buildings, building)
  const fields = copies ? [] : actions.map((action, i) => ({ name: action, action, bit: 1 << num(groups, i) }))
  const printedThere = num(specialAt, site)
  if (special >= 0 && printedThere >= 0) fields.push({ name: special, action: printedThere, bit: SPECIAL })
  bySite[site] = fields
  return fields
}

/** The same with what modules add to sites, for the tables of each composed game. */
const withAdded = new WeakMap<readonly SiteAction[], Map<number, readonly Field[]>>()

function extended(added: readonly SiteAction[], building: number, site: number): readonly Field[] {
  const known = withAdded.get(added) ?? new Map<number, readonly Field[]>()
  withAdded.set(added, known)
  const key = building * NODES + site
  const found = known.get(key)
  if (found) return found
  const here = added.flatMap((row, i) =>
    row.site === site ? [{ name: row.action, action: row.action, bit: SPECIAL << (i + 1) }] : [],
  )
  const fields = [...printed(building, site), ...here]
  known.set(key, fields)
  return fields
}

export function fieldsAt(t: GwtTable, site: number, tile: number): readonly Field[] {
  const added = askedTables(t).localActions
  return added.length === 0 ? printed(buildingOf(tile), site) : extended(added, buildingOf(tile), site)
}

/** GWT-15.2: the places one step of the trail before and after a site. */
export const neighbours: readonly (readonly number[])[] = trail.ids.map((_, site) =>
  [...at(trail.previous, site), ...at(trail.next, site)].sort((a, b) => a - b),
)
