// The vocabulary of actions: what rows of buildings, cards, ships and tiles can require and give.
import type { TrailGain, TrailNeed } from "../../trail/kinds.ts"
import { ANY_BREED, type Breed, only } from "./cards.ts"

/** What only this game has. */
export type OwnNeed = { readonly need: "payGrain"; readonly amount: number }
export type OwnGain =
  | { readonly give: "grain"; readonly each: number; readonly of: number }
  | { readonly give: "helpFarmers"; readonly bonus: number }
  | { readonly give: "discToQuay"; readonly quay: string }
  /** Breeds as a bit mask; to hand or to the discard pile. */
  | { readonly give: "takeMarketCard"; readonly breeds: number; readonly toHand: boolean }
  | { readonly give: "drawThenRemove"; readonly upTo: number }
  | {
      readonly give:
        | "exchangeToken"
        | "returnExhaustion"
        | "exhaustionToOthers"
        | "delivery"
        /** The immediate action of the objective card just discarded (ARG-37.3). */
        | "discardedObjective"
    }

export type Effect = TrailGain | OwnGain

export interface Act {
  readonly requires?: readonly (TrailNeed | OwnNeed)[]
  readonly gives: readonly Effect[]
}

/** Amounts that are counted when the step is carried out; `rules/counts.ts` counts them in this order. */
export const MAQUINISTAS = -1
export const GAUCHOS = -2
export const FARMLAND = -3
export const GRANJEROS = -4
export const FARMER_PAIRS = -5
export const WORKER_SETS = -6

export const discard = (breed: Breed): TrailNeed => ({ need: "discardCattle", breeds: only(breed) })
export const discardAny: TrailNeed = { need: "discardCattle", breeds: ANY_BREED }
export const discardPair: TrailNeed = { need: "discardPair" }
export const discardObjective: TrailNeed = { need: "discardObjective" }
export const pay = (amount: number): TrailNeed => ({ need: "pay", amount })
export const payGrain = (amount: number): OwnNeed => ({ need: "payGrain", amount })
export const back = (spaces: number): TrailNeed => ({ need: "engineBack", spaces })

export const money = (each: number, of = 1): Effect => ({ give: "money", each, of })
export const certificates = (each: number, of = 1): Effect => ({ give: "certificates", each, of })
export const grain = (each: number, of = 1): Effect => ({ give: "grain", each, of })
export const hire = (modifier: number): Effect => ({ give: "hire", modifier })
export const build = (rate: number): Effect => ({ give: "build", rate })
export const objective: Effect = { give: "takeObjective" }
export const forward = (upTo: number): Effect => ({ give: "engineForward", upTo })
export const single: Effect = { give: "auxiliary", forms: 1 }
export const singleOrDouble: Effect = { give: "auxiliary", forms: 2 }
export const buyCattle: Effect = { give: "buyCattle" }
export const moveEstanciero = (upTo: number): Effect => ({ give: "moveRancher", upTo })
export const drawThenDiscard = (upTo: number): Effect => ({ give: "drawThenDiscard", upTo })
export const drawThenRemove = (upTo: number): Effect => ({ give: "drawThenRemove", upTo })
export const removeCards = (upTo: number): Effect => ({ give: "removeCards", upTo })
export const helpFarmers = (bonus: number): Effect => ({ give: "helpFarmers", bonus })
export const discToQuay = (quay: string): Effect => ({ give: "discToQuay", quay })
export const takeMarketCard = (breed: Breed): Effect => ({ give: "takeMarketCard", breeds: only(breed), toHand: false })
export const anyMarketCardToHand: Effect = { give: "takeMarketCard", breeds: ANY_BREED, toHand: true }
export const exchangeToken: Effect = { give: "exchangeToken" }
export const returnExhaustion: Effect = { give: "returnExhaustion" }
export const exhaustionToOthers: Effect = { give: "exhaustionToOthers" }
export const delivery: Effect = { give: "delivery" }
export const discardedObjective: Effect = { give: "discardedObjective" }
export const upgradeBehind: Effect = { give: "upgradePassed" }
