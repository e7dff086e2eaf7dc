import { type Objection, type Offer, places, type Row, type Seat } from "@railhead/engine"
import type { Corral } from "./data/corrals.ts"
import type { CarsonCity, CarsonTable } from "./state.ts"

/** How many tiles of a type the game has (CC-2.6). */
export interface TileRow extends Row {
  readonly count: number
}

/** A card on the display, as a table lists it: "3Y", "14" (CC-2.8). */
export type CardRow = Row

/** A card whose side is not left to chance in a random set (CC-2.10), by number; −1 leaves it. */
export interface SideRow extends Row {
  readonly side: number
}

/** How many mountains are placed (CC-2.3). */
export interface MountainRow extends Row {
  readonly id: "mountains"
  readonly count: number
}

/** An edge that takes two roads at once (CC-1.5). */
export interface BridgeRow extends Row {
  readonly edge: number
}

/** What can be written on a starting sheet: costs for 0, 1, 2 … units in all (CC-14.2). */
export interface SheetRow extends Row {
  readonly unit: number
  readonly costs: readonly number[]
  /** Units in the normal kit. */
  readonly normal: number
}

/** What the base game leaves open to personalities and variants. */
export interface CarsonPlaces {
  readonly moments: {
    /** Board, row and cards lie ready, before the material is handed out (CC-2.11): duel tiles. */
    readonly beforeKit: object
    /** Everybody has the starting material (CC-2.1). */
    readonly kitGiven: object
    /** Before phase 1 (CC-3.1): outlaws. */
    readonly beforeRound: object
    /** A card has been taken and its gifts are given (CC-4.1). */
    readonly onChoosing: { readonly seat: Seat; readonly face: number }
    /** Where else a cowboy of this kind may go than to the board (CC-5.2): corrals. */
    readonly offeringSpots: { readonly seat: Seat; readonly kind: number; readonly offer: Offer }
    /** A cowboy has been placed on a spot (CC-5.1): horses. */
    readonly afterPlacing: { readonly seat: Seat; readonly spot: number }
    /** What else can be done instead of placing or moving a cowboy (CC-17.7): horses. */
    readonly offeringOperations: { readonly seat: Seat; readonly offer: Offer }
    /** A horse goes into a corral as an operation of its own (CC-17.7). */
    readonly horsePlayed: { readonly seat: Seat; readonly corral: number }
    /** Before the duels for parcels (CC-7.15). */
    readonly beforeParcelDuels: object
    /** A duel has been decided and the losers' cowboys are back (CC-6.6). `losers`: seats as bits; no winner: −1. */
    readonly duelFought: { readonly spot: number; readonly winner: Seat; readonly losers: number }
    /** Roads have been laid on an edge; `served`: they touch a parcel that no road served before (CC-13.13). */
    readonly roadLaid: { readonly seat: Seat; readonly roads: number; readonly served: boolean }
    /** Before the duels on buildings (CC-9.1): fights with outlaws. */
    readonly beforeBuildingDuels: object
    /** A player declares what applies to the building income (CC-9.11). */
    readonly declaring: { readonly seat: Seat }
    /** All buildings have paid (CC-9.1). */
    readonly incomePaid: object
    /** After action 24, before phase 4 (CC-13.2). */
    readonly afterActions: object
    /** Points at the end of the round (CC-10.2): rodeo, red grocer, red settler. */
    readonly endOfRound: object
    /** The order of the next choice has been set by the order of passing (CC-10.9). */
    readonly orderSet: object
  }
  /** `spareDice`: dice thrown in a duel beyond those that count; the lowest are left out (CC-14.5). */
  readonly sums: "strength" | "levels" | "spareDice"
  readonly questions: {
    readonly mayBuy: { readonly seat: Seat; readonly parcel: number }
    /** `building`: what would be put there, a type or a house. */
    readonly mayBuild: { readonly seat: Seat; readonly parcel: number; readonly building: number }
    readonly mayEnter: { readonly seat: Seat; readonly spot: number; readonly kind: number }
    /** CC-5.5: an objection says that cowboys on this parcel are there for something else than what lies on it. */
    readonly usualUse: { readonly parcel: number }
    /** May this cowboy leave the board, where it was placed this round (CC-20.1)? */
    readonly mayLift: { readonly seat: Seat }
    /** CC-9.6: an objection halves what the owner gets; the rest is lost. */
    readonly paysInFull: { readonly parcel: number }
    /** May roads be laid beside the decision (CC-21.3)? */
    readonly mayLayRoads: object
  }
  readonly tables: {
    readonly tiles: TileRow
    readonly personalities: CardRow
    readonly fixedSides: SideRow
    readonly mountains: MountainRow
    readonly bridges: BridgeRow
    readonly sheet: SheetRow
    readonly corrals: Corral
  }
}

const { announce, total, objection, rows } = places<CarsonCity, CarsonPlaces>()

export { announce, objection, rows, total }

/** Asks a question about a parcel; hot, so nothing is made where no module has a say. */
export function objectionToBuy(t: CarsonTable, seat: Seat, parcel: number): Objection | null {
  return t.rules.objects.mayBuy === undefined ? null : objection(t, "mayBuy", { seat, parcel })
}

export function objectionToBuild(t: CarsonTable, seat: Seat, parcel: number, building: number): Objection | null {
  return t.rules.objects.mayBuild === undefined ? null : objection(t, "mayBuild", { seat, parcel, building })
}

export function objectionToEnter(t: CarsonTable, seat: Seat, spot: number, kind: number): Objection | null {
  return t.rules.objects.mayEnter === undefined ? null : objection(t, "mayEnter", { seat, spot, kind })
}

/** CC-9.6: does the owner get all that the building pays? */
export function paysInFull(t: CarsonTable, parcel: number): boolean {
  return t.rules.objects.paysInFull === undefined || objection(t, "paysInFull", { parcel }) === null
}

/** CC-5.5: are cowboys on this parcel there for something else than what lies on it? */
export function isUsedOtherwise(t: CarsonTable, parcel: number): boolean {
  return t.rules.objects.usualUse !== undefined && objection(t, "usualUse", { parcel }) !== null
}
