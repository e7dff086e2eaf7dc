// What the railway still offers an engine: stations ahead of it, near ones more.
import { at } from "@railhead/engine"
import type { TrailKit } from "../kit.ts"
import type { TrailPlayer, TrailState } from "../state.ts"

export interface Rail {
  /** Points of stations ahead, and stationmasters on them, each by how near it is. */
  stations: number
  masters: number
  /** The best station that the next move of the engine can reach and the purse can pay, in points. */
  soon: number
}

/** So many spaces ahead a station no longer counts. */
const SIGHT = 14
const MASTER = 2
const DOLLAR = 0.2

export function lookAhead(
  { stations, track }: TrailKit,
  s: TrailState,
  me: TrailPlayer,
  engineers: number,
  rail: Rail,
): void {
  rail.stations = 0
  rail.masters = 0
  rail.soon = 0
  for (let i = 0; i < stations.length; i++) {
    const away = (track.spaceOf[i] ?? 0) - me.engine
    if (me.stations & (1 << i) || away <= 0 || away >= SIGHT) continue
    const { vp, cost } = at(stations, i)
    const near = 1 - away / SIGHT
    const master = (s.masters[i] ?? -1) >= 0 ? 1 : 0
    rail.stations += near * vp
    rail.masters += near * master
    if (away <= engineers + 1 && cost <= me.money) rail.soon = Math.max(rail.soon, vp + master * MASTER - cost * DOLLAR)
  }
}
