// Measures of the map: hexes with a flat top, in units of the drawing.
import { hexes } from "../data/map.ts"

/** From the centre of a hex to a corner; a hex is twice as wide. */
export const SIZE = 36

const SIXTH = Math.PI / 3

export function centre({ q, r }: { readonly q: number; readonly r: number }): readonly [number, number] {
  return [SIZE * 1.5 * q, SIZE * Math.sqrt(3) * (r + q / 2)]
}

export const centres = hexes.map(centre)

export function hexPath([x, y]: readonly [number, number], size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map(
    i => `${(x + size * Math.cos(i * SIXTH)).toFixed(1)} ${(y + size * Math.sin(i * SIXTH)).toFixed(1)}`,
  )
  return `M${corners.join("L")}Z`
}

/** The part of the plane that shows all hexes in play, with a margin. */
export function frame(inPlay: readonly boolean[]): string {
  const spots = centres.filter((_, hex) => inPlay[hex])
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))]
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))]
  const [across, down] = [SIZE + 9, SIZE * 0.87 + 9]
  return [left - across, top - down, right - left + 2 * across, bottom - top + 2 * down].map(Math.round).join(" ")
}

/** Words in lines of at most so many letters: drawings do not break lines by themselves. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
