// What the variants keep of their own in the state; null while a variant is off.
import type { Seat } from "@railhead/engine"

/** CC-14 */
export interface NewBeginning {
  /** What each seat has written so far, item by item: secret until all are handed in. */
  sheets: number[][]
  shown: number[][]
}

/** CC-16 */
export interface Survival {
  hands: number[][]
  /** Tiles laid for the duel under way, face down. */
  played: number[][]
  /** Tiles of this duel that all have seen. */
  shown: number[]
  reserve: number[]
  /** What is left of the announced total; −1 once the hand was drawn anew. */
  left: number[]
}

/** CC-17 */
export interface KitCarson {
  /** Ticks of this round so far; live, operations: 0 until the first player has acted. */
  tick: number
  /** How often each seat has just waited, one time after the other. */
  waits: number[]
  /** The operation each seat has in hand, or has handed in: see `operations.ts`. */
  sealed: number[][]
  /** Operations of a tick, as they are shown. */
  shown: number[]
}

/** CC-18 */
export interface Outlaws {
  /** The parcels they are on, and those whose outlaw has not moved yet this round. */
  at: number[]
  unmoved: number[]
  /** Strength of all outlaws this round, 0 before the first came. */
  strength: number
  /** Who had the yellow heroes in the round just ended (CC-22.40). */
  heroes: Seat
}

/** CC-19 */
export interface Horses {
  stock: number
  /** Horses before each seat, and in its corrals: five for each seat. */
  reserve: number[]
  corrals: number[]
  tokens: number[]
  /** Seats that have bought a horse this round, as bits. */
  bought: number
}

function cloneLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = []
  for (const list of lists) copy.push(list.slice())
  return copy
}

export function cloneNewBeginning(s: NewBeginning): NewBeginning {
  return { sheets: cloneLists(s.sheets), shown: cloneLists(s.shown) }
}

export function cloneSurvival(s: Survival): Survival {
  return {
    hands: cloneLists(s.hands),
    played: cloneLists(s.played),
    shown: s.shown.slice(),
    reserve: s.reserve.slice(),
    left: s.left.slice(),
  }
}

export function cloneKitCarson(s: KitCarson): KitCarson {
  return { tick: s.tick, waits: s.waits.slice(), sealed: cloneLists(s.sealed), shown: s.shown.slice() }
}

export function cloneOutlaws(s: Outlaws): Outlaws {
  return { at: s.at.slice(), unmoved: s.unmoved.slice(), strength: s.strength, heroes: s.heroes }
}

export function cloneHorses(s: Horses): Horses {
  return {
    stock: s.stock,
    reserve: s.reserve.slice(),
    corrals: s.corrals.slice(),
    tokens: s.tokens.slice(),
    bought: s.bought,
  }
}

/** The part of a variant that is on. */
export function sliceOf<T>(slice: T | null): T {
  if (slice === null) throw new Error("this variant is not in the game")
  return slice
}
