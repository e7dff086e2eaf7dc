// The free parcels a seat has or is about to buy, and what would pay there.
import { at, type Seat } from "@railhead/engine"
import { buildings, incomes, MOUNTAIN, ownedTypes, symbols } from "../data/buildings.ts"
import { neighbours } from "../data/map.ts"
import { isServed } from "../rules/land.ts"
import { type CarsonCity, UNOWNED } from "../state.ts"

/** Sites side by side in lists of their own, used again for every position. */
export const sites = {
  count: 0,
  /** How likely the parcel will be the seat's. */
  chance: [] as number[],
  served: [] as boolean[],
  taken: [] as boolean[],
  /** What lies around: free parcels, mountains and house symbols that count for this seat. */
  free: [] as number[],
  mountains: [] as number[],
  symbols: [] as number[],
}

export function addSite(s: CarsonCity, seat: Seat, parcel: number, chance: number): void {
  let free = 0
  let mountains = 0
  let houses = 0
  const { objects: lying, owner: owners } = s
  for (const next of at(neighbours, parcel)) {
    const object = lying[next] ?? -1
    if (object < 0) {
      free++
      continue
    }
    const owner = owners[next] ?? UNOWNED
    if (owner >= 0 && owner !== seat) continue
    if (object === MOUNTAIN) mountains++
    else houses += symbols[object] ?? 0
  }
  const i = sites.count++
  sites.chance[i] = chance
  sites.served[i] = isServed(s, parcel)
  sites.taken[i] = false
  sites.free[i] = free
  sites.mountains[i] = mountains
  sites.symbols[i] = houses
}

/** What a building of a type would pay on a site; −1 if it cannot stand there. `owned`: own buildings by type. */
export function payOn(type: number, site: number, round: number, owned: readonly number[]): number {
  const { road, houses } = at(buildings, type)
  if (road === "line" || (road === "served" && sites.served[site] !== true)) return -1
  const rule = at(incomes, type)
  if (rule === null) return 0
  // Its own house will stand beside it.
  const around = (sites.symbols[site] ?? 0) + (houses > 0 ? 1 : 0)
  let pay = rule.fixed + rule.perRound * round + rule.perSymbol.own * around
  pay += rule.perFree * (sites.free[site] ?? 0) + rule.perMountain * (sites.mountains[site] ?? 0)
  if (rule.perOwned > 0) pay += rule.perOwned * (owned[ownedTypes[type] ?? 0] ?? 0)
  return Math.min(rule.most, Math.max(rule.least, pay))
}

/** What the best building for a site would pay, whatever it will be. */
export function promiseOf(site: number): number {
  const houses = sites.symbols[site] ?? 0
  const shop = sites.served[site] === true ? 4 * houses + 3 : 2 * houses
  return Math.max(3 * (sites.mountains[site] ?? 0), sites.free[site] ?? 0, shop)
}
