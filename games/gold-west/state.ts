import {
  at,
  blankState,
  cloneEach,
  cloneLanes,
  EMPTY,
  filled,
  type Options,
  range,
  type Seat,
  type State,
  type Step,
  type Table,
} from "@railhead/engine"
import { CELLS } from "./data/boomtown.ts"
import { TRACKS } from "./data/delivery.ts"
import { HEXES, slots } from "./data/map.ts"
import { campsByCount, INFLUENCE_MARKERS } from "./data/players.ts"
import { KINDS, SECTIONS, terrains } from "./data/resources.ts"

/** A step of a kind `D` (or a union of them) with fields of its own. */
type Do<D extends string, Fields = unknown> = D extends string ? Step & { readonly do: D } & Readonly<Fields> : never

export type SetupStep = Do<
  "layTiles" | "layTokens" | "firstReveal" | "layBoomtown" | "dealInvestments" | "drawFirstPlayer" | "handOutSupplies"
>
type Activate = Do<"activate">
type Leave = Do<"leave", { section: number }>
/** `invested` and `paid`: 1 once this turn's investment or paid placement has been made (GW-6.2). */
export type UseMetals = Do<"useMetals" | "finalMetals", { invested: 0 | 1; paid: 0 | 1 }>
type Reveal = Do<"reveal", { hex: number }>
type Store = Do<"store", { token: number }>
export type ExtraInfluence = Do<"extraInfluence", { terrain: number }>
export type FreeStep = Do<"freeStep", { left: number }>
export type TakeResource = Do<"takeResource", { left: number }>
export type CrossBridge = Do<"crossBridge", { vp: number }>
export type TakeShippingBonus = Do<"takeShippingBonus", { track: number; pile: number }>
export type GainTileValue = Do<"gainTileValue", { vp: number }>

export type GoldWestStep =
  | SetupStep
  | Do<"turn" | "arrive" | "buildOrLoot" | "endTurn" | "clearUseZone" | "nextTurn" | "finalScoring">
  | Activate
  | Leave
  | UseMetals
  | Reveal
  | Store
  | Do<"placeMarker" | "stackMarker" | "upgradeCamp" | "swapTokens" | "takeBonusTile" | "gainWater" | "takeMaterial">
  | ExtraInfluence
  | FreeStep
  | TakeResource
  | CrossBridge
  | TakeShippingBonus
  | GainTileValue

type Unseated<T extends Step> = T extends Step ? Omit<T, "no" | "seat"> : never

/** What a card or tile brings, as data: a step still without its seat. */
export type Effect = Unseated<
  | ExtraInfluence
  | FreeStep
  | TakeResource
  | GainTileValue
  | Do<"placeMarker">
  | Do<"stackMarker">
  | Do<"upgradeCamp">
  | Do<"swapTokens">
  | Do<"gainWater">
  | Do<"takeMaterial">
>

/** What a coach gains on entering a step; the track is known only then. */
export type CoachGain = Unseated<CrossBridge | Do<"gainWater">> | Omit<TakeShippingBonus, "no" | "seat" | "track">

/** Categories of the score sheet that are booked as they are won (GW-13.10). */
export const booked = [
  "supply",
  "investmentCards",
  "investmentBonus",
  "boomtownTile",
  "bridges",
  "shippingBonus",
  "loot",
  "waterBonus",
] as const
export type Booked = (typeof booked)[number]

export interface Player {
  /** Unplaced camps and influence markers in stock (GW-3.5). */
  camps: number
  markers: number
  wanted: number
  /** Resources by section × kind: `section * KINDS + kind`. */
  supply: number[]
  /** The use zone; while a section is being activated, what is carried towards it. */
  use: number[]
  /** Step of each stagecoach: copper, silver, gold. */
  coaches: number[]
  /** Influence by terrain (GW-1.6). */
  influence: number[]
  /** Sets, as bit masks: investment cards taken; values of investment bonus tiles; shipping tiles (`shippingTile`). */
  cards: number
  bonusTiles: number
  shippingTiles: number
  /** VP won on the way, by category. */
  points: number[]
}

