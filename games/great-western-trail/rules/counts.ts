// Figures that are read when a step is carried out (R40): limits, and what actions count.
import { num, type Seat } from "@railhead/engine"
import { bits } from "../../trail/state.ts"
import {
  CERT_4,
  CERT_6,
  CERTIFICATE_LIMIT,
  HAND_LIMIT,
  handBits,
  movementBase,
  movementBonuses,
} from "../data/players.ts"
import { BLUE, COWBOY, CRAFTSMAN, ENGINEER, GREEN } from "../data/tiles.ts"
import { buildingSites, woodsSites } from "../data/trail.ts"
import { addedCounts } from "../expansions/asked.ts"
import { total } from "../places.ts"
import { type GreatWesternTrail, type GwtTable, ownerOf, type Player, player } from "../state.ts"

function ownOn(s: GreatWesternTrail, seat: Seat, sites: readonly number[]): number {
  let count = 0
  for (let i = 0; i < sites.length; i++) if (ownerOf(num(s.tiles, num(sites, i))) === seat) count++
  return count
}

/** GWT-16.3 */
function buildingsInWoods(s: GreatWesternTrail, seat: Seat): number {
  return ownOn(s, seat, woodsSites)
}

export function buildingsOnTrail(s: GreatWesternTrail, seat: Seat): number {
  return ownOn(s, seat, buildingSites)
}

export function tipiPairs({ tipis }: Player): number {
  return Math.min(num(tipis, GREEN), num(tipis, BLUE))
}

/** In the order of the amounts below 0 in `data/effects.ts`. */
export const counts: readonly ((s: GreatWesternTrail, seat: Seat) => number)[] = [
  (s, seat) => num(player(s, seat).workers, ENGINEER),
  (s, seat) => num(player(s, seat).workers, COWBOY),
  buildingsInWoods,
  (s, seat) => tipiPairs(player(s, seat)),
  (s, seat) => player(s, seat).hazards.length,
  (s, seat) => num(player(s, seat).workers, CRAFTSMAN),
  (s, seat) => bits(player(s, seat).stations),
  ...addedCounts,
]

/** GWT-6.2 */
export function movementLimit(t: GwtTable, seat: Seat): number {
  const { seats } = t.state
  const { cleared } = player(t.state, seat)
  let limit = num(movementBase, seats) + total(t, "movement", seat)
  for (const { bit, bonus } of movementBonuses) if (cleared & bit) limit += num(bonus, seats)
  return limit
}

/** GWT-11.1 */
export function handLimit(t: GwtTable, seat: Seat): number {
  const { cleared } = player(t.state, seat)
  let limit = HAND_LIMIT + total(t, "handLimit", seat)
  for (const bit of handBits) if (cleared & bit) limit++
  return limit
}

/** GWT-10.4: 4 with space 4 cleared, 6 with both; space 6 alone changes nothing. */
export function certificateLimit({ cleared }: { readonly cleared: number }): number {
  if (!(cleared & CERT_4)) return CERTIFICATE_LIMIT
  return cleared & CERT_6 ? 6 : 4
}
