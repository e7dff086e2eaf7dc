// Source: the rulebook; the order of the three awards and of the four purchases: CC-22.2 and CC-22.3.
import { corrals } from "./corrals.ts"
import { parcels } from "./map.ts"

export type Counted = "parcels" | "strength" | "buildings"

/** What an action brings whoever carries it out. */
type Effect =
  | { readonly gives: "money" | "roads"; readonly amount: number }
  | { readonly gives: "ammunition" }
  | { readonly pays: Counted; readonly each: number }
  | { readonly pays: "dice" }
  | { readonly scores: Counted; readonly divisor: number; readonly row: "parcelVP" | "buildingVP" | "cowboyVP" }
  | { readonly sells: "building"; readonly slot: number }
  | { readonly sells: "points"; readonly price: number; readonly lastRound: number }

interface Action {
  readonly id: string
  readonly rule: string
  /** Shared: any number of cowboys, no duel (CC-1.13). Those on the map and the automatic ones have no space. */
  readonly kind: "shared" | "duel" | "map" | "automatic"
  readonly effect: Effect | null
  /** May a no-duel token of the yellow singer go here (CC-13.11)? */
  readonly singer: boolean
}

function action(id: string, rule: string, kind: Action["kind"], effect: Effect | null, singer = false): Action {
  return { id, rule, kind, effect, singer }
}

function purchase(price: number, slot: number): Action {
  return action(`building${price}`, "CC-7.6", "duel", { sells: "building", slot })
}

function points(price: number, lastRound: number): Action {
  return action(`buyVP${price}`, "CC-7.14", "duel", { sells: "points", price, lastRound }, true)
}

/** CC-7: all actions in the order of their resolution. */
export const actions: readonly Action[] = [
  action("salary", "CC-7.1", "shared", { gives: "money", amount: 4 }),
  action("ammunition", "CC-7.2", "duel", { gives: "ammunition" }),
  action("roads3", "CC-7.3", "duel", { gives: "roads", amount: 3 }, true),
  action("road1", "CC-7.4", "shared", { gives: "roads", amount: 1 }),
  action("parcels", "CC-7.5", "map", null),
  purchase(12, 6),
  purchase(10, 5),
  purchase(8, 4),
  purchase(6, 3),
  purchase(5, 2),
  purchase(4, 1),
  purchase(3, 0),
  action("deferredBuilding", "CC-7.7", "automatic", null),
  action("parcelIncome", "CC-7.8", "duel", { pays: "parcels", each: 2 }, true),
  action("cowboyIncome", "CC-7.9", "duel", { pays: "strength", each: 2 }, true),
  action("gamblingIncome", "CC-7.10", "duel", { pays: "dice" }, true),
  action("buildingIncome", "CC-9.1", "automatic", null),
  action("parcelVP", "CC-7.11", "duel", { scores: "parcels", divisor: 2, row: "parcelVP" }, true),
  action("buildingVP", "CC-7.12", "duel", { scores: "buildings", divisor: 1, row: "buildingVP" }, true),
  action("cowboyVP", "CC-7.13", "duel", { scores: "strength", divisor: 2, row: "cowboyVP" }, true),
  points(5, 4),
  points(4, 3),
  points(3, 2),
  points(2, 1),
]

export const ACTIONS = actions.length

export function actionNamed(id: string): number {
  return actions.findIndex(a => a.id === id)
}

export const PARCEL_PURCHASE = actionNamed("parcels")
export const PLACING = actionNamed("deferredBuilding")
export const BUILDING_INCOME = actionNamed("buildingIncome")

/** The actions that have a space on the track, in its order. */
export const spaces: readonly number[] = actions.flatMap(({ kind }, i) =>
  kind === "shared" || kind === "duel" ? i : [],
)
export const SPACES = spaces.length

/** The space of each action, −1 where it has none. */
export const spaceOf: readonly number[] = actions.map((_, i) => spaces.indexOf(i))

/** CC-1.13: what a cowboy can stand on: a space of the track, a parcel, or, beyond those on the board, an own corral. */
export const spots: readonly string[] = [
  ...spaces.map(i => actions[i]?.id ?? ""),
  ...parcels,
  ...corrals.map(corral => corral.id),
]
/** Those on the board. */
export const SPOTS = SPACES + parcels.length

export function spotNamed(id: string): number {
  return spots.indexOf(id)
}

/** By space, because placing looks at all of them again and again. */
export const isShared: readonly boolean[] = spaces.map(i => actions[i]?.kind === "shared")
export const allowsSinger: readonly boolean[] = spaces.map(i => actions[i]?.singer ?? false)
/** The place in the row that a space sells, −1 for none. */
export const slotSold: readonly number[] = spaces.map(i => {
  const effect = actions[i]?.effect
  return effect && "sells" in effect && effect.sells === "building" ? effect.slot : -1
})
/** The last round in which a space is open (CC-7.14). */
export const openUntil: readonly number[] = spaces.map(i => {
  const effect = actions[i]?.effect
  return effect && "sells" in effect && effect.sells === "points" ? effect.lastRound : 4
})
/** Can a space be without anything to do there (CC-5.2)? */
export const mayClose: readonly boolean[] = spaces.map((_, space) => {
  const until = openUntil[space] ?? 0
  return (slotSold[space] ?? -1) >= 0 || until < 4 || spots[space] === "ammunition"
})
export const AMMUNITION = spotNamed("ammunition")
export const GAMBLING = spotNamed("gamblingIncome")
