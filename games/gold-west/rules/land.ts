// What buildings on the map make up: groups, lines, neighbours (GW-1.7, GW-1.8, GW-15).
import { at, num, type Seat } from "@railhead/engine"
import { HEXES, lines, neighbours, touchesFrame, touchesRiver } from "../data/map.ts"
import { type GoldWest, isSettlement, ownerOf } from "../state.ts"

function owns(s: GoldWest, seat: Seat, hex: number): boolean {
  return ownerOf(num(s.built, hex)) === seat
}

/** Sizes of a player's groups, the largest first. */
export function groupSizes(s: GoldWest, seat: Seat): number[] {
  const sizes: number[] = []
  const counted = new Uint8Array(HEXES)
  for (let start = 0; start < HEXES; start++) {
    if (counted[start] || !owns(s, seat, start)) continue
    counted[start] = 1
    const group = [start]
    for (let i = 0; i < group.length; i++)
      for (const next of at(neighbours, num(group, i)))
        if (!counted[next] && owns(s, seat, next)) {
          counted[next] = 1
          group.push(next)
        }
    sizes.push(group.length)
  }
  return sizes.sort((a, b) => b - a)
}

function countHexes(s: GoldWest, seat: Seat, counts: (hex: number) => number): number {
  let total = 0
  for (let hex = 0; hex < HEXES; hex++) if (owns(s, seat, hex)) total += counts(hex)
  return total
}

export function settlements(s: GoldWest, seat: Seat): number {
  return countHexes(s, seat, hex => (isSettlement(num(s.built, hex)) ? 1 : 0))
}

export function settlementsOn(s: GoldWest, seat: Seat, terrain: number): number {
  return countHexes(s, seat, hex => (isSettlement(num(s.built, hex)) && s.terrain[hex] === terrain ? 1 : 0))
}

export function buildingsAtFrame(s: GoldWest, seat: Seat): number {
  return countHexes(s, seat, hex => (touchesFrame[hex] ? 1 : 0))
}

/** GW-15.8: 1 for a camp and 2 for a settlement by the river. */
export function riverfront(s: GoldWest, seat: Seat): number {
  return countHexes(s, seat, hex => (touchesRiver[hex] ? (isSettlement(num(s.built, hex)) ? 2 : 1) : 0))
}

export function buildingsBesideOthers(s: GoldWest, seat: Seat): number {
  const foreign = (hex: number) => num(s.built, hex) >= 0 && !owns(s, seat, hex)
  return countHexes(s, seat, hex => (at(neighbours, hex).some(foreign) ? 1 : 0))
}

/** GW-15.11: the most buildings in one straight line; gaps, rivers and others do not break it (GW-15.14). */
export function bestLine(s: GoldWest, seat: Seat): number {
  let best = 0
  for (const line of lines) {
    let count = 0
    for (const hex of line) if (owns(s, seat, hex)) count++
    if (count > best) best = count
  }
  return best
}
