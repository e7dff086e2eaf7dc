import {
  at,
  blankState,
  cloneEach,
  cloneLanes,
  filled,
  num,
  type Options,
  range,
  type Seat,
  type State,
  type Table,
} from "@railhead/engine"
import { SPOTS } from "./data/actions.ts"
import { BUILDINGS, ROW } from "./data/buildings.ts"
import { CARDS } from "./data/cards.ts"
import { CORNERS, EDGES, PARCELS } from "./data/map.ts"
import { COWBOYS, DEEDS, DYNAMITE } from "./data/rounds.ts"
import {
  cloneHorses,
  cloneKitCarson,
  cloneNewBeginning,
  cloneOutlaws,
  cloneSurvival,
  type Horses,
  type KitCarson,
  type NewBeginning,
  type Outlaws,
  type Survival,
} from "./slices.ts"
import type { CarsonStep } from "./steps.ts"

/** Categories of the score sheet that are booked as they are won (CC-11.3): awards, purchases, card by card, variants. */
export const booked = [
  "parcelVP",
  "buildingVP",
  "cowboyVP",
  "boughtVP",
  "cashLimit",
  "1R",
  "2R",
  "3R",
  "5R",
  "10Y",
  "13Y",
  "14R",
  "16R",
  "18R",
  "outlaws",
  "kitCarson",
] as const
export type Booked = (typeof booked)[number]

export interface Player {
  money: number
  /** Cowboys in the personal reserve, and those of this colour in the general one. */
  cowboys: number
  general: number
  deeds: number
  revolvers: number
  roads: number
  dynamite: number
  /** No-duel tokens of this round. */
  noDuel: number
  /** Buildings bought and not built yet, by type. */
  kept: number[]
  /** Side of the personality this round, −1 before it is chosen; and of the street kid, if that was taken with it. */
  face: number
  kid: number
  /** What was taken of the card's offers this round, −1 for nothing. */
  offer: number
  /** Type of building that the yellow grocer doubles, −1 for none. */
  doubles: number
  /** What the own buildings paid their owner this round. */
  earned: number
  /** VP won on the way, by category. */
  points: number[]
}

export interface CarsonCity extends State {
  agenda: CarsonStep[]
  asides: CarsonStep[][]
  /** 0 in the setup, 1 to 4, 5 when the game is over. */
  round: number
  /** The action being resolved; −1 outside phase 3. */
  action: number
  /**
   * What lies on each parcel (`data/buildings.ts`), −1 for nothing; who owns it, `UNOWNED` or, for river, `NOBODYS`.
   * The board changes seldom and is most of a state: its lists are shared by clones, and replaced where they change.
   */
  objects: readonly number[]
  owner: readonly number[]
  /** Roads on each edge, and how many of them end at each corner. */
  roads: readonly number[]
  ends: readonly number[]
  /** Building on each space of the row, the cheapest first, −1 for none; tiles in the bag by type. */
  row: number[]
  bag: number[]
  /** The parcel of the Town Hall, −1 before it is drawn; who stands in it since an earlier round (CC-22.36). */
  townHall: number
  resident: Seat
  /** Seats in the order of choosing personalities, in turn order, and in the order of passing. */
  choosing: number[]
  order: number[]
  passed: number[]
  /** Which side of each card is in the game, and which cards are taken this round, as bits. */
  sides: readonly number[]
  taken: number
  /** Cowboys on each spot: four bits for each seat (`cowboyOn`). */
  cowboys: number[]
  /** Where the white cowboy stands, `IN_RESERVE` of the one who holds it, or `AWAY`. */
  white: number
  /** Who has the +3 token, −1 while it lies on its space. */
  ammunition: Seat
  /** Dynamite tokens in stock. */
  dynamite: number
  /** Two dice for each seat, 0 where none was thrown. */
  dice: number[]
  /** Duels of this step, in the order they were named. */
  duels: number[]
  /** Mines blown up with dynamite this round, and single buildings that pay double (CC-9.6). */
  tripled: number[]
  doubled: number[]
  /** Types of buildings whose construction was given up since the board last changed, as bits (CC-8.9). */
  givenUp: number
  players: Player[]
  newBeginning: NewBeginning | null
  survival: Survival | null
  kitCarson: KitCarson | null
  outlaws: Outlaws | null
  horses: Horses | null
}

export type CarsonTable = Table<CarsonCity>

