// Money, points and strength.
import { add, at, type Seat } from "@railhead/engine"
import { faces } from "../data/cards.ts"
import { AMMUNITION_STRENGTH } from "../data/rounds.ts"
import { total } from "../places.ts"
import { type Booked, booked, type CarsonCity, type CarsonTable, IN_RESERVE, player } from "../state.ts"

/** VP won or lost, booked under one category (CC-11.3). */
export function gain(s: CarsonCity, seat: Seat, category: Booked, vp: number): void {
  add(player(s, seat).points, booked.indexOf(category), vp)
}

export function pointsSoFar(s: CarsonCity, seat: Seat): number {
  let sum = 0
  for (const vp of player(s, seat).points) sum += vp
  return sum
}

/** Who has the white cowboy this round, −1 for nobody (CC-13.1). */
export function sheriffOf(s: CarsonCity): Seat {
  for (let seat = 0; seat < s.seats; seat++) {
    const { face } = player(s, seat)
    if (face >= 0 && at(faces, face).whiteCowboy) return seat
  }
  return -1
}

/** CC-1.10: revolvers, cowboys of the personal reserve (CC-22.6: the white one too) and bonuses of the moment. */
export function strength(t: CarsonTable, seat: Seat): number {
  const s = t.state
  const me = player(s, seat)
  let sum = me.revolvers + me.cowboys
  if (s.ammunition === seat) sum += AMMUNITION_STRENGTH
  if (me.face >= 0) {
    const face = at(faces, me.face)
    sum += face.strength
    if (face.whiteCowboy && s.white === IN_RESERVE) sum++
  }
  return t.rules.adds.strength === undefined ? sum : sum + total(t, "strength", seat)
}

/** Place of a seat in the order of passing; behind all others before it has passed. */
export function passingPlace(s: CarsonCity, seat: Seat): number {
  const place = s.passed.indexOf(seat)
  return place < 0 ? s.seats : place
}

/** A die: 1 to 6. */
export function pips(face: number): number {
  return face + 1
}
