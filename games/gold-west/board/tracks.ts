// Where things lie on the delivery tracks, in units of the drawing.

/** Measures of a track: wide beside the map, narrow on a phone. */
export interface TrackSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly line: number
  readonly lane: number
  readonly r: number
  readonly named: boolean
}

export const wideTracks: TrackSize = {
  width: 768,
  height: 174,
  left: 84,
  top: 52,
  line: 46,
  lane: 38,
  r: 15,
  named: true,
}
export const narrowTracks: TrackSize = {
  width: 386,
  height: 238,
  left: 25,
  top: 66,
  line: 66,
  lane: 56,
  r: 12.5,
  named: false,
}

/** A bonus pile lies before steps 4 and 8, so there are eleven spaces for nine steps. */
const SPACES = 11
export function spaceOf(step: number): number {
  return step + (step >= 4 ? 1 : 0) + (step >= 8 ? 1 : 0)
}

export function across(size: TrackSize, space: number): number {
  return size.left + ((space + 0.5) * (size.width - size.left)) / SPACES
}

export function down(size: TrackSize, track: number): number {
  return size.top + track * size.line
}

/** How coaches on one step stand, and how large: side by side, on high lanes one above the other, else two by two. */
export function beside(i: number, count: number, high: boolean): readonly [number, number, number] {
  if (count === 1) return [0, 0, 10.5]
  if (count === 2) return high ? [0, i === 0 ? -11 : 11, 9.5] : [i === 0 ? -9 : 9, 0, 9]
  if (count === 3 && high) return [0, (i - 1) * 18.5, 8]
  const last = count === 3 && i === 2
  return [last ? 0 : i % 2 === 0 ? -9 : 9, i < 2 ? -9 : 9, 8]
}
