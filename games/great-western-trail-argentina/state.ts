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
import { quays } from "./data/cities.ts"
import { JOB_COLUMNS, JOB_ROWS, TOKEN_START } from "./data/market.ts"
import { ships } from "./data/ships.ts"
import { BAGS, GRANJERO, slots, workerTypes } from "./data/tiles.ts"
import { MASTER_SPACES, track } from "./data/track.ts"
import { farmerSpaces, NODES } from "./data/trail.ts"
import { clonePedro, type Pedro, type PedroStep } from "./pedro-state.ts"

export type SetupStep = Do<
  | "layStationmasters"
  | "layNeutralBuildings"
  | "fillBags"
  | "layFirstFarmers"
  | "fillJobMarket"
  | "fillForesight"
  | "layCattleMarket"
  | "layObjectives"
  | "layShips"
  | "layCities"
  | "chooseSides"
  | "dealHerds"
  | "chooseFirstSeat"
  | "handOut"
>

type TurnStep =
  | Do<"turn" | "placeEstanciero" | "phaseA" | "endTurn" | "phaseC" | "nextTurn" | "finalScoring">
  | Do<"firstDiscard", { left: number; least: number }>

/**
 * Phase B at one location. `tile`: what lay there when it began (ARG-38.13). `used`: the fields of the tile that were used,
 * as bits; `aux`: 1 once the replacing auxiliary action was.
 */
export type PhaseB = Do<"phaseB", { site: number; tile: number; used: number; aux: number }>

export type BuenosAiresStep =
  | Do<"reveal" | "income" | "followUp" | "leaveBuenosAires">
  | Do<"foresight", { bag: number }>
  /** `gap`: 1 in step 1, where objective cards may be played first; 0 for building 6b. */
  | Do<"delivery", { gap: number }>
  | Do<"chooseSpace", { quay: number }>
  | Do<"load", { value: number }>
  | Do<"loadingAction" | "payGrain", { ship: number }>

/** `sites`: the farmers chosen so far; `bonus`: strength that the action itself adds. */
export type FarmerStep =
  | Do<"helpFarmers", { sites: readonly number[]; bonus: number }>
  | Do<"showCattle", { sites: readonly number[]; bonus: number; least: number }>
  | Do<"placeFarmers", { tiles: readonly number[] }>

export type HandStep =
  | Do<"drawForRemoval", { upTo: number }>
  | Do<"removeDrawn" | "discardExchanged", { left: number; least: number }>
  | Do<"returnExhaustion">

type OwnStep =
  | SetupStep
  | TurnStep
  | PhaseB
  | BuenosAiresStep
  | FarmerStep
  | HandStep
  | Do<"gainGrain", { each: number; of: number }>
  | Do<"giveGrain", { amount: number }>
  | Do<"takeToken" | "exhaustOthers" | "upgradeTerminus" | "toDepot" | "discardForAction">
  | Do<"discToQuay", { quay: number; optional: number }>
  | Do<"takeMarketCard", { breeds: number; toHand: number; optional: number }>

export type ArgStep = TrailStep | OwnStep | PedroStep

export interface Player extends TrailPlayer {
  grain: number
  /** Exchange tokens. */
  tokens: number
  /** For each hired type the spaces of its row whose worker has a strength icon, as a bit mask; see `strongIn`. */
  strong: number[]
  /** Farmer tiles beside the player board, by kind. */
  farmers: number[]
  /** Own discs on the terminus; its bit in `stations` is set while there is one. */
  terminus: number
  /** Own discs on each ship and each quay, and the bonus spaces with one, as a bit mask. */
  ships: number[]
  quays: number[]
  delivered: number
  /** Cattle cards shown for strength, until they are discarded. */
  showing: number[]
}

export interface Argentina extends TrailState {
  agenda: ArgStep[]
  asides: ArgStep[][]
  /** The open pile of exhaustion cards. */
  exhaustion: number[]
  /** Ships in the loading zone by rising value, and those of the pile. */
  ships: number[]
  shipPile: number[]
  /** Pesos on the coin space of each farmer space. */
  coins: number[]
  /** Cities that show side b, as a bit mask. */
  citySides: number
  /** The row whose arrow the token has passed in this visit, −1 for none. */
  arrow: number
  /** Farmers that left the game, and those that became granjeros. */
  gone: number[]
  settled: number[]
  /** The seats and, in the solo game, Pedro after them. */
  players: Player[]
  /** Null where people play against each other. */
  pedro: Pedro | null
}

export type ArgTable = Table<Argentina>

export const push: (t: ArgTable, ...steps: NewStep<ArgStep>[]) => void = enginePush

export const could: (t: ArgTable, step: ArgStep) => boolean = engineCould

export function player(s: Argentina, seat: Seat): Player {
  return at(s.players, seat)
}

// What lies on a place of the trail: a building with its owner, a farmer, or a pier, which is always there.
const OWNER = 64
const TILE = 512
export const PIER = 1024

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

/** The kind of a farmer tile, −1 if it is none. */
export function kindOf(tile: number): number {
  return tile >= TILE && tile < PIER ? tile - TILE : -1
}

export function blank(version: number, options: Options, seats: number): Argentina {
  return {
    ...blankState("great-western-trail-argentina", version, options, seats),
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
    stacks: range(BAGS).map(() => []),
    turnedUp: [],
    masters: filled(MASTER_SPACES, -1),
    masterWorkers: filled(MASTER_SPACES, -1),
    exhaustion: [],
    ships: [],
    shipPile: [],
    coins: filled(farmerSpaces.length, 0),
    citySides: 0,
    arrow: -1,
    gone: [],
    settled: [],
    players: range(seats).map(blankPlayer),
    pedro: null,
  }
}

export function blankPlayer(): Player {
  return {
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
    grain: 0,
    tokens: 0,
    strong: filled(GRANJERO, 0),
    farmers: [],
    terminus: 0,
    ships: filled(ships.length, 0),
    quays: filled(quays.length, 0),
    delivered: 0,
    showing: [],
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
    grain: p.grain,
    tokens: p.tokens,
    strong: p.strong.slice(),
    farmers: p.farmers.slice(),
    terminus: p.terminus,
    ships: p.ships.slice(),
    quays: p.quays.slice(),
    delivered: p.delivered,
    showing: p.showing.slice(),
  }
}

/** By hand, because search copies a state for every line it follows; a test holds it against `structuredClone`. */
export function clone(s: Argentina): Argentina {
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
    masters: s.masters.slice(),
    masterWorkers: s.masterWorkers.slice(),
    exhaustion: s.exhaustion.slice(),
    ships: s.ships.slice(),
    shipPile: s.shipPile.slice(),
    coins: s.coins.slice(),
    citySides: s.citySides,
    arrow: s.arrow,
    gone: s.gone.slice(),
    settled: s.settled.slice(),
    players: cloneEach(s.players, clonePlayer),
    pedro: s.pedro && clonePedro(s.pedro),
  }
}
