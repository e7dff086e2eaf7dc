// What the spaces of the action track show, and where they lie: as a snake, on a phone as a list.
import { at, num } from "@railhead/engine"
import type { Words } from "../../words.ts"
import { actions, spaceOf } from "../data/actions.ts"
import { buildings, rowPrices } from "../data/buildings.ts"
import { ROUNDS } from "../data/rounds.ts"
import { spaceClosed } from "../rules/spots.ts"
import type { CarsonCity } from "../state.ts"
import { actionIcon, objectIcons } from "./icons.ts"

/** Measures of the track. */
export interface TrackSize {
  readonly columns: number
  readonly width: number
  readonly height: number
  readonly gap: number
  /** A list has its text beside the icon; in brief there are no names. */
  readonly look: "snake" | "list" | "brief"
}

export const snake: TrackSize = { columns: 5, width: 101, height: 94, gap: 5, look: "snake" }
export const list: TrackSize = { columns: 2, width: 183, height: 48, gap: 6, look: "list" }
/** In low windows, with room for cowboys; and where the personalities take the room. */
export const compact: TrackSize = { columns: 9, width: 54, height: 88, gap: 4, look: "brief" }
export const brief: TrackSize = { columns: 9, width: 54, height: 68, gap: 4, look: "brief" }

/** All actions and the round's own place. */
const CELLS = actions.length + 1

export function boxOf({ columns, width, height, gap, look }: TrackSize): string {
  const rows = Math.ceil(CELLS / columns)
  const margin = look === "list" ? 3 : 0
  return [-margin, -margin, columns * (width + gap) - gap + 2 * margin, rows * (height + gap) - gap + 2 * margin].join(
    " ",
  )
}

/** Every second row of a snake runs back. */
export function cellAt({ columns, width, height, gap, look }: TrackSize, i: number): readonly [number, number] {
  const row = Math.floor(i / columns)
  const column = look !== "list" && row % 2 === 1 ? columns - 1 - (i % columns) : i % columns
  return [column * (width + gap), row * (height + gap)]
}

/** The round's own place takes what is left of its row. */
export function boxOfRound(size: TrackSize): { x: number; y: number; width: number; height: number } {
  const [x, y] = cellAt(size, actions.length)
  const left = size.columns - 1 - (actions.length % size.columns)
  return { x, y, width: size.width + left * (size.width + size.gap), height: size.height }
}

/** Nobody places a cowboy here: it happens by itself, or on the map. */
export function isAutomatic(action: number): boolean {
  return num(spaceOf, action) < 0
}

/** The building for sale on an action, −1 for none; and its price, 0 for all others. */
export function soldOn(s: CarsonCity, action: number): { building: number; price: number } {
  const { effect } = at(actions, action)
  if (effect === null || !("sells" in effect) || effect.sells !== "building") return { building: -1, price: 0 }
  return { building: num(s.row, effect.slot), price: num(rowPrices, effect.slot) }
}

/** Why nobody can go there now: "closed", "noBuilding", "noToken"; or nothing. */
export function closedOn(s: CarsonCity, action: number): string {
  const space = num(spaceOf, action)
  return space < 0 || s.round > ROUNDS ? "" : (spaceClosed(s, space)?.reason ?? "")
}

export function iconOf(action: number, building: number): string {
  return building < 0 ? actionIcon(at(actions, action).id) : (objectIcons[at(buildings, building).id] ?? "")
}

export interface Told {
  readonly name: string
  readonly effect: string
  /** It costs something. */
  readonly costs: boolean
}

/** Name and effect in a word or two. */
export function tellSpace(action: number, building: number, price: number, closed: string, words: Words): Told {
  const { id, effect } = at(actions, action)
  if (price > 0)
    return {
      name: building < 0 ? words.say("space.noBuilding") : words.name("building", at(buildings, building).id),
      effect: words.say("dollars", { money: price }),
      costs: true,
    }
  if (effect !== null && "sells" in effect && effect.sells === "points")
    return {
      name: words.say("space.buyVP"),
      effect: closed === "" ? words.say("effect.buyVP", { money: effect.price }) : words.say("effect.closed"),
      costs: true,
    }
  return {
    name: words.name("space", id),
    effect: words.say(closed === "" ? `effect.${id}` : "effect.noToken"),
    costs: false,
  }
}
