// The railway: spaces in a row with turnouts beside them, and the ways of an engine among the others.
import { at, num, type Seat } from "@railhead/engine"
import type { TrailState } from "./state.ts"

export interface TrackSpace {
  readonly id: string
  /** The number of a space of the main line; −1 for a turnout. */
  readonly number: number
  readonly next: readonly string[]
}

export interface Track {
  readonly spaces: readonly TrackSpace[]
  readonly next: readonly (readonly number[])[]
  readonly previous: readonly (readonly number[])[]
  /** The station at a space, −1 for none, and the space of each station. */
  readonly stationAt: readonly number[]
  readonly spaceOf: readonly number[]
  /** The space where all engines start: the only one that several share. */
  readonly start: number
  readonly last: number
}

export function trackOf(spaces: readonly TrackSpace[], stations: readonly { readonly at: string }[]): Track {
  const ids = spaces.map(space => space.id)
  const next = spaces.map(space => space.next.map(id => ids.indexOf(id)))
  const spaceOf = stations.map(station => ids.indexOf(station.at))
  return {
    spaces,
    next,
    previous: spaces.map((_, i) => spaces.flatMap((_space, from) => (at(next, from).includes(i) ? [from] : []))),
    stationAt: spaces.map((_, i) => spaceOf.indexOf(i)),
    spaceOf,
    start: 0,
    last: spaces.length - 1,
  }
}

/** Is another engine there? Only the start holds several. */
export function occupied(track: Track, s: TrailState, seat: Seat, space: number): boolean {
  if (space === track.start) return false
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat && at(s.players, other).engine === space) return true
  return false
}

const FAR = 99
const distance = new Int8Array(64)

/**
 * GWT-13.4, R24, R42, ARG-22: visits every free space whose shortest way forward is at most `most` long.
 * An occupied space is as if it were not there: entering it costs nothing and the ways on from it stay open.
 */
export function eachForward(
  track: Track,
  s: TrailState,
  seat: Seat,
  most: number,
  visit: (space: number) => void,
): void {
  const from = at(s.players, seat).engine
  distance.fill(FAR, from)
  distance[from] = 0
  // Spaces are listed in running order, so one pass finds all distances.
  for (let space = from; space < track.spaces.length; space++) {
    const way = distance[space] ?? FAR
    if (way > most) continue
    const taken = space !== from && occupied(track, s, seat, space)
    if (way > 0 && !taken) visit(space)
    if (way === most && !taken) continue
    const ways = at(track.next, space)
    for (let i = 0; i < ways.length; i++) {
      const to = num(ways, i)
      const cost = way + (occupied(track, s, seat, to) ? 0 : 1)
      if (cost < (distance[to] ?? FAR)) distance[to] = cost
    }
  }
}

const reached = new Uint8Array(64)

/** GWT-13.8, R42: visits every free space that some way of exactly `spaces` back leads to, in running order. */
export function eachBack(
  track: Track,
  s: TrailState,
  seat: Seat,
  spaces: number,
  visit: (space: number) => void,
): void {
  reached.fill(0)
  const from = at(s.players, seat).engine
  goBack(track, s, seat, from, spaces)
  for (let space = 0; space < from; space++) if (reached[space]) visit(space)
}

function goBack(track: Track, s: TrailState, seat: Seat, from: number, left: number): void {
  const ways = at(track.previous, from)
  for (let i = 0; i < ways.length; i++) {
    const to = num(ways, i)
    if (occupied(track, s, seat, to)) goBack(track, s, seat, to, left)
    else if (left === 1) reached[to] = 1
    else goBack(track, s, seat, to, left - 1)
  }
}

/** R25: the numbered spaces an engine enters on its way back, those with other engines left out. */
export function numberedBack(track: Track, s: TrailState, seat: Seat, to: number): number {
  let count = 0
  for (let space = to; space < at(s.players, seat).engine; space++)
    if (at(track.spaces, space).number >= 0 && !occupied(track, s, seat, space)) count++
  return count
}