/** Kinds of cowboys on a duel spot; on shared spaces the four bits count them instead. */
export const NO_COWBOY = 0
export const ORDINARY = 1
export const WITH_DYNAMITE = 2
export const NO_DUEL = 3
export const EXTRA = 4
/** Never stands among the four bits: there is one, and `white` says where. */
export const WHITE = 5

/** The kinds by number, as notation and events name them. */
export const cowboyKinds: readonly string[] = ["none", "ordinary", "dynamite", "no-duel", "extra", "white"]

export const IN_RESERVE = -1
export const AWAY = -2

/** Instead of an owner: a parcel that nobody owns yet, and one that nobody ever can. */
export const UNOWNED = -1
export const NOBODYS = -2

export function player(s: CarsonCity, seat: Seat): Player {
  return at(s.players, seat)
}

/** The kind of cowboy a seat has on a duel spot, or how many it has on a shared one. */
export function cowboyOn(s: CarsonCity, spot: number, seat: Seat): number {
  return ((s.cowboys[spot] ?? 0) >> (seat * 4)) & 15
}

export function setCowboy(s: CarsonCity, spot: number, seat: Seat, kind: number): void {
  s.cowboys[spot] = (num(s.cowboys, spot) & ~(15 << (seat * 4))) | (kind << (seat * 4))
}

export function blank(version: number, options: Options, seats: number): CarsonCity {
  return {
    ...blankState("carson-city", version, options, seats),
    agenda: [],
    asides: range(seats).map(() => []),
    round: 0,
    action: -1,
    objects: filled(PARCELS, -1),
    owner: filled(PARCELS, UNOWNED),
    roads: filled(EDGES, 0),
    ends: filled(CORNERS, 0),
    row: filled(ROW, -1),
    bag: filled(BUILDINGS, 0),
    townHall: -1,
    resident: -1,
    choosing: filled(seats, -1),
    order: filled(seats, -1),
    passed: [],
    sides: filled(CARDS, -1),
    taken: 0,
    cowboys: filled(SPOTS, 0),
    white: AWAY,
    ammunition: -1,
    dynamite: DYNAMITE,
    dice: filled(seats * 2, 0),
    duels: [],
    tripled: [],
    doubled: [],
    givenUp: 0,
    players: range(seats).map(() => ({
      money: 0,
      cowboys: 0,
      general: COWBOYS,
      deeds: DEEDS,
      revolvers: 0,
      roads: 0,
      dynamite: 0,
      noDuel: 0,
      kept: filled(BUILDINGS, 0),
      face: -1,
      kid: -1,
      offer: -1,
      doubles: -1,
      earned: 0,
      points: filled(booked.length, 0),
    })),
    newBeginning: null,
    survival: null,
    kitCarson: null,
    outlaws: null,
    horses: null,
  }
}

function clonePlayer(p: Player): Player {
  return {
    money: p.money,
    cowboys: p.cowboys,
    general: p.general,
    deeds: p.deeds,
    revolvers: p.revolvers,
    roads: p.roads,
    dynamite: p.dynamite,
    noDuel: p.noDuel,
    kept: p.kept.slice(),
    face: p.face,
    kid: p.kid,
    offer: p.offer,
    doubles: p.doubles,
    earned: p.earned,
    points: p.points.slice(),
  }
}

/** By hand, because search copies a state for every line it follows; a test holds it against `structuredClone`. */
export function clone(s: CarsonCity): CarsonCity {
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
    action: s.action,
    objects: s.objects,
    owner: s.owner,
    roads: s.roads,
    ends: s.ends,
    row: s.row.slice(),
    bag: s.bag.slice(),
    townHall: s.townHall,
    resident: s.resident,
    choosing: s.choosing.slice(),
    order: s.order.slice(),
    passed: s.passed.slice(),
    sides: s.sides,
    taken: s.taken,
    cowboys: s.cowboys.slice(),
    white: s.white,
    ammunition: s.ammunition,
    dynamite: s.dynamite,
    dice: s.dice.slice(),
    duels: s.duels.slice(),
    tripled: s.tripled.slice(),
    doubled: s.doubled.slice(),
    givenUp: s.givenUp,
    players: cloneEach(s.players, clonePlayer),
    newBeginning: s.newBeginning && cloneNewBeginning(s.newBeginning),
    survival: s.survival && cloneSurvival(s.survival),
    kitCarson: s.kitCarson && cloneKitCarson(s.kitCarson),
    outlaws: s.outlaws && cloneOutlaws(s.outlaws),
    horses: s.horses && cloneHorses(s.horses),
  }
}
