import { places, type Row, type Seat } from "@railhead/engine"
import type { Deck } from "./data/cards.ts"
import type { TrackStep } from "./data/delivery.ts"
import type { GoldWest } from "./state.ts"

/** How many cards of a deck are dealt to the market (GW-2.7). */
export interface DeckRow extends Row {
  readonly id: Deck
  readonly count: number
}

/** The tile in the single cell of Boomtown (GW-2.6). */
export interface SingleTile extends Row {
  readonly id: "single"
  readonly office: string
}

/** The cards that the reference arrangement shows. */
export interface ReferenceMarket extends Row {
  readonly id: "market"
  readonly cards: readonly number[]
}

/** What the base game leaves open to modules. */
export interface GoldWestPlaces {
  readonly moments: {
    /** Everybody has the resources of the order marker (GW-2.11). */
    readonly setup: object
    /** An activated section has been carried up to the use zone (GW-5.4). */
    readonly arrived: { readonly seat: Seat }
    /** The resources of a token have been put in a section (GW-10.7). */
    readonly stored: { readonly seat: Seat; readonly section: number }
  }
  readonly sums: never
  readonly questions: Record<never, never>
  readonly tables: {
    readonly decks: DeckRow
    readonly singleTile: SingleTile
    readonly trackSteps: TrackStep
    readonly referenceMarket: ReferenceMarket
  }
}

export const { announce, rows } = places<GoldWest, GoldWestPlaces>()
