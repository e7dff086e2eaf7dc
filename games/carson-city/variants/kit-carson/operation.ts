// CC-17.7 An operation as it is handed in: five numbers, so that it can lie in a zone that only its owner sees.
import { num } from "@railhead/engine"

export const WAIT = 0
export const DONE = 1
export const PLACE = 2
export const MOVE = 3
export const TAKE_BACK = 4
export const HORSE = 5

/** `kind`: the cowboy as it is taken up, `as`: as it is put down; `to`: the spot, or the corral of a horse. −1 for none. */
export interface Operation {
  readonly what: number
  readonly kind: number
  readonly from: number
  readonly to: number
  readonly as: number
}

const NUMBERS = 5

/** All numbers are counted from 1, because −1 is what others see of a secret. */
export function readOperation(numbers: readonly number[]): Operation {
  const [what, kind, from, to, as] = [0, 1, 2, 3, 4].map(i => num(numbers, i) - 1)
  return { what: what ?? 0, kind: kind ?? 0, from: from ?? 0, to: to ?? 0, as: as ?? 0 }
}

/** Is it a whole operation, or does a cowboy in the hand still need a place? */
export function isComplete(numbers: readonly number[]): boolean {
  return numbers.length === NUMBERS
}
