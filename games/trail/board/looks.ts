// Looks of breeds: one front view per breed in a box of 48 × 48, told apart by horns, ears and face alone. Two inks: the head,
// and the ground of its breed that shows through the marking.

/** One shape of a head. */
export interface Layer {
  readonly d: string
  /** Drawn in the colour of the ground. */
  readonly cut?: true
  /** A line of this width in place of a shape. */
  readonly line?: number
  /** Drawn a second time, mirrored. */
  readonly twin?: true
  /** Moved and scaled. */
  readonly at?: string
}

export interface BreedLook {
  readonly id: string
  readonly ground: string
  readonly ink: string
  readonly head: readonly Layer[]
}

export const DARK = "#2A211B"
export const LIGHT = "#FFF8EE"

export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
export const ink = (d: string): Layer => ({ d })
const both = (d: string): Layer => ({ d, twin: true })
export const cut = (d: string): Layer => ({ d, cut: true })
export const cuts = (d: string): Layer => ({ d, cut: true, twin: true })
export const line = (d: string, width = 2.4): Layer => ({ d, cut: true, line: width })

const F = "M13 15Q24 9.5 35 15L34.5 23Q33 30 31.5 34Q33 43 24 43Q15 43 16.5 34Q15 30 13.5 23Z"
export const face = ink(F)
/** Patches that reach the edge: the outline of the face is drawn again over them. */
export const patched = (...patches: readonly string[]): readonly Layer[] => [
  face,
  ...patches.map(cut),
  { d: F, line: 2 },
]
/** Heads without horns are drawn larger. */
export const polled = (layers: readonly Layer[]): readonly Layer[] =>
  layers.map(layer => ({ ...layer, at: "translate(-1.92 -5) scale(1.08)" }))
export const longFace = ink("M16 14Q24 10 32 14L31.5 24Q30 32 29 36Q30 44 24 44Q18 44 19 36Q18 32 16.5 24Z")
export const wideFace = ink("M11 15Q24 7.5 37 15L37 25Q36 33 34 36Q34 44 24 44Q14 44 14 36Q12 33 11 25Z")
export const shag = ink("M12.5 12Q24 6 35.5 12L35 24L32.5 22L31.5 34Q33 43 24 43Q15 43 16.5 34L15.5 22L13 24Z")
export const poll = ink("M13.2 16Q14.5 7.5 24 7.5Q33.5 7.5 34.8 16Z")
export const ears = both("M15 17Q8 12.5 2 17Q6 25 15 22Z")
export const lowEars = both("M14.5 20Q8 18.5 3.5 24Q9 29 15 25Z")
export const horns = {
  short: both("M18 13.5Q10 13 10.5 4Q14 8 21 10.5Z"),
  lyre: both("M18 14Q4 13 9 1Q9.5 8.5 21 10Z"),
  wide: both("M17 15.5Q2 17 1 3Q6 11 20 10Z"),
  long: both("M19 15Q9 17.5 0 11Q0 8 1 5Q3 10.5 20 10.5Z"),
  tower: both("M19 16Q-5 15 5 0Q6 9.5 22 10Z"),
  down: both("M18 11Q3 8 1 22Q5 26 7 20Q9 16 17 17Z"),
} as const
export const eyes = cuts(dot(18.5, 24.5, 1.7))
export const nose = cuts(dot(21, 38, 1.3))
