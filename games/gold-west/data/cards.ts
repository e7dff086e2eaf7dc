// Source of the 20 base cards: public first-edition data; their eleven abilities match the rulebook one for one (GW-18.48).
// Source of the Whitewater cards: VP of W2 to W4 and all abilities from the rulebook; the four costs and W1's VP are
// reconstructed: each cost is the four-metal set whose price, by the prices of the base cards, equals the card's worth.
import type { Effect } from "../state.ts"
import { counts, type Goods } from "./resources.ts"

export type Deck = "base" | "whitewater"

interface InvestmentCard {
  readonly id: string
  readonly deck: Deck
  readonly cost: Goods
  readonly vp: number
  /** Carried out one after the other when the card is taken (GW-7.2). */
  readonly effects: readonly Effect[]
}

export const cards: readonly InvestmentCard[] = [
  { id: "I01", deck: "base", cost: { copper: 4 }, vp: 8, effects: [] },
  { id: "I02", deck: "base", cost: { copper: 5 }, vp: 11, effects: [] },
  { id: "I03", deck: "base", cost: { silver: 4 }, vp: 10, effects: [] },
  { id: "I04", deck: "base", cost: { silver: 5 }, vp: 13, effects: [] },
  { id: "I05", deck: "base", cost: { gold: 4 }, vp: 12, effects: [] },
  { id: "I06", deck: "base", cost: { gold: 5 }, vp: 15, effects: [] },
  { id: "I07", deck: "base", cost: { copper: 2, silver: 2 }, vp: 9, effects: [] },
  { id: "I08", deck: "base", cost: { copper: 2, gold: 2 }, vp: 10, effects: [] },
  { id: "I09", deck: "base", cost: { silver: 2, gold: 2 }, vp: 11, effects: [] },
  { id: "I10", deck: "base", cost: { copper: 3, gold: 1 }, vp: 7, effects: [{ do: "extraInfluence", terrain: 2 }] },
  { id: "I11", deck: "base", cost: { copper: 1, gold: 3 }, vp: 8, effects: [{ do: "extraInfluence", terrain: 3 }] },
  { id: "I12", deck: "base", cost: { silver: 3, gold: 1 }, vp: 9, effects: [{ do: "extraInfluence", terrain: 1 }] },
  { id: "I13", deck: "base", cost: { silver: 1, gold: 3 }, vp: 11, effects: [{ do: "extraInfluence", terrain: 0 }] },
  { id: "I14", deck: "base", cost: { copper: 3, silver: 1 }, vp: 7, effects: [{ do: "freeStep", left: 1 }] },
  { id: "I15", deck: "base", cost: { gold: 4 }, vp: 6, effects: [{ do: "freeStep", left: 2 }] },
  { id: "I16", deck: "base", cost: { copper: 2, gold: 2 }, vp: 6, effects: [{ do: "placeMarker" }] },
  { id: "I17", deck: "base", cost: { silver: 4 }, vp: 5, effects: [{ do: "stackMarker" }] },
  { id: "I18", deck: "base", cost: { copper: 1, silver: 3 }, vp: 7, effects: [{ do: "upgradeCamp" }] },
  { id: "I19", deck: "base", cost: { copper: 2, silver: 2 }, vp: 7, effects: [{ do: "takeResource", left: 2 }] },
  { id: "I20", deck: "base", cost: { silver: 2, gold: 2 }, vp: 9, effects: [{ do: "swapTokens" }] },
  { id: "W1", deck: "whitewater", cost: { copper: 4 }, vp: 0, effects: [{ do: "placeMarker" }, { do: "gainWater" }] },
  { id: "W2", deck: "whitewater", cost: { copper: 2, silver: 2 }, vp: 5, effects: [{ do: "gainWater" }] },
  {
    id: "W3",
    deck: "whitewater",
    cost: { copper: 3, silver: 1 },
    vp: 3,
    effects: [{ do: "freeStep", left: 1 }, { do: "gainWater" }],
  },
  {
    id: "W4",
    deck: "whitewater",
    cost: { copper: 2, gold: 2 },
    vp: 5,
    effects: [{ do: "gainWater" }, { do: "takeMaterial" }],
  },
]

/** Facts that no printed source was found for. */
export const reconstructedCards: readonly string[] = ["W1", "W2", "W3", "W4"]

/** What each card costs, as a count for each resource. */
export const cardCosts: readonly (readonly number[])[] = cards.map(card => counts(card.cost))

export function cardNamed(id: string): number {
  const card = cards.findIndex(c => c.id === id)
  if (card < 0) throw new RangeError(`there is no card ${id}`)
  return card
}
