// ARG-33 Scoring, in twelve categories.
import { at, num, type ScoreRow, type Seat } from "@railhead/engine"
import { bestGoals, type Counted, type Goal } from "../../trail/optimum.ts"
import { bits } from "../../trail/state.ts"
import { buildings } from "../data/actions.ts"
import { CATTLE, cards, goals, kindsOf } from "../data/cards.ts"
import { quarterSlots, quays, SLOTS } from "../data/cities.ts"
import {
  FARMER_POINTS,
  FIRST_SCORING_SPACE,
  MOVE_VP,
  MOVE_VP_POINTS,
  PESOS_PER_POINT,
  TOKEN_POINTS,
  WORKER_POINTS,
} from "../data/players.ts"
import { SHIP_18, ships } from "../data/ships.ts"
import { type Bonus, type Stationmaster, stationmasters } from "../data/stationmasters.ts"
import { tiles } from "../data/tiles.ts"
import { stations, TERMINUS } from "../data/track.ts"
import { buildingSites } from "../data/trail.ts"
import { type Argentina, buildingOf, ownerOf, type Player, player } from "../state.ts"
import { buildingsOnTrail, strongWorkers, workerSets } from "./counts.ts"
import { spaceAt } from "./delivery.ts"
import { discsOnShips, discsOnStations } from "./discs.ts"

function buildingPoints(s: Argentina, seat: Seat): number {
  let points = 0
  for (let i = 0; i < buildingSites.length; i++) {
    const tile = num(s.tiles, num(buildingSites, i))
    if (ownerOf(tile) === seat) points += at(buildings, buildingOf(tile)).vp
  }
  return points
}

/** ARG-33.3: departed ships hold no discs any more. */
function shipPoints(me: Player): number {
  let points = 0
  for (let i = 0; i < ships.length; i++) points += num(me.ships, i) * at(ships, i).vp
  return points
}

function cityPoints(s: Argentina, me: Player): number {
  let points = 0
  for (let slot = 0; slot < SLOTS; slot++) if (me.delivered & (1 << slot)) points += spaceAt(s, slot).vp
  for (let i = 0; i < quays.length; i++) points += num(me.quays, i) * at(quays, i).vp
  return points
}

function stationPoints(me: Player): number {
  let points = me.terminus * at(stations, TERMINUS).vp
  for (let i = 0; i < TERMINUS; i++) if (me.stations & (1 << i)) points += at(stations, i).vp
  return points
}

function herdPoints(me: Player): number {
  let points = 0
  for (let card = 0; card < CATTLE; card++) points += num(me.cattle, card) * num(cards.vpOf, card)
  return points
}

function inHerd(me: Player, kinds: number): number {
  let count = 0
  for (let card = 0; card < CATTLE; card++) if (kinds & (1 << card)) count += num(me.cattle, card)
  return count
}

const value3 = kindsOf((_, value) => value === 3)
const value3to5 = kindsOf((_, value) => value >= 3)
const caracu = kindsOf(breed => breed === "caracu")
const franqueiro = kindsOf(breed => breed === "franqueiro")
const aberdeenAngus = kindsOf(breed => breed === "aberdeenAngus")

function farmersOf(me: Player, colour: number): number {
  let count = 0
  for (let i = 0; i < me.farmers.length; i++) {
    const tile = at(tiles, num(me.farmers, i))
    if (tile.is === "farmer" && tile.colour === colour) count++
  }
  return count
}

/** Quarters in the order of `data/cities.ts`. */
const [WEST = 0, NORTH = 0, EAST = 0, SOUTH = 0] = quarterSlots

/** What a player owns of each kind of condition, in the order of `conditions` (ARG-25.5). */
export function owned(s: Argentina, seat: Seat): number[] {
  const me = player(s, seat)
  return [
    buildingsOnTrail(s, seat),
    discsOnStations(me),
    bits(me.delivered & NORTH),
    bits(me.delivered & EAST),
    bits(me.delivered & SOUTH),
    bits(me.delivered & WEST),
    inHerd(me, value3),
    inHerd(me, caracu),
    inHerd(me, franqueiro),
    inHerd(me, aberdeenAngus),
    farmersOf(me, 0),
    farmersOf(me, 1),
    farmersOf(me, 2),
    farmersOf(me, 3),
    num(me.ships, SHIP_18),
  ]
}

function played(me: Player): Goal[] {
  return me.area.map(card => at(goals, card - CATTLE))
}

