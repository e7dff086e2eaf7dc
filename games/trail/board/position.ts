// What the pictures of both games read out of a position.
import { at, num, type Seat } from "@railhead/engine"
import type { TrailPlayer } from "../state.ts"
import type { Track } from "../track.ts"
import type { TrailPictures } from "./pictures.ts"

/** The seat whose player board is shown: the viewer's; for a spectator that of the player whose turn it is. */
export function shownSeat(s: { readonly active: Seat }, you: Seat): Seat {
  return you >= 0 ? you : Math.max(0, s.active)
}

/** Equal cards once, with how many there are, in the order of the data; −1 for cards that are not seen. */
export function stacked(list: readonly number[]): [card: number, count: number][] {
  const counts = new Map<number, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b)
}

/** GWT-8.7, ARG-11.1: what the cattle in a hand would be worth; each breed counts once. */
export function handValue({ cards, values }: TrailPictures, hand: readonly number[]): number {
  const breeds = new Set(hand.flatMap(card => (card >= 0 && card < cards.cattle ? [num(cards.breedOf, card)] : [])))
  return [...breeds].reduce((sum, breed) => sum + (values[breed] ?? 0), 0)
}

/** The private buildings that are not yet built, by the side that is up. */
export function unbuilt({ sides }: TrailPictures, p: TrailPlayer): number[] {
  return sides.flatMap(([a, b], number) => (p.unbuilt & (1 << number) ? [p.sides & (1 << number) ? b : a] : []))
}

/** The number of the space an engine stands on; a turnout lies after its own (R1). */
export function engineNumber(track: Track, space: number): number {
  const { number } = at(track.spaces, space)
  return number >= 0 ? number : engineNumber(track, space - 1)
}
