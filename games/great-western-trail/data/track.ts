// Source: public pictures of the board; space 39 with its $3 and the turnout at 4 are in the rulebook (GWT-24).
import { at } from "@railhead/engine"
import type { Station } from "../../trail/kit.ts"
import { type TrackSpace, trackOf } from "../../trail/track.ts"
import { printed } from "../expansions/printed.ts"

/** In running order, a turnout after the space it leaves. */
const spaces: readonly TrackSpace[] = [
  { id: "rail-0", number: 0, next: ["rail-1"] },
  { id: "rail-1", number: 1, next: ["rail-2"] },
  { id: "rail-2", number: 2, next: ["rail-3"] },
  { id: "rail-3", number: 3, next: ["rail-4"] },
  { id: "rail-4", number: 4, next: ["rail-5", "turnout-4"] },
  { id: "turnout-4", number: -1, next: ["rail-5"] },
  { id: "rail-5", number: 5, next: ["rail-6"] },
  { id: "rail-6", number: 6, next: ["rail-7"] },
  { id: "rail-7", number: 7, next: ["rail-8", "turnout-7"] },
  { id: "turnout-7", number: -1, next: ["rail-8"] },
  { id: "rail-8", number: 8, next: ["rail-9"] },
  { id: "rail-9", number: 9, next: ["rail-10"] },
  { id: "rail-10", number: 10, next: ["rail-11", "turnout-10"] },
  { id: "turnout-10", number: -1, next: ["rail-11"] },
  { id: "rail-11", number: 11, next: ["rail-12"] },
  { id: "rail-12", number: 12, next: ["rail-13"] },
  { id: "rail-13", number: 13, next: ["rail-14", "turnout-13"] },
  { id: "turnout-13", number: -1, next: ["rail-14"] },
  { id: "rail-14", number: 14, next: ["rail-15"] },
  { id: "rail-15", number: 15, next: ["rail-16"] },
  { id: "rail-16", number: 16, next: ["rail-17", "turnout-16"] },
  { id: "turnout-16", number: -1, next: ["rail-17"] },
  { id: "rail-17", number: 17, next: ["rail-18"] },
  { id: "rail-18", number: 18, next: ["rail-19"] },
  { id: "rail-19", number: 19, next: ["rail-20"] },
  { id: "rail-20", number: 20, next: ["rail-21"] },
  { id: "rail-21", number: 21, next: ["rail-22", "turnout-21"] },
  { id: "turnout-21", number: -1, next: ["rail-22"] },
  { id: "rail-22", number: 22, next: ["rail-23"] },
  { id: "rail-23", number: 23, next: ["rail-24"] },
  { id: "rail-24", number: 24, next: ["rail-25"] },
  { id: "rail-25", number: 25, next: ["rail-26", "turnout-25"] },
  { id: "turnout-25", number: -1, next: ["rail-26"] },
  { id: "rail-26", number: 26, next: ["rail-27"] },
  { id: "rail-27", number: 27, next: ["rail-28"] },
  { id: "rail-28", number: 28, next: ["rail-29"] },
  { id: "rail-29", number: 29, next: ["rail-30", "turnout-29"] },
  { id: "turnout-29", number: -1, next: ["rail-30"] },
  { id: "rail-30", number: 30, next: ["rail-31"] },
  { id: "rail-31", number: 31, next: ["rail-32"] },
  { id: "rail-32", number: 32, next: ["rail-33"] },
  { id: "rail-33", number: 33, next: ["rail-34", "turnout-33"] },
  { id: "turnout-33", number: -1, next: ["rail-34"] },
  { id: "rail-34", number: 34, next: ["rail-35"] },
  { id: "rail-35", number: 35, next: ["rail-36"] },
  { id: "rail-36", number: 36, next: ["rail-37"] },
  { id: "rail-37", number: 37, next: ["rail-38"] },
  { id: "rail-38", number: 38, next: ["rail-39"] },
  { id: "rail-39", number: 39, next: [] },
]

export const stations: readonly Station[] = [
  { id: "station-1", at: "turnout-4", cost: 2, vp: 1, white: true },
  { id: "station-2", at: "turnout-7", cost: 2, vp: 1, white: true },
  { id: "station-3", at: "turnout-10", cost: 4, vp: 2, white: true },
  { id: "station-4", at: "turnout-13", cost: 4, vp: 2, white: true },
  { id: "station-5", at: "turnout-16", cost: 6, vp: 3, white: false },
  { id: "station-6", at: "turnout-21", cost: 8, vp: 5, white: false },
  { id: "station-7", at: "turnout-25", cost: 7, vp: 6, white: false },
  { id: "station-8", at: "turnout-29", cost: 6, vp: 7, white: false },
  { id: "station-9", at: "turnout-33", cost: 5, vp: 8, white: false },
  { id: "station-10", at: "rail-39", cost: 3, vp: 9, white: false },
]

/** With those that expansions add, which stand beside no track. */
export const everyStation: readonly Station[] = [...stations, ...printed.stations]

/** The first five stations have a space for a stationmaster. */
export const MASTER_SPACES = 5
export const track = trackOf(spaces, stations)

/** GWT-13.7: what the last space brings. */
export const LAST_SPACE_MONEY = 3

/** GWT-9.8: a red cross stands between each of these spaces and the next one. */
const crosses: readonly number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]

/** R1: a turnout between n and n + 1 counts as n + 1. */
function positionOf(space: number): number {
  const { number } = at(spaces, space)
  return number >= 0 ? number : at(spaces, space - 1).number + 1
}

/** GWT-9.7, GWT-9.8: $1 for each cross between the engine and the space level with a city of this value. */
export function transportCosts(engine: number, value: number): number {
  const from = positionOf(engine)
  let cost = 0
  for (const after of crosses) if (after >= from && after < value) cost++
  return cost
}

export function railNamed(id: string): number {
  const space = spaces.findIndex(s => s.id === id)
  if (space < 0) throw new RangeError(`no track space "${id}"`)
  return space
}