/** ARG-25.6: unplayed objective cards of the herd; all know which they are. */
function unplayed(me: Player): Goal[] {
  const found: Goal[] = []
  for (let i = 0; i < goals.length; i++) if (me.goals & (1 << i)) found.push(at(goals, i))
  return found
}

/** ARG-33.13, but for the objectives, whose number the best choice decides. */
const counted: { readonly [B in Exclude<Bonus, "objectiveInArea">]: (s: Argentina, seat: Seat) => number } = {
  cattleValue3to5: (s, seat) => inHerd(player(s, seat), value3to5),
  workerSetOfFourTypes: (s, seat) => workerSets(player(s, seat)),
  differentStation: (s, seat) => bits(player(s, seat).stations),
  discOnShip: (s, seat) => discsOnShips(player(s, seat)),
  strongWorkerTileInSection: (s, seat) => strongWorkers(player(s, seat)),
  ownBuildingOnTrail: buildingsOnTrail,
  farmerTileBesideBoard: (s, seat) => player(s, seat).farmers.length,
}

function bonusPoints({ group, vp }: Stationmaster, count: number): number {
  return Math.floor(count / group) * vp
}

/** What the stationmasters that do not count objectives are worth. */
function otherMasters(s: Argentina, seat: Seat): number {
  const { stationmasters: mine } = player(s, seat)
  let points = 0
  for (let i = 0; i < stationmasters.length; i++) {
    const master = at(stationmasters, i)
    if (mine & (1 << i) && master.per !== "objectiveInArea") points += bonusPoints(master, counted[master.per](s, seat))
  }
  return points
}

const OBJECTIVES_MASTER = stationmasters.findIndex(master => master.per === "objectiveInArea")

/** What a number of objective cards in the area is worth to its stationmaster, if the player has it. */
function areaBonus(me: Player): (cardsInArea: number) => number {
  if (!(me.stationmasters & (1 << OBJECTIVES_MASTER))) return () => 0
  return count => bonusPoints(at(stationmasters, OBJECTIVES_MASTER), count)
}

/** ARG-33.14: categories 8 and 9 together as high as can be. */
function bestArea(s: Argentina, seat: Seat): Counted {
  const me = player(s, seat)
  return bestGoals(played(me), unplayed(me), owned(s, seat), areaBonus(me))
}

function masterPoints(s: Argentina, seat: Seat): number {
  const me = player(s, seat)
  const area = me.stationmasters & (1 << OBJECTIVES_MASTER) ? areaBonus(me)(bestArea(s, seat).inArea) : 0
  return otherMasters(s, seat) + area
}

function workerPoints({ workers }: Player): number {
  let points = 0
  for (let type = 0; type < workers.length; type++)
    points += WORKER_POINTS * Math.max(0, num(workers, type) - FIRST_SCORING_SPACE + 1)
  return points
}

/** A module may count some sides in another way (PEDRO-79). */
export const objectivesRow: ScoreRow<Argentina> = {
  id: "objectives",
  rule: "ARG-33.8",
  points: (s, seat) => bestArea(s, seat).points,
}

export const scoreRows: readonly ScoreRow<Argentina>[] = [
  { id: "money", rule: "ARG-33.1", points: (s, seat) => Math.floor(player(s, seat).money / PESOS_PER_POINT) },
  { id: "buildings", rule: "ARG-33.2", points: buildingPoints },
  { id: "ships", rule: "ARG-33.3", points: (s, seat) => shipPoints(player(s, seat)) },
  { id: "cities", rule: "ARG-33.4", points: (s, seat) => cityPoints(s, player(s, seat)) },
  { id: "stations", rule: "ARG-33.5", points: (s, seat) => stationPoints(player(s, seat)) },
  { id: "farmers", rule: "ARG-33.6", points: (s, seat) => FARMER_POINTS * player(s, seat).farmers.length },
  { id: "herd", rule: "ARG-33.7", points: (s, seat) => herdPoints(player(s, seat)) },
  objectivesRow,
  { id: "stationmasters", rule: "ARG-33.9", points: masterPoints },
  { id: "workers", rule: "ARG-33.10", points: (s, seat) => workerPoints(player(s, seat)) },
  {
    id: "movementDisc",
    rule: "ARG-33.11",
    points: (s, seat) => (player(s, seat).cleared & MOVE_VP ? MOVE_VP_POINTS : 0),
  },
  { id: "jobMarketMarker", rule: "ARG-33.12", points: (s, seat) => (s.ended === seat ? TOKEN_POINTS : 0) },
]
