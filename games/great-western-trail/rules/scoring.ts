// GWT-19 Final scoring, in eleven categories.
import { at, num, type ScoreRow, type Seat, sum } from "@railhead/engine"
import { isSecret } from "../../trail/herd.ts"
import { bestGoals, type Counted, type Goal } from "../../trail/optimum.ts"
import { permanent } from "../../trail/rewards.ts"
import { bits } from "../../trail/state.ts"
import { buildings } from "../data/actions.ts"
import { CATTLE, cards, goals, kindsOf } from "../data/cards.ts"
import { SAN_FRANCISCO } from "../data/cities.ts"
import {
  DOLLARS_PER_POINT,
  FIRST_SCORING_SPACE,
  MOVE_VP,
  MOVE_VP_POINTS,
  TOKEN_POINTS,
  WORKER_POINTS,
} from "../data/players.ts"
import { type Bonus, everyStationmaster } from "../data/stationmasters.ts"
import { BLUE, GREEN, tiles, workerTypes } from "../data/tiles.ts"
import { everyStation } from "../data/track.ts"
import { buildingSites } from "../data/trail.ts"
import type { BonusKind, Strip } from "../places.ts"
import { buildingOf, type GreatWesternTrail, ownerOf, type Player, player } from "../state.ts"
import { buildingsOnTrail, tipiPairs } from "./counts.ts"

function buildingPoints(s: GreatWesternTrail, seat: Seat): number {
  let points = 0
  for (let i = 0; i < buildingSites.length; i++) {
    const tile = num(s.tiles, num(buildingSites, i))
    if (ownerOf(tile) === seat) points += at(buildings, buildingOf(tile)).vp
  }
  return points
}

type Emblems = Pick<Strip, "cities" | "arrows">

/** GWT-19.3: discs, and arrows with own discs at both ends. */
export function cityPoints({ cities, arrows }: Emblems, me: Player): number {
  let points = 0
  for (const { no, vp } of cities) points += vp * num(me.cities, no)
  for (const { from, to, vp } of arrows) if (num(me.cities, from) > 0 && num(me.cities, to) > 0) points += vp
  return points
}

function stationPoints(me: Player): number {
  let points = 0
  for (let i = 0; i < everyStation.length; i++) if (me.stations & (1 << i)) points += at(everyStation, i).vp
  return points
}

function hazardPoints(me: Player): number {
  let points = 0
  for (const kind of me.hazards) {
    const tile = at(tiles, kind)
    if (tile.is === "hazard") points += tile.vp
  }
  return points
}

/** Cards that lie apart are no part of the herd (POKER-17), as far as they can be seen. */
function cattlePoints(me: Player): number {
  let points = 0
  for (let card = 0; card < CATTLE; card++) points += num(me.cattle, card) * num(cards.vpOf, card)
  for (const card of me.apart) if (card >= 0 && card < CATTLE) points -= num(cards.vpOf, card)
  return points
}

function inHerd(me: Player, kinds: number): number {
  let count = 0
  for (let card = 0; card < CATTLE; card++) if (kinds & (1 << card)) count += num(me.cattle, card)
  for (const card of me.apart) if (card >= 0 && card < CATTLE && kinds & (1 << card)) count--
  return count
}

const value3 = kindsOf((_, value) => value === 3)
const westHighland = kindsOf(breed => breed === "westHighland")
const texasLonghorn = kindsOf(breed => breed === "texasLonghorn")

/** What a player owns of each kind of condition, in the order of `conditions` (GWT-17.5). */
export function owned(s: GreatWesternTrail, seat: Seat): number[] {
  const me = player(s, seat)
  return [
    buildingsOnTrail(s, seat),
    num(me.tipis, GREEN),
    num(me.tipis, BLUE),
    me.hazards.length,
    bits(me.stations),
    inHerd(me, value3),
    inHerd(me, westHighland),
    inHerd(me, texasLonghorn),
    num(me.cities, SAN_FRANCISCO),
  ]
}

function played(me: Player): Goal[] {
  return me.area.map(card => at(goals, card - CATTLE))
}

/** Unplayed objective cards: those all know of, and those only their owner has seen. */
function unplayed(me: Player): Goal[] {
  const found: Goal[] = []
  for (let i = 0; i < goals.length; i++)
    if (me.goals & (1 << i) && !me.apart.includes(CATTLE + i)) found.push(at(goals, i))
  if (me.blind > 0) for (const card of me.hand) if (isSecret(me, cards, card)) found.push(at(goals, card - CATTLE))
  return found
}

interface OwnBonus extends BonusKind {
  readonly id: Exclude<Bonus, "objectiveInArea">
}

