// What expansions add to the pictures of the base game. They are fetched only for tables that use them.
import { type ComponentType, createContext } from "preact"
import { useContext } from "preact/hooks"
import type { BoardProps } from "../../face.ts"
import type { GreatWesternTrail } from "../state.ts"
import type { StripLayout } from "./rail-layout.ts"

type Part<P = object> = ComponentType<BoardProps<GreatWesternTrail> & P>

export interface NorthernParts {
  readonly strips: { readonly wide: StripLayout; readonly narrow: StripLayout }
  /** Above the board, on the same canvas; alone it names the cities that its rails lead to. */
  readonly Map: Part<{ readonly alone: boolean }>
  /** The same in a few lines. */
  readonly Outline: ComponentType
  /** The stationmasters beside New York City. */
  readonly NewYork: Part
  /** Stores, bells and exchange tokens of the seat that is shown. */
  readonly Annex: Part
}

export interface PokerParts {
  /** The table itself. */
  readonly Table: Part
  /** The add-ons of two buildings, on the trail. */
  readonly AddOns: ComponentType
}

export interface Added {
  readonly north?: NorthernParts
  readonly poker?: PokerParts
}

export const AddedParts = createContext<Added>({})

export function useAdded(): Added {
  return useContext(AddedParts)
}
