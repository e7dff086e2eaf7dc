// What the purse can get: workers of the job market, cattle of the cattle market, buildings of the own supply.
import { at } from "@railhead/engine"
import type { TrailKit } from "../kit.ts"
import type { TrailPlayer, TrailState } from "../state.ts"

const NEVER = 99
/** Spaces of a worker row. */
const ROW = 6

/** The cheapest worker that can be hired and still finds room, by its price in the market. */
export function cheapestWorker(kit: TrailKit, s: TrailState, me: TrailPlayer): number {
  let least = NEVER
  for (let cell = 0; cell < s.jobs.length; cell++) {
    const tile = s.jobs[cell] ?? 0
    if (tile < 0) continue
    const row = Math.floor(cell / kit.jobColumns)
    const price = kit.jobCosts[row] ?? 0
    if (price < least && row !== s.token && (me.workers[kit.workerOf(tile)] ?? ROW) < ROW) least = price
  }
  return least
}

/** Cards in the market by kind, for one question. */
const offered = new Int8Array(32)

/** The best cards that one purchase can bring with so many cowboys and so much money, in points less their price. */
export function bestDeal(
  { deals }: TrailKit,
  s: TrailState,
  cowboys: number,
  money: number,
  worth: Float64Array,
  dollar: number,
): number {
  offered.fill(0)
  for (let i = 0; i < s.market.length; i++) {
    const card = s.market[i] ?? 0
    offered[card] = (offered[card] ?? 0) + 1
  }
  let best = 0
  for (let i = 0; i < deals.length; i++) {
    const deal = at(deals, i)
    if (deal.cowboys > cowboys || deal.price > money) continue
    let value = -deal.price * dollar
    let left = deal.cards
    for (let card = worth.length - 1; card >= 0 && left > 0; card--) {
      if (!(deal.kinds & (1 << card))) continue
      const taken = Math.min(left, offered[card] ?? 0)
      value += taken * (worth[card] ?? 0)
      left -= taken
    }
    if (left === 0 && value > best) best = value
  }
  return best
}

/** The most points that a building can bring with the craftsmen and the money there are. */
export function bestBuilding(kit: TrailKit, me: TrailPlayer, craftsmen: number, money: number, rate: number): number {
  let best = 0
  for (let number = 1; me.unbuilt >> number !== 0; number++) {
    if (!(me.unbuilt & (1 << number))) continue
    const building = at(kit.buildings, kit.sideOf(me, number))
    if (building.craftsmen <= craftsmen && building.craftsmen * rate <= money) best = Math.max(best, building.vp)
  }
  return best
}
