// The vocabulary of actions: what rows of buildings, cards and tiles can require and give.
import type { TrailGain, TrailNeed } from "../../trail/kinds.ts"
import type { PokerGain } from "../expansions/at-the-poker-table/data.ts"
import type { NorthernGain } from "../expansions/rails-to-the-north/data/effects.ts"
import { ANY_BREED, type Breed, breedingValues, breeds, only } from "./cards.ts"

/** What only this game has. */
type OwnGain =
  | { readonly give: "trade" | "removeHazard" | "copyAdjacentBuilding" | "specialDelivery" }
  | { readonly give: "freeMove"; readonly upTo: number }

export type Effect = TrailGain | OwnGain | NorthernGain | PokerGain

export interface Act {
  readonly requires?: readonly TrailNeed[]
  readonly gives: readonly Effect[]
}

/** Amounts that are counted when the step is carried out (R40); `rules/counts.ts` counts them in this order. */
export const ENGINEERS = -1
export const COWBOYS = -2
export const WOODS = -3
export const TIPI_PAIRS = -4
export const HAZARDS = -5
export const CRAFTSMEN = -6
export const STATIONS = -7
export const CLEARED_BELLS = -8

/** More certificates than any limit allows. */
const ALL_CERTIFICATES = 9

export const discard = (breed: Breed): TrailNeed => ({ need: "discardCattle", breeds: only(breed) })
export const discardOf = (fits: (breed: Breed, value: number) => boolean): TrailNeed => ({
  need: "discardCattle",
  breeds: breeds.reduce((mask, breed, i) => (fits(breed, breedingValues[i] ?? 0) ? mask | only(breed) : mask), 0),
})
export const discardAny: TrailNeed = { need: "discardCattle", breeds: ANY_BREED }
export const discardPair: TrailNeed = { need: "discardPair" }
export const discardObjective: TrailNeed = { need: "discardObjective" }
export const pay = (amount: number): TrailNeed => ({ need: "pay", amount })
export const back = (spaces: number): TrailNeed => ({ need: "engineBack", spaces })

export const money = (each: number, of = 1): Effect => ({ give: "money", each, of })
export const certificates = (each: number, of = 1): Effect => ({ give: "certificates", each, of })
export const certificatesToLimit: Effect = { give: "certificates", each: ALL_CERTIFICATES }
export const hire = (modifier: number): Effect => ({ give: "hire", modifier })
export const build = (rate: number): Effect => ({ give: "build", rate })
export const objective: Effect = { give: "takeObjective" }
export const objectiveToHand: Effect = { give: "takeObjective", toHand: true }
export const forward = (upTo: number): Effect => ({ give: "engineForward", upTo })
export const single: Effect = { give: "auxiliary", forms: 1 }
export const singleOrDouble: Effect = { give: "auxiliary", forms: 2 }
export const buyCattle: Effect = { give: "buyCattle" }
export const moveRancher = (upTo: number): Effect => ({ give: "moveRancher", upTo })
export const drawThenDiscard = (upTo: number): Effect => ({ give: "drawThenDiscard", upTo })
export const removeCards = (upTo: number): Effect => ({ give: "removeCards", upTo })
export const trade: Effect = { give: "trade" }
export const removeHazard: Effect = { give: "removeHazard" }
export const freeMove = (upTo: number): Effect => ({ give: "freeMove", upTo })
export const copyAdjacentBuilding: Effect = { give: "copyAdjacentBuilding" }
export const specialDelivery: Effect = { give: "specialDelivery" }
export const upgradePassed: Effect = { give: "upgradePassed" }
