// What the picture reads of horses, corrals and the rodeo (CC-19).
import { at, num, range, type Seat, sum } from "@railhead/engine"
import { SPOTS } from "../data/actions.ts"
import { CORRALS, corralStrength, corrals, STRENGTH_CORRAL } from "../data/corrals.ts"
import { sheriffOf } from "../rules/goods.ts"
import { type CarsonCity, cowboyOn } from "../state.ts"

export function horsesIn({ horses }: CarsonCity, seat: Seat, corral: number): number {
  return horses ? num(horses.corrals, seat * CORRALS + corral) : 0
}

/** Horses of a seat, wherever they are. */
export function horsesOwned(s: CarsonCity, seat: Seat): number {
  return s.horses ? num(s.horses.reserve, seat) + sum(range(CORRALS).map(corral => horsesIn(s, seat, corral))) : 0
}

/** Does the white cowboy of a seat stand in a corral of its own? */
export function whiteIn(s: CarsonCity, seat: Seat, corral: number): boolean {
  return s.white === SPOTS + corral && sheriffOf(s) === seat
}

/** Does a cowboy of a seat stand there (CC-19.4)? */
export function isRidden(s: CarsonCity, seat: Seat, corral: number): boolean {
  return cowboyOn(s, SPOTS + corral, seat) > 0 || whiteIn(s, seat, corral)
}

/** CC-19.5 */
export function horseStrength(s: CarsonCity, seat: Seat): number {
  return num(corralStrength, Math.min(horsesIn(s, seat, STRENGTH_CORRAL), corralStrength.length - 1))
}

/** CC-19.6: what a seat has for the rodeo as it stands. A test holds it against the rules. */
export function rodeoOf(s: CarsonCity, seat: Seat): number {
  return sum(
    corrals.map(({ hat }, corral) => hat * horsesIn(s, seat, corral) * (s.horses && isRidden(s, seat, corral) ? 2 : 1)),
  )
}

/** CC-17.6: not all are in use at every table. */
export function isCorralOpen({ options }: CarsonCity, corral: number): boolean {
  return !(options.kitCarson === true && at(corrals, corral).speed)
}
