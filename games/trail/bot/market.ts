// What the purse can get, in points less the price: workers, cattle, buildings and stations.
import { at } from "@railhead/engine"
import { ROW_SPACES } from "../hire.ts"
import type { TrailKit } from "../kit.ts"
import type { TrailPlayer, TrailState } from "../state.ts"
import type { Worth } from "./worth.ts"

/** The best worker that can be hired. */
export function bestHire(
  { jobColumns, jobCosts, workerOf }: TrailKit,
  s: TrailState,
  me: TrailPlayer,
  money: number,
  modifier: number,
  { workers, dollar }: Worth,
): number {
  let best = 0
  for (let cell = 0; cell < s.jobs.length; cell++) {
    const tile = s.jobs[cell] ?? -1
    if (tile < 0) continue
    const row = Math.floor(cell / jobColumns)
    const price = Math.max(0, (jobCosts[row] ?? 0) + modifier)
    const type = workerOf(tile)
    if (row === s.token || price > money || (me.workers[type] ?? ROW_SPACES) >= ROW_SPACES) continue
    const gain = (workers[type] ?? 0) - price * dollar
    if (gain > best) best = gain
  }
  return best
}

/** Cards in the market by kind, for one question. */
const offered = new Int8Array(32)

/** The best purchase with so many cowboys. */
export function bestDeal({ deals }: TrailKit, s: TrailState, cowboys: number, money: number, worth: Worth): number {
  offered.fill(0)
  for (let i = 0; i < s.market.length; i++) {
    const card = s.market[i] ?? 0
    offered[card] = (offered[card] ?? 0) + 1
  }
  let best = 0
  for (let i = 0; i < deals.length; i++) {
    const deal = at(deals, i)
    if (deal.cowboys > cowboys || deal.price > money) continue
    const gain = bestCards(deal.kinds, deal.cards, worth) - deal.price * worth.dollar
    if (gain > best) best = gain
  }
  return best
}

/** The best cards of some kinds among those offered; the later ones in the list are the better ones. */
function bestCards(kinds: number, count: number, { cattle }: Worth): number {
  let value = 0
  let left = count
  for (let card = cattle.length - 1; card >= 0 && left > 0; card--) {
    if (!(kinds & (1 << card))) continue
    const taken = Math.min(left, offered[card] ?? 0)
    value += taken * (cattle[card] ?? 0)
    left -= taken
  }
  return value
}

/** The best cards that a deal whose price is paid still brings. */
export function cardsOf({ deals }: TrailKit, s: TrailState, deal: number, count: number, { cattle }: Worth): number {
  const { kinds } = at(deals, deal)
  let value = 0
  let left = count
  for (let i = s.market.length - 1; i >= 0 && left > 0; i--) {
    const card = s.market[i] ?? 0
    if (!(kinds & (1 << card))) continue
    value += cattle[card] ?? 0
    left--
  }
  return value
}

/** The best building that the craftsmen can build. */
export function bestBuilding(kit: TrailKit, me: TrailPlayer, money: number, rate: number, worth: Worth): number {
  const craftsmen = me.workers[1] ?? 0
  let best = 0
  for (let number = 1; me.unbuilt >> number !== 0; number++) {
    if (!(me.unbuilt & (1 << number))) continue
    const building = at(kit.buildings, kit.sideOf(me, number))
    const price = building.craftsmen * rate
    if (building.craftsmen > craftsmen || price > money) continue
    const gain = building.vp + worth.building - price * worth.dollar
    if (gain > best) best = gain
  }
  return best
}

/** A station whose turnout the engine has come to; its cost may be paid already. */
export function stationWorth(
  { stations }: TrailKit,
  s: TrailState,
  station: number,
  worth: Worth,
  paid: boolean,
): number {
  const { vp, cost } = at(stations, station)
  const master = (s.masters[station] ?? -1) >= 0 ? worth.master : 0
  return vp + worth.disc + master - (paid ? 0 : cost * worth.dollar)
}

/** The best station at most so many spaces ahead. */
export function bestStation(
  kit: TrailKit,
  s: TrailState,
  me: TrailPlayer,
  money: number,
  reach: number,
  worth: Worth,
): number {
  let best = 0
  for (let station = 0; station < kit.stations.length; station++) {
    const away = (kit.track.spaceOf[station] ?? 0) - me.engine
    if (me.stations & (1 << station) || away <= 0 || away > reach || at(kit.stations, station).cost > money) continue
    best = Math.max(best, stationWorth(kit, s, station, worth, false))
  }
  return best
}
