import { at, num, range, sum } from "@railhead/engine"
import { ROW_SPACES } from "../../trail/hire.ts"
import { bits } from "../../trail/state.ts"
import { buildings } from "../data/actions.ts"
import { CATTLE, cards, deck, EXHAUSTION, EXHAUSTION_CARDS, goals, marketCattle, startingHerd } from "../data/cards.ts"
import { PEDRO_DISCS, pedroCards, printedWorkers } from "../data/pedro.ts"
import { certificateTrack, GRAIN_LIMIT } from "../data/players.ts"
import { bagTiles, GRANJERO, tiles } from "../data/tiles.ts"
import { MASTER_SPACES } from "../data/track.ts"
import { farmerSpaces, NODES } from "../data/trail.ts"
import { PEDRO, type Pedro } from "../pedro-state.ts"
import { type Argentina, buildingOf, kindOf, ownerOf, type Player, player } from "../state.ts"
import { certificateLimit, strongWorkers } from "./counts.ts"
import { discsOnShips, discsOnStations } from "./discs.ts"

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`)
}

function count(list: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const kind of list) counts[kind] = num(counts, kind) + 1
  return counts
}

/** Nothing appears or vanishes: tiles, cards, discs, buildings; money is never below zero. */
export function conserved(s: Argentina): void {
  everyTile(s)
  everyCard(s)
  everyMaster(s)
  farmerSpaces.forEach((site, i) => {
    demand(num(s.coins, i) === 0 || kindOf(num(s.tiles, site)) >= 0, `coins on the empty space ${site}`)
  })
  for (const seat of range(s.seats)) ownPieces(s, seat)
  if (s.pedro) pedroPieces(s, s.pedro)
}

/** On its station, with the player who gave the worker that stands there, or sent to the box by Pedro (PEDRO-58). */
function everyMaster(s: Argentina): void {
  const taken = bits(sum(s.players.map(p => p.stationmasters)))
  const boxed = s.masters.filter((master, i) => master < 0 && num(s.masterWorkers, i) < 0).length
  const left = s.masters.filter(master => master >= 0).length
  demand(left + taken + boxed === MASTER_SPACES && (s.pedro !== null || boxed === 0), "stationmasters")
}

/** Farmers by kind, workers by type: icons of workers that became stationmasters are not remembered. */
function everyTile(s: Argentina): void {
  const lying = [
    ...s.stacks.flat(),
    ...s.turnedUp,
    ...s.foresight.filter(kind => kind >= 0),
    ...s.jobs.filter(kind => kind >= 0),
    ...s.tiles.map(kindOf).filter(kind => kind >= 0),
    ...s.gone,
    ...s.settled,
    ...s.players.flatMap(p => p.farmers),
  ]
  const counts = count(lying, tiles.length)
  const all = count(bagTiles.flat(), tiles.length)
  const given = count(
    s.masterWorkers.filter(type => type >= 0),
    GRANJERO + 1,
  )
  tiles.forEach((tile, kind) => {
    if (tile.is === "farmer") demand(counts[kind] === all[kind], `${counts[kind]} of ${all[kind]} tiles ${tile.id}`)
  })
  for (let type = 0; type < GRANJERO; type++) {
    const hired = sum(s.players.map(p => num(p.workers, type) - 1)) + num(given, type)
    const free = num(counts, type) + num(counts, type + GRANJERO)
    demand(hired + free === num(all, type) + num(all, type + GRANJERO), `workers of type ${type}`)
  }
  const settled = sum(s.players.map(p => Math.max(0, num(p.workers, GRANJERO) - 1))) + num(given, GRANJERO)
  demand(settled === s.settled.length, "granjeros")
}

function everyCard(s: Argentina): void {
  const lying = [...s.market, ...s.marketPile, ...s.objectives, ...s.objectivePile, ...s.exhaustion]
  for (const p of s.players) lying.push(...p.hand, ...p.pile, ...p.discards, ...p.removed, ...p.area, ...p.showing)
  const counts = count(lying, cards.ids.length)
  const all = count([...marketCattle, ...range(s.seats).flatMap(() => startingHerd)], cards.ids.length)
  all[EXHAUSTION] = EXHAUSTION_CARDS
  for (let card = 0; card < CATTLE; card++) demand(counts[card] === all[card], `cards ${cards.ids[card]}`)
  for (let card = CATTLE; card < CATTLE + deck.length; card++)
    demand(counts[card] === 1, `${counts[card]} cards ${cards.ids[card]}`)
}

function ownPieces(s: Argentina, seat: number): void {
  const me = player(s, seat)
  demand(
    me.money >= 0 && me.setAside >= 0 && me.grain >= 0 && me.grain <= GRAIN_LIMIT,
    `money or grain of seat ${seat}`,
  )
  demand(discsPlaced(me) === bits(me.cleared) + 1, `discs of seat ${seat}`)
  ownBuildings(s, seat)
  demand(
    certificateTrack.includes(me.certificates) && me.certificates <= certificateLimit(me),
    `certificates of seat ${seat}`,
  )
  demand(
    me.workers.every(n => n >= 1 && n <= ROW_SPACES) && strongWorkers(me) <= sum(me.workers) - me.workers.length,
    `workers of seat ${seat}`,
  )
  whatAllKnow(me, seat)
}

function discsPlaced(me: Player): number {
  return discsOnStations(me) + discsOnShips(me) + sum(me.quays) + bits(me.delivered)
}

function ownBuildings(s: Argentina, seat: number): void {
  const { unbuilt } = player(s, seat)
  const standing = range(NODES).filter(node => ownerOf(num(s.tiles, node)) === seat)
  const numbers = standing.map(node => at(buildings, buildingOf(num(s.tiles, node))).number)
  demand(new Set(numbers).size === numbers.length, `a building of seat ${seat} stands twice`)
  demand(
    numbers.every(number => !(unbuilt & (1 << number))),
    `a building of seat ${seat} is built and unbuilt`,
  )
}

/** PEDRO-15, PEDRO-16: his supply, his rows, his pile and his deck; he never has money, tokens, certificates or a hand. */
function pedroPieces(s: Argentina, { deck: left, played, speciality }: Pedro): void {
  const me = player(s, PEDRO)
  demand(me.money + me.setAside + me.tokens + me.certificates + me.cleared === 0, "purse of Pedro")
  demand(me.hand.length + me.pile.length + me.removed.length + me.area.length === 0, "hand of Pedro")
  demand(me.grain >= 0 && me.grain <= GRAIN_LIMIT && discsPlaced(me) <= PEDRO_DISCS, "grain or discs of Pedro")
  demand(
    printedWorkers.every((printed, type) => num(me.workers, type) >= printed && num(me.workers, type) <= ROW_SPACES),
    "workers of Pedro",
  )
  demand(num(me.workers, speciality) === Math.max(...me.workers), "speciality of Pedro")
  demand([...left, ...played].sort((a, b) => a - b).join() === range(pedroCards.length).join(), "cards of Pedro")
  ownBuildings(s, PEDRO)
  whatAllKnow(me, PEDRO)
}

/** The public record of a herd is what really is in it. */
function whatAllKnow(me: Player, seat: number): void {
  const counts = count([...me.hand, ...me.pile, ...me.discards, ...me.showing], cards.ids.length)
  for (let card = 0; card < CATTLE; card++) demand(counts[card] === me.cattle[card], `herd of seat ${seat}`)
  goals.forEach((_, i) => {
    demand((counts[CATTLE + i] === 1) === ((me.goals & (1 << i)) !== 0), `objective cards of seat ${seat}`)
  })
}
