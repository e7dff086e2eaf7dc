// Figures that are read when a step is carried out: limits, strength, and what actions count.
import { num, type Seat } from "@railhead/engine"
import { bits } from "../../trail/state.ts"
import {
  CERT_6,
  CERT_6_LIMIT,
  CERTIFICATE_LIMIT,
  HAND_LIMIT,
  handBits,
  movementBase,
  movementBonuses,
  strengthBits,
} from "../data/players.ts"
import { GAUCHO, GRANJERO, MAQUINISTA } from "../data/tiles.ts"
import { buildingSites, farmlandSites } from "../data/trail.ts"
import { type Argentina, ownerOf, type Player, player } from "../state.ts"

function ownOn(s: Argentina, seat: Seat, sites: readonly number[]): number {
  let count = 0
  for (let i = 0; i < sites.length; i++) if (ownerOf(num(s.tiles, num(sites, i))) === seat) count++
  return count
}

export function buildingsOnTrail(s: Argentina, seat: Seat): number {
  return ownOn(s, seat, buildingSites)
}

/** ARG-37.5: the four types together, printed workers included. */
export function workerSets({ workers }: Player): number {
  let sets = num(workers, 0)
  for (let type = 1; type < workers.length; type++) sets = Math.min(sets, num(workers, type))
  return sets
}

/** In the order of the amounts below 0 in `data/effects.ts`. */
export const counts: readonly ((s: Argentina, seat: Seat) => number)[] = [
  (s, seat) => num(player(s, seat).workers, MAQUINISTA),
  (s, seat) => num(player(s, seat).workers, GAUCHO),
  (s, seat) => ownOn(s, seat, farmlandSites),
  (s, seat) => num(player(s, seat).workers, GRANJERO),
  (s, seat) => player(s, seat).farmers.length >> 1,
  (s, seat) => workerSets(player(s, seat)),
]

/** Worker tiles of a type with a strength icon: those still in the row count (ARG-23.6). */
function strongIn(me: Player, type: number): number {
  return bits(num(me.strong, type) & ((1 << num(me.workers, type)) - 1))
}

export function strongWorkers(me: Player): number {
  let count = 0
  for (let type = 0; type < me.strong.length; type++) count += strongIn(me, type)
  return count
}

/** ARG-26.3 */
export function boardStrength(me: Player): number {
  let strength = strongWorkers(me)
  for (const row of strengthBits) if (me.cleared & row.bit) strength += row.strength
  return strength
}

/** ARG-5.3 */
export function movementLimit(s: Argentina, seat: Seat): number {
  const { cleared } = player(s, seat)
  let limit = num(movementBase, s.players.length)
  for (const { bit, bonus } of movementBonuses) if (cleared & bit) limit += bonus
  return limit
}

/** ARG-16.1 */
export function handLimit({ cleared }: { readonly cleared: number }): number {
  let limit = HAND_LIMIT
  for (const bit of handBits) if (cleared & bit) limit++
  return limit
}

/** ARG-17.4, ARG-31.7 */
export function certificateLimit({ cleared }: { readonly cleared: number }): number {
  return cleared & CERT_6 ? CERT_6_LIMIT : CERTIFICATE_LIMIT
}
