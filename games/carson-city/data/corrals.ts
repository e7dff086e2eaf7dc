// Source: the rulebook; the hats of the first four corrals are reconstructed: the stronger the effect, the smaller (CC-19.6).
import type { Row } from "@railhead/engine"

export interface Corral extends Row {
  /** What each horse here counts in the rodeo. */
  readonly hat: number
  /** Paid at once for a horse. */
  readonly money: number
  /** One more cowboy, or one moved, at once (CC-19.9). */
  readonly speed: boolean
  /** In use at this table (CC-17.6). */
  readonly open: boolean
}

function corral(id: string, hat: number, given: Partial<Corral> = {}): Corral {
  return { id, hat, money: 0, speed: false, open: true, ...given }
}

export const corrals: readonly Corral[] = [
  corral("corral1", 1),
  corral("corral2", 1, { speed: true }),
  corral("corral3", 2),
  corral("corral4", 3, { money: 2 }),
  corral("corral5", 5),
]
export const CORRALS = corrals.length

/** CC-19.5: horses in the first corral add to the strength, those in the third double ranches. */
export const STRENGTH_CORRAL = 0
export const RANCH_CORRAL = 2
/** Strength by horses in the first corral; three or more count as three. */
export const corralStrength: readonly number[] = [0, 1, 1, 2]

/** CC-19.1, CC-19.3 */
export const HORSES = 25
export const HORSE_PRICE = 4
export const RODEO_TOKENS = 4
