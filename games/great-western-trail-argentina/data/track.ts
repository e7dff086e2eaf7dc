// Source: spaces 0 to 31, terminus, depot before 24, the turnout at 4 and five stationmaster spaces are in the rulebook; all
// other figures of the stations are reconstructed after the base game (ARG-38.38).
import { at, num } from "@railhead/engine"
import type { Station } from "../../trail/kit.ts"
import { type TrackSpace, trackOf } from "../../trail/track.ts"

/** In running order, a turnout after the space it leaves; the depot stands before the space it leads to (ARG-24.3). */
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
  { id: "rail-13", number: 13, next: ["rail-14"] },
  { id: "rail-14", number: 14, next: ["rail-15", "turnout-14"] },
  { id: "turnout-14", number: -1, next: ["rail-15"] },
  { id: "rail-15", number: 15, next: ["rail-16"] },
  { id: "rail-16", number: 16, next: ["rail-17"] },
  { id: "rail-17", number: 17, next: ["rail-18"] },
  { id: "rail-18", number: 18, next: ["rail-19"] },
  { id: "rail-19", number: 19, next: ["rail-20", "turnout-19"] },
  { id: "turnout-19", number: -1, next: ["rail-20"] },
  { id: "rail-20", number: 20, next: ["rail-21"] },
  { id: "rail-21", number: 21, next: ["rail-22"] },
  { id: "rail-22", number: 22, next: ["rail-23", "turnout-22"] },
  { id: "turnout-22", number: -1, next: ["rail-23"] },
  { id: "rail-23", number: 23, next: ["rail-24"] },
  { id: "depot", number: -1, next: ["rail-24"] },
  { id: "rail-24", number: 24, next: ["rail-25"] },
  { id: "rail-25", number: 25, next: ["rail-26"] },
  { id: "rail-26", number: 26, next: ["rail-27"] },
  { id: "rail-27", number: 27, next: ["rail-28", "turnout-27"] },
  { id: "turnout-27", number: -1, next: ["rail-28"] },
  { id: "rail-28", number: 28, next: ["rail-29"] },
  { id: "rail-29", number: 29, next: ["rail-30"] },
  { id: "rail-30", number: 30, next: ["rail-31"] },
  { id: "rail-31", number: 31, next: [] },
]

export const stations: readonly Station[] = [
  { id: "station-1", at: "turnout-4", cost: 2, vp: 1, white: true },
  { id: "station-2", at: "turnout-7", cost: 3, vp: 2, white: true },
  { id: "station-3", at: "turnout-10", cost: 4, vp: 2, white: true },
  { id: "station-4", at: "turnout-14", cost: 5, vp: 3, white: true },
  { id: "station-5", at: "turnout-19", cost: 6, vp: 4, white: false },
  { id: "station-6", at: "turnout-22", cost: 7, vp: 5, white: false },
  { id: "station-7", at: "turnout-27", cost: 6, vp: 6, white: false },
  { id: "station-8", at: "rail-31", cost: 5, vp: 7, white: false },
]

/** The first five stations have a space for a stationmaster. */
export const MASTER_SPACES = 5
/** ARG-24.1: the last station may be upgraded at each arrival. */
export const TERMINUS = stations.length - 1

const whole = trackOf(spaces, stations)

function railNamed(id: string): number {
  const space = spaces.findIndex(s => s.id === id)
  if (space < 0) throw new RangeError(`no track space "${id}"`)
  return space
}

export const DEPOT = railNamed("depot")

/** ARG-24.3: the depot is left forward, and never entered backward. */
export const track = { ...whole, previous: whole.previous.map(from => from.filter(space => space !== DEPOT)) }

/** ARG-7.1, ARG-7.4, ARG-7.5: the highest number that an engine on this space has reached. */
export const reachedNumber: readonly number[] = spaces.map((_, space) => {
  let from = space
  while (at(spaces, from).number < 0) from--
  return num(
    spaces.map(s => s.number),
    from,
  )
})
