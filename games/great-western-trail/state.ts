import {
  at,
  blankState,
  cloneEach,
  cloneLanes,
  could as engineCould,
  push as enginePush,
  filled,
  type NewStep,
  NOBODY,
  type Options,
  range,
  type Seat,
  type Table,
} from "@railhead/engine"
import type { TrailPlayer, TrailState } from "../trail/state.ts"
import type { Do, TrailStep } from "../trail/steps.ts"
import { BUILDING_NUMBERS } from "./data/buildings.ts"
import { CATTLE } from "./data/cards.ts"
import { everyCity } from "./data/cities.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "./data/market.ts"
import { STACKS, slots, tipiColours, workerTypes } from "./data/tiles.ts"
import { MASTER_SPACES, track } from "./data/track.ts"
import { NODES } from "./data/trail.ts"
import { clonePoker, type Poker, type PokerStep } from "./expansions/at-the-poker-table/state.ts"
import { cloneNorth, type North, type NorthernStep } from "./expansions/rails-to-the-north/state.ts"
import type { FlipStep } from "./expansions/site-preparation/flip.ts"

export type SetupStep = Do<
  | "layStationmasters"
  | "layNeutralBuildings"
  | "fillStacks"
  | "layFirstTiles"
  | "fillJobMarket"
  | "fillForesight"
  | "layCattleMarket"
  | "layObjectives"
  | "chooseSides"
  | "dealHerds"
  | "dealStartingObjectives"
  | "chooseStartPlayer"
  | "handOutMoney"
>

type TurnStep = Do<"turn" | "placeRancher" | "phaseA" | "endTurn" | "phaseC" | "nextTurn" | "finalScoring">

/**
 * Phase B at one location. `tile`: what lay there when it began (R15). `used`: the fields of the tile that were used, as
 * bits; `aux`: 1 once the single auxiliary action was. 8b: the neighbour it copies, −1 before the first copied action,
 * what stood there (R45) and the fields of it that were used.
 */
export type PhaseB = Do<
  "phaseB",
  { site: number; tile: number; used: number; aux: number; neighbour: number; neighbourTile: number; copied: number }
>

/** `breeds`: what the breeds shown are worth, −1 as long as the hand has not been shown. */
export type KansasCityStep =
  | Do<"foresight", { stack: number }>
  | Do<"income", { breeds: number }>
  | Do<"reveal" | "leaveKansasCity">

/** `special`: 1 for the delivery of 9a, which costs no transport (GWT-15.1). */
export type DeliveryStep = Do<"deliver", { value: number; special: number }> | Do<"payTransport" | "specialDelivery">

type OwnStep =
  | SetupStep
  | TurnStep
  | PhaseB
  | KansasCityStep
  | DeliveryStep
  | Do<"trade" | "removeHazard", { optional: number }>
  | Do<"freeMove", { upTo: number }>
  | Do<"leaveLastSpace" | "stopAtTurnout">

type ExpansionStep = NorthernStep | PokerStep | FlipStep

export type GwtStep = TrailStep | OwnStep | ExpansionStep

export interface Player extends TrailPlayer {
  /** Owned tipis: green, blue. */
  tipis: number[]
  /** Owned hazard tiles, by kind. */
  hazards: number[]
  /** Own discs on each city. */
  cities: number[]
  /** Cards of the herd that lie face down outside hand and piles. */
  apart: number[]
}

export interface GreatWesternTrail extends TrailState {
  agenda: GwtStep[]
  asides: GwtStep[][]
  /** Tiles that left the game because there was no room for them. */
  gone: number[]
  players: Player[]
  /** What expansions keep beside it; null without them. */
  north: North | null
  poker: Poker | null
}

export type GwtTable = Table<GreatWesternTrail>

export const push: (t: GwtTable, ...steps: NewStep<GwtStep>[]) => void = enginePush

export const could: (t: GwtTable, step: GwtStep) => boolean = engineCould

export function player(s: GreatWesternTrail, seat: Seat): Player {
  return at(s.players, seat)
}

// What lies on a place of the trail: a building with its owner, or a tile that came by way of Kansas City.
const OWNER = 64
const TILE = 512

export function buildingTile(building: number, owner: Seat = NOBODY): number {
  return building + OWNER * (owner + 1)
}

