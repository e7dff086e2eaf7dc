import { EMPTY, num, range, sum } from "@railhead/engine"
import { CELLS } from "../data/boomtown.ts"
import { bonusTilesByCount, campsByCount, INFLUENCE_MARKERS } from "../data/players.ts"
import { KINDS, SECTIONS, WATER } from "../data/resources.ts"
import { WATER_TOKENS } from "../data/whitewater.ts"
import { bits, type GoldWest, isSettlement, LOOTED, ownerOf, player } from "../state.ts"

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`)
}

/** Nothing appears or vanishes: tokens, camps, markers, tiles, cards, water; nothing is below zero. */
export function conserved(s: GoldWest): void {
  const lying = [...s.down, ...s.up, ...s.box.flat()].filter(token => token !== EMPTY)
  const taken = s.built.filter(built => built >= 0 || built === LOOTED).length
  demand(lying.length + taken === 56, "56 mining tokens")
  demand(new Set(lying).size === lying.length, "a mining token lies twice")
  demand(s.market.length + sum(s.players.map(p => bits(p.cards))) === 8, "8 investment cards")
  demand(s.bonus + sum(s.players.map(p => bits(p.bonusTiles))) === bonusTilesByCount[s.seats], "investment bonus tiles")
  demand(sum(s.piles) + sum(s.players.map(p => bits(p.shippingTiles))) === 12, "12 shipping bonus tiles")
  const water = s.players.flatMap(p => [
    num(p.use, WATER),
    ...range(SECTIONS).map(section => num(p.supply, section * KINDS + WATER)),
  ])
  demand(s.water + sum(water) === (s.options.whitewater ? WATER_TOKENS : 0), "10 water tokens")
  demand(
    s.players.every(p => [...p.supply, ...p.use, p.camps, p.markers].every(n => n >= 0)),
    "something is below zero",
  )
  for (const seat of range(s.seats)) ownPieces(s, seat)
}

function ownPieces(s: GoldWest, seat: number): void {
  const p = player(s, seat)
  const own = s.built.filter(built => ownerOf(built) === seat)
  const settled = own.filter(isSettlement).length
  demand(p.camps + own.length + p.wanted === campsByCount[s.seats], `camps of seat ${seat}`)
  const extra = sum(p.influence) - own.length - settled
  const inTown =
    range(CELLS).filter(cell => s.markers[cell] === seat).length +
    range(CELLS).filter(cell => s.stacked[cell] === seat).length
  demand(extra >= 0 && p.markers + settled + extra + inTown === INFLUENCE_MARKERS, `influence markers of seat ${seat}`)
}
