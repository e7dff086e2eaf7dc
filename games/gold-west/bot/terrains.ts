// The terrain bonuses (GW-13.4, GW-13.5): as they stand, and as they may end.
import type { Seat } from "@railhead/engine"
import { terrainBonuses, terrains } from "../data/resources.ts"
import { type GoldWest, player } from "../state.ts"
import { settledOn } from "./land.ts"

/** How far two seats drift apart in one terrain with each round still to come, and what a settlement more decides. */
const DRIFT = 0.9
const TIE_BREAK = 0.3
/** Above any number of settlements: influence goes first. */
const INFLUENCE = 64

export interface Bonuses {
  now: number
  won: number
  expected: number
}

export const bonuses: Bonuses = { now: 0, won: 0, expected: 0 }

/** `builds`: how many buildings the seat still has before it. */
export function rankTerrains(s: GoldWest, seat: Seat, builds: number): void {
  bonuses.now = 0
  bonuses.won = 0
  bonuses.expected = 0
  const spread = DRIFT * Math.sqrt(builds)
  for (let terrain = 0; terrain < terrains.length; terrain++) {
    const now = standing(s, terrain, seat)
    bonuses.now += now
    if (now > 0) bonuses.won++
    bonuses.expected += builds > 0 ? expected(s, terrain, seat, spread) : now
  }
}

function influenceOf(s: GoldWest, terrain: number, seat: Seat): number {
  return player(s, seat).influence[terrain] ?? 0
}

function standing(s: GoldWest, terrain: number, seat: Seat): number {
  const influence = influenceOf(s, terrain, seat)
  if (influence === 0) return 0
  const mine = influence * INFLUENCE + settledOn(seat, terrain)
  let ahead = 0
  let level = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const theirs = influenceOf(s, terrain, other) * INFLUENCE + settledOn(other, terrain)
    if (theirs > mine) ahead++
    else if (theirs === mine) level++
  }
  const large = terrainBonuses[terrain]?.large ?? 0
  const small = terrainBonuses[terrain]?.small ?? 0
  if (s.seats === 2) return ahead > 0 ? 0 : Math.floor(small / (level + 1))
  if (ahead === 0) return level === 0 ? large : Math.floor((large + small) / (level + 1))
  return ahead === 1 ? Math.floor(small / (level + 1)) : 0
}

/** The chance to end before each of the others, as if each came by chance alone. */
function expected(s: GoldWest, terrain: number, seat: Seat, spread: number): number {
  const mine = influenceOf(s, terrain, seat)
  const settled = settledOn(seat, terrain)
  let first = 1
  let second = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const tie = Math.max(-1, Math.min(1, settled - settledOn(other, terrain)))
    const lead = (mine - influenceOf(s, terrain, other) + TIE_BREAK * tie) / spread
    const before = 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead)
    second = second * before + first * (1 - before)
    first *= before
  }
  const large = terrainBonuses[terrain]?.large ?? 0
  const small = terrainBonuses[terrain]?.small ?? 0
  return s.seats === 2 ? first * small : first * large + second * small
}
