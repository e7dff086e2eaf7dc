// What rows of this expansion can give beside the actions of the base game.
import { kindsOf } from "../../../data/cards.ts"

export type NorthernGain =
  | { readonly give: "exchangeToken"; readonly count: number }
  | { readonly give: "placeStore" | "takeStationmaster" }
  /** The same once more, by the number of an action: it may be left (RTN-13). */
  | { readonly give: "onceMore"; readonly action: string }
  /** A card of these kinds from the market, for nothing. */
  | { readonly give: "takeMarketCattle"; readonly kinds: number }

export const token = (count: number): NorthernGain => ({ give: "exchangeToken", count })
export const placeStore: NorthernGain = { give: "placeStore" }
export const onceMore = (action: string): NorthernGain => ({ give: "onceMore", action })
export const takeStationmaster: NorthernGain = { give: "takeStationmaster" }
export const takeValue3: NorthernGain = { give: "takeMarketCattle", kinds: kindsOf((_, value) => value === 3) }
