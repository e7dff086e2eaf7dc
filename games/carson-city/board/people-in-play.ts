// Which personalities are in the game, and who has them this round.
import { num, range } from "@railhead/engine"
import { CARDS, EITHER, OUT, RED, TEACHER } from "../data/cards.ts"
import { ROUNDS } from "../data/rounds.ts"
import type { CarsonCity } from "../state.ts"

/** The sides of a card that can be had, as faces: one, or two where the taker chooses. */
export function sidesShown(s: CarsonCity, card: number): readonly number[] {
  const holder = holderOf(s, card)
  if (holder >= 0) return [facesOf(s, holder).find(face => face >> 1 === card) ?? card * 2]
  const side = num(s.sides, card)
  if (side !== EITHER) return [card * 2 + (side === RED ? 1 : 0)]
  return card === TEACHER ? [card * 2 + (s.round < ROUNDS ? 0 : 1)] : [card * 2, card * 2 + 1]
}

export function cardsInPlay(s: CarsonCity): readonly number[] {
  return range(CARDS).filter(card => num(s.sides, card) !== OUT)
}

function facesOf(s: CarsonCity, seat: number): readonly number[] {
  const p = s.players[seat]
  return p ? [p.face, p.kid].filter(face => face >= 0) : []
}

/** The seat that has a card this round, −1 for nobody. */
export function holderOf(s: CarsonCity, card: number): number {
  return range(s.seats).find(seat => facesOf(s, seat).some(face => face >> 1 === card)) ?? -1
}
