import { type Objection, places, type Row, type Seat } from "@railhead/engine"
import type { CarsonCity, CarsonTable } from "./state.ts"

/** How many tiles of a type the game has (CC-2.6). */
export interface TileRow extends Row {
  readonly count: number
}

/** A card on the display, as a table lists it: "3Y", "14" (CC-2.8). */
export type CardRow = Row

/** How many mountains are placed (CC-2.3). */
export interface MountainRow extends Row {
  readonly id: "mountains"
  readonly count: number
}

/** What the base game leaves open to personalities and variants. */
export interface CarsonPlaces {
  readonly moments: {
    /** Before phase 1 (CC-3.1): outlaws. */
    readonly beforeRound: object
    /** A card has been taken and its gifts are given (CC-4.1). */
    readonly onChoosing: { readonly seat: Seat; readonly face: number }
    /** A cowboy stands on a spot (CC-5.1): horses. */
    readonly afterPlacing: { readonly seat: Seat; readonly spot: number }
    /** Before the duels for parcels (CC-7.15). */
    readonly beforeParcelDuels: object
    /** A duel has been decided and the losers' cowboys are back (CC-6.6). `losers`: seats as bits. */
    readonly duelFought: { readonly spot: number; readonly winner: Seat; readonly losers: number }
    /** A road has been laid; `served`: it touches a parcel that no road served before (CC-13.13). */
    readonly roadLaid: { readonly seat: Seat; readonly served: boolean }
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
  readonly sums: "strength" | "levels"
  readonly questions: {
    readonly mayBuy: { readonly seat: Seat; readonly parcel: number }
    readonly mayBuild: { readonly seat: Seat; readonly parcel: number }
    readonly mayEnter: { readonly seat: Seat; readonly spot: number }
  }
  readonly tables: {
    readonly tiles: TileRow
    readonly personalities: CardRow
    readonly mountains: MountainRow
  }
}

const { announce, total, objection, rows } = places<CarsonCity, CarsonPlaces>()

export { announce, rows, total }

/** Asks a question about a parcel; hot, so nothing is made where no module has a say. */
export function objectionToBuy(t: CarsonTable, seat: Seat, parcel: number): Objection | null {
  return t.rules.objects.mayBuy === undefined ? null : objection(t, "mayBuy", { seat, parcel })
}

export function objectionToBuild(t: CarsonTable, seat: Seat, parcel: number): Objection | null {
  return t.rules.objects.mayBuild === undefined ? null : objection(t, "mayBuild", { seat, parcel })
}

export function objectionToEnter(t: CarsonTable, seat: Seat, spot: number): Objection | null {
  return t.rules.objects.mayEnter === undefined ? null : objection(t, "mayEnter", { seat, spot })
}
