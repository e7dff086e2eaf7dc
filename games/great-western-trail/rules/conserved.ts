import { at, num, range, sum } from "@railhead/engine"
import { isSecret } from "../../trail/herd.ts"
import { bits, liesApart } from "../../trail/state.ts"
import { buildings } from "../data/actions.ts"
import { CATTLE, cards, deck, goals, marketCattle, startingHerd } from "../data/cards.ts"
import { certificateTrack, DISCS, discSpaces } from "../data/players.ts"
import { everyStationmaster as allMasters } from "../data/stationmasters.ts"
import { STACKS, stackTiles, tiles, workerTypes } from "../data/tiles.ts"
import { MASTER_SPACES } from "../data/track.ts"
import { NODES } from "../data/trail.ts"
import { pokerConserved } from "../expansions/at-the-poker-table/conserved.ts"
import { northConserved } from "../expansions/rails-to-the-north/conserved.ts"
import { buildingOf, type GreatWesternTrail, kindOf, ownerOf, type Player, player } from "../state.ts"
import { certificateLimit } from "./counts.ts"
import { demand } from "./demand.ts"

function count(list: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const kind of list) counts[kind] = num(counts, kind) + 1
  return counts
}

/** Nothing appears or vanishes: tiles, cards, discs, buildings; money is never below zero. */
export function conserved(s: GreatWesternTrail): void {
  everyTile(s)
  everyCard(s)
  everyStationmaster(s)
  for (const seat of range(s.seats)) ownPieces(s, seat)
  if (s.north !== null) northConserved(s)
  if (s.poker !== null) pokerConserved(s)
}

/** On stations, with players, or beside New York City. */
function everyStationmaster({ masters, players, north }: GreatWesternTrail): void {
  const lying = masters.reduce((mask, master) => (master < 0 ? mask : mask | (1 << master)), north?.display ?? 0)
  const all = players.reduce((mask, p) => mask | p.stationmasters, lying)
  const count = masters.filter(master => master >= 0).length + bits(north?.display ?? 0)
  const taken = sum(players.map(p => bits(p.stationmasters)))
  demand(
    count + taken === (north === null ? MASTER_SPACES : allMasters.length) && bits(all) === count + taken,
    "stationmasters",
  )
}

/** Workers, tipis and hazards: on stacks and slots, on the board, with players, or out of the game. */
function everyTile(s: GreatWesternTrail): void {
  const lying = [
    ...s.stacks.flat(),
    ...s.turnedUp,
    ...s.foresight.filter(kind => kind >= 0),
    ...s.jobs.filter(kind => kind >= 0),
    ...s.tiles.map(kindOf).filter(kind => kind >= 0),
    ...s.gone,
    ...s.players.flatMap(p => p.hazards),
    ...s.masterWorkers.filter(type => type >= 0),
    ...(s.poker?.workers ?? []).filter(type => type >= 0),
  ]
  const counts = count(lying, tiles.length)
  for (const p of s.players) {
    for (const type of range(workerTypes.length)) counts[type] = num(counts, type) + num(p.workers, type) - 1
    tiles.forEach((tile, kind) => {
      if (tile.is === "tipi") counts[kind] = num(counts, kind) + num(p.tipis, tile.colour)
    })
  }
  const all = count(
    range(STACKS).flatMap(stack => at(stackTiles, stack)),
    tiles.length,
  )
  tiles.forEach(({ id }, kind) => {
    demand(counts[kind] === all[kind], `${counts[kind]} of ${all[kind]} tiles ${id}`)
  })
}

function everyCard(s: GreatWesternTrail): void {
  const lying = [...s.market, ...s.marketPile, ...s.objectives, ...s.objectivePile]
  for (const p of s.players) lying.push(...p.hand, ...p.pile, ...p.discards, ...p.removed, ...p.area, ...p.apart)
  const counts = count(lying, cards.ids.length)
  const all = count([...marketCattle, ...range(s.seats).flatMap(() => startingHerd)], cards.ids.length)
  for (let card = 0; card < CATTLE; card++) demand(counts[card] === all[card], `cards ${cards.ids[card]}`)
  for (let card = CATTLE; card < CATTLE + deck.length; card++)
    demand(counts[card] === 1, `${counts[card]} cards ${cards.ids[card]}`)
}

function ownPieces(s: GreatWesternTrail, seat: number): void {
  const me = player(s, seat)
  demand(me.money >= 0 && me.setAside >= 0 && me.setAside <= me.money + 6, `money of seat ${seat}`)
  const placed = bits(me.stations) + sum(me.cities)
  // A space that is not in the game counts as cleared. While a disc is on its way its space is, but never at a decision.
  const cleared = bits(me.cleared) - (s.north === null ? DISCS - discSpaces.length : 0)
  demand(placed === cleared, `discs of seat ${seat}`)
  const standing = range(NODES).filter(node => ownerOf(num(s.tiles, node)) === seat)
  const numbers = standing.map(node => at(buildings, buildingOf(num(s.tiles, node))).number)
  demand(new Set(numbers).size === numbers.length, `a building of seat ${seat} stands twice`)
  demand(
    numbers.every(number => !(me.unbuilt & (1 << number))),
    `a building of seat ${seat} is built and unbuilt`,
  )
  demand(
    certificateTrack.includes(me.certificates) && me.certificates <= certificateLimit(me),
    `certificates of seat ${seat}`,
  )
  demand(
    me.workers.every(n => n >= 1 && n <= 6),
    `workers of seat ${seat}`,
  )
  whatAllKnow(me, seat)
}

/** The public record of a herd is what really is in it. */
function whatAllKnow(me: Player, seat: number): void {
  const herd = [...me.hand, ...me.pile, ...me.discards, ...me.apart]
  const counts = count(herd, cards.ids.length)
  for (let card = 0; card < CATTLE; card++) demand(counts[card] === me.cattle[card], `herd of seat ${seat}`)
  const secret = [...me.hand, ...me.apart].filter(card => isSecret(me, cards, card))
  demand(secret.length === me.blind, `cards of seat ${seat} that nobody else has seen`)
  demand(
    liesApart(me) || me.hand.slice(0, me.blind).every(card => secret.includes(card)),
    `order of the hand of seat ${seat}`,
  )
  goals.forEach((_, i) => {
    const held = counts[CATTLE + i] === 1 && !secret.includes(CATTLE + i)
    demand(held === ((me.goals & (1 << i)) !== 0), `objective cards of seat ${seat}`)
  })
}