export interface GoldWest extends State {
  agenda: GoldWestStep[]
  asides: GoldWestStep[][]
  round: number
  /** The seat with order marker 1. */
  first: Seat
  /** Tile × 6 + rotation, by slot; with two players those in W and E lie face down. */
  tiles: number[]
  /** Terrain of each hex, −1 out of play (GW-2.2). */
  terrain: number[]
  /** Tokens face down and face up, by hex. */
  down: number[]
  up: number[]
  /** Tokens left over with two players, by terrain (GW-2.3). */
  box: number[][]
  /** By hex: `campOf` or `settlementOf` a seat, `LOOTED`, or −1. */
  built: number[]
  /** Office or single tile on each Boomtown cell, and the markers there: the first and the one on top of it (I17). */
  offices: number[]
  markers: number[]
  stacked: number[]
  /** Open investment cards. */
  market: number[]
  /** The highest investment bonus tile left, 0 for none. */
  bonus: number
  /** Tiles left on each shipping bonus pile: track × 2 + pile. */
  piles: number[]
  /** Water in the bank. */
  water: number
  players: Player[]
}

export type GoldWestTable = Table<GoldWest>

export const LOOTED = -2

export function campOf(seat: Seat): number {
  return seat * 2
}

export function settlementOf(seat: Seat): number {
  return seat * 2 + 1
}

export function ownerOf(built: number): Seat {
  return built < 0 ? -1 : built >> 1
}

export function isSettlement(built: number): boolean {
  return built >= 0 && (built & 1) === 1
}

/** The bit of one shipping bonus tile: `level` 1 is the higher tile of the pile. */
export function shippingTile(track: number, pile: number, level: number): number {
  return 1 << (track * 4 + pile * 2 + level)
}

export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

export function player(s: GoldWest, seat: Seat): Player {
  return at(s.players, seat)
}

export function blank(version: number, options: Options, seats: number): GoldWest {
  return {
    ...blankState("gold-west", version, options, seats),
    agenda: [],
    asides: range(seats).map(() => []),
    round: 1,
    first: -1,
    tiles: filled(slots.length, -1),
    terrain: filled(HEXES, -1),
    down: filled(HEXES, EMPTY),
    up: filled(HEXES, EMPTY),
    box: terrains.map(() => []),
    built: filled(HEXES, -1),
    offices: filled(CELLS, -1),
    markers: filled(CELLS, -1),
    stacked: filled(CELLS, -1),
    market: [],
    bonus: 0,
    piles: filled(TRACKS * 2, 2),
    water: 0,
    players: range(seats).map(() => ({
      camps: campsByCount[seats] ?? 0,
      markers: INFLUENCE_MARKERS,
      wanted: 0,
      supply: filled(SECTIONS * KINDS, 0),
      use: filled(KINDS, 0),
      coaches: filled(TRACKS, 0),
      influence: filled(terrains.length, 0),
      cards: 0,
      bonusTiles: 0,
      shippingTiles: 0,
      points: filled(booked.length, 0),
    })),
  }
}

function clonePlayer(p: Player): Player {
  return {
    camps: p.camps,
    markers: p.markers,
    wanted: p.wanted,
    supply: p.supply.slice(),
    use: p.use.slice(),
    coaches: p.coaches.slice(),
    influence: p.influence.slice(),
    cards: p.cards,
    bonusTiles: p.bonusTiles,
    shippingTiles: p.shippingTiles,
    points: p.points.slice(),
  }
}

/** By hand, because search copies a state for every line it follows; a test holds it against `structuredClone`. */
export function clone(s: GoldWest): GoldWest {
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
    round: s.round,
    first: s.first,
    tiles: s.tiles.slice(),
    terrain: s.terrain.slice(),
    down: s.down.slice(),
    up: s.up.slice(),
    box: s.box.map(tokens => tokens.slice()),
    built: s.built.slice(),
    offices: s.offices.slice(),
    markers: s.markers.slice(),
    stacked: s.stacked.slice(),
    market: s.market.slice(),
    bonus: s.bonus,
    piles: s.piles.slice(),
    water: s.water,
    players: cloneEach(s.players, clonePlayer),
  }
}