export function tileOn(kind: number): number {
  return TILE + kind
}

export function isBuilding(tile: number): boolean {
  return tile >= 0 && tile < TILE
}

export function buildingOf(tile: number): number {
  return tile % OWNER
}

/** The owner of a building; `NOBODY` for a neutral one and for everything else. */
export function ownerOf(tile: number): Seat {
  return isBuilding(tile) ? Math.floor(tile / OWNER) - 1 : NOBODY
}

/** The kind of a hazard or tipi tile, −1 if it is none. */
export function kindOf(tile: number): number {
  return tile >= TILE ? tile - TILE : -1
}

export function blank(version: number, options: Options, seats: number): GreatWesternTrail {
  return {
    ...blankState("great-western-trail", version, options, seats),
    agenda: [],
    asides: range(seats).map(() => []),
    active: NOBODY,
    first: NOBODY,
    tiles: filled(NODES, -1),
    jobs: filled(JOB_ROWS * JOB_COLUMNS, -1),
    token: TOKEN_START,
    ended: NOBODY,
    market: [],
    marketPile: [],
    objectives: [],
    objectivePile: [],
    foresight: filled(slots.length, -1),
    stacks: range(STACKS).map(() => []),
    turnedUp: [],
    gone: [],
    masters: filled(MASTER_SPACES, -1),
    masterWorkers: filled(MASTER_SPACES, -1),
    players: range(seats).map(() => ({
      money: 0,
      setAside: 0,
      rancher: -1,
      engine: track.start,
      certificates: 0,
      workers: filled(workerTypes.length, 1),
      cleared: 0,
      stations: 0,
      stationmasters: 0,
      unbuilt: (1 << (BUILDING_NUMBERS + 1)) - 2,
      sides: 0,
      hand: [],
      blind: 0,
      pile: [],
      discards: [],
      shown: [],
      removed: [],
      area: [],
      cattle: filled(CATTLE, 0),
      goals: 0,
      tipis: filled(tipiColours.length, 0),
      hazards: [],
      cities: filled(everyCity.length, 0),
      apart: [],
    })),
    north: null,
    poker: null,
  }
}

function clonePlayer(p: Player): Player {
  return {
    money: p.money,
    setAside: p.setAside,
    rancher: p.rancher,
    engine: p.engine,
    certificates: p.certificates,
    workers: p.workers.slice(),
    cleared: p.cleared,
    stations: p.stations,
    stationmasters: p.stationmasters,
    unbuilt: p.unbuilt,
    sides: p.sides,
    hand: p.hand.slice(),
    blind: p.blind,
    pile: p.pile.slice(),
    discards: p.discards.slice(),
    shown: p.shown.slice(),
    removed: p.removed.slice(),
    area: p.area.slice(),
    cattle: p.cattle.slice(),
    goals: p.goals,
    tipis: p.tipis.slice(),
    hazards: p.hazards.slice(),
    cities: p.cities.slice(),
    apart: p.apart.slice(),
  }
}

/** By hand, because search copies a state for every line it follows; a test holds it against `structuredClone`. */
export function clone(s: GreatWesternTrail): GreatWesternTrail {
  return {
    game: s.game,
    version: s.version,
    options: s.options,
    seats: s.seats,
    random: s.random.slice(),
    turn: s.turn,
    agenda: s.agenda.slice(),
    asides: cloneLanes(s.asides),
    numbers: s.numbers.slice(),
    open: s.open.slice(),
    active: s.active,
    first: s.first,
    tiles: s.tiles.slice(),
    jobs: s.jobs.slice(),
    token: s.token,
    ended: s.ended,
    market: s.market.slice(),
    marketPile: s.marketPile.slice(),
    objectives: s.objectives.slice(),
    objectivePile: s.objectivePile.slice(),
    foresight: s.foresight.slice(),
    stacks: s.stacks.map(stack => stack.slice()),
    turnedUp: s.turnedUp.slice(),
    gone: s.gone.slice(),
    masters: s.masters.slice(),
    masterWorkers: s.masterWorkers.slice(),
    players: cloneEach(s.players, clonePlayer),
    north: s.north === null ? null : cloneNorth(s.north),
    poker: s.poker === null ? null : clonePoker(s.poker),
  }
}