/** GWT-19.8, but for the objectives, whose number the best choice decides. */
export const bonuses: readonly OwnBonus[] = [
  { id: "worker", count: (s, seat) => sum(player(s, seat).workers) },
  { id: "hazard", count: (s, seat) => player(s, seat).hazards.length },
  { id: "tipiPair", count: (s, seat) => tipiPairs(player(s, seat)) },
  {
    id: "certificate",
    count(s, seat) {
      const me = player(s, seat)
      return me.certificates + permanent(everyStationmaster, me.stationmasters)
    },
  },
]

function bonusPoints(master: number, count: number): number {
  const { group, vp } = at(everyStationmaster, master)
  return Math.floor(count / group) * vp
}

/** What the stationmasters that do not count objectives are worth. */
function otherMasters(s: GreatWesternTrail, seat: Seat, kinds: readonly BonusKind[]): number {
  let points = 0
  for (let rest = player(s, seat).stationmasters, i = 0; rest !== 0; rest >>= 1, i++) {
    if (!(rest & 1)) continue
    const { per } = at(everyStationmaster, i)
    const kind = kinds.find(({ id }) => id === per)
    if (kind) points += bonusPoints(i, kind.count(s, seat))
  }
  return points
}

const FOR_OBJECTIVES = everyStationmaster.findIndex(master => master.per === "objectiveInArea")

/** What a number of objective cards in the area is worth to its stationmaster, if the player has it. */
function areaBonus(me: Player): (cardsInArea: number) => number {
  if (!(me.stationmasters & (1 << FOR_OBJECTIVES))) return () => 0
  return count => bonusPoints(FOR_OBJECTIVES, count)
}

/** R31: categories 7 and 8 together as high as can be. */
function bestArea(s: GreatWesternTrail, seat: Seat): Counted {
  const me = player(s, seat)
  return bestGoals(played(me), unplayed(me), owned(s, seat), areaBonus(me))
}

function masterPoints(s: GreatWesternTrail, seat: Seat, kinds: readonly BonusKind[]): number {
  return otherMasters(s, seat, kinds) + areaBonus(player(s, seat))(bestArea(s, seat).inArea)
}

function workerPoints(me: Player): number {
  let points = 0
  for (let type = 0; type < workerTypes.length; type++)
    points += WORKER_POINTS * Math.max(0, num(me.workers, type) - FIRST_SCORING_SPACE + 1)
  return points
}

function hasCardsApart(s: GreatWesternTrail, seat: Seat, viewer: Seat): boolean {
  return seat !== viewer && player(s, seat).apart.length > 0
}

/** Are there cards of this player that the viewer cannot see and nobody else knows of? */
function hasSecretCards(s: GreatWesternTrail, seat: Seat, viewer: Seat): boolean {
  return hasCardsApart(s, seat, viewer) || (seat !== viewer && player(s, seat).blind > 0)
}

export function scoreRows(
  strip: Emblems,
  kinds: readonly BonusKind[] = bonuses,
): readonly ScoreRow<GreatWesternTrail>[] {
  return [
    { id: "money", rule: "GWT-19.1", points: (s, seat) => Math.floor(player(s, seat).money / DOLLARS_PER_POINT) },
    { id: "buildings", rule: "GWT-19.2", points: buildingPoints },
    { id: "cities", rule: "GWT-19.3", points: (s, seat) => cityPoints(strip, player(s, seat)) },
    { id: "stations", rule: "GWT-19.4", points: (s, seat) => stationPoints(player(s, seat)) },
    { id: "hazards", rule: "GWT-19.5", points: (s, seat) => hazardPoints(player(s, seat)) },
    { id: "cattle", rule: "GWT-19.6", points: (s, seat) => cattlePoints(player(s, seat)), open: hasCardsApart },
    { id: "objectives", rule: "GWT-19.7", points: (s, seat) => bestArea(s, seat).points, open: hasSecretCards },
    {
      id: "stationmasters",
      rule: "GWT-19.8",
      points: (s, seat) => masterPoints(s, seat, kinds),
      open: hasSecretCards,
    },
    { id: "workers", rule: "GWT-19.9", points: (s, seat) => workerPoints(player(s, seat)) },
    {
      id: "movementDisc",
      rule: "GWT-19.10",
      points: (s, seat) => (player(s, seat).cleared & MOVE_VP ? MOVE_VP_POINTS : 0),
    },
    { id: "token", rule: "GWT-19.11", points: (s, seat) => (s.ended === seat ? TOKEN_POINTS : 0) },
  ]
}
