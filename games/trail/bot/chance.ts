// What a herd will bring: the breeding value of the hand that can be expected from it.
import type { Cards } from "../herd.ts"
import { bits, type TrailPlayer } from "../state.ts"

const MOST_CARDS = 64
const MOST_COPIES = 12
const MOST_SEEN = 20

/** The chance that of so many cards at least one of some copies is among those seen; worked out once. */
const found = new Float64Array((MOST_CARDS + 1) * (MOST_COPIES + 1) * (MOST_SEEN + 1))

function place(cards: number, copies: number, seen: number): number {
  return (cards * (MOST_COPIES + 1) + copies) * (MOST_SEEN + 1) + seen
}

for (let cards = 1; cards <= MOST_CARDS; cards++)
  for (let copies = 1; copies <= MOST_COPIES; copies++) {
    let none = 1
    for (let seen = 1; seen <= MOST_SEEN; seen++) {
      none *= Math.max(0, cards - copies - seen + 1) / Math.max(1, cards - seen + 1)
      found[place(cards, copies, seen)] = 1 - none
    }
  }

function chanceOf(cards: number, copies: number, seen: number): number {
  if (seen >= cards) return 1
  return found[place(Math.min(cards, MOST_CARDS), Math.min(copies, MOST_COPIES), Math.min(seen, MOST_SEEN))] ?? 0
}

/** All cards of a herd, objective cards included. */
export function herdSize(me: TrailPlayer): number {
  let size = bits(me.goals) + me.blind
  for (let card = 0; card < me.cattle.length; card++) size += me.cattle[card] ?? 0
  return size
}

/** The breeds of a game as a herd is judged by them. */
export interface Breeds {
  readonly breedOf: readonly number[]
  readonly values: readonly number[]
  /** By falling value: the better ones are kept. */
  readonly order: readonly number[]
}

export function breedsOf({ breedOf }: Cards, values: readonly number[]): Breeds {
  const order = values.map((_, breed) => breed).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  return { breedOf, values, order }
}

/** Copies of each breed in a herd, for one question. */
const copiesOf = new Int8Array(32)

/** The breeding value to be expected of a hand of so many cards if so many cards of the herd pass through it on the way. */
export function expectedHand(me: TrailPlayer, { breedOf, values, order }: Breeds, limit: number, seen: number): number {
  copiesOf.fill(0)
  for (let card = 0; card < me.cattle.length; card++) {
    const breed = breedOf[card] ?? 0
    copiesOf[breed] = (copiesOf[breed] ?? 0) + (me.cattle[card] ?? 0)
  }
  const size = herdSize(me)
  let room = limit
  let value = 0
  for (let i = 0; i < order.length && room > 0; i++) {
    const breed = order[i] ?? 0
    const copies = copiesOf[breed] ?? 0
    if (copies === 0) continue
    const held = Math.min(room, chanceOf(size, copies, seen))
    value += held * (values[breed] ?? 0)
    room -= held
  }
  return value
}
