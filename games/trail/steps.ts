// The sentences of the rulebooks that both games share, as steps. `optional` is 1 where the reward may be given up.
import type { Step } from "@railhead/engine"

/** A step of a kind `D` (or a union of them) with fields of its own. */
export type Do<D extends string, Fields = unknown> = D extends string
  ? Step & { readonly do: D } & Readonly<Fields>
  : never

export type MoneyStep =
  /** `each` dollars for each of an amount (see `amounts.ts`). */
  Do<"gainMoney" | "gainCertificates", { each: number; of: number }> | Do<"payMoney", { amount: number }>

export type CardStep =
  /** `left` cards of these breeds (a bit mask), none before `least` in the order of the data. */
  | Do<"discardCattle", { breeds: number; left: number; least: number }>
  | Do<"discardPair">
  | Do<"discardObjective">
  | Do<"drawCards", { upTo: number; optional: number }>
  | Do<"discardDrawn" | "removeCards", { left: number; least: number }>
/** As many cards as an exchange token drew; on the seat's own lane. */
export type ExchangeStep = Do<"discardExchanged", { left: number; least: number }>

export type HireStep = Do<"hire", { modifier: number; optional: number }>
export type BuildStep =
  | Do<"build", { rate: number; optional: number }>
  | Do<"chooseSite", { building: number; rate: number }>
export type ObjectiveStep = Do<"takeObjective", { toHand: number; optional: number }>
export type EngineStep = Do<"engineForward", { upTo: number; optional: number }> | Do<"engineBack", { spaces: number }>
export type StationStep =
  | Do<"upgradeStation", { station: number }>
  | Do<"upgradePassed", { optional: number }>
  | Do<"appoint", { station: number }>
/** The place `to` is a number that the game itself gives a meaning: a station or where a delivery goes. */
export type DiscStep = Do<"takeDisc", { to: number }>
export type CattleStep =
  | Do<"buyCattle", { cowboys: number; began: number }>
  | Do<"takeCattle", { deal: number; left: number; least: number }>
export type ActionStep =
  /** An immediate action, or one of the two sides of one: use or lose. */
  Do<"immediate", { action: number; sides: number }> | Do<"auxiliary", { forms: number; optional: number }>
type MoveStep = Do<"moveRancher", { upTo: number }> | Do<"arrive">

export type TrailStep =
  | MoneyStep
  | CardStep
  | ExchangeStep
  | HireStep
  | BuildStep
  | ObjectiveStep
  | EngineStep
  | StationStep
  | DiscStep
  | CattleStep
  | ActionStep
  | MoveStep
