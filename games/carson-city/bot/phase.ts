// Where in the round a position is; the state says it only by what still lies on the agenda.
import { at } from "@railhead/engine"
import { faces } from "../data/cards.ts"
import { type CarsonCity, player } from "../state.ts"

export const BETWEEN = 0
const CHOOSING = 1
export const PLACING = 2
const ACTING = 3

/** Between rounds (phase 4), choosing personalities (the setup too), placing cowboys, or resolving actions. */
export function phaseOf({ agenda, round }: CarsonCity): number {
  if (round === 0) return CHOOSING
  let phase = BETWEEN
  // The rest of a round lies at the bottom, in this order.
  for (let i = 0; i < agenda.length && i < 4; i++) {
    const step = at(agenda, i).do
    if (step === "endOfRound") phase = ACTING
    else if (step === "beginActions") phase = PLACING
    else if (step === "placeCowboys") return CHOOSING
  }
  return phase
}

/** May this seat still place cowboys this round? */
export function mayPlace(s: CarsonCity, phase: number, seat: number): boolean {
  return phase === CHOOSING || (phase === PLACING && !s.passed.includes(seat))
}

/** How early a seat has passed: 1 for the first, 0 for the last; who has not yet, in the middle of what is left. */
export function passesEarly(s: CarsonCity, phase: number, seat: number): number {
  const { face } = player(s, seat)
  if (face >= 0 && at(faces, face).firstNext) return 1
  const last = s.seats - 1
  if (phase === CHOOSING || s.round === 0) return 0.5
  const place = s.passed.indexOf(seat)
  return 1 - (place < 0 ? (s.passed.length + last) / 2 : place) / last
}
